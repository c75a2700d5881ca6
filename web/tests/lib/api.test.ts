import { afterEach, expect, test, vi } from "vitest";

import { call, download, Problem } from "../../src/lib/api";
import { speak } from "./real-words";

afterEach(() => vi.unstubAllGlobals());

/** Answer every call so, and tell what was asked. */
function answering(answer: () => Response): { path: string; options: RequestInit }[] {
  const asked: { path: string; options: RequestInit }[] = [];
  vi.stubGlobal("fetch", (path: string, options: RequestInit) => {
    asked.push({ path, options });
    return Promise.resolve(answer());
  });
  return asked;
}

test("a call speaks the reader's language and tells its key only where there is one", async () => {
  speak("cs");
  const asked = answering(() => new Response('{"a": 1}'));
  expect(await call("POST", "/api/x", { b: 2 }, "secret")).toEqual({ a: 1 });
  await call("GET", "/api/y");
  expect(asked[0]?.options).toMatchObject({
    method: "POST",
    body: '{"b":2}',
    headers: {
      "accept-language": "cs",
      "content-type": "application/json",
      authorization: "Bearer secret",
    },
  });
  expect(asked[1]?.options).toEqual({
    method: "GET",
    headers: { "accept-language": "cs" },
    credentials: "same-origin",
  });
});

test("nothing comes back where nothing is said", async () => {
  answering(() => new Response(null, { status: 204 }));
  expect(await call("DELETE", "/api/x")).toBeUndefined();
});

test("a refusal is a problem with its words and faults", async () => {
  const told = { type: "/problems/x", title: "no", status: 422, code: "bad-sheet", faults: ["a", "b"] };
  answering(() => new Response(JSON.stringify(told), { status: 422 }));
  const problem = await call("GET", "/x").catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ message: "no", code: "bad-sheet", status: 422, faults: ["a", "b"] });
});

test("an answer of somebody else in between is a problem too", async () => {
  answering(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(call("GET", "/x")).rejects.toMatchObject({ status: 502, code: "unreachable", message: "" });
  await expect(download("/x")).rejects.toMatchObject({ status: 502 });
});

test("a server that does not answer is a problem, not a crash", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")));
  await expect(call("GET", "/x")).rejects.toMatchObject({ code: "unreachable", status: 0 });
  await expect(download("/x")).rejects.toMatchObject({ code: "unreachable", status: 0 });
});

test("a file comes as it is", async () => {
  answering(() => new Response("the log"));
  expect(await (await download("/x")).text()).toBe("the log");
});
