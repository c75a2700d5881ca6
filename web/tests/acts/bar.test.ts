import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import type { Table } from "../../src/lib/table.svelte";
import type { DeedLabel, Labels, QuestionView, SeatView, Weighed } from "../../src/lib/wire";
import ActionBar from "../../src/table/acts/ActionBar.svelte";
import { speak } from "../lib/real-words";
import { fakeTable, show, type Shown } from "../people/fake-table";

beforeEach(() => {
  speak("en");
  localStorage.clear();
  sessionStorage.clear();
});

const weighed = (offer: number, more: Partial<Weighed> = {}): Weighed => ({
  offer,
  chances: [
    ["failure", "5/8", "not"],
    ["success", "3/8", "wholly"],
  ],
  prospect: {
    wish: "wounds",
    chance: "3/8",
    also: [
      ["out of the fight", "1/4"],
      ["1 heart lost", "5/8"],
      ["complication", "1/8"],
    ],
    given: [],
  },
  dice: [{ sides: 8 }],
  number: 6,
  steps: [{ text: "the die is a d8", rule: "game/2.1" }],
  params: [],
  purpose: "attack",
  target: "rat",
  cost: 0,
  sight: null,
  problem: "",
  ...more,
});

const question = (more: Partial<QuestionView> = {}): QuestionView => ({
  pending: 7,
  seat: "p1",
  is_mine: true,
  who: "ala",
  key: "luck",
  options: ["keep", "again"],
  default: "keep",
  rule: "",
  facts: [],
  is_open: false,
  is_kept: false,
  sides: 0,
  steps: [{ rule: "game/1.4", key: "rolled", facts: [] }],
  name: "",
  ...more,
});
const asked = { text: "Spend luck?", steps: ["rolled 1"], options: ["keep it", "again"], is_roll: false };

const FIGHT: Shown = {
  people: [
    { id: "ala", holder: "p1" },
    { id: "rat", side: "foes" },
    { id: "wolf", side: "foes" },
  ],
  view: { turn: { is_fight: true, round: 1, side: "party" }, moments: ["turn"] },
  labels: { outcomes: { failure: "failure", success: "success" } },
};
const HIT: DeedLabel = {
  verb: "hit",
  text: "Hit",
  spot: "person",
  usual: "often",
  purpose: "attack",
  roles: ["whom", "with"],
  ways: [
    { offer: 0, objects: ["rat", "axe"], words: ["Rat", "axe"] },
    { offer: 1, objects: ["rat", "bow"], words: ["Rat", "bow"] },
    { offer: 2, objects: ["wolf", "axe"], words: ["Wolf", "axe"] },
  ],
};
const WAIT: DeedLabel = { verb: "wait", text: "Wait", spot: "turn", ways: [{ offer: 3 }] };
const SING: DeedLabel = { verb: "sing", text: "Sing", spot: "scene", usual: "rarely", ways: [{ offer: 4 }] };
const DRINK: DeedLabel = {
  verb: "drink",
  text: "Drink",
  spot: "item",
  roles: ["what"],
  ways: [{ offer: 5, objects: ["potion"], words: ["potion"] }],
};
const TRY: DeedLabel = {
  verb: "try",
  text: "Try something",
  spot: "scene",
  usual: "first",
  task: "task",
  roles: ["with"],
  ways: [
    { offer: 6, objects: ["wits"], words: ["Wits"], values: { attribute: "wits" } },
    { offer: 6, objects: ["might"], words: ["Might"], values: { attribute: "might" } },
  ],
};
const GO: DeedLabel = {
  verb: "go",
  text: "Go",
  spot: "map",
  roles: ["where"],
  purpose: "move",
  ways: [{ offer: 7, objects: ["C4"] }],
};
const BOARD = { type: "Board", grid: { width: 9, height: 9 }, tokens: [] } as unknown as SeatView["space"];

