import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Table } from "../../src/lib/table.svelte";
import type { AnyEvent, Labels, PersonView, SeatView, Story, Weighed } from "../../src/lib/wire";
import { fakeSockets, FakeSocket, latest, realSockets } from "./fake-socket";
import { speak } from "./real-words";

let table: Table;
let story: Story;
let asked: string[];

/** A page of the log as the server tells it. */
const told = (entries: Story["entries"], has_earlier = false): Story => ({
  entries,
  version: entries.at(-1)?.entry.number ?? 0,
  has_earlier,
  is_cut: false,
});

beforeEach(() => {
  fakeSockets();
  speak("en");
  story = told([]);
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(story)));
  });
  table = new Table("t 1");
});

afterEach(() => {
  table.close();
  realSockets();
});

const entry = (number: number, events: AnyEvent[] = [], seat = "gm") => ({
  entry: { number, seat, events },
  text: [`entry ${number}`],
  deeds: [],
  heading: "",
});
const person = (id: string, more: Partial<PersonView["person"]> = {}, holder = "p1"): PersonView => ({
  person: {
    id,
    name: id,
    label: "",
    side: "party",
    is_out: false,
    is_gone: false,
    has_fled: false,
    has_acted: false,
    loses_turn: false,
    tracks: [],
    conditions: [],
    ...more,
  },
  at: "",
  holder,
  is_hidden: false,
  numbers: "shown",
  is_ruled: false,
  known_as: "",
  is_ally: false,
  portrait: "",
  is_done: false,
  faring: null,
});
const weight = (offer: number): Weighed => ({
  offer,
  chances: [["hit", "1", "wholly"]],
  prospect: { wish: "hits", chance: "1", also: [], given: [] },
  dice: [],
  number: null,
  steps: [],
  params: [],
  purpose: "attack",
  target: "",
  cost: 1,
  sight: null,
  problem: "",
});

/** Show a table with two heroes and a wolf. */
function show(version: number, more: Partial<SeatView> = {}, words: Partial<Labels> = {}): void {
  const people = more.people ?? [person("asha"), person("bran"), person("wolf", { side: "foes" }, "gm")];
  const view = {
    seat: "p1",
    role: "player",
    version,
    people,
    offers: [],
    seats: [
      { id: "gm", name: "gm", role: "gm", bot: "", rolls: "engine" },
      { id: "p1", name: "Mira", role: "player", bot: "", rolls: "engine" },
      { id: "p2", name: "p2", role: "player", bot: "careful", rolls: "engine" },
    ],
    turn: { is_fight: true, round: 1, side: "party" },
    ...more,
  } as SeatView;
  const labels = {
    people: people.map(({ person: { id } }) => ({ id, short: id.toUpperCase(), name: id, notes: [] })),
    deeds: [
      { figure: "asha", name: "Asha", deeds: [] },
      { figure: "bran", name: "Bran", deeds: [] },
    ],
    ...words,
  } as unknown as Labels;
  latest().say({ type: "view", view, labels });
  flushSync();
}

async function open(isText = false): Promise<void> {
  await table.open(isText);
  latest().welcome(story.version);
}

test("what has happened is read first, then what happens is heard behind it", async () => {
  story = told([entry(3), entry(4)], true);
  await open();
  expect(asked).toEqual(["/api/tables/t%201/story?limit=100"]);
  expect(latest().sent[0]).toMatchObject({ type: "hello", seen: 4, language: "en" });
  expect(table.hasEarlier).toBe(true);
  latest().say({ type: "entry", ...entry(5) });
  expect(table.entries.map((one) => [one.entry.number, one.isLive])).toEqual([
    [3, false],
    [4, false],
    [5, true],
  ]);
});

test("what is told twice has happened once", async () => {
  story = told([entry(1), entry(2)]);
  await open();
  for (const one of [entry(2), entry(3), entry(3)]) latest().say({ type: "entry", ...one });
  expect(table.entries.map((one) => one.entry.number)).toEqual([1, 2, 3]);
});

test("an earlier page stands before what is known", async () => {
  story = told([entry(3)], true);
  await open();
  story = told([entry(1), entry(2)]);
  await table.earlier();
  expect(asked.at(-1)).toBe("/api/tables/t%201/story?limit=100&before=3");
  expect(table.entries.map((one) => one.entry.number)).toEqual([1, 2, 3]);
  expect(table.hasEarlier).toBe(false);
});

test("whoever missed too much reads the log anew", async () => {
  await open();
  story = told([entry(900)], true);
  latest().welcome(900, true);
  await vi.waitFor(() => expect(table.entries.map((one) => one.entry.number)).toEqual([900]));
});

