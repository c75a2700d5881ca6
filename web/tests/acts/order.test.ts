import { expect, test } from "vitest";

import { settledFace, singles, typedFace } from "../../src/table/acts/faces";
import { numbered } from "../../src/table/acts/order";
import { isDue, sortedMoments, stillToAct, turnEnd } from "../../src/table/acts/turns";
import { changeable, changed, optionsOf, several, toggled, wayWith } from "../../src/table/acts/values";
import type { DeedLabel, ParamLabel, SeatView } from "../../src/lib/wire";
import { person } from "../people/fake-table";

const param = (name: string, more: Partial<ParamLabel> = {}): ParamLabel => ({
  name,
  title: name,
  kind: "number",
  value: 0,
  least: 0,
  most: 6,
  ...more,
});

test("nine things have a number key", () => {
  const keys = numbered([..."abcdefghijk"]);
  expect(keys.get("a")).toBe(1);
  expect(keys.get("i")).toBe(9);
  expect(keys.has("j")).toBe(false);
});

test("a face is one key wherever one digit says it all", () => {
  expect(typedFace("", "4", 6)).toEqual({ face: 4, begun: "" });
  expect(typedFace("", "7", 6)).toEqual({ face: null, begun: "" });
  expect(typedFace("", "3", 20)).toEqual({ face: 3, begun: "" });
  expect(typedFace("", "0", 10)).toEqual({ face: 10, begun: "" });
  expect(typedFace("", "x", 10)).toEqual({ face: null, begun: "" });
});

test("where a second digit may follow, it is waited for", () => {
  expect(typedFace("", "1", 20)).toEqual({ face: null, begun: "1" });
  expect(typedFace("1", "7", 20)).toEqual({ face: 17, begun: "" });
  expect(typedFace("2", "5", 20)).toEqual({ face: 5, begun: "" });
  expect(settledFace("1", 20)).toBe(1);
  expect(settledFace("", 20)).toBeNull();
});

test("equal dice are typed one by one", () => {
  expect(singles([{ sides: 6, count: 2 }, { sides: 20 }])).toEqual([6, 6, 20]);
});

test("only what this reader may change and what can be otherwise is offered", () => {
  const params = [
    param("help"),
    param("ruled", { is_ruling: true }),
    param("fixed", { least: 4, most: 4 }),
    param("one", { kind: "choice", choices: [["a", "A"]] }),
    param("some", { kind: "choice", is_many: true, choices: [["a", "A"]] }),
    param("wide", { least: null, most: null }),
  ];
  expect(changeable(params).map((one) => one.name)).toEqual(["help", "some", "wide"]);
});

test("what is as usual is not said", () => {
  const params = [param("help"), param("luck", { kind: "flag", value: false })];
  const values = changed(params, changed(params, {}, "luck", true), "help", 2);
  expect(Object.entries(values)).toEqual([
    ["help", 2],
    ["luck", true],
  ]);
  expect(changed(params, values, "help", 0)).toEqual({ luck: true });
});

test("several values are one text", () => {
  expect(toggled("", "ala")).toBe("ala");
  expect(toggled("ala", "bea")).toBe("ala,bea");
  expect(toggled("ala,bea", "ala")).toBe("bea");
  expect(several(null)).toEqual([]);
});

const CAST: DeedLabel = {
  verb: "cast",
  text: "Cast",
  spot: "item",
  roles: ["whom", "what", "how"],
  ways: [
    { offer: 0, objects: ["wolf", "frost", "1"], words: ["Wolf", "Frost", "weak"] },
    { offer: 1, objects: ["wolf", "frost", "2"], words: ["Wolf", "Frost", "strong"] },
    { offer: 2, objects: ["wolf", "fire", "1"], words: ["Wolf", "Fire", "weak"] },
    { offer: 3, objects: ["bear", "frost", "1"], words: ["Bear", "Frost", "weak"] },
  ],
};

test("a slot offers what goes with what was chosen before it", () => {
  const [weak, , fire, bear] = CAST.ways!;
  const asked = (way: (typeof CAST.ways & object)[number]) =>
    optionsOf(CAST, way).map(({ role, options }) => [role, options.map(([, words]) => words).join(" ")]);
  expect(asked(weak!)).toEqual([
    ["whom", "Wolf Bear"],
    ["what", "Frost Fire"],
    ["how", "weak strong"],
  ]);
  expect(asked(fire!)).toEqual([
    ["whom", "Wolf Bear"],
    ["what", "Frost Fire"],
  ]);
  expect(asked(bear!)).toEqual([["whom", "Wolf Bear"]]);
});

