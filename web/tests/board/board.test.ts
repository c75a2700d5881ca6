import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import type { Table } from "../../src/lib/table.svelte";
import Space from "../../src/table/board/Space.svelte";
import { speak, tableWith, yard } from "./fixture";

beforeEach(() => speak());

/** What was done: who, the verb, its objects. */
const acts = (table: Table): string[] =>
  vi.mocked(table.act).mock.calls.map(([{ figure, deed, way }]) => `${figure} ${deed.verb} ${way.objects}`);
const frame = (): HTMLElement => screen.getByTestId("board-frame");
const said = (): string => screen.getByTestId("board-said").textContent ?? "";
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) {
    await fireEvent.keyDown(frame(), { key });
    await vi.waitFor(() => flushSync());
    await new Promise((go) => setTimeout(go, 80));
  }
};

test("everybody is drawn once, and squares to walk to are marked", () => {
  const { container } = render(Space, { table: tableWith(yard) });
  expect([...container.querySelectorAll("[data-token]")].map((one) => one.getAttribute("data-at"))).toEqual([
    "A2",
    "A3",
    "D2",
  ]);
  expect(screen.getByTestId("walks").dataset.count).toBe("1");
  expect(container.querySelectorAll("svg *").length).toBeLessThan(80);
});

test("keys move the cursor, and what is there is told", async () => {
  render(Space, { table: tableWith(yard) });
  await press("Home");
  expect(frame().dataset.cursor).toBe("A2");
  expect(said()).toBe("A2: Ada, hearts 2/3");
  await press("ArrowUp");
  expect(said()).toBe("A1: wall");
  await press("PageDown");
  await press("PageDown");
  expect(said()).toBe("D2: Wolf, hearts 2/3, within reach, partial cover");
});

test("Enter walks where a deed leads, and nowhere else", async () => {
  const table = tableWith(yard);
  render(Space, { table });
  await press("Home", "ArrowRight", "ArrowRight");
  expect(said()).toBe("C2: open floor, reachable");
  await press("Enter");
  expect(acts(table)).toEqual(["ada walk C2"]);
  expect(said()).toBe("Ada is now at C2");
  vi.mocked(table.act).mockClear();
  await press("ArrowDown", "Enter");
  expect(table.act).not.toHaveBeenCalled();
  expect(said()).toBe("Nothing to do here");
});

test("Enter on somebody lists what can be done, with odds; Escape goes back to the map", async () => {
  const table = tableWith(yard);
  render(Space, { table });
  await press("Home", "ArrowRight", "ArrowRight", "ArrowRight", "Enter");
  const deed = screen.getByTestId("board-deed");
  expect(deed.textContent).toContain("hits 75%");
  expect(deed.textContent).toContain("impaired by cover: d4");
  expect(document.activeElement).toBe(deed);
  await fireEvent.keyDown(deed, { key: "Escape" });
  expect(screen.queryByTestId("token-menu")).toBeNull();
  expect(document.activeElement).toBe(frame());
  await press("Enter");
  await fireEvent.click(screen.getByTestId("board-deed"));
  expect(acts(table)).toEqual(["ada strike wolf,axe"]);
});

test("at somebody the best way is a press away, and the others behind it", async () => {
  const table = tableWith(yard);
  render(Space, { table });
  await press("Home", "ArrowRight", "ArrowRight", "ArrowRight", "Enter");
  await fireEvent.click(screen.getByRole("button", { name: "Options for “Strike”" }));
  const [axe, bow] = screen.getAllByTestId("board-deed");
  expect(axe?.textContent).toMatch(/Strike\s+axe/);
  expect(bow?.textContent).toContain("25%");
  await fireEvent.click(bow!);
  expect(acts(table)).toEqual(["ada strike wolf,bow"]);
});

test("aiming draws the line, names the cover and what it does to the roll", async () => {
  const table = tableWith(yard);
  render(Space, { table });
  await press("Home", "ArrowRight", "ArrowRight", "ArrowRight");
  expect(table.aiming?.target).toBe("wolf");
  expect(screen.getByTestId("aim").getAttribute("data-cover")).toBe("partial");
  expect(screen.getByTestId("in-way").getAttribute("d")).not.toBe("");
  expect(screen.getByTestId("sight").textContent).toContain("two harder for the cover");
});

test("c measures to the cursor", async () => {
  const table = tableWith(yard);
  render(Space, { table });
  await press("Home", "ArrowRight", "c");
  expect(table.sight).toHaveBeenLastCalledWith("ada", "B2");
  expect(said()).toBe("ada to B2");
});

