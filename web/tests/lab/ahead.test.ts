import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Ahead, nextWishes } from "../../src/lab-page/ahead";
import { Asking } from "../../src/lab-page/asking.svelte";
import type { LabFight, LabWish } from "../../src/lib/wire";

const wish = (foes: [string, number][]): LabWish => ({ game: "game", party: ["knight"], foes });
const foesOf = (wishes: LabWish[]): unknown[] => wishes.map((one) => one.foes);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that answers soon and keeps book of what it was asked; it has heard nothing of guesses that are kept. */
function listening(isStopped = (_: LabWish): boolean => false): LabWish[] {
  const heard: LabWish[] = [];
  vi.stubGlobal("fetch", async (path: string, { body, signal }: RequestInit) => {
    if (path !== "/api/lab/fight") return new Response("{}", { status: 404 });
    if (signal?.aborted) throw new DOMException("given up", "AbortError");
    const asked = JSON.parse(String(body)) as LabWish;
    heard.push(asked);
    await new Promise((done) => setTimeout(done, 100));
    return new Response(`{"answer":{"answer":{"is_stopped":${isStopped(asked)}}}}\n`);
  });
  return heard;
}

test("what comes next is one more or one fewer of each kind, the newest kind first", () => {
  const boss = ["boss", 1] as [string, number];
  expect(foesOf(nextWishes(wish([boss, ["rat", 2]]), 10))).toEqual([
    [boss, ["rat", 3]],
    [boss, ["rat", 4]],
    [
      ["boss", 2],
      ["rat", 2],
    ],
    [boss, ["rat", 1]],
    [["rat", 2]],
  ]);
});

test("nobody is added where there is no room, and the last foe stays", () => {
  expect(foesOf(nextWishes(wish([["rat", 3]]), 3))).toEqual([[["rat", 2]]]);
  expect(foesOf(nextWishes(wish([["rat", 1]]), 3))).toEqual([[["rat", 2]], [["rat", 3]]]);
});

test("it asks after a pause, and not where the answer came at once or took too long", async () => {
  const heard = listening();
  const ahead = new Ahead(new Asking<LabFight>("/api/lab/fight"));
  for (const seconds of [0.01, 9]) {
    void ahead.think(wish([["rat", 2]]), seconds, 10);
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(heard).toHaveLength(0);
  void ahead.think(wish([["rat", 2]]), 1, 10);
  expect(heard).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(foesOf(heard)).toEqual([[["rat", 3]], [["rat", 4]], [["rat", 1]]]);
});

test("it gives up as soon as something is asked that somebody waits for", async () => {
  const heard = listening();
  const ahead = new Ahead(new Asking<LabFight>("/api/lab/fight"));
  void ahead.think(wish([["rat", 2]]), 1, 10);
  ahead.stop();
  await vi.advanceTimersByTimeAsync(2000);
  expect(heard).toHaveLength(0);
});

test("what it found is there at once when it is asked for, and is not asked again", async () => {
  const heard = listening();
  const asking = new Asking<LabFight>("/api/lab/fight");
  const ahead = new Ahead(asking);
  void ahead.think(wish([["rat", 2]]), 1, 10);
  await vi.advanceTimersByTimeAsync(2000);
  asking.ask(wish([["rat", 3]]));
  expect([asking.answer?.answer.is_stopped, asking.isStale]).toEqual([false, false]);
  void ahead.think(wish([["rat", 2]]), 1, 10);
  await vi.advanceTimersByTimeAsync(2000);
  expect(heard).toHaveLength(3);
  asking.forgetAll();
  expect([asking.answer, asking.isKnown(wish([["rat", 3]]))]).toEqual([null, false]);
});

test("a guess that is under way when it is asked for is waited for, and not asked again", async () => {
  const heard = listening();
  const asking = new Asking<LabFight>("/api/lab/fight");
  const ahead = new Ahead(asking);
  void ahead.think(wish([["rat", 2]]), 1, 10);
  await vi.advanceTimersByTimeAsync(150);
  const more = wish([["rat", 3]]);
  const guess = ahead.asked(more, 10);
  expect(guess).not.toBeNull();
  asking.ask(more, { guess });
  await vi.advanceTimersByTimeAsync(2000);
  expect([asking.answer?.answer.is_stopped, asking.isStale, heard.length]).toEqual([false, false, 1]);
  expect(ahead.asked(wish([["rat", 1]]), 10)).toBeNull();
});

test("the likeliest is asked for already while somebody waits, and thinking goes on from there", async () => {
  const heard = listening();
  const asking = new Asking<LabFight>("/api/lab/fight");
  const ahead = new Ahead(asking);
  const now = wish([["rat", 2]]);
  expect(ahead.asked(now, 10)).toBeNull();
  void ahead.early(now, 10);
  await vi.advanceTimersByTimeAsync(150);
  expect(foesOf(heard)).toEqual([[["rat", 3]]]);
  expect(heard[0]).toMatchObject({ is_guess: true });
  // The same question again changes nothing.
  expect(ahead.asked(now, 10)).toBeNull();
  void ahead.early(now, 10);
  void ahead.think(now, 1, 10);
  await vi.advanceTimersByTimeAsync(9000);
  expect(foesOf(heard)).toEqual([[["rat", 3]], [["rat", 4]], [["rat", 1]]]);
  expect([asking.isKnown(wish([["rat", 3]])), asking.isKnown(wish([["rat", 1]]))]).toEqual([true, true]);
});

test("what takes too long is not thought about any further", async () => {
  const heard: AbortSignal[] = [];
  vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => {
    heard.push(signal as AbortSignal);
    await new Promise((_, fail) =>
      signal?.addEventListener("abort", () => fail(new DOMException("given up", "AbortError"))),
    );
  });
  const ahead = new Ahead(new Asking<LabFight>("/api/lab/fight"));
  void ahead.early(wish([["rat", 2]]), 10);
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard.map((one) => one.aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard.map((one) => one.aborted)).toEqual([true]);
});