/** A bar whose deeds lead to what is said here, by the places of their offers. */
function bar(
  shown: Shown,
  deeds: DeedLabel[] = [HIT, WAIT, SING],
  weights: Record<number, Partial<Weighed>> = {},
) {
  const able = deeds.length ? [{ figure: "ala", name: "Ala", deeds }] : [];
  const fake = fakeTable({ ...shown, labels: { ...shown.labels, deeds: able } });
  const wanted: [number, unknown][] = [];
  vi.spyOn(fake.table, "weighed").mockImplementation((offer, values) => {
    wanted.push([offer, values]);
    return weighed(offer, weights[offer]);
  });
  const rendered = render(ActionBar, { table: fake.table as Table });
  return { ...fake, ...rendered, wanted };
}

const chips = (verb: string): HTMLElement[] =>
  screen.getAllByTestId("deed").filter((one) => one.dataset.verb === verb);
const words = (verb: string): (string | undefined)[] =>
  chips(verb).map((one) => one.querySelector(".words")?.textContent ?? undefined);
const likely = (chance: string): Partial<Weighed> => ({
  prospect: { wish: "wounds", chance, also: [], given: [] },
});

test("a chip says why its dice are not the usual ones, to eyes and ears", () => {
  const given = ["impaired by numbers: d4"];
  bar(FIGHT, [HIT], { 2: { prospect: { wish: "wounds", chance: "3/8", also: [], given } } });
  const [rat, wolf] = chips("hit");
  expect(within(wolf!).getByTestId("given").textContent).toBe("impaired by numbers: d4");
  expect(within(rat!).queryByTestId("given")).toBeNull();
  expect(screen.getByRole("button", { name: "Hit: Wolf, axe, wounds 38%, impaired by numbers: d4" })).toBe(
    wolf,
  );
});

test("a chip shows the chance of one wish, and beside it by name what else the roll decides", () => {
  const prospect = {
    wish: "harms",
    chance: "1",
    also: [["out of the fight", "3/8"] as [string, string], ["scar", "1/8"] as [string, string]],
    given: [],
  };
  const chances: Weighed["chances"] = [
    ["hurt", "5/8", "wholly"],
    ["dead", "3/8", "wholly"],
  ];
  bar(FIGHT, [HIT], { 2: { prospect, chances } });
  const [wolf] = chips("hit");
  expect(within(wolf!).getByTestId("chance").textContent).toBe("100%");
  expect(within(wolf!).getByTestId("also").textContent).toBe("out of the fight 38%");
});

