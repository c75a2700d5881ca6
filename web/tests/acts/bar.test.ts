import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import type { Table } from "../../src/lib/table.svelte";
import type { Labels, QuestionView, SeatView, Weighed } from "../../src/lib/wire";
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
  sides: 0,
  steps: [{ rule: "game/1.4", key: "rolled", facts: [] }],
  name: "",
  ...more,
});
const asked = { text: "Spend luck?", steps: ["rolled 1"], options: ["keep it", "again"], is_roll: false };

const offers = (names: string[]): SeatView["offers"] =>
  names.map((name) => ({ figure: "ala", offer: { name, action: { name }, params: [], preview: null } }));

const FIGHT: Shown = {
  people: [
    { id: "ala", holder: "p1" },
    { id: "rat", side: "foes" },
  ],
  view: {
    turn: { is_fight: true, round: 1, side: "party" },
    offers: offers(["hit", "help", "rest"]),
    moments: ["turn"],
  },
  labels: {
    outcomes: { failure: "failure", success: "success" },
    deeds: [
      {
        figure: "ala",
        name: "Ala",
        common: [
          { offer: 0, text: "hit the rat" },
          { offer: 1, text: "help somebody" },
        ],
        rare: [{ offer: 2, text: "catch breath" }],
        walks: [],
      },
    ],
  },
};

/** A bar whose offers lead to what is said here. */
function bar(shown: Shown, weights: Record<number, Partial<Weighed>> = {}) {
  const fake = fakeTable(shown);
  const wanted: [number, unknown][] = [];
  vi.spyOn(fake.table, "weighed").mockImplementation((offer, values) => {
    wanted.push([offer, values]);
    return weighed(offer, weights[offer] ?? { purpose: offer ? "help" : "attack" });
  });
  const rendered = render(ActionBar, { table: fake.table as Table });
  return { ...fake, ...rendered, wanted };
}

