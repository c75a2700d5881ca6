import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Line, newId, type LineState } from "../../src/lib/socket";
import type { AnyDown, Entry } from "../../src/lib/wire";
import { fakeSockets, FakeSocket, latest, realSockets } from "./fake-socket";

let line: Line;
let heard: AnyDown[];
let states: LineState[];

beforeEach(() => {
  fakeSockets();
  [heard, states] = [[], []];
  line = new Line("t1", {
    hear: (message) => heard.push(message),
    changed: (state) => states.push(state),
  });
});

afterEach(() => {
  line.close();
  realSockets();
});

const say = (id: string) => ({ type: "do" as const, id, do: { type: "Say" as const, text: id } });
const entry = (number: number): AnyDown => ({
  type: "entry",
  entry: { number, seat: "gm", events: [] } as Entry,
});
const problem = { type: "/problems/x", title: "no", status: 400, code: "x" };
/** As long as the line ever waits before it tries again. */
const LONGEST_WAIT = 8_001;

test("the first word says what is known and what is wanted", () => {
  line.language = "pl";
  line.seen = 41;
  line.open();
  expect(latest().address).toBe(`ws://${location.host}/api/tables/t1/socket`);
  latest().accept();
  expect(latest().sent).toEqual([
    { type: "hello", seen: 41, language: "pl", views: true, prose: true, text: false },
  ]);
});

test("the text view asks for lines instead of views", () => {
  line.isText = true;
  line.open();
  latest().accept();
  expect(latest().sent[0]).toMatchObject({ views: false, text: true, seen: null });
});

test("nothing is said before the welcome, and then all of it in order", () => {
  line.open();
  line.insist(say("a"));
  latest().accept();
  line.insist(say("b"));
  expect(latest().of("do")).toEqual([]);
  expect(line.waiting).toBe(2);
  latest().welcome();
  expect(
    latest()
      .of("do")
      .map((one) => one.id),
  ).toEqual(["a", "b"]);
});

test("after a break only what was not answered is said again, under the same id", () => {
  line.open();
  latest().welcome();
  line.insist(say("a"));
  line.insist(say("b"));
  line.insist(say("c"));
  latest().say({ type: "done", id: "a", number: 1 });
  latest().say({ type: "refused", id: "b", problem });
  latest().break();
  vi.advanceTimersByTime(LONGEST_WAIT);
  expect(FakeSocket.all).toHaveLength(2);
  latest().welcome();
  expect(latest().of("do")).toEqual([say("c")]);
  latest().say({ type: "done", id: "c", number: 3, is_repeated: true });
  expect(line.waiting).toBe(0);
});

test("a line of text is answered by lines with its id", () => {
  line.open();
  latest().welcome();
  line.insist({ type: "line", id: "x", text: "look" });
  latest().say({ type: "lines", lines: [] });
  expect(line.waiting).toBe(1);
  latest().say({ type: "lines", id: "x", lines: [] });
  expect(line.waiting).toBe(0);
});

test("coming back tells the latest entry, and an entry is heard once", () => {
  line.open();
  latest().welcome(7, true);
  latest().say(entry(8)).say(entry(9)).say(entry(9));
  latest().break();
  vi.advanceTimersByTime(LONGEST_WAIT);
  latest().accept();
  expect(latest().sent[0]).toMatchObject({ type: "hello", seen: 9 });
  latest().say(entry(9)).say(entry(10));
  const numbers = heard.flatMap((one) => (one.type === "entry" ? [one.entry.number] : []));
  expect(numbers).toEqual([8, 9, 10]);
  expect(line.seen).toBe(10);
});

test("a reset moves on to the version it tells of", () => {
  line.seen = 3;
  line.open();
  latest().welcome(900, true);
  expect(line.seen).toBe(900);
});

test("questions that a break interrupts are answered with nothing", async () => {
  line.open();
  expect(await line.ask({ type: "sheet", id: "early", figure: "asha" })).toBeNull();
  latest().welcome();
  const asked = line.ask({ type: "sheet", id: "s", figure: "asha" });
  latest().break();
  expect(await asked).toBeNull();
  vi.advanceTimersByTime(LONGEST_WAIT);
  latest().welcome();
  expect(latest().of("sheet")).toEqual([]);
});

