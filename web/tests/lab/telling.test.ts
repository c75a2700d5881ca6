import { beforeEach, expect, test } from "vitest";

import { about, counted, gathered, inWords, mean, points } from "../../src/lab-page/telling";
import { fightIn, hashOf, packed, partyOfParts, unpacked, withCount } from "../../src/lab-page/link";
import { edited, written } from "../../src/lab-page/questions/policy";
import { say } from "../../src/lib/words.svelte";
import { speak } from "../lib/real-words";

beforeEach(() => speak("en"));

test("chances are told in words", () => {
  expect(inWords(0.065)).toBe("About 1 in 15 parties wins this.");
  expect(inWords(0.85)).toBe("About 1 in 7 parties fails to win this.");
  expect(inWords(0.5)).toBe("About half of all parties win this.");
  expect(inWords(0.4)).toBe("About 2 in 5 parties win this.");
  expect(inWords(1)).toBe("Every party wins this.");
  expect(inWords(0)).toBe("No party wins this.");
  speak("cs");
  expect(inWords(0.25)).toBe("Vyhraje to zhruba 1 ze 4 družin.");
});

test("a small average is not told as none", () => {
  expect([0, 0.037, 0.68, 2.14, 8.6, 12.4].map(about)).toEqual(["0", "0.04", "0.7", "2.1", "8.6", "12"]);
});

test("a plural is that of the number shown", () => {
  expect([0.037, 1.04, 2.14, 12.4].map(counted)).toEqual([0.04, 1, 2.1, 12]);
  const rounds = (value: number): string =>
    say("lab-mean-rounds", { mean: about(value), count: counted(value) });
  expect([1.04, 2.14].map(rounds)).toEqual(["1 round on average", "2.1 rounds on average"]);
  speak("pl");
  expect([1.04, 2, 2.14, 5].map(rounds)).toEqual([
    "średnio 1 runda",
    "średnio 2 rundy",
    "średnio 2,1 rundy",
    "średnio 5 rund",
  ]);
});

test("distributions have a mean, and a rare end is told as one", () => {
  expect(mean({ "1": 0.25, "3": 0.25 })).toBe(2);
  expect(gathered({ "1": 0, "2": 0.5, "3": 0.497, "4": 0.002, "5": 0.001 })).toEqual([
    { label: "2", chance: 0.5 },
    { label: "3", chance: 0.497 },
    { label: "4 or more", chance: expect.closeTo(0.003) },
  ]);
  expect(points(-0.095)).toBe("−9.5");
});

test("a fight goes into an address and comes out of it the same", () => {
  const fight = {
    game: "game",
    settings: { retaliation: "core", talents: 2, death: true },
    party: [
      ["knight", 2],
      ["monk", 1],
      ["my:a1-b2", 1],
    ] as const,
    foes: [["bog-wolf", 6]] as const,
    creatures: { hulk: { name: "Old Hulk", hp: 6 } },
    put: { "knight-1.hearts": 2 },
    without: ["monk"],
    apart: 2,
    rulings: { party: { cover: "partial", steps: -1 }, foes: { is_impaired: true } },
    begin: { surprise: "foes", ready: ["all"] },
    policy: { name: "mine", spend: "never" as const, lines: [{ do: "attack", when: ["own.hearts <= 2"] }] },
    method: "exact" as const,
    tab: "fit",
    table: "",
    scene: "",
    heroes: "",
  };
  expect(fightIn(hashOf(fight))).toEqual(fight);
  expect(hashOf({ ...fight, policy: "focus" })).toContain(
    "party=knight*2,monk,my:a1-b2&foes=bog-wolf*6&policy=focus",
  );
});

test("a field of a map is a fight of its own", () => {
  expect(partyOfParts(["knight", "my:ada", "my:ada"], [2, 1, 1])).toEqual([
    ["knight", 2],
    ["my:ada", 2],
  ]);
  expect(partyOfParts(["knight", "monk"], [1, 0])).toEqual([["knight", 1]]);
  const foes = [
    ["ogre", 1],
    ["rat", 3],
  ] as const;
  expect(withCount(foes, "rat", 0)).toEqual([["ogre", 1]]);
  expect(withCount(foes, "wolf", 2)).toEqual([...foes, ["wolf", 2]]);
});

test("an address that somebody broke is no fault", () => {
  expect(
    fightIn("#party=<b>,*3,knight*0&policy={&put.a.b=x&method=magic&foes=rat*99999&apart=9x"),
  ).toMatchObject({
    party: [],
    foes: [],
    policy: "",
    put: {},
    method: "auto",
    apart: null,
  });
});

test("a scene is packed for an address, and unpacked", async () => {
  const scene = { heroes: Array.from({ length: 50 }, (_, place) => ({ id: `hero-${place}`, note: "żółw" })) };
  const text = await packed(scene);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(JSON.stringify(scene).length / 3);
  expect(await unpacked(text)).toEqual(scene);
});

test("a way to fight is edited and written back as it was", () => {
  const policy = {
    name: "mine",
    spend: "on-failure" as const,
    lines: [
      { do: "raise", target: "weakest", price: "free", when: ["party.down >= 1", "own.share > 30"] },
      { do: "attack", target: "spread", price: "least" },
    ],
  };
  expect(written("mine", true, edited(policy))).toEqual(policy);
});