test("a verb is a group, its chips show the chance of what is wanted, and a press does it", async () => {
  const { done } = bar(FIGHT);
  const row = screen.getByRole("group", { name: "Hit" });
  expect(words("hit")).toEqual(["Rat", "Wolf"]);
  const [rat] = chips("hit");
  expect(row.contains(rat!)).toBe(true);
  expect(within(rat!).getByTestId("chance").textContent).toBe("38%");
  expect(within(rat!).getByLabelText("failure 63%, success 38%")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Hit: Rat, axe, wounds 38%" })).toBe(rat);
  await fireEvent.click(rat!);
  expect(done).toEqual([
    {
      type: "Perform",
      figure: "ala",
      verb: "hit",
      objects: ["rat", "axe"],
      values: {},
      faces: [],
    },
  ]);
});

test("the likeliest stands first, and a press takes the best way: the cheapest, then the likeliest", async () => {
  const { done } = bar(FIGHT, [HIT], { 0: { cost: 1 }, 1: likely("1/8"), 2: likely("7/8") });
  expect(words("hit")).toEqual(["Wolf", "Rat"]);
  await fireEvent.click(chips("hit")[1]!);
  expect(done[0]).toMatchObject({ objects: ["rat", "bow"] });
});

test("a price stands beside the odds", () => {
  bar(FIGHT, [WAIT], { 3: { cost: 2 } });
  expect(chips("wait")[0]?.textContent).toContain("✦2");
  expect(screen.getByRole("button", { name: "Wait, wounds 38%, price 2" })).toBe(chips("wait")[0]);
});

test("what is not rolled for shows no number", () => {
  bar(FIGHT, [WAIT], { 3: { chances: null, prospect: null, dice: [], number: null } });
  expect(chips("wait")[0]?.textContent).not.toContain("%");
});

test("a number key takes what carries it, unless somebody writes", async () => {
  const { done } = bar(FIGHT);
  const input = document.createElement("input");
  document.body.append(input);
  await fireEvent.keyDown(input, { key: "2" });
  expect(done).toEqual([]);
  await fireEvent.keyDown(document.body, { key: "2" });
  expect(done).toMatchObject([{ type: "Perform", verb: "hit", objects: ["wolf", "axe"] }]);
  input.remove();
});

test("number keys can be switched off", async () => {
  const { done } = bar(FIGHT);
  await fireEvent.click(screen.getByTestId("keys").querySelector("input")!);
  await fireEvent.keyDown(document.body, { key: "1" });
  expect(done).toEqual([]);
  expect(document.querySelector("[data-key]")).toBeNull();
  await fireEvent.click(screen.getByTestId("keys").querySelector("input")!);
});

test("arrows go from chip to chip, in the order in which they stand", async () => {
  bar(FIGHT);
  const order = [...chips("hit"), ...chips("wait")];
  order[0]?.focus();
  await fireEvent.keyDown(order[0]!, { key: "ArrowDown" });
  expect(document.activeElement).toBe(order[1]);
  await fireEvent.keyDown(order[1]!, { key: "ArrowDown" });
  expect(document.activeElement).toBe(order[2]);
});

async function unfold(fold: string): Promise<void> {
  const details = screen.getByTestId<HTMLDetailsElement>(fold);
  details.open = true;
  await fireEvent(details, new Event("toggle"));
  await tick();
}

test("what is rare, and what is done with things, is behind folds and weighed only once it is shown", async () => {
  const { wanted } = bar(FIGHT, [HIT, SING, DRINK]);
  expect(screen.getByTestId("rare").textContent).toContain("1 more action");
  expect(wanted.some(([offer]) => offer > 3)).toBe(false);
  await unfold("rare");
  expect(wanted.some(([offer]) => offer === 4)).toBe(true);
  expect(chips("sing")[0]?.dataset.key).toBe("3");
  await unfold("items");
  expect(words("drink")).toEqual(["potion"]);
});

test("of many there are twelve, and the others are typed", async () => {
  const ways = Array.from({ length: 20 }, (_, place) => ({ offer: place, objects: [`rat ${place}`] }));
  bar(FIGHT, [{ ...HIT, ways }]);
  expect(chips("hit")).toHaveLength(12);
  const field = screen.getByRole("searchbox", { name: "Type to find an object for “Hit”" });
  await fireEvent.input(field, { target: { value: "19" } });
  expect(words("hit")).toEqual(["rat 19"]);
  await fireEvent.input(field, { target: { value: "bear" } });
  expect(screen.getByRole("group", { name: "Hit" }).textContent).toContain("Nothing fits.");
});

test("a deed about somebody is never done without somebody", async () => {
  const { done } = bar(FIGHT, [{ ...HIT, ways: [{ offer: 0, objects: ["", "axe"], words: ["", "axe"] }] }]);
  await fireEvent.click(chips("hit")[0]!);
  expect(done).toEqual([]);
  expect(screen.getByTestId<HTMLButtonElement>("do-it").disabled).toBe(true);
});

test("pointing at a chip aims at its target, and leaving it does no more", async () => {
  const { table } = bar(FIGHT);
  const [rat] = chips("hit");
  await fireEvent.focus(rat!);
  expect(table.aiming).toMatchObject({ figure: "ala", target: "rat", sight: null });
  expect(rat?.title).toContain("the die is a d8");
  expect(rat?.title.split("\n").slice(1, 4)).toEqual([
    "out of the fight 25%",
    "1 heart lost 63%",
    "complication 13%",
  ]);
  await fireEvent.blur(rat!);
  expect(table.aiming).toBeNull();
});

const adjust = (verb: string): Promise<boolean> =>
  fireEvent.click(screen.getByRole("button", { name: `Options for “${verb}”` }));

test("another way is chosen object by object", async () => {
  const { done } = bar(FIGHT);
  await adjust("Hit");
  const objects = (): string[] =>
    [...document.querySelectorAll<HTMLElement>("[data-object]")].map((one) => one.textContent!.trim());
  expect(objects()).toEqual(["Rat", "Wolf", "axe", "bow"]);
  await fireEvent.click(screen.getByRole("button", { name: "bow" }));
  await fireEvent.click(screen.getByTestId("do-it"));
  expect(done[0]).toMatchObject({ objects: ["rat", "bow"] });
});

test("a changed chip asks for new odds, and is sent with the deed", async () => {
  const help = { name: "help", title: "helpers", kind: "number" as const, value: 0, least: 0, most: 3 };
  const secret = { ...help, name: "tn", title: "target number", is_ruling: true };
  const { done, wanted } = bar(FIGHT, [WAIT], { 3: { params: [help, secret] } });
  await adjust("Wait");
  expect(screen.queryByText("target number")).toBeNull();
  await fireEvent.click(document.querySelector<HTMLElement>("[data-param=help] .step:last-of-type")!);
  expect(wanted).toContainEqual([3, { help: 1 }]);
  await fireEvent.click(screen.getByTestId("do-it"));
  expect(done[0]).toMatchObject({ values: { help: 1 } });
});

test("where a deed is adjusted everything that its roll decides is told", async () => {
  bar(FIGHT, [WAIT]);
  await adjust("Wait");
  const panel = within(screen.getByTestId("adjusting"));
  expect(panel.getByTestId("wish").textContent).toBe("wounds 38%");
  expect(panel.getByLabelText("d8")).toBeTruthy();
  expect(panel.getByTestId("reason").textContent).toContain("the die is a d8");
  expect(panel.getAllByTestId("also").map((one) => one.textContent)).toEqual([
    "out of the fight 25%",
    "1 heart lost 63%",
    "complication 13%",
  ]);
});

test("the game master rolls in secret, with faces of real dice", async () => {
  const { done } = bar({ ...FIGHT, as: "gm" }, [WAIT]);
  await adjust("Wait");
  const panel = screen.getByTestId("adjusting");
  await fireEvent.click(panel.querySelector<HTMLElement>("button.chip")!);
  await fireEvent.click(screen.getByLabelText("d8: 5").closest("button")!);
  await fireEvent.click(screen.getByTestId("do-it"));
  expect(done[0]).toMatchObject({ faces: [5], is_secret: true });
});

test("why something cannot be done so stands where it is", async () => {
  bar(FIGHT, [WAIT], { 3: { problem: "too far away", chances: null } });
  expect(chips("wait")[0]?.title).toContain("too far away");
  await adjust("Wait");
  expect(within(screen.getByTestId("adjusting")).getByRole("alert").textContent).toBe("too far away");
});

test("anything can be tried: one says what, and chooses with what", async () => {
  const { done, wanted } = bar(FIGHT, [TRY, WAIT]);
  const field = screen.getByLabelText<HTMLInputElement>("Say what Ala does …");
  expect(screen.queryByText("Wits")).toBeNull();
  await fireEvent.focus(field);
  await fireEvent.input(field, { target: { value: "climb the cart" } });
  expect(words("try")).toEqual(["Wits", "Might"]);
  expect(wanted).toContainEqual([6, { attribute: "might" }]);
  await fireEvent.submit(field.form!);
  expect(document.activeElement).toBe(chips("try")[0]);
  await fireEvent.click(chips("try")[1]!);
  expect(done).toMatchObject([{ verb: "try", objects: ["might"], values: { task: "climb the cart" } }]);
  await tick();
  expect(field.value).toBe("");
});

test("what somebody began to say is kept through a reload, and Escape puts it away", async () => {
  const first = bar(FIGHT, [TRY, WAIT]);
  await fireEvent.input(screen.getByLabelText("Say what Ala does …"), { target: { value: "climb" } });
  first.unmount();
  bar(FIGHT, [TRY, WAIT]);
  const field = screen.getByLabelText<HTMLInputElement>("Say what Ala does …");
  expect(field.value).toBe("climb");
  expect(chips("try")).toHaveLength(2);
  await fireEvent.keyDown(field, { key: "Escape" });
  expect(screen.queryByText("Wits")).toBeNull();
});

test("where nothing takes any words there is no field for them", () => {
  bar(FIGHT);
  expect(screen.queryByTestId("try")).toBeNull();
});

test("squares are typed or clicked, and stand on no list", async () => {
  const { done } = bar({ ...FIGHT, view: { ...FIGHT.view, space: BOARD } }, [HIT, GO]);
  expect(screen.queryByTestId("walk-first")).toBeNull();
  const field = screen.getByLabelText<HTMLInputElement>("A square for “Go”");
  await fireEvent.input(field, { target: { value: "h9" } });
  await fireEvent.submit(field.form!);
  expect(done).toEqual([]);
  expect(screen.getByRole("alert").textContent).toContain("H9");
  await fireEvent.input(field, { target: { value: "c4" } });
  await fireEvent.submit(field.form!);
  expect(done).toMatchObject([{ verb: "go", objects: ["C4"] }]);
});

test("with nobody in reach walking comes first", () => {
  const onMap = { ...FIGHT, view: { ...FIGHT.view, space: BOARD } };
  const first = bar(onMap, [WAIT, GO]);
  expect(screen.getByTestId("walk-first")).toBeTruthy();
  const verbs = screen.getAllByTestId("row").map((one) => one.dataset.verb);
  expect(verbs).toEqual(["go", "wait"]);
  first.unmount();
  // Of somebody who has acted it is not known who is in reach.
  bar({ ...onMap, people: [{ id: "ala", holder: "p1", has_acted: true }] }, [WAIT, GO]);
  expect(screen.queryByTestId("walk-first")).toBeNull();
});

const ASKED: Shown = {
  people: [{ id: "ala", holder: "p1" }],
  view: { questions: [question()] },
  labels: { questions: [asked] } as Partial<Labels>,
};

test("a question shows what led up to it, and Enter takes the suggestion", async () => {
  const { done } = bar(ASKED, []);
  const prompt = screen.getByTestId("question");
  expect(prompt.textContent).toContain("rolled 1");
  expect(within(prompt).getByRole("button", { name: /keep it/ }).dataset.default).toBe("true");
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(done).toEqual([{ type: "Answer", pending: 7, answer: "keep" }]);
});

test("an answer has a number key", async () => {
  const { done } = bar(ASKED, []);
  await fireEvent.keyDown(document.body, { key: "2" });
  expect(done).toEqual([{ type: "Answer", pending: 7, answer: "again" }]);
});

test("a question of somebody else is small, and only the game master can answer it", async () => {
  const others = question({ seat: "p2", is_mine: false });
  const { done } = bar({ ...ASKED, as: "gm", view: { questions: [others] } });
  expect(screen.getByTestId("asked-others").textContent).toContain("p2 is asked:");
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(done).toEqual([]);
});

test("the face of a real die is one key, or one press", async () => {
  const roll = question({ options: [], default: "", sides: 6, key: "roll" });
  const { done } = bar({
    ...ASKED,
    view: { questions: [roll] },
    labels: { questions: [{ ...asked, options: [], is_roll: true }] } as Partial<Labels>,
  });
  await fireEvent.keyDown(document.body, { key: "4" });
  expect(done).toEqual([{ type: "Answer", pending: 7, faces: [4] }]);
  await tick();
  await fireEvent.click(screen.getByLabelText("d6: 6").closest("button")!);
  expect(done[1]).toEqual({ type: "Answer", pending: 7, faces: [6] });
});

test("two digits make one face of a die that has as many", async () => {
  vi.useFakeTimers();
  const roll = question({ options: [], default: "", sides: 20, key: "roll" });
  const { done } = bar({
    ...ASKED,
    view: { questions: [roll] },
    labels: { questions: [{ ...asked, options: [], is_roll: true }] } as Partial<Labels>,
  });
  await fireEvent.keyDown(document.body, { key: "1" });
  expect(done).toEqual([]);
  await fireEvent.keyDown(document.body, { key: "8" });
  expect(done).toEqual([{ type: "Answer", pending: 7, faces: [18] }]);
  await vi.advanceTimersByTimeAsync(10);
  await fireEvent.keyDown(document.body, { key: "2" });
  await vi.advanceTimersByTimeAsync(800);
  expect(done[1]).toEqual({ type: "Answer", pending: 7, faces: [2] });
  vi.useRealTimers();
});

test("an open question takes any text, and keeps it through a reload", async () => {
  const open = question({ options: [], default: "", is_open: true });
  const shown: Shown = {
    ...ASKED,
    view: { questions: [open] },
    labels: { questions: [{ ...asked, options: [] }] } as Partial<Labels>,
  };
  const first = bar(shown);
  await fireEvent.input(screen.getByLabelText("Your answer"), { target: { value: "Wren" } });
  first.unmount();
  const { done } = bar(shown);
  expect(screen.getByLabelText<HTMLInputElement>("Your answer").value).toBe("Wren");
  await fireEvent.submit(screen.getByLabelText("Your answer").closest("form")!);
  expect(done).toEqual([{ type: "Answer", pending: 7, answer: "Wren" }]);
});

test("a suggestion for an open question stands there in words, and is sent as the key it is", async () => {
  const open = question({ options: ["name-alder", "name-wren"], default: "name-alder", is_open: true });
  const { done } = bar({
    ...ASKED,
    view: { questions: [open] },
    labels: { questions: [{ ...asked, options: ["Alder", "Wren"] }] } as Partial<Labels>,
  });
  const box = screen.getByLabelText<HTMLInputElement>("Your answer");
  expect(box.value).toBe("Alder");
  await fireEvent.submit(box.closest("form")!);
  await fireEvent.input(box, { target: { value: "Wren" } });
  await fireEvent.submit(box.closest("form")!);
  await fireEvent.input(box, { target: { value: "Sparrow" } });
  await fireEvent.submit(box.closest("form")!);
  expect(done.map((one) => (one as { answer: string }).answer)).toEqual([
    "name-alder",
    "name-wren",
    "Sparrow",
  ]);
});

test("where there is a delay, it is counted down", () => {
  const now = Math.floor(Date.now() / 1000);
  const fake = fakeTable({
    ...ASKED,
    view: { questions: [question()], agreement: { answers: "delay", delay: 30 } },
  });
  const events = [{ type: "Began" as const, task: { seat: "p1" }, asked: now - 10 }];
  fake.table.entries = [
    { entry: { number: 7, seat: "p1", events }, text: [], deeds: [], heading: "", isLive: true },
  ];
  render(ActionBar, { table: fake.table });
  expect(screen.getByTestId("countdown").textContent).toMatch(/in (19|20|21) seconds/);
});

test("a choice of the adventure is taken by whoever is best at it, or by another", async () => {
  const choice = { id: "listen", kind: "deed", trial: "wits", difficulty: "easy", needs_hero: true };
  const { done } = bar({
    people: [
      { id: "ala", holder: "p1" },
      { id: "bea", holder: "p1" },
    ],
    view: {
      story: { adventure: "a", place: "x", choices: [{ ...choice, is_new: false, text: [] }] },
    } as unknown as Partial<SeatView>,
    labels: { choices: [{ text: "Listen", hero: "bea" }] },
  });
  await fireEvent.keyDown(document.body, { key: "1" });
  await fireEvent.change(screen.getByLabelText("Who does it: Listen"), { target: { value: "ala" } });
  await tick();
  await fireEvent.click(screen.getByTestId("choice"));
  expect(done).toEqual([
    { type: "Choose", option: "listen", hero: "bea" },
    { type: "Choose", option: "listen", hero: "ala" },
  ]);
});

test("Enter ends a turn in which everybody has acted, and no other", async () => {
  const { done, table } = bar(FIGHT);
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(done).toEqual([]);
  expect(screen.getByTestId("still").textContent).toContain("ala");
  show(table, { ...FIGHT, people: [{ id: "ala", holder: "p1", has_acted: true }] });
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(done).toEqual([{ type: "Mark", moment: "turn" }]);
});

test("undo says first what it takes back", async () => {
  const { table, done } = bar({ view: { undoable: 2 }, labels: { undoes: [9, 8] } });
  table.entries = [
    {
      entry: { number: 9, seat: "p1", events: [] },
      text: ["Ala hits the rat"],
      deeds: [],
      heading: "",
      isLive: false,
    },
  ];
  flushSync();
  await fireEvent.keyDown(document.body, { key: "u" });
  expect(screen.getByTestId("undo-preview").textContent).toContain("Ala hits the rat");
  expect(screen.getByTestId("undo-preview").textContent).toContain("entry 8");
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByTestId("undo-preview")).toBeNull();
  await fireEvent.click(screen.getByTestId("undo"));
  await fireEvent.click(screen.getByTestId("undo-now"));
  expect(done).toEqual([{ type: "Undo" }]);
});

