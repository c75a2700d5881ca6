import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { Problem } from "../../src/lib/api";
import { prefs } from "../../src/lib/prefs.svelte";
import DiceTray from "../../src/table/log/DiceTray.svelte";
import { beginning, gatheredDice, isAbout, isOfKind, newsOf } from "../../src/table/log/entries";
import Log from "../../src/table/log/Log.svelte";
import Speak from "../../src/table/log/Speak.svelte";
import { asText } from "../../src/table/log/text";
import Phone from "../../src/table/phone/Phone.svelte";
import { speak } from "../lib/real-words";
import { fakeTable, seat, type Shown } from "../people/fake-table";
import { rolled, told } from "./fixture";

beforeEach(() => {
  speak("en");
  sessionStorage.clear();
});

const OUTCOMES = { outcomes: { failure: "failure", success: "success" } };
const HERE: Shown = {
  people: [
    { id: "ala", holder: "p1" },
    { id: "rat", side: "foes" },
  ],
  labels: OUTCOMES,
};

function log(entries: ReturnType<typeof told>[], shown: Shown = HERE) {
  const fake = fakeTable(shown);
  fake.table.entries = entries;
  return { ...fake, ...render(Log, { table: fake.table }) };
}

const numbers = (): (string | undefined)[] =>
  screen.queryAllByTestId("entry").map((one) => one.dataset.number);

test("an entry tells its sentences, its dice and how it came out; unfolded, every step", async () => {
  log([rolled(1)]);
  const entry = screen.getByTestId("entry");
  expect(within(entry).getByLabelText("d8: 7")).toBeTruthy();
  expect(entry.querySelector(".outcome.good")?.textContent?.trim()).toBe("success");
  expect(entry.textContent).not.toContain("rolled 7 on d8");
  await fireEvent.click(within(entry).getByTestId("why"));
  expect(entry.textContent).toContain("rolled 7 on d8");
  expect(entry.textContent).toContain("§ 2.4");
});

test("what is no news to a person is not told", () => {
  log([told(1, { text: [] }), told(2)]);
  expect(numbers()).toEqual(["2"]);
});

test("what was taken back is struck through, and says so", () => {
  log([rolled(1), told(2, { events: [{ type: "Undone", numbers: [1] }] })]);
  const [gone, other] = screen.getAllByTestId("entry");
  expect(gone?.dataset.undone).toBe("true");
  expect(gone?.textContent).toContain("undone");
  expect(other?.textContent).not.toContain("undone");
});

test("secrets and whispers are marked", () => {
  const whisper = told(2, { events: [{ type: "Said", text: "psst", to: ["p2"] }] });
  log([told(1, { is_secret: true }), whisper]);
  const [secret, whispered] = screen.getAllByTestId("entry");
  expect(secret?.textContent).toContain("in secret");
  expect(whispered?.textContent).toContain("only to p2");
});

test("the log can be narrowed to a kind, and to somebody", async () => {
  const talk = told(2, { events: [{ type: "Said", text: "hello", as_figure: "bea" }] });
  const story = told(3, { events: [{ type: "PlaceEntered", place: "hall" }] });
  log([rolled(1), talk, story]);
  await fireEvent.change(screen.getByTestId("log-kind"), { target: { value: "talk" } });
  expect(numbers()).toEqual(["2"]);
  await fireEvent.change(screen.getByTestId("log-kind"), { target: { value: "all" } });
  await fireEvent.change(screen.getByTestId("log-figure"), { target: { value: "rat" } });
  expect(numbers()).toEqual(["1"]);
});

test("kinds and people are told from the events", () => {
  expect(isOfKind(rolled(1), "rolls")).toBe(true);
  expect(isOfKind(rolled(1), "talk")).toBe(false);
  expect(isOfKind(told(1, { events: [{ type: "Marked", moment: "turn" }] }), "story")).toBe(true);
  const scene = told(1, { events: [{ type: "SceneSet", scene: { people: ["rat"] } }] });
  expect(isAbout(scene, "rat")).toBe(false);
  expect(isAbout(rolled(1), "ala")).toBe(true);
  expect(beginning(told(1, { events: [{ type: "RoundCounted", number: 3 }] }))).toEqual({
    what: "round",
    number: 3,
  });
});