const offered = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-offer="${name}"]`)!;

test("an offer shows its die, its number and its odds, and a press takes it", async () => {
  const { done } = bar(FIGHT);
  const button = offered("hit");
  expect(within(button).getByTestId("wish").textContent).toBe("wounds 38%");
  expect(within(button).getByLabelText("d8")).toBeTruthy();
  expect(within(button).getByLabelText("target: 6")).toBeTruthy();
  expect(within(button).getByLabelText("failure 63%, success 38%")).toBeTruthy();
  await fireEvent.click(button);
  expect(done).toEqual([{ type: "Act", action: { name: "hit" }, values: {}, faces: [], is_secret: false }]);
});

test("a button shows the chance of what is wanted, and by name what else the roll decides", () => {
  bar(FIGHT, {
    0: {
      chances: [
        ["failure", "3/5", "wholly"],
        ["success", "2/5", "wholly"],
      ],
      prospect: { wish: "works", chance: "1", also: [["a second Fatigue", "3/5"]] },
    },
  });
  const button = offered("hit");
  expect(within(button).getByTestId("wish").textContent).toBe("works 100%");
  expect(within(button).getByTestId("also").textContent).toBe("a second Fatigue 60%");
});

test("a button has room for two things besides, and where a deed is adjusted all are told", async () => {
  bar(FIGHT, {
    0: { params: [], chances: weighed(0).chances },
  });
  const besides = (): (string | null)[] => screen.queryAllByTestId("also").map((one) => one.textContent);
  expect(within(offered("hit")).getAllByTestId("also")).toHaveLength(2);
  await fireEvent.click(screen.getAllByTestId("adjust")[0]!);
  expect(besides()).toEqual(
    expect.arrayContaining(["out of the fight 25%", "1 heart lost 63%", "complication 13%"]),
  );
});

test("what is not rolled for shows no number", () => {
  bar(FIGHT, { 0: { chances: null, prospect: null, dice: [], number: null } });
  expect(offered("hit").textContent).not.toContain("%");
});

test("a number key takes what carries it, unless somebody writes", async () => {
  const { done } = bar(FIGHT);
  const input = document.createElement("input");
  document.body.append(input);
  await fireEvent.keyDown(input, { key: "2" });
  expect(done).toEqual([]);
  await fireEvent.keyDown(document.body, { key: "2" });
  expect(done).toHaveLength(1);
  expect(done[0]).toMatchObject({ type: "Act", action: { name: "help" } });
  input.remove();
});

test("number keys can be switched off", async () => {
  const { done } = bar(FIGHT);
  await fireEvent.click(screen.getByLabelText("Use number and letter keys as shortcuts"));
  await fireEvent.keyDown(document.body, { key: "1" });
  expect(done).toEqual([]);
  expect(document.querySelector("[data-key]")).toBeNull();
  await fireEvent.click(screen.getByLabelText("Use number and letter keys as shortcuts"));
});

test("rare deeds are weighed only once they are shown", async () => {
  const { wanted } = bar(FIGHT);
  expect(wanted.some(([offer]) => offer === 2)).toBe(false);
  const fold = screen.getByTestId<HTMLDetailsElement>("more");
  fold.open = true;
  await fireEvent(fold, new Event("toggle"));
  expect(wanted.some(([offer]) => offer === 2)).toBe(true);
  expect(offered("rest").dataset.key).toBe("3");
});

test("pointing at an offer aims at its target, and leaving it does no more", async () => {
  const { table } = bar(FIGHT);
  const button = offered("hit");
  await fireEvent.focusIn(button);
  expect(table.aiming).toMatchObject({ figure: "ala", target: "rat", sight: null });
  expect(screen.getByTestId("reason").textContent).toContain("the die is a d8");
  await fireEvent.focusOut(button);
  expect(table.aiming).toBeNull();
});

test("a changed chip asks for new odds, and is sent with the deed", async () => {
  const help = { name: "help", title: "helpers", kind: "number" as const, value: 0, least: 0, most: 3 };
  const secret = { ...help, name: "tn", title: "target number", is_ruling: true };
  const { done, wanted } = bar(FIGHT, { 0: { params: [help, secret] } });
  await fireEvent.click(screen.getByRole("button", { name: "Adjust: hit the rat" }));
  expect(screen.queryByText("target number")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "more: helpers" }));
  expect(wanted).toContainEqual([0, { help: 1 }]);
  await fireEvent.click(screen.getByTestId("do-it"));
  expect(done[0]).toMatchObject({ values: { help: 1 }, is_secret: false });
});

test("the game master rolls in secret, with faces of real dice", async () => {
  const { done } = bar({ ...FIGHT, as: "gm" });
  await fireEvent.click(screen.getByRole("button", { name: "Adjust: hit the rat" }));
  await fireEvent.click(screen.getByRole("button", { name: "Roll in secret" }));
  await fireEvent.click(screen.getByLabelText("d8: 5").closest("button")!);
  await fireEvent.click(screen.getByTestId("do-it"));
  expect(done[0]).toMatchObject({ faces: [5], is_secret: true });
});

test("why something cannot be done so stands where it is", async () => {
  bar(FIGHT, { 0: { problem: "too far away", chances: null } });
  expect(screen.getByText("too far away")).toBeTruthy();
});

const ASKED: Shown = {
  people: [{ id: "ala", holder: "p1" }],
  view: { questions: [question()] },
  labels: { questions: [asked] } as Partial<Labels>,
};

test("a question shows what led up to it, and Enter takes the suggestion", async () => {
  const { done } = bar(ASKED);
  const prompt = screen.getByTestId("question");
  expect(prompt.textContent).toContain("rolled 1");
  expect(within(prompt).getByRole("button", { name: /keep it/ }).dataset.default).toBe("true");
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(done).toEqual([{ type: "Answer", pending: 7, answer: "keep" }]);
});

test("an answer has a number key", async () => {
  const { done } = bar(ASKED);
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
  fake.table.entries = [{ entry: { number: 7, seat: "p1", events }, text: [], deeds: [], isLive: true }];
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
    { entry: { number: 9, seat: "p1", events: [] }, text: ["Ala hits the rat"], deeds: [], isLive: false },
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
  const button = offered("hit");
  await fireEvent.click(button);
  await fireEvent.click(button);
  expect(act).toHaveBeenCalledTimes(1);
});

test.each(["pl", "de", "cs"] as const)("every word of the bar is there in %s", (language) => {
  speak(language);
  const { container } = bar({ ...FIGHT, view: { ...FIGHT.view, questions: [question()], undoable: 1 } });
  expect(container.textContent).not.toContain("⟨");
});

/** Somebody with two blows and a way to wait, and perhaps somewhere to walk. */
const twoBlows = (more: Partial<Labels["deeds"][number]> = {}): Shown => ({
  ...FIGHT,
  labels: { ...FIGHT.labels, deeds: [{ ...FIGHT.labels!.deeds![0]!, ...more }] },
});
const LIKELY: Partial<Weighed> = {
  chances: [
    ["failure", "1/8", "not"],
    ["success", "7/8", "wholly"],
  ],
  prospect: { wish: "wounds", chance: "7/8", also: [] },
};

test("the likeliest of several deeds of a kind is marked, once, and nothing changes its place", () => {
  bar(twoBlows(), { 0: {}, 1: LIKELY });
  expect(screen.getAllByTestId("best")).toHaveLength(1);
  expect(within(offered("help")).getByTestId("best").textContent).toContain("best odds");
  expect(screen.getAllByTestId("offer").map((one) => one.dataset.offer)).toEqual(["hit", "help"]);
});

test("where all are equally likely, or each is of its own kind, none is marked", () => {
  bar(twoBlows(), { 0: {}, 1: {} });
  expect(screen.queryByTestId("best")).toBeNull();
});

test("with nobody in reach walking comes first, and fleeing last", () => {
  const walks = [{ offer: 2, text: "C4" }];
  bar(twoBlows({ walks, rare: [] }), { 0: { purpose: "escape" }, 1: { purpose: "guard" } });
  expect(screen.getByTestId("walk-first").textContent).toContain("Nobody is within reach");
  const order = [...document.querySelectorAll<HTMLElement>("[data-testid=walks], [data-testid=offer]")];
  expect(order.map((one) => one.dataset.offer ?? "walks")).toEqual(["walks", "help", "hit"]);
});

test("of somebody who has acted it is not known who is in reach", () => {
  const people = [{ id: "ala", holder: "p1", has_acted: true }];
  const walks = [{ offer: 2, text: "C4" }];
  bar({ ...twoBlows({ walks }), people }, { 0: { purpose: "pass" }, 1: { purpose: "pass" } });
  expect(screen.queryByTestId("walk-first")).toBeNull();
});

test("with somebody in reach walking stands below", () => {
  bar(twoBlows({ walks: [{ offer: 2, text: "C4" }] }));
  expect(screen.queryByTestId("walk-first")).toBeNull();
  expect(screen.getByTestId("walks")).toBeTruthy();
});

test("whoever plays nobody ends no turns", () => {
  bar({ ...FIGHT, people: [{ id: "ala", holder: "p2" }], labels: { ...FIGHT.labels, deeds: [] } });
  expect(document.querySelector("[data-moment]")).toBeNull();
  expect(screen.getByTestId("no-hero").textContent).toContain("choose one first");
});

test("on a phone it is said beside the deeds how the one who acts is", () => {
  const shown = { ...FIGHT, people: [{ id: "ala", holder: "p1" }] };
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