test("two presses in a row mean one", async () => {
  const { table } = bar(FIGHT);
  const act = vi.spyOn(table, "act").mockImplementation(() => new Promise(() => undefined));
  const button = chips("hit")[0]!;
  await fireEvent.click(button);
  await fireEvent.click(button);
  expect(act).toHaveBeenCalledTimes(1);
});

test.each(["pl", "de", "cs"] as const)("every word of the bar is there in %s", (language) => {
  speak(language);
  const { container } = bar({ ...FIGHT, view: { ...FIGHT.view, questions: [question()], undoable: 1 } });
  expect(container.textContent).not.toContain("⟨");
});

test("while the foes act a desk says so where somebody says what they do", () => {
  const turn = { is_fight: true, round: 2, side: "foes" as const };
  const { table } = fakeTable({ ...FIGHT, view: { ...FIGHT.view, turn, moments: [] } });
  const told = (props: object): string => render(ActionBar, { table, ...props }).container.textContent ?? "";
  expect(told({ isWide: true })).toContain("Round 2: the foes act");
  expect(told({}), "the pill beside the place says it").not.toContain("the foes act");
});

test("whoever plays nobody ends no turns", () => {
  bar({ ...FIGHT, people: [{ id: "ala", holder: "p2" }] }, []);
  expect(document.querySelector("[data-moment]")).toBeNull();
  expect(screen.getByTestId("no-hero").textContent).toContain("choose one first");
});

test("on a phone it is said beside the deeds how the one who acts is", () => {
  const shown = { ...FIGHT, people: [{ id: "ala", holder: "p1" }], able: ["ala"] };
  const { table } = fakeTable(shown);
  vi.spyOn(table, "weighed").mockReturnValue(null);
  const people = table.labels!.people.map((one) => ({ ...one, tracks: [["Hearts", 3, 5]] as never }));
  table.labels = { ...table.labels!, people };
  const first = render(ActionBar, { table });
  expect(screen.queryByTestId("own-tracks")).toBeNull();
  first.unmount();
  render(ActionBar, { table, hasTracks: true });
  expect(within(screen.getByTestId("own-tracks")).getByLabelText("Hearts 3/5")).toBeTruthy();
});
