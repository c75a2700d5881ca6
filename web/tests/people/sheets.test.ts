import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { Problem } from "../../src/lib/api";
import type { SheetLabel } from "../../src/lib/wire";
import MySheet from "../../src/table/people/MySheet.svelte";
import SheetPanel from "../../src/table/people/SheetPanel.svelte";
import { speak } from "../lib/real-words";
import { fakeTable, show } from "./fake-table";

beforeEach(() => speak("en"));

const sheet = (figure: string, more: Partial<SheetLabel> = {}): SheetLabel => ({
  figure,
  name: figure.toUpperCase(),
  traits: [
    { key: "might", title: "might", text: "d8", sides: 8, path: `${figure}.might`, value: 8 },
    { key: "role", title: "role", text: "mage" },
  ],
  tracks: [
    { key: "hearts", title: "hearts", value: 3, most: 5, refill: "after a rest", path: `${figure}.hearts` },
  ],
  lists: [{ key: "gear", title: "gear", items: [{ text: "rope", note: "10 m" }] }],
  conditions: ["prone"],
  document: { name: figure },
  ...more,
});
const ADA = { id: "ada", name: "Ada", holder: "p1" };
const settle = async (): Promise<void> => {
  await tick();
  await Promise.resolve();
  flushSync();
};

test("a sheet is asked for again after each new view", async () => {
  const { table, asked } = fakeTable({ people: [ADA] }, { ada: sheet("ada") });
  render(SheetPanel, { table, figure: "ada", onclose: () => undefined });
  await settle();
  expect(screen.getByRole("heading", { name: "ADA" })).toBeTruthy();
  for (const text of ["prone", "Might", "mage", "3/5", "after a rest", "rope", "10 m"])
    expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThan(0);
  show(table, { people: [ADA] });
  expect(asked).toEqual(["ada", "ada"]);
});