test("a heading stands below its entry, above what follows, also where nothing else is told", () => {
  const { table } = fakeTable();
  const counted = told(1, { events: [{ type: "RoundCounted", number: 2 }], heading: "Round 2" });
  table.entries = [counted, told(2), told(3, { text: [], heading: "Round 3" })];
  render(Log, { table });
  expect(screen.getAllByTestId("heading").map((one) => one.textContent)).toEqual(["Round 2", "Round 3"]);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
  const [first] = screen.getAllByTestId("entry");
  expect(first!.compareDocumentPosition(screen.getAllByTestId("heading")[0]!)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test("dice that fell before an answer belong to what it led to", () => {
  const began = told(4, {
    text: [],
    events: [{ type: "Began", task: { seat: "p1" } }],
    dice: [{ sides: 6, face: 1 }],
  });
  const again = told(5, { text: [], events: [{ type: "Answered", pending: 4, answers: [] }] });
  const end = told(6, {
    events: [{ type: "Resolved", task: { seat: "p1" }, pending: 4 }],
    dice: [{ sides: 6, face: 5 }],
  });
  const dice = gatheredDice([began, again, end]);
  expect(dice.get(6)?.map((die) => die.face)).toEqual([1, 5]);
});

test("only what happens now is announced", () => {
  log([told(1, { text: ["long ago"] }), told(2, { text: ["right now"], isLive: true })]);
  const news = screen.getByRole("log");
  expect(news.textContent).toContain("right now");
  expect(news.textContent).not.toContain("long ago");
});

test("whoever reads further up is told how much is new", async () => {
  const { table } = log([told(1)]);
  const list = screen.getByTestId("log");
  Object.defineProperties(list, {
    scrollHeight: { value: 1000, configurable: true },
    clientHeight: { value: 200, configurable: true },
  });
  list.scrollTop = 800;
  await fireEvent.scroll(list);
  await fireEvent.wheel(list);
  list.scrollTop = 0;
  await fireEvent.scroll(list);
  table.entries = [...table.entries, told(2, { isLive: true }), told(3, { isLive: true })];
  await tick();
  expect(screen.getByTestId("fresh").textContent).toBe("2 new entries");
  await fireEvent.click(screen.getByTestId("fresh"));
  expect(screen.queryByTestId("fresh")).toBeNull();
});

test("at a table that was set back, what is new counts from there", async () => {
  const { table } = log([told(1), told(2), told(3)]);
  const list = screen.getByTestId("log");
  Object.defineProperties(list, { scrollHeight: { value: 1000 }, clientHeight: { value: 200 } });
  await fireEvent.wheel(list);
  list.scrollTop = 0;
  await fireEvent.scroll(list);
  table.entries = [told(1)];
  await tick();
  table.entries = [told(1), told(2, { isLive: true })];
  await tick();
  expect(screen.getByTestId("fresh").textContent).toBe("1 new entry");
});

test("the phone tells of news, also at a table that was set back", async () => {
  const { table } = fakeTable(HERE);
  table.entries = [told(1), told(2)];
  const { container } = render(Phone, { table });
  const tab = (name: string): Element => container.querySelector(`[data-tab="${name}"]`)!;
  await fireEvent.click(tab("log"));
  await fireEvent.click(tab("acts"));
  expect(tab("log").querySelector(".dot")).toBeNull();
  table.entries = [told(1)];
  await tick();
  table.entries = [told(1), told(2, { isLive: true })];
  await tick();
  expect(tab("log").querySelector(".dot")).not.toBeNull();
});

test("on a phone another room, or another part, is read from its beginning", async () => {
  const { table } = fakeTable(HERE);
  const { container } = render(Phone, { table });
  const scrolled = vi.fn();
  container.querySelector("main")!.scrollTo = scrolled;
  table.labels = { ...table.labels!, title: "another title" };
  await tick();
  expect(scrolled, "nothing has changed that one stands in").not.toHaveBeenCalled();
  table.labels = { ...table.labels!, place: "The cellar" };
  await tick();
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  await fireEvent.click(container.querySelector('[data-tab="sheet"]')!);
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test("an earlier page is read on demand", async () => {
  const { table } = log([told(101)]);
  const earlier = vi.spyOn(table, "earlier").mockResolvedValue();
  table.hasEarlier = true;
  flushSync();
  await fireEvent.click(screen.getByTestId("earlier"));
  expect(earlier).toHaveBeenCalledTimes(1);
});

const ROLLS = [
  {
    number: 2,
    figure: "ala",
    name: "strike",
    outcome: "success",
    outcomes: ["failure", "success"],
    sides: [8],
    faces: [7],
  },
  {
    number: 1,
    figure: "ala",
    name: "strike",
    outcome: "success",
    outcomes: ["success"],
    sides: [8],
    faces: [7],
  },
];

test("the game master overrules any roll of the last round, by outcomes it could have had or by faces", async () => {
  const { done } = log([rolled(1), rolled(2)], {
    ...HERE,
    as: "gm",
    view: { rolls: ROLLS },
    labels: OUTCOMES,
  });
  const [early, late] = screen.getAllByTestId("overrule");
  expect(within(early!).queryByText("failure"), "it could not have failed").toBeNull();
  await fireEvent.click(within(late!).getByText("failure"));
  await tick();
  await fireEvent.click(within(early!).getByLabelText("d8: 2").closest("button")!);
  expect(done).toEqual([
    { type: "Overrule", number: 2, outcome: "failure" },
    { type: "Overrule", number: 1, faces: [2] },
  ]);
});

test("what hangs on a roll is named before it is overruled", async () => {
  const { table } = log([rolled(1), told(2, { text: ["The rat flees."] })], {
    ...HERE,
    as: "gm",
    view: { rolls: [{ ...ROLLS[0]!, number: 1 }] },
    labels: OUTCOMES,
  });
  const hangs = new Problem({ code: "hangs-on-the-roll", facts: { number: 1, entries: [2] } });
  const ordered = vi
    .spyOn(table, "do")
    .mockResolvedValueOnce({ number: null, problem: hangs })
    .mockResolvedValue({ number: 3, problem: null });
  await fireEvent.click(screen.getByText("failure", { selector: "button" }));
  expect((await screen.findByTestId("hangs")).textContent).toContain("The rat flees.");
  await fireEvent.click(screen.getByTestId("hangs-so"));
  await waitFor(() => expect(screen.queryByTestId("hangs")).toBeNull());
  expect(ordered.mock.calls.map(([command]) => command)).toEqual([
    { type: "Overrule", number: 1, outcome: "failure" },
    { type: "Overrule", number: 1, outcome: "failure", dropping: [2] },
  ]);
});

test("players overrule nothing", () => {
  log([rolled(1)], { ...HERE, labels: OUTCOMES });
  expect(screen.queryByTestId("overrule")).toBeNull();
});

test("a secret roll is told to everybody from its entry", async () => {
  const withheld = [
    { number: 5, task: { seat: "gm" }, outcome: "success", effects: [], answers: [], asked: [] },
  ];
  const { done } = log([told(5, { is_secret: true })], { ...HERE, as: "gm", view: { withheld } });
  await fireEvent.click(screen.getByTestId("reveal"));
  expect(done).toEqual([{ type: "Reveal", number: 5 }]);
});

test("the log as text has a line for each entry, with dice and marks", () => {
  const entries = [rolled(1), told(2)];
  const text = asText(entries, gatheredDice(entries), new Set([1]), "en", "undone");
  expect(text).toBe("Ala hits the rat [7/8; success; undone]\nentry 2");
});

test("of a log of thousands only the end is drawn, and more on demand", async () => {
  log(Array.from({ length: 400 }, (_, place) => told(place + 1)));
  expect(numbers()).toHaveLength(150);
  expect(numbers().at(-1)).toBe("400");
  await fireEvent.click(screen.getByTestId("earlier"));
  await tick();
  expect(numbers()).toHaveLength(300);
});

test("what is shown is copied as text, also where there is no clipboard", async () => {
  log([rolled(1)]);
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  expect(writeText).toHaveBeenCalledWith("Ala hits the rat [7/8; success]");
  expect(await screen.findByText("copied")).toBeTruthy();
  vi.stubGlobal("navigator", {});
  document.execCommand = vi.fn().mockReturnValue(true);
  await fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  await vi.waitFor(() => expect(document.execCommand).toHaveBeenCalledWith("copy"));
  vi.unstubAllGlobals();
});

// The dice tray.

test("live dice roll for a moment, and any key ends it", async () => {
  prefs.setAnimated(true);
  const { table } = fakeTable(HERE);
  render(DiceTray, { table });
  expect(screen.getByTestId("tray").textContent).toContain("Nothing has been rolled yet.");
  table.entries = [rolled(1, { isLive: true })];
  flushSync();
  expect(screen.getByTestId("tray").dataset.rolling).toBe("true");
  await fireEvent.keyDown(document.body, { key: "x" });
  expect(screen.getByTestId("tray").dataset.rolling).toBe("false");
  expect(screen.getByLabelText("d8: 7")).toBeTruthy();
  expect(screen.getByTestId("tray").textContent).toContain("success");
});

test("dice of a table that was set back roll, though others have rolled under their number", async () => {
  const { table } = fakeTable(HERE);
  table.entries = [rolled(1), rolled(2, { isLive: true }), rolled(3, { isLive: true })];
  render(DiceTray, { table });
  await fireEvent.keyDown(window, { key: "a" });
  table.entries = [rolled(1), rolled(2, { isLive: true })];
  flushSync();
  expect(screen.getByTestId("tray").dataset.rolling, "it has rolled before").toBe("false");
  table.entries = [...table.entries, rolled(3, { isLive: true })];
  flushSync();
  expect(screen.getByTestId("tray").dataset.rolling).toBe("true");
});

test("nothing rolls for whoever wants it still, nor what happened before", () => {
  const { table } = fakeTable(HERE);
  table.entries = [rolled(1)];
  render(DiceTray, { table });
  expect(screen.getByTestId("tray").dataset.rolling).toBe("false");
  prefs.setAnimated(false);
  table.entries = [...table.entries, rolled(2, { isLive: true })];
  flushSync();
  expect(screen.getByTestId("tray").dataset.rolling).toBe("false");
  prefs.setAnimated(true);
});

// Speaking.

function speaking(shown: Shown = HERE) {
  const fake = fakeTable(shown);
  const typing = vi.spyOn(fake.table, "isTyping").mockReturnValue();
  return { ...fake, typing, ...render(Speak, { table: fake.table }) };
}

test("something is said to all, to one alone, or as a figure", async () => {
  const { done } = speaking();
  const input = screen.getByTestId<HTMLInputElement>("say");
  await fireEvent.input(input, { target: { value: " hello " } });
  await fireEvent.submit(input.form!);
  await tick();
  expect(input.value).toBe("");
  await fireEvent.change(screen.getByTestId("say-to"), { target: { value: "p2" } });
  await fireEvent.change(screen.getByTestId("say-as"), { target: { value: "ala" } });
  await fireEvent.input(input, { target: { value: "psst" } });
  await fireEvent.submit(input.form!);
  expect(done).toEqual([
    { type: "Say", text: "hello", to: [], as_figure: "" },
    { type: "Say", text: "psst", to: ["p2"], as_figure: "ala" },
  ]);
});

test("what was typed survives a reload, and typing is told now and then only", async () => {
  const first = speaking();
  await fireEvent.input(screen.getByTestId("say"), { target: { value: "he" } });
  await fireEvent.input(screen.getByTestId("say"), { target: { value: "hel" } });
  expect(first.typing).toHaveBeenCalledTimes(1);
  first.unmount();
  speaking();
  expect(screen.getByTestId<HTMLInputElement>("say").value).toBe("hel");
});

test("it says who is typing", () => {
  const { table } = speaking({
    ...HERE,
    view: { seats: [seat("gm"), seat("p1"), seat("p2", { name: "Ola" })] },
  });
  table.typing = ["p2", "p1"];
  flushSync();
  expect(screen.getByText("Ola is typing …")).toBeTruthy();
});

test.each(["pl", "de", "cs"] as const)("every word of the log is there in %s", (language) => {
  speak(language);
  const { container } = log([rolled(1), told(2, { is_secret: true })], {
    ...HERE,
    as: "gm",
    labels: { ...OUTCOMES, undoes: [1] },
  });
  expect(container.textContent).not.toContain("⟨");
});

test("an outcome is good or bad news only where it is ours alone", () => {
  const { table } = fakeTable(HERE);
  const [hit, miss] = [
    { figure: "ala", works: true },
    { figure: "ala", works: false },
  ];
  const one = [{ sides: 6, face: 2, who: "ala" }];
  expect(newsOf(table, hit, one)).toBe("good");
  expect(newsOf(table, miss, one)).toBe("bad");
  expect(newsOf(table, { figure: "ala", works: null }, one)).toBe("");
  expect(newsOf(table, { figure: "rat", works: true }, [])).toBe("");
  expect(newsOf(table, hit, [...one, { sides: 6, face: 5, who: "rat" }])).toBe("");
});
