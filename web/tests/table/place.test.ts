import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import Place from "../../src/table/Place.svelte";
import { speak } from "../lib/real-words";
import { fakeTable } from "../people/fake-table";
import { story } from "./seen";

beforeEach(() => speak("en"));

const ended = (is_won: boolean) => {
  const told = { ...story("bridge"), ending: "end", is_won };
  return fakeTable({ view: { story: told }, labels: { ending: ["The bridge is free", "Well done."] } }).table;
};

test.each([
  [true, "Victory"],
  [false, "Defeat"],
])("the end says first how it ended (won: %s)", (isWon, headline) => {
  render(Place, { table: ended(isWon) });
  expect(screen.getByTestId("result").textContent?.trim()).toBe(headline);
  expect(screen.getByRole("heading", { level: 4 }).textContent).toBe("The bridge is free");
});

test("whoever is busy with nothing is taken to the end", () => {
  render(Place, { table: ended(true) });
  expect(document.activeElement).toBe(screen.getByTestId("ending"));
});

test("whoever writes goes on writing", () => {
  const input = document.body.appendChild(document.createElement("input"));
  input.focus();
  render(Place, { table: ended(true) });
  expect(document.activeElement).toBe(input);
  input.remove();
});