test.each([false, true])(
  "after a reset to an earlier version what was lost is gone, and what happens then is heard (text: %s)",
  async (isText) => {
    story = told([entry(1)]);
    await open(isText);
    for (const number of [1, 2, 3, 4]) latest().say({ type: "entry", ...entry(number) });
    latest().break();
    await vi.advanceTimersByTimeAsync(8_001);
    story = told([entry(1), { ...entry(2), text: ["another 2"] }]);
    latest().welcome(2, true);
    for (const number of [3, 4])
      latest().say({ type: "entry", ...entry(number), text: [`another ${number}`] });
    await vi.advanceTimersByTimeAsync(1);
    const texts = table.entries.map((one) => one.text[0]);
    expect(texts.slice(-2)).toEqual(["another 3", "another 4"]);
    expect(texts).toHaveLength(4);
    if (isText) expect(table.spoken.map((one) => one.text).slice(-2)).toEqual(["another 3", "another 4"]);
    else expect(texts[1]).toBe("another 2");
  },
);

test("after a reset a page of the lost log that was asked for before is not shown", async () => {
  story = told([entry(101)], true);
  await open();
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((settle) => answers.push(settle)));
  const page = table.earlier();
  latest().welcome(101, true);
  answers[1]?.(new Response(JSON.stringify(told([{ ...entry(101), text: ["another"] }], true))));
  await vi.waitFor(() => expect(table.entries[0]?.text).toEqual(["another"]));
  answers[0]?.(new Response(JSON.stringify(told([entry(99), entry(100)]))));
  await page;
  expect(table.entries.map((one) => one.entry.number)).toEqual([101]);
});

test("after a reset no earlier page is taken for one of the log that is told anew", async () => {
  story = told([entry(1), entry(2), entry(3)]);
  await open();
  story = told([entry(2)], true);
  latest().welcome(2, true);
  await vi.waitFor(() => expect(table.entries.map((one) => one.entry.number)).toEqual([2]));
  expect(table.hasEarlier).toBe(true);
});

