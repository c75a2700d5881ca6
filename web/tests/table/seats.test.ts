import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keepLinks } from "../../src/table/door";
import Invite from "../../src/table/Invite.svelte";
import Next from "../../src/table/Next.svelte";
import Seats from "../../src/table/Seats.svelte";
import { speak } from "../lib/real-words";
import { hero, seat, seen, story, tableWith } from "./seen";
import { serve } from "./server";

beforeEach(() => {
  speak("en");
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => void vi.unstubAllGlobals());

const seats = [seat("gm"), seat("p1"), seat("p2", { bot: "careful" })];

test("everybody is told with who is here and whom they play", () => {
  const { table } = tableWith(seen({ seats, people: [hero("ada", "p1"), hero("bo", "p1")] }));
  table.here = ["p1"];
  render(Seats, { table });
  const rows = screen.getAllByRole("listitem").map((one) => one.textContent.replace(/\s+/g, " ").trim());
  expect(rows[0]).toContain("game master (you) away");
  expect(rows[1]).toContain("Name of p1 player, here plays ada, bo");
  expect(rows[2]).toContain("player, played by the engine");
});

test("the game master hands a hero over", async () => {
  const { table, done } = tableWith(seen({ seats, people: [hero("ada", "gm")] }));
  render(Seats, { table });
  await fireEvent.change(screen.getByLabelText("Who plays ada"), { target: { value: "p1" } });
  expect(done).toEqual([{ type: "Give", figure: "ada", seat: "p1" }]);
});

test("a seat that is renamed keeps everything else", async () => {
  const { table, done } = tableWith(seen({ seats: [seat("gm"), seat("p1", { rolls: "typed" })] }));
  serve({ "GET /api": { policies: ["careful", "gm"] } });
  render(Seats, { table });
  await fireEvent.click(screen.getByRole("button", { name: "Change Name of p1’s seat" }));
  await fireEvent.input(screen.getByLabelText("Name at the table"), { target: { value: " Mira " } });
  await fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(done).toEqual([{ type: "Sit", seat: "p1", name: "Mira", role: "player", bot: "", rolls: "typed" }]);
});

test("whoever is sent away loses their links, too", async () => {
  const { table, done } = tableWith(seen({ seats }));
  const asked = serve({
    "GET /api": { policies: [] },
    "GET /api/tables/t1/links": {
      links: [
        { id: "a", seat: "p1", is_revoked: false },
        { id: "b", seat: "p1", is_revoked: true },
        { id: "c", seat: "", is_revoked: false },
      ],
    },
    "DELETE /api/tables/t1/links/a": { status: 204 },
  });
  render(Seats, { table });
  await fireEvent.click(screen.getByRole("button", { name: "Change Name of p1’s seat" }));
  await fireEvent.click(screen.getByRole("button", { name: "Remove from the table" }));
  await fireEvent.click(screen.getByRole("button", { name: /Remove them/ }));
  await vi.waitFor(() => expect(done).toEqual([{ type: "Leave", seat: "p1" }]));
  expect(asked.filter((one) => one.method === "DELETE").map((one) => one.path)).toEqual([
    "/api/tables/t1/links/a",
  ]);
});

test("a player takes a hero whom nobody plays", async () => {
  const view = seen({ seat: "p1", role: "player", seats, people: [hero("ada", "gm")], story: story("yard") });
  const { table, done } = tableWith(view);
  render(Next, { table });
  await fireEvent.click(screen.getByRole("button", { name: "Play ada" }));
  expect(done).toEqual([{ type: "Give", figure: "ada", seat: "p1" }]);
});

test("a hero that was made before is brought along", async () => {
  const kept = { id: "x", name: "Oda", about: "", game: "some-game", packs: [], file: "", at: 1 };
  localStorage.setItem("nde-heroes", JSON.stringify([{ ...kept, sheet: { name: "Oda" } }]));
  const { table, done } = tableWith(seen({ seat: "p1", role: "player", seats }));
  render(Next, { table });
  await fireEvent.click(await screen.findByRole("button", { name: "Bring Oda" }));
  expect(done).toMatchObject([{ type: "Bring", sheet: { name: "Oda" } }]);
});

test("a new table shows the link for players, and can be put away for good", async () => {
  keepLinks("t1", { player: "http://here/t/t1#k=p", isNew: true });
  const view = seen({ story: story(), people: [hero("ada", "gm")] });
  const { table, done } = tableWith(view);
  const first = render(Next, { table });
  expect(screen.getByLabelText<HTMLInputElement>("For players").value).toBe("http://here/t/t1#k=p");
  await fireEvent.click(screen.getByRole("button", { name: "Begin the adventure" }));
  expect(done).toEqual([{ type: "Choose", option: "begin" }]);
  await fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByTestId("next")).toBeNull();
  first.unmount();
  render(Next, { table });
  expect(screen.queryByTestId("next")).toBeNull();
});

test("in a fight the first steps make room, until they are wanted", async () => {
  const turn = { is_fight: true, round: 1, side: "party" as const };
  const view = seen({ seat: "p1", role: "player", seats, people: [hero("ada", "gm")], turn });
  render(Next, { table: tableWith(view).table });
  expect(screen.queryByRole("button", { name: "Play ada" })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Expand" }));
  expect(screen.getByRole("button", { name: "Play ada" })).toBeTruthy();
});

test("an invitation that was taken back is not shown any more", async () => {
  keepLinks("t1", { player: "http://here/t/t1#k=p" });
  const link = { id: "a", role: "player", seat: "", label: "", created: 0 };
  let isRevoked = false;
  serve({
    "GET /api/tables/t1/links": () => ({ links: [{ ...link, is_revoked: isRevoked }] }),
    "DELETE /api/tables/t1/links/a": () => ((isRevoked = true), { status: 204 }),
    "POST /api/tables/t1/links": { id: "b", role: "player", key: "n", link: "http://here/t/t1#k=n" },
  });
  const { table } = tableWith(seen());
  render(Invite, { table });
  await fireEvent.click(await screen.findByText("1 active link"));
  const item = within(screen.getByRole("listitem"));
  await fireEvent.click(item.getByRole("button", { name: "Revoke: Invitation for players" }));
  await fireEvent.click(item.getByRole("button"));
  await vi.waitFor(() => expect(screen.queryByLabelText("For players")).toBeNull());
  await fireEvent.click(screen.getAllByRole("button", { name: "Make an invitation" })[0]!);
  expect((await screen.findByLabelText<HTMLInputElement>("For players")).value).toBe("http://here/t/t1#k=n");
});
