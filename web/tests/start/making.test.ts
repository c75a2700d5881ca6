import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { prefs } from "../../src/lib/prefs.svelte";
import { addressIn, makeDemo, makeTable } from "../../src/start/making";
import { toldLinks } from "../../src/table/door";
import { speak } from "../lib/real-words";
import { hero, seen, story } from "../table/seen";
import { serve } from "../table/server";

const link = (role: string): object => ({
  id: role,
  role,
  key: `${role}-key`,
  link: `http://here/#k=${role}`,
});
const MADE = {
  table: { id: "t1" },
  gm: link("gm"),
  player: link("player"),
  spectator: link("spectator"),
};

beforeEach(() => {
  speak("pl");
  sessionStorage.clear();
  prefs.setName("");
});
afterEach(() => void vi.unstubAllGlobals());

test("a demo is led by the engine, in the visitor's language, and has begun", async () => {
  const asked = serve({
    "POST /api/tables": MADE,
    "POST /api/tables/t1/enter": { seat: "p1", key: "own-key", link: "http://here/#k=own" },
    "GET /api/tables/t1/view": seen({ story: story(), people: [hero("ada", "gm"), hero("bo", "gm")] }),
  });
  expect(await makeDemo("g", "a")).toBe("/t/t1");
  expect(asked[0]?.body).toEqual({ game: "g", adventure: "a", language: "pl", gm: { bot: true }, heroes: 3 });
  const entered = asked.find((one) => one.path.endsWith("/enter"));
  expect(entered?.body).toEqual({ key: "player-key", name: "Gość" });
  const orders = asked.filter((one) => one.path.endsWith("/commands"));
  expect(orders.map(({ key, body }) => [key, (body as { do: object }).do])).toEqual([
    ["gm-key", { type: "Agree", agreement: { undo: "anyone", rulings: "anyone", turns: "anyone" } }],
    ["gm-key", { type: "Give", figure: "ada", seat: "p1" }],
    ["gm-key", { type: "Give", figure: "bo", seat: "p1" }],
    ["own-key", { type: "Choose", option: "begin" }],
  ]);
  expect(toldLinks("t1").own).toBe("http://here/#k=own");
});

test("with friends on their way the adventure waits, and their heroes with it", async () => {
  const asked = serve({
    "POST /api/tables": MADE,
    "POST /api/tables/t1/enter": { seat: "p1", key: "own-key", link: "" },
    "GET /api/tables/t1/view": seen({ story: story(), people: [hero("ada", "gm"), hero("bo", "gm")] }),
  });
  await makeTable({ wish: { game: "g", adventure: "a", gm: { bot: true } }, agreement: {}, own: 1 });
  const orders = asked.filter((one) => one.path.endsWith("/commands")).map(({ body }) => body);
  expect(orders).toEqual([{ do: { type: "Give", figure: "ada", seat: "p1" } }]);
});

test("a game master keeps the links of a new table for this tab", async () => {
  const asked = serve({ "POST /api/tables": MADE });
  await makeTable({ wish: { game: "g", gm: { name: "Ola" } }, agreement: {}, own: 0 });
  expect(asked.length).toBe(1);
  expect(toldLinks("t1")).toEqual({
    player: "http://here/#k=player",
    spectator: "http://here/#k=spectator",
    own: "http://here/#k=gm",
    isNew: true,
  });
});

test.each([
  ["0123456789abcdef", "/t/0123456789abcdef"],
  [`  ${location.origin}/t/abc123#k=secret `, "/t/abc123#k=secret"],
  [`${location.host}/t/abc123#k=secret`, "/t/abc123#k=secret"],
  ["https://elsewhere.example/t/abc123#k=secret", "https://elsewhere.example/t/abc123#k=secret"],
  ["javascript:alert(1)//t/abc", null],
  ["https://elsewhere.example/else", null],
  ["what is this", null],
  ["", null],
])("%s leads to %s", (pasted, address) => {
  expect(addressIn(pasted)).toBe(address);
});
