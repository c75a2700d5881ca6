import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import Foes from "../../src/table/people/Foes.svelte";
import Party from "../../src/table/people/Party.svelte";
import { speak } from "../lib/real-words";
import { fakeTable, show } from "./fake-table";

beforeEach(() => speak("en"));

const HEROES = [
  { id: "ada", name: "Ada", holder: "p2" },
  { id: "bob", name: "Bob", holder: "p1" },
];
const WORDS = {
  ada: { short: "Ada", about: "mage", tracks: [["Hearts", 3, 5]] as [string, number, number][] },
  bob: { short: "Bob", notes: ["prone"] },
};

const ids = (): (string | undefined)[] => screen.getAllByTestId("person").map((one) => one.dataset.id);
const cardOf = (id: string): HTMLElement =>
  screen.getAllByTestId("person").find((one) => one.dataset.id === id)!;
const firstButton = (id: string): HTMLElement => within(cardOf(id)).getAllByRole("button")[0]!;

test("one's own heroes come first, and each card is one sentence", () => {
  const { table } = fakeTable({ people: HEROES, words: WORDS });
  render(Party, { table, onsheet: () => undefined });
  expect(ids()).toEqual(["bob", "ada"]);
  expect(
    screen.getByRole("button", { name: "Ada, mage: Hearts 3/5; played by p2. Open the sheet." }),
  ).toBeTruthy();
  expect(screen.getByRole("button", { name: "Bob: prone; you. Open the sheet." })).toBeTruthy();
});

test("a press chooses whoever can act, and opens the sheet of anybody else", async () => {
  const { table } = fakeTable({ people: HEROES, words: WORDS, able: ["ada", "bob"] });
  const onsheet = vi.fn();
  render(Party, { table, onsheet });
  await fireEvent.click(firstButton("bob"));
  expect(table.acting?.figure).toBe("bob");
  expect(onsheet).not.toHaveBeenCalled();
  expect(firstButton("bob").getAttribute("aria-current")).toBe("true");
  expect(firstButton("ada").getAttribute("aria-current")).toBeNull();
  await fireEvent.click(firstButton("bob"));
  expect(onsheet).toHaveBeenCalledWith("bob");
  await fireEvent.click(screen.getByRole("button", { name: "Ada’s sheet" }));
  expect(onsheet).toHaveBeenLastCalledWith("ada");
});

test("an empty party says so, and whose turn it is stands beside the side", () => {
  const { table } = fakeTable({ view: { turn: { is_fight: true, round: 1, side: "party" } } });
  render(Party, { table, onsheet: () => undefined });
  expect(screen.getByText("There are no heroes here yet.")).toBeTruthy();
  expect(screen.getByText("acts now")).toBeTruthy();
  show(table, { view: { turn: { is_fight: true, round: 1, side: "foes" } } });
  expect(screen.queryByText("acts now")).toBeNull();
});

test("foes of a kind stand together, and beaten ones are folded away", () => {
  const foe = { side: "foes" as const };
  const { table } = fakeTable({
    people: [
      { id: "rat-1", label: "rat", ...foe },
      { id: "ogre", label: "ogre", ...foe },
      { id: "rat-2", label: "rat", ...foe },
      { id: "rat-3", label: "rat", is_out: true, ...foe },
    ],
  });
  const { container } = render(Foes, { table, onsheet: () => undefined });
  expect(ids()).toEqual(["rat-1", "rat-2", "ogre", "rat-3"]);
  expect(screen.getByRole("heading", { name: "3 foes" })).toBeTruthy();
  const folded = container.querySelector("details")!;
  expect(folded.open).toBe(false);
  expect(within(folded).getByText("1 out of the fight")).toBeTruthy();
});

test("without foes there is nothing of them, and counts follow the language", () => {
  speak("pl");
  const { table } = fakeTable();
  const { container } = render(Foes, { table, onsheet: () => undefined });
  expect(container.textContent?.trim()).toBe("");
  show(table, { people: Array.from({ length: 5 }, (_, n) => ({ id: `r${n}`, side: "foes" as const })) });
  expect(screen.getByRole("heading", { name: "5 przeciwników" })).toBeTruthy();
});
