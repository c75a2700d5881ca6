import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { useWords } from "../../src/lib/words.svelte";
import Start from "../../src/start/Start.svelte";
import { catalogue } from "../lib/real-words";
import { refusal, serve } from "../table/server";

const GAMES = [
  { id: "g1", title: "First game", about: "one honest sentence" },
  { id: "g2", title: "Second game", about: "another one" },
];
const ADVENTURES = [{ id: "a1", title: "The cellar", about: "It is dark." }];
const OPTION = { choices: ["off", "on"], least: 0, most: 0, default: "off", rules: [], ruling: "" };

beforeEach(() => {
  useWords("en", catalogue("en"), { games: GAMES, adventures: ADVENTURES, demo: "a1" });
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => void vi.unstubAllGlobals());

const open = (): HTMLElement => screen.getByTestId("open-table");

test("every game stands there with its sentence, as a demo and for a table", () => {
  serve({ "GET /api/tables": { tables: [] } });
  render(Start);
  expect(screen.getByRole("radio", { name: /Second game another one/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Second game" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play a demo now" })).toBeTruthy();
  expect(screen.queryByTestId("my-tables")).toBeNull();
});

test("what was chosen is asked for, and only what was changed", async () => {
  const asked = serve({
    "GET /api/tables": { tables: [] },
    "GET /api/games/g2": {
      options: [{ title: "Armour", words: ["not used", "used"], option: { ...OPTION, key: "armour" } }],
    },
    "POST /api/tables": refusal(422, "faults", { facts: { source: "settings" }, faults: ["armour: no"] }),
  });
  render(Start);
  await fireEvent.click(screen.getByRole("radio", { name: /Second game/ }));
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Ola" } });
  const options = screen.getByText("House rules of the game").closest("details")!;
  options.open = true;
  await fireEvent(options, new Event("toggle"));
  await fireEvent.change(await screen.findByLabelText("Armour"), { target: { value: "1" } });
  await fireEvent.change(screen.getByLabelText("Who may undo"), { target: { value: "gm" } });
  await fireEvent.click(screen.getByTestId("make"));
  const fault = await within(options).findByText("armour: no");
  expect(fault).toBeTruthy();
  expect(asked.find((one) => one.method === "POST")?.body).toEqual({
    game: "g2",
    settings: { armour: "on" },
    pack: "",
    title: "",
    language: "en",
    adventure: "a1",
    adventure_text: "",
    expedition: null,
    gm: { name: "Ola", bot: false },
    heroes: 3,
  });
});

test("the engine leads only where there is an adventure", async () => {
  serve({ "GET /api/tables": { tables: [] } });
  render(Start);
  const engine = within(open()).getByRole<HTMLInputElement>("radio", { name: "the engine" });
  const none = screen.getByRole<HTMLOptionElement>("option", { name: /no adventure/ });
  none.selected = true;
  await fireEvent.change(screen.getByTestId("adventure"));
  expect(engine.disabled).toBe(true);
  expect(screen.getByText("The engine can run only a written adventure.")).toBeTruthy();
});

test("a link that leads nowhere is refused where it was pasted", async () => {
  serve({ "GET /api/tables": { tables: [] } });
  render(Start);
  const field = screen.getByLabelText("Link to the table");
  await fireEvent.input(field, { target: { value: "https://elsewhere.example/" } });
  await fireEvent.click(screen.getByRole("button", { name: "Join" }));
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(/does not lead to a table/)).toBeTruthy();
});

test("one's tables are found again, archived ones last", async () => {
  const table = { game: "g1", language: "en", role: "gm", moved: 0, is_archived: false };
  serve({
    "GET /api/tables": {
      tables: [
        { ...table, id: "old", title: "Old", is_archived: true },
        { ...table, id: "new", title: "" },
      ],
    },
  });
  render(Start);
  const links = within(await screen.findByTestId("my-tables")).getAllByRole("link");
  expect(links.map((one) => one.getAttribute("href"))).toEqual(["/t/new", "/t/old"]);
  expect(links[0]?.textContent).toContain("Untitled table");
});

test("a table that was saved is continued from its file, or it is said why not", async () => {
  const gone = vi.fn();
  vi.stubGlobal("location", { ...window.location, assign: gone });
  serve({
    "GET /api/tables": { tables: [] },
    "POST /api/import": refusal(422, "no-seed-inside", { title: "It was saved without its dice." }),
  });
  render(Start);
  const file = new File(["{}"], "evening.nde");
  const choose = (): Promise<boolean> =>
    fireEvent.change(screen.getByTestId("bring-table"), { target: { files: [file] } });
  await choose();
  expect(await screen.findByText("It was saved without its dice.")).toBeTruthy();
  expect(gone).not.toHaveBeenCalled();
  const link = (role: string) => ({ key: role, link: `http://here/t/t9#k=${role}` });
  const made = { table: { id: "t9" }, gm: link("gm"), player: link("player"), spectator: link("spectator") };
  serve({ "POST /api/import": made });
  await choose();
  await vi.waitFor(() => expect(gone).toHaveBeenCalledWith("/t/t9"));
});
