import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";

import type { AnyEvent } from "../../src/lib/wire";
import Place from "../../src/table/Place.svelte";
import { speak } from "../lib/real-words";
import { told } from "../log/fixture";
import { fakeTable } from "../people/fake-table";
import { story } from "./seen";

beforeEach(() => speak("en"));

const happens = (type: AnyEvent["type"]): AnyEvent => ({ type }) as AnyEvent;

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

test("what was found and heard here is told large, until it is taken back or one goes on", () => {
  const { table } = fakeTable({ labels: { text: "Wet planks." } });
  const heard = told(2, { text: ["Two voices argue behind the door."], events: [happens("DeedDone")] });
  table.entries = [told(1, { events: [happens("PlaceEntered")] }), heard, told(3)];
  const first = render(Place, { table });
  expect(screen.getByTestId("news").textContent?.trim()).toBe("Two voices argue behind the door.");
  table.entries = [...table.entries, told(4, { events: [{ type: "Undone", numbers: [2] }] })];
  flushSync();
  expect(screen.queryByTestId("news")).toBeNull();
  first.unmount();
  table.entries = [heard, told(3, { events: [happens("PlaceEntered")] })];
  render(Place, { table });
  expect(screen.queryByTestId("news")).toBeNull();
});