test("weights are asked for once, together, and for the version that is shown", async () => {
  await open();
  show(7);
  for (let go = 0; go < 3; go += 1) {
    expect(table.weighed(0)).toBeNull();
    expect(table.weighed(1)).toBeNull();
    expect(table.weighed(1, { help: true })).toBeNull();
  }
  expect(latest().of("weigh")).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  const [wish, ...more] = latest().of("weigh");
  expect(more).toEqual([]);
  expect(wish).toMatchObject({
    version: 7,
    offers: [
      { offer: 0, values: {} },
      { offer: 1, values: {} },
      { offer: 1, values: { help: true } },
    ],
  });
  latest().say({
    type: "weights",
    id: String(wish?.id),
    version: 7,
    offers: [weight(0), weight(1), { ...weight(1), number: 9 }],
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(table.weighed(0)).toEqual(weight(0));
  expect(table.weighed(1)?.number).toBeNull();
  expect(table.weighed(1, { help: true })?.number).toBe(9);
  await vi.advanceTimersByTimeAsync(1);
  expect(latest().of("weigh")).toHaveLength(1);
});

test("many weights are asked for in portions that the server takes", async () => {
  await open();
  show(7);
  for (let offer = 0; offer < 130; offer += 1) table.weighed(offer);
  for (let portion = 0; portion < 3; portion += 1) {
    await vi.advanceTimersByTimeAsync(1);
    const wishes = latest().of("weigh");
    expect(wishes).toHaveLength(portion + 1);
    const wish = wishes.at(-1) as unknown as { id: string; offers: { offer: number }[] };
    expect(wish.offers.length).toBe(portion < 2 ? 60 : 10);
    const offers = wish.offers.map((one) => weight(one.offer));
    latest().say({ type: "weights", id: wish.id, version: 7, offers });
  }
  await vi.advanceTimersByTimeAsync(1);
  expect(Array.from({ length: 130 }, (_, place) => table.weighed(place)).every(Boolean)).toBe(true);
});

test("weights of a view that has passed are not taken for those of the next", async () => {
  await open();
  show(7);
  table.weighed(0);
  await vi.advanceTimersByTimeAsync(1);
  const wish = latest().of("weigh")[0];
  show(8);
  latest().say({ type: "weights", id: String(wish?.id), version: 7, offers: [weight(0)] });
  await vi.advanceTimersByTimeAsync(1);
  expect(table.weighed(0)).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(latest().of("weigh").at(-1)).toMatchObject({ version: 8 });
});

test("weights that a break swallowed are asked for again with the next view", async () => {
  await open();
  show(7);
  table.weighed(0);
  await vi.advanceTimersByTimeAsync(1);
  latest().break();
  await vi.advanceTimersByTimeAsync(8_001);
  latest().welcome(0);
  show(7);
  expect(table.weighed(0)).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(latest().of("weigh")).toHaveLength(1);
});

test("a deed is said with its objects, bound to what was seen", async () => {
  await open();
  show(7);
  const way = { offer: 1, objects: ["wolf"], values: { attribute: "strength" } };
  const deed = { verb: "strike", text: "Strike", spot: "person" as const, ways: [way] };
  const manner = { values: { help: true }, faces: [6], is_secret: true };
  const done = table.act({ figure: "bran", deed, way }, manner);
  const said = latest().of("do")[0];
  expect(said).toMatchObject({
    base: 7,
    do: {
      type: "Perform",
      figure: "bran",
      verb: "strike",
      objects: ["wolf"],
      values: { help: true },
      faces: [6],
      is_secret: true,
    },
  });
  expect(table.unanswered).toBe(1);
  latest().say({ type: "done", id: String(said?.id), number: 8 });
  expect(await done).toEqual({ number: 8, problem: null });
  expect(table.unanswered).toBe(0);
});

test("a heading comes with the entry that it stands behind", async () => {
  await open();
  latest().say({ type: "entry", ...entry(1), heading: "Round 2" });
  latest().say({ type: "entry", entry: entry(2).entry });
  expect(table.entries.map((one) => one.heading)).toEqual(["Round 2", ""]);
});

test("a refusal is shown until something works", async () => {
  await open();
  const said = table.do({ type: "Undo" });
  const id = String(latest().of("do")[0]?.id);
  latest().say({
    type: "refused",
    id,
    problem: { type: "", title: "not yours", status: 403, code: "not-yours" },
  });
  expect(await said).toMatchObject({ number: null, problem: { code: "not-yours" } });
  expect(table.problem?.message).toBe("not yours");
  void table.do({ type: "Say", text: "well" });
  latest().say({ type: "done", id: String(latest().of("do")[1]?.id), number: 1 });
  expect(table.problem).toBeNull();
});

test("what comes while an old page is read again is neither lost nor there twice", async () => {
  story = told([entry(1), entry(2)]);
  await open();
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((settle) => (answer = settle)));
  latest().welcome(300, false); // so much was missed that not all of it comes in sentences
  for (const number of [3, 300, 301]) latest().say({ type: "entry", ...entry(number) });
  answer(new Response(JSON.stringify(told([entry(299), entry(300)], true))));
  await vi.waitFor(() => expect(table.entries.map((one) => one.entry.number)).toEqual([299, 300, 301]));
  expect(table.hasEarlier).toBe(true);
});

test("of two languages asked for at once the later one is told", async () => {
  story = told([entry(1)]);
  await open();
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((settle) => answers.push(settle)));
  const sockets = FakeSocket.all.length;
  const both = [table.retell(), table.retell()];
  answers[1]?.(new Response(JSON.stringify(told([{ ...entry(1), text: ["the later"] }]))));
  answers[0]?.(new Response(JSON.stringify(told([{ ...entry(1), text: ["the earlier"] }]))));
  await Promise.all(both);
  expect(table.entries.map((one) => one.text)).toEqual([["the later"]]);
  expect(FakeSocket.all.length).toBe(sockets + 1);
});

test("odds of an older table are not asked for in circles", async () => {
  await open();
  show(1);
  table.weighed(0);
  await vi.advanceTimersByTimeAsync(20);
  expect(latest().of("weigh")).toHaveLength(1);
  latest().say({ type: "weights", id: String(latest().of("weigh")[0]?.id), version: 2, offers: [] });
  await vi.advanceTimersByTimeAsync(20);
  table.weighed(0);
  await vi.advanceTimersByTimeAsync(20);
  expect(latest().of("weigh"), "the view that is on the way brings new ones").toHaveLength(1);
});

test("more offers than fit into one question are not asked for in circles while the line is down", async () => {
  await open();
  show(1);
  latest().close();
  for (let place = 0; place < 100; place += 1) table.weighed(place);
  await vi.advanceTimersByTimeAsync(1); // it would never come back from here
  expect(table.weighed(0)).toBeNull();
});

test("entries taken back are known, also when they count again", async () => {
  story = told([entry(1), entry(2), entry(3), entry(4, [{ type: "Undone", numbers: [2, 3] }])]);
  await open();
  expect([...table.undone]).toEqual([2, 3]);
  latest().say({ type: "entry", ...entry(5, [{ type: "Redone", numbers: [2] }]) });
  expect([...table.undone]).toEqual([3]);
});