test("what does not go with a new choice gives way to it", () => {
  expect(wayWith(CAST, ["wolf", "frost", "2"]).offer).toBe(1);
  expect(wayWith(CAST, ["bear", "fire", "2"]).offer).toBe(3);
  expect(wayWith(CAST, ["wolf", "fire", "2"]).offer).toBe(2);
});

const view = (more: Partial<SeatView>): SeatView =>
  ({
    seat: "p1",
    role: "player",
    agreement: { turns: "anyone" },
    awaited: [],
    waiting: [],
    turn: { is_fight: true, round: 1, side: "party" },
    people: [],
    moments: [],
    ...more,
  }) as SeatView;

test("a turn is due once everybody whom a seat plays has acted", () => {
  const fresh = view({
    people: [person({ id: "ala", holder: "p1", has_acted: true }), person({ id: "bea", holder: "p1" })],
  });
  expect(stillToAct(fresh)).toEqual(["bea"]);
  expect(isDue(fresh, "turn")).toBe(false);
  const done = view({
    people: [
      person({ id: "ala", holder: "p1", has_acted: true }),
      person({ id: "bea", holder: "p1", is_out: true }),
      person({ id: "cyd", holder: "p2" }),
    ],
  });
  expect(isDue(done, "turn")).toBe(true);
  expect(isDue({ ...done, role: "gm" }, "turn"), "the game master waits for all").toBe(false);
});

test("each says of their own that they are done, and ends it for all only where others would lose something", () => {
  const people = [person({ id: "ala", holder: "p1" }), person({ id: "cyd", holder: "p2" })];
  const fresh = view({ people, awaited: ["ala", "cyd"] });
  expect(turnEnd(fresh)).toEqual({ way: "say", others: ["cyd"], mayEnd: true });
  const said = { ...fresh, awaited: ["cyd"], people: [{ ...people[0]!, is_done: true }, people[1]!] };
  expect(turnEnd(said)).toEqual({ way: "said", others: ["cyd"], mayEnd: true });
  expect(stillToAct(said)).toEqual(["cyd"]);
  const agreed = { ...said, agreement: { ...said.agreement, turns: "gm" as const } };
  expect(turnEnd(agreed)?.mayEnd).toBe(false);
  expect(turnEnd({ ...fresh, moments: ["turn"], awaited: ["ala"] })?.way).toBe("end");
});

test("nobody is asked to end a turn in which they have no word", () => {
  const people = [person({ id: "cyd", holder: "p2" })];
  expect(turnEnd(view({ people, awaited: ["cyd"] })), "no hero of their own").toBeNull();
  const own = [person({ id: "ala", holder: "p1" })];
  expect(turnEnd(view({ people: own, turn: { is_fight: true, round: 1, side: "foes" } }))).toBeNull();
  expect(turnEnd(view({ people: own, turn: { is_fight: false, round: 1, side: "party" } }))).toBeNull();
  expect(turnEnd(view({ people: own, waiting: ["p1"] })), "somebody is asked").toBeNull();
});

test("a fight is due where foes stand and none is fought", () => {
  const people = [person({ id: "rat", side: "foes" })];
  expect(isDue(view({ people, turn: { is_fight: false, round: 1, side: "party" } }), "fight")).toBe(true);
  expect(isDue(view({ people }), "fight")).toBe(false);
});

test("in a fight rests stand behind a fold", () => {
  const moments: SeatView["moments"] = ["turn", "rest", "camp"];
  expect(sortedMoments(view({ moments }))).toEqual({ shown: ["turn"], folded: ["rest", "camp"] });
  const calm = view({ moments, turn: { is_fight: false, round: 1, side: "party" } });
  expect(sortedMoments(calm)).toEqual({ shown: moments, folded: [] });
});

test("the game master, who may mark anything, sees first what is due", () => {
  const moments: SeatView["moments"] = ["session", "fight", "turn", "calm"];
  expect(sortedMoments(view({ moments, role: "gm" })).shown).toEqual(["turn"]);
  const people = [person({ id: "rat", side: "foes" })];
  const calm = view({ moments, people, role: "gm", turn: { is_fight: false, round: 1, side: "party" } });
  expect(sortedMoments(calm)).toEqual({ shown: ["fight"], folded: ["session", "turn", "calm"] });
});
