import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Problem } from "../../src/lib/api";
import { keepLinks, knock, patiently, toldLinks } from "../../src/table/door";
import { refusal, serve } from "./server";

const DOOR = { table: "t1", title: "The cellar", game: "g", role: "player", seat: "" };

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/t/t1#k=secret");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("without a key the browser's own seat is tried", async () => {
  history.replaceState(null, "", "/t/t1");
  const asked = serve({});
  expect(await knock("t1")).toEqual({ is: "seated" });
  expect(asked).toEqual([]);
});

test("a seat's own key opens it, and leaves the address", async () => {
  const asked = serve({
    "POST /api/tables/t1/door": { ...DOOR, seat: "p1" },
    "POST /api/tables/t1/enter": { link: "http://here/t/t1#k=own" },
  });
  expect(await knock("t1")).toEqual({ is: "seated" });
  expect(asked.map((one) => one.body)).toEqual([{ key: "secret" }, { key: "secret", name: "" }]);
  expect(location.hash).toBe("");
  expect(toldLinks("t1").own).toBe("http://here/t/t1#k=own");
});

test("an invitation asks a stranger for a name, and the key stays until they are in", async () => {
  serve({ "POST /api/tables/t1/door": DOOR, "GET /api/tables": { tables: [] } });
  expect(await knock("t1")).toEqual({ is: "stranger", key: "secret", door: DOOR });
  expect(location.hash).toBe("#k=secret");
});

test("an invitation gives nobody a second seat", async () => {
  serve({ "POST /api/tables/t1/door": DOOR, "GET /api/tables": { tables: [{ id: "t1" }] } });
  expect(await knock("t1")).toEqual({ is: "seated" });
  expect(location.hash).toBe("");
});

test("a key that was taken back is refused", async () => {
  serve({ "POST /api/tables/t1/door": refusal(403, "key-revoked") });
  expect(await knock("t1")).toMatchObject({ is: "refused", problem: { code: "key-revoked" } });
});

test("a server that is away for a moment is waited for", async () => {
  vi.useFakeTimers();
  let tries = 0;
  const work = patiently(() => {
    tries += 1;
    return tries < 4 ? Promise.reject(new Problem({ status: 503 })) : Promise.resolve("here");
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await work).toBe("here");
  expect(tries).toBe(4);
});

test("what is refused for good is not tried again", async () => {
  const work = vi.fn(() => Promise.reject(new Problem({ status: 404, code: "no-such-table" })));
  await expect(patiently(work)).rejects.toMatchObject({ code: "no-such-table" });
  expect(work).toHaveBeenCalledTimes(1);
});

test("links are kept together, and spoiled ones are none", () => {
  keepLinks("t1", { player: "a" });
  keepLinks("t1", { own: "b" });
  expect(toldLinks("t1")).toEqual({ player: "a", own: "b" });
  sessionStorage.setItem("nde-draft-links-t1", "{");
  expect(toldLinks("t1")).toEqual({});
});