test("whoever can still do something acts", async () => {
  await open();
  show(1);
  expect(table.acting?.figure).toBe("asha");
  table.figure = "bran";
  expect(table.acting?.figure).toBe("bran");
  show(2, { people: [person("asha"), person("bran", { has_acted: true })] });
  expect(table.acting?.figure).toBe("asha");
  show(3, { people: [person("asha", { is_out: true }), person("bran", { has_acted: true })] });
  expect(table.acting?.figure).toBe("bran");
  table.figure = "asha";
  expect(table.acting?.figure, "whoever is chosen is shown, spent or not").toBe("asha");
  show(4, {}, { deeds: [] });
  expect(table.acting).toBeNull();
});

test("in peace whoever was chosen acts, tired or not", async () => {
  await open();
  table.figure = "bran";
  show(1, {
    people: [person("asha"), person("bran", { has_acted: true })],
    turn: { is_fight: false, round: 0, side: "party" },
  });
  expect(table.acting?.figure).toBe("bran");
  expect(table.isFight).toBe(false);
});

test("people are told apart by side and by who plays them", async () => {
  await open();
  show(1, { people: [person("asha"), person("bran", {}, "p2"), person("wolf", { side: "foes" }, "gm")] });
  const ids = (some: readonly { label: { id: string } }[]): string[] => some.map((one) => one.label.id);
  expect(ids(table.party)).toEqual(["asha", "bran"]);
  expect(ids(table.foes)).toEqual(["wolf"]);
  expect(ids(table.mine)).toEqual(["asha"]);
  expect(table.figureName("wolf")).toBe("WOLF");
  expect(table.figureName("nobody")).toBe("nobody");
  expect([table.seatName("p1"), table.seatName("gm"), table.seatName("p2")]).toEqual([
    "Mira",
    "game master",
    "the engine",
  ]);
});

test("somebody types for a moment, or until they have spoken", async () => {
  await open();
  latest().say({ type: "typing", seat: "p1" }).say({ type: "typing", seat: "p2" });
  expect(table.typing).toEqual(["p1", "p2"]);
  latest().say({ type: "entry", ...entry(1, [{ type: "Said", text: "hi" }], "p1") });
  expect(table.typing).toEqual(["p2"]);
  vi.advanceTimersByTime(4_001);
  expect(table.typing).toEqual([]);
});

test("a short break is not worth a word, a long one is", async () => {
  await open();
  latest().break();
  expect([table.line, table.isLost]).toEqual(["reconnecting", false]);
  vi.advanceTimersByTime(2_600);
  expect(table.isLost).toBe(true);
  latest().welcome();
  expect([table.line, table.isLost]).toEqual(["connected", false]);
});

test("whoever is sent away is told why", async () => {
  await open();
  const problem = { type: "", title: "the link opens nothing", status: 401, code: "revoked" };
  latest().say({ type: "bye", problem, may_return: false });
  expect(table.farewell?.message).toBe("the link opens nothing");
  expect(table.line).toBe("over");
});

test("another language tells everything anew, and what waits is still said", async () => {
  story = told([entry(1)]);
  await open();
  const id = (void table.do({ type: "Say", text: "hi" }), latest().of("do")[0]?.id);
  speak("de");
  await table.retell();
  expect(FakeSocket.all).toHaveLength(2);
  latest().welcome(1);
  expect(latest().sent[0]).toMatchObject({ type: "hello", language: "de", seen: 1 });
  expect(latest().of("do")[0]?.id).toBe(id);
});

test("the text view hears lines and entries, and shows what was typed", async () => {
  await open(true);
  expect(latest().sent[0]).toMatchObject({ text: true, views: false });
  latest().say({ type: "lines", lines: [{ text: "A cellar", kind: "title" }] });
  table.type("look");
  const said = latest().of("line")[0];
  expect(said).toMatchObject({ text: "look" });
  latest().say({ type: "entry", ...entry(1) });
  latest().say({ type: "lines", id: String(said?.id), lines: [{ text: "It is dark." }] });
  expect(table.spoken.map((one) => one.text)).toEqual(["A cellar", "look", "entry 1", "It is dark."]);
  expect(table.unanswered).toBe(0);
});

test("sheets and sights are nothing where nobody answers", async () => {
  await open();
  const sheet = table.sheet("asha");
  latest().say({
    type: "refused",
    id: String(latest().of("sheet")[0]?.id),
    problem: { type: "", title: "no such person", status: 404, code: "unknown" },
  });
  expect(await sheet).toBeNull();
  expect(table.problem).toBeNull();
  latest().break();
  expect(await table.sight("asha", "c4")).toBeNull();
});