test("keys that the map does not know are left to the table", async () => {
  render(Space, { table: tableWith(yard) });
  const heard = vi.fn();
  window.addEventListener("keydown", heard);
  await press("1", "Tab");
  expect(heard).toHaveBeenCalledTimes(2);
  await press("ArrowDown", "Enter");
  expect(heard).toHaveBeenCalledTimes(2);
  window.removeEventListener("keydown", heard);
});

test("a player has no brushes and moves nobody by decree", async () => {
  const table = tableWith(yard);
  render(Space, { table });
  expect(screen.queryByTestId("paint")).toBeNull();
  await press("Home", "ArrowDown", "Enter");
  expect(screen.queryByText("Hide")).toBeNull();
});

test("the game master paints by keys, one command a stroke", async () => {
  const table = tableWith(yard, "gm");
  render(Space, { table });
  await fireEvent.click(screen.getByTestId("paint"));
  await fireEvent.click(screen.getByText("Low cover"));
  await press("Home", "ArrowRight", "ArrowRight", "Enter");
  expect(table.do).toHaveBeenCalledTimes(1);
  const [command] = vi.mocked(table.do).mock.calls[0]!;
  expect(command).toMatchObject({
    type: "SetSpace",
    space: {
      grid: {
        cover: [
          [1, 1],
          [2, 1],
        ],
      },
    },
  });
});

test("the game master moves, hides and removes from a token's list", async () => {
  const table = tableWith(yard, "gm");
  render(Space, { table });
  await press("Home", "ArrowRight", "ArrowRight", "ArrowRight", "Enter");
  await fireEvent.click(screen.getByText("Hide"));
  expect(table.do).toHaveBeenLastCalledWith({ type: "Hide", figures: ["wolf"], is_hidden: true });
  await press("Enter");
  await fireEvent.click(screen.getByText("Move"));
  await press("ArrowRight", "Enter");
  expect(table.do).toHaveBeenLastCalledWith({ type: "Move", figure: "wolf", to: "e2" });
});

test("without a space a player sees nothing, and the game master can lay out a map", async () => {
  const player = tableWith(yard);
  player.view = { ...player.view!, space: null };
  const { container, unmount } = render(Space, { table: player });
  expect(container.textContent?.trim()).toBe("");
  unmount();
  const table = tableWith(yard, "gm");
  table.view = { ...table.view!, space: null };
  render(Space, { table });
  await fireEvent.click(screen.getByText("Create a map"));
  await fireEvent.click(screen.getByText("Create an empty map"));
  expect(table.do).toHaveBeenCalledWith(
    expect.objectContaining({ type: "SetSpace", space: expect.objectContaining({ type: "Board" }) }),
    true,
  );
});

test("bands are columns, seen from whoever acts", async () => {
  const apart = [
    [0, 0, 1],
    [0, 0, 1],
    [1, 1, 0],
  ];
  const table = tableWith(
    { type: "Zones", bands: ["close", "far"], tokens: ["ada", "bob", "wolf"], apart },
    "gm",
    ["wolf"],
  );
  const { container } = render(Space, { table });
  expect(container.querySelector("[data-band=close]")?.textContent).toContain("Bob");
  expect(container.querySelector("[data-band=far]")?.textContent).toContain("Wolf");
  const [together, apartFrom] = screen.getAllByTestId("zone");
  expect(together?.textContent).toContain("Ada");
  expect(together?.textContent).toContain("Bob");
  expect(apartFrom?.textContent).not.toContain("Ada");
  const nearer = screen.getByRole("button", { name: "Go: Wolf" });
  await fireEvent.click(nearer);
  expect(acts(table)).toEqual(["ada walk wolf"]);
  await fireEvent.change(screen.getByLabelText("Distance to Wolf"), { target: { value: "close" } });
  expect(table.do).toHaveBeenCalledWith({ type: "Move", figure: "wolf", to: "close ada" });
});

test("areas are boxes with their borders, and a deed stands in the area it leads to", async () => {
  const table = tableWith(
    {
      type: "Areas",
      names: ["gate", "yard"],
      borders: [["gate", "yard"]],
      tokens: [
        ["ada", "gate"],
        ["wolf", "yard"],
      ],
    },
    "player",
    ["yard"],
  );
  const { container } = render(Space, { table });
  const box = container.querySelector("[data-area=yard]");
  expect(box?.textContent).toContain("the Yard");
  expect(box?.textContent).toContain("Next to: the Gate");
  expect(box?.querySelector("button")).not.toBeNull();
});