test("what can be done with things stands on the sheet of whoever has them", async () => {
  const drink = {
    verb: "drink",
    text: "Drink",
    spot: "item" as const,
    roles: ["what" as const],
    ways: [{ offer: 0, objects: ["potion"], words: ["potion of ease"] }],
  };
  const hit = { verb: "hit", text: "Hit", spot: "person" as const, ways: [{ offer: 1, objects: ["rat"] }] };
  const labels = { deeds: [{ figure: "ada", name: "Ada", deeds: [hit, drink] }] };
  const { table, done } = fakeTable({ people: [ADA], labels }, { ada: sheet("ada") });
  vi.spyOn(table, "weighed").mockReturnValue(null);
  render(SheetPanel, { table, figure: "ada", onclose: () => undefined });
  await settle();
  expect(screen.queryByRole("group", { name: "Hit" })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Drink: potion of ease" }));
  expect(done).toMatchObject([{ type: "Perform", figure: "ada", verb: "drink", objects: ["potion"] }]);
});

test("players cannot set numbers; a game master sets every one that has a place", async () => {
  const { table, done } = fakeTable({ people: [ADA] }, { ada: sheet("ada") });
  const { unmount } = render(SheetPanel, { table, figure: "ada", onclose: () => undefined });
  await settle();
  expect(screen.queryByTestId("setter")).toBeNull();
  expect(screen.queryByRole("button", { name: /Overrule/ })).toBeNull();
  unmount();

  show(table, { as: "gm", people: [ADA] });
  render(SheetPanel, { table, figure: "ada", onclose: () => undefined });
  await settle();
  await fireEvent.click(screen.getByRole("button", { name: "hearts: less" }));
  await fireEvent.click(screen.getByRole("button", { name: "Overrule: might" }));
  const input = screen.getByRole("spinbutton", { name: "Overrule: might" });
  await fireEvent.input(input, { target: { value: "12" } });
  await fireEvent.submit(input.closest("form")!);
  expect(done).toEqual([
    { type: "SetValue", path: "ada.hearts", value: 2 },
    { type: "SetValue", path: "ada.might", value: 12 },
  ]);
  expect(screen.queryByRole("spinbutton", { name: "Overrule: might" })).toBeNull();
});

test("what is taken out is asked about once more, and forgotten when one goes elsewhere", async () => {
  const { table, done } = fakeTable(
    { as: "gm", people: [ADA], words: { ada: { short: "Ada" } } },
    { ada: sheet("ada") },
  );
  render(SheetPanel, { table, figure: "ada", onclose: () => undefined });
  await settle();
  const out = screen.getByRole("button", { name: "Remove Ada from the scene" });
  await fireEvent.click(out);
  expect(out.textContent).toContain("Sure?");
  await fireEvent.blur(out);
  expect(out.textContent).not.toContain("Sure?");
  expect(done).toEqual([]);
  await fireEvent.click(out);
  await fireEvent.click(out);
  await fireEvent.click(screen.getByRole("button", { name: "Hide" }));
  await fireEvent.change(screen.getByLabelText("Played by"), { target: { value: "p2" } });
  expect(done).toEqual([
    { type: "Remove", figure: "ada" },
    { type: "Hide", figures: ["ada"], is_hidden: true },
    { type: "Give", figure: "ada", seat: "p2" },
  ]);
});

const chip = (key: string, is_on: boolean, type: string) => ({
  key,
  text: `a ${key} word`,
  is_on,
  effect: { type, who: "ada", rule: "some/rule" },
});

test("a game master gives and takes conditions by one press each, and never twice", async () => {
  const off = { ada: sheet("ada", { chips: [chip("prone", false, "Felled"), chip("held", true, "Freed")] }) };
  const { table, done } = fakeTable({ as: "gm", people: [ADA] }, off);
  render(SheetPanel, { table, figure: "ada", onclose: () => undefined });
  await settle();
  const group = within(screen.getByRole("group", { name: "Conditions: press to add or remove" }));
  const prone = group.getByRole("button", { name: "a prone word" });
  expect(prone.getAttribute("aria-pressed")).toBe("false");
  expect(group.getByRole("button", { name: "a held word", pressed: true })).toBeTruthy();
  await fireEvent.click(prone);
  await fireEvent.click(prone);
  const felled = { type: "Grant", effects: [{ type: "Felled", who: "ada", rule: "some/rule" }] };
  expect(done).toEqual([felled]);

  off.ada = sheet("ada", { chips: [chip("prone", true, "Raised"), chip("held", true, "Freed")] });
  prone.focus();
  show(table, { as: "gm", people: [ADA] });
  await settle();
  expect(prone.getAttribute("aria-pressed")).toBe("true");
  expect(document.activeElement).toBe(prone);
  await fireEvent.click(prone);
  expect(done.slice(1)).toEqual([
    { type: "Grant", effects: [{ type: "Raised", who: "ada", rule: "some/rule" }] },
  ]);
});

test("what was refused can be pressed again", async () => {
  const { table } = fakeTable(
    { as: "gm", people: [ADA] },
    { ada: sheet("ada", { chips: [chip("prone", false, "Felled")] }) },
  );
  const refused = vi
    .spyOn(table, "do")
    .mockResolvedValue({ number: null, problem: new Problem({ code: "x" }) });
  render(SheetPanel, { table, figure: "ada", onclose: () => undefined });
  await settle();
  const prone = screen.getByRole("button", { name: "a prone word" });
  await fireEvent.click(prone);
  await settle();
  await fireEvent.click(prone);
  expect(refused).toHaveBeenCalledTimes(2);
});

test("players and sheets without chips have no row of them", async () => {
  const { table } = fakeTable(
    { people: [ADA] },
    { ada: sheet("ada", { chips: [chip("prone", false, "Felled")] }) },
  );
  const { unmount } = render(SheetPanel, { table, figure: "ada", onclose: () => undefined });
  await settle();
  expect(screen.queryByTestId("condition")).toBeNull();
  unmount();
  const other = fakeTable({ as: "gm", people: [ADA] }, { ada: sheet("ada") });
  render(SheetPanel, { table: other.table, figure: "ada", onclose: () => undefined });
  await settle();
  expect(screen.queryByRole("group", { name: "Conditions: press to add or remove" })).toBeNull();
});

test("a question forgets itself after a while", async () => {
  vi.useFakeTimers();
  const { table } = fakeTable(
    { as: "gm", people: [ADA], words: { ada: { short: "Ada" } } },
    { ada: sheet("ada") },
  );
  render(SheetPanel, { table, figure: "ada", onclose: () => undefined });
  await vi.advanceTimersByTimeAsync(1);
  const out = screen.getByRole("button", { name: "Remove Ada from the scene" });
  await fireEvent.click(out);
  await vi.advanceTimersByTimeAsync(5_100);
  expect(out.textContent).not.toContain("Sure?");
  vi.useRealTimers();
});

test("a hero grows and is saved by whom it belongs to; a foe has no file", async () => {
  const { table, done } = fakeTable(
    { people: [ADA], view: { growing: ["ada"] } },
    { ada: sheet("ada"), bea: sheet("bea"), rat: sheet("rat", { document: null }) },
  );
  const { rerender } = render(SheetPanel, { table, figure: "bea", onclose: () => undefined });
  await settle();
  expect(screen.queryByTestId("advance")).toBeNull();
  await rerender({ figure: "ada" });
  await settle();
  await fireEvent.click(screen.getByTestId("advance"));
  expect(done).toEqual([{ type: "Advance", figure: "ada" }]);
  expect(screen.getByTestId("save-sheet")).toBeTruthy();
  await rerender({ figure: "rat" });
  await settle();
  expect(screen.queryByTestId("advance")).toBeNull();
  expect(screen.queryByTestId("save-sheet")).toBeNull();
});

test("nobody's sheet is said to be nobody's, and the panel closes", async () => {
  const { table } = fakeTable();
  const onclose = vi.fn();
  render(SheetPanel, { table, figure: "who", onclose });
  await settle();
  expect(screen.getByText("There is no sheet to show.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onclose).toHaveBeenCalled();
});

test("on a phone one switches between one's own heroes and says who rolls", async () => {
  const people = [ADA, { id: "bob", name: "Bob", holder: "p1" }, { id: "cyd", holder: "p2" }];
  const { table, done } = fakeTable({ people }, { ada: sheet("ada"), bob: sheet("bob") });
  render(MySheet, { table });
  await settle();
  expect(screen.getByRole("heading", { name: "ADA" })).toBeTruthy();
  const heroes = within(screen.getByRole("group", { name: "Your heroes" }));
  expect(heroes.getAllByRole("button")).toHaveLength(2);
  await fireEvent.click(heroes.getByRole("button", { name: "bob" }));
  await settle();
  expect(screen.getByRole("heading", { name: "BOB" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "real dice, typed in by me" }));
  expect(done).toEqual([{ type: "Sit", seat: "p1", name: "p1", role: "player", bot: "", rolls: "typed" }]);
});

test("whoever plays nobody is told so", () => {
  const { table } = fakeTable();
  render(MySheet, { table });
  expect(screen.getByText("You have no hero yet.")).toBeTruthy();
});

test("Escape first puts away what was begun, then the sheet", async () => {
  const { table } = fakeTable({ as: "gm", people: [ADA] }, { ada: sheet("ada") });
  const onclose = vi.fn();
  render(SheetPanel, { table, figure: "ada", onclose });
  await settle();
  await fireEvent.click(screen.getByRole("button", { name: "Overrule: might" }));
  await fireEvent.keyDown(screen.getByRole("spinbutton", { name: "Overrule: might" }), { key: "Escape" });
  expect(onclose).not.toHaveBeenCalled();
  expect(screen.queryByRole("spinbutton", { name: "Overrule: might" })).toBeNull();
  await fireEvent.keyDown(screen.getByRole("heading", { name: "ADA" }), { key: "Escape" });
  expect(onclose).toHaveBeenCalled();
});
