import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import TablePage from "../../src/table/TablePage.svelte";
import { FakeSocket, latest } from "../lib/fake-socket";
import { speak } from "../lib/real-words";
import { refusal, serve } from "./server";

const DOOR = { table: "t1", title: "The cellar", game: "g", role: "player", seat: "" };

beforeEach(() => {
  speak("en");
  sessionStorage.clear();
  localStorage.clear();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => void vi.unstubAllGlobals());

test("somebody with an invitation says a name and is let in", async () => {
  history.replaceState(null, "", "/t/t1#k=secret");
  const asked = serve({
    "POST /api/tables/t1/door": DOOR,
    "GET /api/tables": { tables: [] },
    "POST /api/tables/t1/enter": { link: "http://here/t/t1#k=own" },
    "GET /api/tables/t1/story?limit=100": { entries: [], version: 0 },
  });
  render(TablePage, { id: "t1" });
  expect(await screen.findByRole("heading", { level: 1, name: "The cellar" })).toBeTruthy();
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: " Mira " } });
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  await vi.waitFor(() => expect(FakeSocket.all.length).toBe(1));
  expect(asked.find((one) => one.path.endsWith("/enter"))?.body).toEqual({ key: "secret", name: "Mira" });
  expect(location.hash).toBe("");
  expect(screen.getByTestId("connecting")).toBeTruthy();
});

test("whoever has no seat is told why, and where to go", async () => {
  history.replaceState(null, "", "/t/t1");
  serve({ "GET /api/tables/t1/story?limit=100": refusal(401, "key-needed") });
  render(TablePage, { id: "t1" });
  expect((await screen.findByRole("alert")).textContent).toBe("refused: key-needed");
  expect(screen.getByRole("link", { name: "Go to the start page" }).getAttribute("href")).toBe("/");
});

test("whoever is sent away for good is told why", async () => {
  history.replaceState(null, "", "/t/t1");
  serve({ "GET /api/tables/t1/story?limit=100": { entries: [], version: 0 } });
  render(TablePage, { id: "t1" });
  await vi.waitFor(() => expect(FakeSocket.all.length).toBe(1));
  const problem = { type: "", title: "this link was taken back", status: 403, code: "revoked" };
  latest().accept().say({ type: "bye", problem, may_return: false });
  expect((await screen.findByTestId("farewell")).textContent).toContain("this link was taken back");
});