test("questions are answered with nothing when the line begins anew, as after a change of language", async () => {
  line.open();
  latest().welcome();
  const asked = line.ask({ type: "sheet", id: "s", figure: "asha" });
  line.pause();
  line.open();
  expect(await asked).toBeNull();
  expect(FakeSocket.all).toHaveLength(2);
});

test("what an old socket says or does after the line began anew is not heard", () => {
  line.open();
  const old = latest().welcome();
  line.pause();
  line.open();
  old.say(entry(1));
  old.break();
  expect(heard.some((one) => one.type === "entry")).toBe(false);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a question is answered by the message with its id", async () => {
  line.open();
  latest().welcome();
  const asked = line.ask({ type: "weigh", id: "w", version: 1, offers: [] });
  latest().say({ type: "weights", id: "w", version: 1, offers: [] });
  expect(await asked).toMatchObject({ type: "weights", id: "w" });
});

test("waits grow, are not all equal, and begin anew after a welcome", () => {
  const gaps: number[] = [];
  line.open();
  latest().welcome();
  // A minute of short waits, then longer ones.
  for (let go = 0; go < 60; go += 1) {
    const [before, count] = [Date.now(), FakeSocket.all.length];
    latest().break();
    while (FakeSocket.all.length === count) vi.advanceTimersByTime(5);
    gaps.push(Date.now() - before);
  }
  expect(gaps[0]).toBeLessThanOrEqual(255);
  expect(Math.max(...gaps.slice(0, 15))).toBeLessThanOrEqual(3_005);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(8_005);
  expect(gaps.at(-1)).toBeGreaterThanOrEqual(4_000);
  latest().welcome();
  const [before, count] = [Date.now(), FakeSocket.all.length];
  latest().break();
  while (FakeSocket.all.length === count) vi.advanceTimersByTime(5);
  expect(Date.now() - before).toBeLessThanOrEqual(255);
});

test("a line that is silent is asked, and taken for dead when nobody answers", () => {
  line.open();
  const first = latest().welcome();
  vi.advanceTimersByTime(20_000);
  expect(first.of("ping")).toHaveLength(1);
  first.say({ type: "pong" });
  vi.advanceTimersByTime(60_000);
  expect(first.of("ping").length).toBeGreaterThan(1);
  expect(states).toContain("reconnecting");
  vi.advanceTimersByTime(LONGEST_WAIT);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test("a line whose pings are answered is never given up", () => {
  line.open();
  const first = latest().welcome();
  for (let minute = 0; minute < 30; minute += 1) {
    vi.advanceTimersByTime(20_000);
    first.say({ type: "pong" });
  }
  expect(FakeSocket.all).toHaveLength(1);
  expect(states).toEqual(["connected"]);
});

test("timers that a hidden page gets late do not end a line that nobody asked meanwhile", () => {
  line.open();
  const first = latest().welcome();
  // A browser that holds timers back calls them once, long after they were due.
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(first.of("ping")).toHaveLength(1);
});

test("a phone that slept for an hour comes back as soon as it wakes", () => {
  line.open();
  latest().welcome();
  vi.setSystemTime(Date.now() + 3_600_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.all).toHaveLength(2);
  latest().welcome();
  expect(states.at(-1)).toBe("connected");
});

test("a network that is back is used at once", () => {
  line.open();
  latest().welcome();
  latest().break();
  for (let go = 0; go < 6; go += 1) {
    vi.advanceTimersByTime(LONGEST_WAIT);
    latest().break();
  }
  const count = FakeSocket.all.length;
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(count + 1);
});

test("whoever is sent away for good does not come again", () => {
  line.open();
  latest().welcome();
  latest().say({ type: "bye", problem, may_return: false });
  latest().break();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(1);
  expect(states.at(-1)).toBe("over");
});

test("whoever may return does", () => {
  line.open();
  latest().welcome();
  latest().say({ type: "bye", problem });
  latest().break();
  vi.advanceTimersByTime(LONGEST_WAIT);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a closed line rests", () => {
  line.open();
  latest().welcome();
  line.close();
  latest().break();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(1);
  expect(line.state).toBe("over");
});

test("ids are never the same", () => {
  const ids = Array.from({ length: 500 }, newId);
  expect(new Set(ids).size).toBe(500);
  expect(ids.every((one) => /^[0-9a-f]{24}$/.test(one))).toBe(true);
});
