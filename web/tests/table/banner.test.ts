import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import Banner from "../../src/table/Banner.svelte";
import { speak } from "../lib/real-words";
import { fakeTable, seat, type Shown } from "../people/fake-table";

beforeEach(() => speak("en"));

const TURN = { is_fight: true, round: 2, side: "party" as const };
const banner = (shown: Shown, onshow?: () => void): string => {
  render(Banner, { table: fakeTable(shown).table, onshow });
  return screen.getByTestId("banner").textContent.replace(/\s+/g, " ").trim();
};

test("whoever's hero lies dying is told so, and nobody else", () => {
  const people = [
    { id: "ala", holder: "p1", is_out: true },
    { id: "bea", holder: "p2", is_out: true },
    { id: "cid", holder: "p1", is_out: true, has_fled: true },
  ];
  const words = { ala: { short: "Ala", notes: ["dying", "C4"] } };
  expect(banner({ people, words })).toBe("Ala needs help: dying, C4.");
});

test("whose turn it is, is said where others play, too", () => {
  const people = [
    { id: "ala", holder: "p1" },
    { id: "bea", holder: "p1", has_acted: true },
  ];
  const words = { ala: { short: "Ala" } };
  expect(banner({ people, words, view: { turn: TURN } })).toBe("Ala: your turn.");
});

test("whoever plays alone, waits or watches is told of no turn", () => {
  const people = [{ id: "ala", holder: "p1" }];
  const foes = { ...TURN, side: "foes" as const };
  for (const view of [
    { turn: TURN, seats: [seat("gm"), seat("p1")] },
    { turn: TURN, waiting: ["p2"] },
    { turn: foes },
    { turn: null },
  ]) {
    expect(banner({ people, view })).toBe("");
    document.body.replaceChildren();
  }
});

test("a question that is out of sight is one press away", async () => {
  const onshow = vi.fn();
  const questions = [{ is_mine: true }] as never;
  expect(banner({ view: { questions } }, onshow)).toContain("You are asked a question.");
  await fireEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(onshow).toHaveBeenCalledOnce();
});

test("whoever's hero loses the turn is told so while there are turns, and nobody else", () => {
  const people = [
    { id: "ala", holder: "p1", has_acted: true, loses_turn: true },
    { id: "bea", holder: "p2", loses_turn: true },
    { id: "cid", holder: "p1", loses_turn: true, is_out: true, has_fled: true },
  ];
  const words = { ala: { short: "Ala" } };
  expect(banner({ people, words, view: { turn: TURN } })).toBe("Ala loses this turn.");
  document.body.replaceChildren();
  expect(banner({ people, words, view: { turn: null } })).toBe("");
});
