import { expect, test } from "vitest";

import { addressIn, markIn, pageOf } from "../../src/rules-page/address";
import { asked, because, found, plain } from "../../src/rules-page/search";
import type { Sought } from "../../src/lib/wire";

function sought(kind: string, name: string, words = "", more: Partial<Sought> = {}): Sought {
  const said = plain(`${name} ${words}`);
  return {
    kind,
    rule: "g/1",
    id: name,
    name,
    text: "",
    sign: "",
    names: [plain(name)],
    words: said,
    terms: [],
    ...more,
  };
}

const names = (typed: string, index: readonly Sought[]): string[] =>
  found(index, typed).map((one) => one.name);

test("words are compared without capitals and marks, in every language", () => {
  expect(plain("Osłona, Größe, Zásoba’s 10 m")).toBe("oslona grosse zasoba s 10 m");
});

test("what is called so comes first, then what has the word; rules before rows before foes", () => {
  const index = [
    sought("foe", "Wolf", "armour 1"),
    sought("row", "Armour", "gold 10"),
    sought("rule", "Damage", "less armour"),
    sought("rule", "Walking", "no word of it"),
  ];
  expect(names("ARMOUR", index)).toEqual(["Armour", "Damage", "Wolf"]);
  expect(names("less arm", index)).toEqual(["Damage"]);
  expect(names("", index)).toEqual([]);
});

test("of what has a word, first what has it in its name", () => {
  const index = [sought("rule", "Words", "armour is explained"), sought("rule", "Armour and shields")];
  expect(names("armour", index)).toEqual(["Armour and shields", "Words"]);
});

test("inside of longer words, and by another ending, only what nothing else is found by", () => {
  const index = [sought("rule", "Zásoby", "dávky jídla"), sought("rule", "Nejzásobník")];
  expect(names("sobni", index)).toEqual(["Nejzásobník"]);
  expect(names("zásoba", index)).toEqual(["Zásoby"]);
});

test("a rule that explains a word without saying it says which", () => {
  const rule = sought("rule", "Lying down", "stand up", { terms: ["prone", "Stand up"] });
  expect(because(rule, "prone", "you stand up")).toEqual(["prone"]);
  expect(because(rule, "stand", "you stand up")).toEqual([]);
});

test("rules are those of a game or those of a table, each with an address of its own", () => {
  expect(addressIn("/rules/grim-marsh")).toEqual({
    table: "",
    game: "grim-marsh",
    api: "/api/games/grim-marsh",
  });
  expect(addressIn("/t/a_b-1/rules")).toEqual({ table: "a_b-1", game: "", api: "/api/tables/a_b-1" });
  expect(pageOf("/api/tables/t1", "g/5.6")).toBe("/t/t1/rules#5.6");
  expect(pageOf("/api/games/g")).toBe("/rules/g");
  expect([markIn("#5.6"), markIn("#a%20b"), markIn("#%")]).toEqual(["5.6", "a b", ""]);
});

test("a question leads to what has most of its longer words, then to what is called by any of them", () => {
  const index = [
    sought("foe", "Healer", "heals whoever is hurt first"),
    sought("rule", "Rest", "hearts come back", { names: ["rest", "heal"] }),
    sought("rule", "The first round", "who acts"),
    sought("rule", "Walking", "no word of it"),
  ];
  const answers = (typed: string): string[] => asked(index, typed).map((one) => one.name);
  expect(answers("how do I heal")).toEqual(["Healer", "Rest"]);
  expect(answers("how heal first")).toEqual(["Healer", "Rest", "The first round"]);
  expect(answers("zzzz")).toEqual([]);
  expect(answers("how zzzz")).toEqual([]);
});
