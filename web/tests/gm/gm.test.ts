import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Clock } from "../../src/lib/wire";
import Clocks from "../../src/table/gm/Clocks.svelte";
import GmPanel from "../../src/table/gm/GmPanel.svelte";
import { speak } from "../lib/real-words";
import { fakeTable, show, type Shown } from "../people/fake-table";

const FOES = [
  { id: "rat", title: "Rat", source: "book", sign: "" },
  { id: "ogre", title: "Ogre", source: "ours", sign: "°" },
];
const PARAMS = [{ name: "hp", title: "HP", kind: "number", value: 3, least: 0, most: 99 }];
let asked: string[] = [];

beforeEach(() => {
  speak("en");
  localStorage.clear();
  sessionStorage.clear();
  asked = [];
  vi.stubGlobal("fetch", (path: string, options: RequestInit) => {
    asked.push(`${options.method} ${path}`);
    const answer = path.includes("/creatures?")
      ? { params: PARAMS, can_paste: true, own: [] }
      : path.endsWith("/creatures")
        ? {
            found: [
              { id: "hulk", name: "Hulk", line: 1, text: "Hulk: HP 8", assumed: [], document: { hp: 8 } },
            ],
          }
        : path.includes("/foes?")
          ? { foes: FOES, legend: ["° ours: not from the book"] }
          : path.includes("/foes/")
            ? {
                name: "Rat",
                source: "draft",
                tracks: [{ key: "hp", title: "hit points", value: 4, most: 4 }],
              }
            : { is_archived: options.method === "PATCH" };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function panel(tool: string, shown: Shown = {}) {
  const fake = fakeTable({ as: "gm", ...shown });
  localStorage.setItem("nde-gm-tool", tool);
  const rendered = render(GmPanel, { table: fake.table });
  await vi.dynamicImportSettled();
  await waitFor(() => expect(screen.getByRole("tabpanel").childElementCount).toBeGreaterThan(0));
  return { ...fake, ...rendered };
}
const press = (name: string | RegExp): Promise<boolean> =>
  fireEvent.click(screen.getByRole("button", { name }));
const type = (name: string, value: string): Promise<boolean> =>
  fireEvent.input(screen.getByLabelText(name), { target: { value } });
const clock = (id: string, more: Partial<Clock> = {}): Clock => ({
  id,
  text: id,
  steps: 4,
  filled: 1,
  is_secret: false,
  is_pressing: false,
  ...more,
});

test("the open tool is remembered; arrows walk along the tabs", async () => {
  await panel("clocks");
  const tab = screen.getByRole("tab", { selected: true });
  expect(tab.textContent).toContain("Clocks");
  await fireEvent.keyDown(tab, { key: "ArrowRight" });
  expect(screen.getByRole("tab", { selected: true }).textContent).toContain("Secrets");
  expect(localStorage.getItem("nde-gm-tool")).toBe("secrets");
  await press("Hide the tools");
  expect(screen.queryByRole("tabpanel")).toBeNull();
  expect(localStorage.getItem("nde-gm-tool")).toBe("none");
});

test("a foe that is ours has a sign, and the sign its meaning", async () => {
  await panel("foes");
  await waitFor(() => screen.getByRole("button", { name: "Ogre °" }));
  expect(screen.getByRole("button", { name: "Rat" })).toBeTruthy();
  expect(screen.getByText("° ours: not from the book")).toBeTruthy();
});

test("foes are found, looked at and brought in with ids nobody has", async () => {
  const { done } = await panel("foes", { people: [{ id: "rat-1", side: "foes" }] });
  await waitFor(() => screen.getByRole("button", { name: "Rat" }));
  await press("Rat");
  await waitFor(() => screen.getByText("4/4"));
  await press("How many: more");
  await fireEvent.click(screen.getByLabelText("hidden"));
  await press("Add 2 × Rat");
  expect(done).toEqual([{ type: "AddFoes", foes: { "rat-2": "rat", "rat-3": "rat" }, at: {}, hidden: true }]);
  expect(screen.getByText("from a later draft by its author")).toBeTruthy();
  await type("Search all foes", "og");
  await waitFor(() => expect(asked).toContain("GET /api/tables/t1/foes?search=og"));
});

test("somebody new has a name, a side and a number", async () => {
  const { done } = await panel("foes", { people: [{ id: "rat-1", side: "foes" }] });
  await waitFor(() => screen.getByText("HP"));
  await type("Name: the miller’s widow", "Old Marta");
  await fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "5" } });
  await fireEvent.click(screen.getByTestId("bring-in"));
  await waitFor(() =>
    expect(done).toEqual([
      { type: "MakeCreatures", creatures: { "old-marta": { name: "Old Marta", hp: 5 } } },
      {
        type: "AddFoes",
        foes: { "old-marta-1": "old-marta" },
        at: {},
        stance: "bystander",
        names: {},
        known_as: {},
      },
    ]),
  );
});

test("somebody whose name is kept has an id that says nothing", async () => {
  const { done } = await panel("foes", { view: { stances: ["foe", "ally"] } });
  await waitFor(() => screen.getByText("HP"));
  await type("Name: the miller’s widow", "Mire Hulk");
  await type("To the players: something large in the dark", "a shape");
  await press("fights for the party");
  await fireEvent.click(screen.getByTestId("bring-in"));
  await waitFor(() =>
    expect(done[1]).toEqual({
      type: "AddFoes",
      foes: { "somebody-1": "mire-hulk" },
      at: {},
      stance: "ally",
      names: {},
      known_as: { "somebody-1": "a shape" },
    }),
  );
});

test("pasted stat blocks are read first and kept then", async () => {
  const { done } = await panel("foes");
  await waitFor(() => screen.getByText("Paste stat blocks"));
  const text = screen.getByRole("textbox", { name: /^Stat blocks/, hidden: true });
  await fireEvent.input(text, { target: { value: "Hulk 8 HP" } });
  await fireEvent.submit(text.closest("form")!);
  await waitFor(() => screen.getByText("Hulk: HP 8"));
  await fireEvent.click(screen.getByTestId("keep-creatures"));
  expect(done).toEqual([{ type: "MakeCreatures", creatures: { hulk: { hp: 8 } } }]);
});

test("moments, hidden ones and fog are one press away", async () => {
  const { done } = await panel("scene", {
    people: [{ id: "rat", side: "foes", isHidden: true }],
    view: {
      moments: ["fight", "rest"],
      space: { type: "Board", grid: { width: 4, height: 4 }, tokens: [] },
    },
  });
  await press("Begin a fight");
  await press(/^Show.*rat$/);
  await press("Turn on fog of war");
  expect(done).toEqual([
    { type: "Mark", moment: "fight" },
    { type: "Hide", figures: ["rat"], is_hidden: false },
    { type: "SetFog", side: "party", is_on: true },
  ]);
});

test("a new scene has its place, its foes and its ground", async () => {
  const { done } = await panel("scene", { people: [{ id: "ada" }], labels: { spaces: ["board", "zones"] } });
  await press("Set a new scene");
  await type("Where is it?", " The mill ");
  await waitFor(() => screen.getByRole("button", { name: "Rat" }));
  await press("Rat");
  await press("Rat");
  await press("Ogre °");
  await fireEvent.click(screen.getByLabelText("hidden: Ogre"));
  expect(screen.queryByRole("button", { name: "areas" })).toBeNull();
  await press("distances only");
  await press("Set the scene");
  expect(done).toMatchObject([
    {
      type: "SetScene",
      place: "The mill",
      foes: { "rat-1": "rat", "rat-2": "rat", "ogre-1": "ogre" },
      hidden: ["ogre-1"],
      space: { type: "Zones", tokens: ["ada", "ogre-1", "rat-1", "rat-2"] },
    },
  ]);
});

test("a scene whose foes would go is asked about once more", async () => {
  const { done } = await panel("scene", { people: [{ id: "rat", side: "foes" }] });
  await press("Set a new scene");
  await press("Set the scene");
  expect(done).toEqual([]);
  await press(/will be removed/);
  expect(done).toMatchObject([{ type: "SetScene" }]);
});

test("clocks are started, moved and taken away", async () => {
  const { done } = await panel("clocks", {
    view: { clocks: [clock("flood")] },
    labels: { clocks: ["The river rises: 1 of 4"] },
  });
  await press("One step forward: The river rises: 1 of 4");
  await press(/Remove the clock/);
  await press("Sure?");
  await type("What does it threaten?", "Flood");
  await press("Steps: more");
  await press("Start");
  expect(done).toEqual([
    { type: "TickClock", id: "flood", by: 1 },
    { type: "StopClock", id: "flood" },
    { type: "SetClock", id: "flood-2", text: "Flood", steps: 5, is_secret: false, is_pressing: true },
  ]);
});

test("where failures move clocks, one that they do not move can be started", async () => {
  const { done } = await panel("clocks", { labels: { has_pressure: true } });
  await type("What does it threaten?", "Feast");
  await fireEvent.click(screen.getByLabelText("every failure moves it"));
  await press("Start");
  expect(done).toMatchObject([{ type: "SetClock", text: "Feast", is_pressing: false }]);
});

test("everybody sees the clocks they know, in words", () => {
  const { table } = fakeTable();
  const { container } = render(Clocks, { table });
  expect(screen.queryByTestId("clocks")).toBeNull();
  show(table, { view: { clocks: [clock("flood")] }, labels: { clocks: ["The river rises: 1 of 4"] } });
  expect(screen.getByText("The river rises: 1 of 4")).toBeTruthy();
  expect(container.querySelectorAll("path")).toHaveLength(4);
  expect(container.querySelectorAll("path.full")).toHaveLength(1);
});

test("a roll kept back is told with its outcome, and revealed", async () => {
  const { done } = await panel("secrets", {
    view: {
      withheld: [
        {
          number: 7,
          task: { seat: "gm", figure: "ada" },
          outcome: "hit",
          effects: [],
          answers: [],
          asked: [],
        },
      ],
    },
    labels: { outcomes: { hit: "a hit" } },
  });
  expect(within(screen.getByTestId("withheld")).getByText("a hit")).toBeTruthy();
  await press(/^Reveal ?:/);
  await press(/^Reveal only/);
  await press(/^Discard/);
  expect(done).toEqual([
    { type: "Reveal", number: 7 },
    { type: "Reveal", number: 7, is_only_told: true },
    { type: "Drop", pending: 7 },
  ]);
});

test("a note is written for one seat, and what was not sent survives", async () => {
  const { done, unmount } = await panel("secrets");
  await type("Write a note", "The baker lies");
  unmount();
  await panel("secrets");
  expect((screen.getByLabelText("Write a note") as HTMLTextAreaElement).value).toBe("The baker lies");
  await fireEvent.change(screen.getByLabelText("Who may read it?"), { target: { value: "p2" } });
  await press("Save");
  expect(done).toEqual([]);
  expect(sessionStorage.getItem("nde-draft-note-t1")).toBeNull();
});

test("any roll of the last round is overruled with another outcome", async () => {
  const roll = {
    figure: "ada",
    name: "strike",
    outcome: "miss",
    outcomes: ["miss", "hit"],
    sides: [6],
    faces: [2],
  };
  const { table, done } = await panel("decree", { labels: { outcomes: { miss: "a miss", hit: "a hit" } } });
  expect(screen.getByText("There is no roll to overrule.")).toBeTruthy();
  table.view = {
    ...table.view!,
    rolls: [
      { ...roll, number: 3 },
      { ...roll, number: 2 },
    ],
  };
  table.entries = [2, 3].map((number) => ({
    entry: { number, seat: "p1", events: [] },
    text: [`Ada strikes ${number}.`],
    deeds: [],
    heading: "",
    isLive: false,
  }));
  await waitFor(() => screen.getByText(/Ada strikes 2/));
  await fireEvent.click(screen.getByText(/Ada strikes 2/));
  await press("a hit");
  expect(done).toEqual([{ type: "Overrule", number: 2, outcome: "hit" }]);
});

test("the agreement changes one thing at a time; what waits can be dropped", async () => {
  const question = {
    pending: 5,
    seat: "p2",
    is_mine: false,
    who: "ada",
    key: "luck",
    options: [],
    default: "",
    rule: "",
    facts: [],
    is_open: false,
    is_kept: false,
    sides: 0,
    steps: [],
    name: "",
  };
  const { done, table } = await panel("table", {
    view: { questions: [question] },
    labels: { questions: [{ text: "Spend luck?", steps: [], options: [], is_roll: false }] },
  });
  await fireEvent.change(screen.getByLabelText("Who may undo"), { target: { value: "anyone" } });
  await press("Stop waiting: Spend luck?");
  await press("Sure?");
  expect(done).toEqual([
    { type: "Agree", agreement: { ...table.view?.agreement, undo: "anyone" } },
    { type: "Drop", pending: 5 },
  ]);
  expect(screen.getByTestId("commitment").textContent).toBe("c0ffee");
});

test("a table is archived and closed, the latter only when asked twice", async () => {
  const { done } = await panel("table");
  await waitFor(() => screen.getByRole("button", { name: "Archive the table" }));
  await press("Archive the table");
  await waitFor(() => screen.getByRole("button", { name: "Restore the table" }));
  expect(asked).toContain("PATCH /api/tables/t1");
  await press("Close the game");
  expect(done).toEqual([]);
  await press(/will end for everybody/);
  expect(done).toEqual([{ type: "Close" }]);
});

test("players read and write notes too; spectators only read", async () => {
  const note = { id: "n", text: "The baker lies", by: "gm", to: ["p1"], is_open: false };
  const { table, done } = fakeTable({ view: { notes: [note] } });
  render(Clocks, { table });
  const notes = within(screen.getByTestId("own-notes"));
  expect(notes.getByText("Notes (1)")).toBeTruthy();
  expect(notes.getByText(/The baker lies/).textContent).toContain("game master");
  expect(notes.queryByRole("button", { name: /^Delete/ })).toBeNull();
  await type("Write a note", "Ask the miller");
  await press("Save");
  expect(done).toEqual([
    { type: "WriteNote", id: "ask-the-miller", text: "Ask the miller", to: [], is_open: false },
  ]);
  show(table, { view: { role: "spectator", notes: [note] } });
  expect(notes.queryByLabelText("Write a note")).toBeNull();
  show(table, { view: { role: "spectator" } });
  expect(screen.queryByTestId("own-notes")).toBeNull();
});