test("a guess that had to give way is asked again by whoever waits for it", async () => {
  const heard = listening((asked) => asked.is_guess === true);
  const asking = new Asking<LabFight>("/api/lab/fight");
  const ahead = new Ahead(asking);
  void ahead.early(wish([["rat", 2]]), 10);
  await vi.advanceTimersByTimeAsync(150);
  const more = wish([["rat", 3]]);
  asking.ask(more, { guess: ahead.asked(more, 10) });
  await vi.advanceTimersByTimeAsync(2000);
  expect(heard.map((one) => one.is_guess === true)).toEqual([true, false]);
  expect([asking.answer?.answer.is_stopped, asking.isStale]).toEqual([false, false]);
});

test("of two things at a time; and what may come after the next question goes on", async () => {
  const signals = new Map<string, AbortSignal>();
  vi.stubGlobal("fetch", async (path: string, { body, signal }: RequestInit) => {
    if (path !== "/api/lab/fight") return new Response("{}", { status: 404 });
    signals.set(JSON.stringify((JSON.parse(String(body)) as LabWish).foes), signal as AbortSignal);
    await new Promise((done) => setTimeout(done, 1000));
    return new Response('{"answer":{"answer":{"is_stopped":false}}}\n');
  });
  const asking = new Asking<LabFight>("/api/lab/fight");
  const ahead = new Ahead(asking);
  void ahead.think(wish([["rat", 2]]), 1, 10, 2);
  await vi.advanceTimersByTimeAsync(150);
  expect([...signals.keys()]).toEqual(['[["rat",3]]', '[["rat",4]]']);
  asking.ask(wish([["rat", 3]]), { guess: ahead.asked(wish([["rat", 3]]), 10) });
  await vi.advanceTimersByTimeAsync(500);
  expect([...signals.values()].map((one) => one.aborted)).toEqual([false, false]);
  expect(ahead.asked(wish([["bat", 1]]), 10)).toBeNull();
  expect(signals.get('[["rat",4]]')?.aborted).toBe(true);
});

test("the question is sent before the guess that belongs to it, and a row of quick changes sends no other", async () => {
  const heard = listening();
  const asking = new Asking<LabFight>("/api/lab/fight");
  const ahead = new Ahead(asking);
  for (const count of [1, 2, 3]) {
    const now = wish([["rat", count]]);
    asking.ask(now, { guess: ahead.asked(now, 10), onsent: () => void ahead.early(now, 10) });
    await vi.advanceTimersByTimeAsync(120);
  }
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(30);
  expect(heard.map((one) => [one.foes, one.is_guess === true])).toEqual([[[["rat", 3]], false]]);
  await vi.advanceTimersByTimeAsync(60);
  expect(heard.slice(1).map((one) => [one.foes, one.is_guess === true])).toEqual([[[["rat", 4]], true]]);
});

