import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Ahead, nextWishes } from "../../src/lab-page/ahead";
import type { LabWish } from "../../src/lib/wire";

const wish = (foes: [string, number][]): LabWish => ({ game: "game", party: ["knight"], foes });
const foesOf = (wishes: LabWish[]): unknown[] => wishes.map((one) => one.foes);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that answers at once and keeps book of what it was asked. */
function listening(): LabWish[] {
  const heard: LabWish[] = [];
  vi.stubGlobal("fetch", (_: string, { body, signal }: RequestInit) => {
    if (signal?.aborted) return Promise.reject(new DOMException("given up", "AbortError"));
    heard.push(JSON.parse(String(body)) as LabWish);
    return Promise.resolve(new Response('{"answer":{}}\n'));
  });
  return heard;
}

test("what comes next is one more or one fewer of each kind, the newest kind first", () => {
  const boss = ["boss", 1] as [string, number];
  expect(foesOf(nextWishes(wish([boss, ["rat", 2]]), 10))).toEqual([
    [boss, ["rat", 3]],
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
  expect(foesOf(nextWishes(wish([["rat", 1]]), 3))).toEqual([[["rat", 2]]]);
});

test("it asks after a pause, and not where the answer came at once or took too long", async () => {
  const heard = listening();
  const ahead = new Ahead("/api/lab/fight");
  for (const seconds of [0.1, 9]) {
    void ahead.think(wish([["rat", 2]]), seconds, 10);
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(heard).toHaveLength(0);
  void ahead.think(wish([["rat", 2]]), 1, 10);
  expect(heard).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(foesOf(heard)).toEqual([[["rat", 3]], [["rat", 1]]]);
});

test("it gives up as soon as something is asked that somebody waits for", async () => {
  const heard = listening();
  const ahead = new Ahead("/api/lab/fight");
  void ahead.think(wish([["rat", 2]]), 1, 10);
  ahead.stop();
  await vi.advanceTimersByTimeAsync(2000);
  expect(heard).toHaveLength(0);
});