test("what is known is not sent, and nothing is guessed before its time", () => {
  const heard = listening();
  const asking = new Asking<LabFight>("/api/lab/fight");
  const onsent = vi.fn();
  asking.remember(wish([["rat", 1]]), {} as LabFight);
  asking.ask(wish([["rat", 1]]), { onsent });
  expect([heard.length, onsent.mock.calls.length]).toEqual([0, 0]);
});

/** A server that works on guesses until it is told to stop, keeps those that somebody waits for, and tells what was
 * said to it. */
function working(): { said: [string, string][]; fights: LabWish[]; finish: () => void } {
  const said: [string, string][] = [];
  const fights: LabWish[] = [];
  let end: (isStopped: boolean) => void = () => undefined;
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    const asked = JSON.parse(String(body)) as LabWish;
    if (path !== "/api/lab/fight") {
      said.push([path, asked.ask ?? ""]);
      if (path === "/api/lab/stop") end(true);
      return new Response(null, { status: 204 });
    }
    fights.push(asked);
    const isStopped = await new Promise<boolean>((done) => (end = done));
    return new Response(`{"answer":{"answer":{"is_stopped":${isStopped}}}}\n`);
  });
  return { said, fights, finish: () => end(true) };
}

/** A guess that is under way, and then is asked for. */
async function adopted(asking: Asking<LabFight>): Promise<void> {
  const ahead = new Ahead(asking);
  void ahead.think(wish([["rat", 2]]), 1, 10);
  await vi.advanceTimersByTimeAsync(150);
  const more = wish([["rat", 3]]);
  asking.ask(more, { guess: ahead.asked(more, 10) });
  await vi.advanceTimersByTimeAsync(50);
}

test("the server is told that somebody waits for a guess, and what it then comes to is the answer", async () => {
  const { said, fights, finish } = working();
  const asking = new Asking<LabFight>("/api/lab/fight");
  await adopted(asking);
  const id = fights[0]?.ask ?? "";
  expect(id).not.toBe("");
  expect(said).toEqual([["/api/lab/wait", id]]);
  finish(); // its time is over
  await vi.advanceTimersByTimeAsync(50);
  expect([asking.answer?.answer.is_stopped, asking.isStale, fights.length]).toEqual([true, false, 1]);
  expect(asking.isKnown(wish([["rat", 3]])), "with more time there would be more of it").toBe(false);
});

test("a guess that somebody waits for can be stopped with what there is", async () => {
  const { said, fights } = working();
  const asking = new Asking<LabFight>("/api/lab/fight");
  await adopted(asking);
  void asking.stop();
  await vi.advanceTimersByTimeAsync(50);
  expect(said.at(-1)).toEqual(["/api/lab/stop", fights[0]?.ask]);
  expect([asking.answer?.answer.is_stopped, asking.isStale, fights.length]).toEqual([true, false, 1]);
});

test("a guess that was asked for is given up with the question, however soon", async () => {
  working();
  const asking = new Asking<LabFight>("/api/lab/fight");
  const ahead = new Ahead(asking);
  void ahead.think(wish([["rat", 2]]), 1, 10);
  await vi.advanceTimersByTimeAsync(150);
  const guess = ahead.asked(wish([["rat", 3]]), 10);
  asking.ask(wish([["rat", 3]]), { guess });
  asking.cancel();
  expect(guess?.abort.signal.aborted).toBe(true);
});

test("a guess tells how far it is to whoever waits for it, and to nobody before", async () => {
  const lines = new TransformStream<Uint8Array, Uint8Array>();
  const server = lines.writable.getWriter();
  const tell = (line: object): Promise<void> =>
    server.write(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
  vi.stubGlobal("fetch", async (path: string) =>
    path === "/api/lab/fight" ? new Response(lines.readable) : new Response(null, { status: 204 }),
  );
  const asking = new Asking<LabFight>("/api/lab/fight");
  const ahead = new Ahead(asking);
  void ahead.think(wish([["rat", 2]]), 1, 10);
  await vi.advanceTimersByTimeAsync(150);
  void tell({ progress: { round: 1 } });
  await vi.advanceTimersByTimeAsync(50);
  expect(asking.progress).toBe(null);
  asking.ask(wish([["rat", 3]]), { guess: ahead.asked(wish([["rat", 3]]), 10) });
  void tell({ progress: { round: 2 } });
  await vi.advanceTimersByTimeAsync(50);
  expect(asking.progress).toEqual({ round: 2 });
  void tell({ answer: { answer: { is_stopped: false } } });
  await vi.advanceTimersByTimeAsync(50);
  expect([asking.progress, asking.isStale]).toEqual([null, false]);
});
