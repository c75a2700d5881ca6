import { pipsLong } from "../../src/parts/track";
import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { Problem } from "../../src/lib/api";
import { prefs } from "../../src/lib/prefs.svelte";
import type { Table } from "../../src/lib/table.svelte";
import Connection from "../../src/parts/Connection.svelte";
import Die from "../../src/parts/Die.svelte";
import LanguagePicker from "../../src/parts/LanguagePicker.svelte";
import type { Chances } from "../../src/lib/odds";
import OddsBar from "../../src/parts/OddsBar.svelte";
import ProblemBox from "../../src/parts/ProblemBox.svelte";
import RuleText from "../../src/parts/RuleText.svelte";
import ThemePicker from "../../src/parts/ThemePicker.svelte";
import Track from "../../src/parts/Track.svelte";
import { catalogue, speak } from "../lib/real-words";

beforeEach(() => speak("en"));

test.each([
  ["en", "d20", "2d6"],
  ["pl", "k20", "2k6"],
  ["de", "W20", "2W6"],
  ["cs", "k20", "2k6"],
] as const)("dice are called as in %s books", (language, one, two) => {
  speak(language);
  render(Die, { sides: 20 });
  render(Die, { sides: 6, count: 2 });
  expect(screen.getByRole("img", { name: one }).textContent?.trim()).toBe(one);
  expect(screen.getByRole("img", { name: two })).toBeTruthy();
});

test("a die that fell shows its face and tells both", () => {
  render(Die, { sides: 8, face: 5 });
  const die = screen.getByRole("img");
  expect(die.textContent?.trim()).toBe("5");
  expect(die.getAttribute("aria-label")).toContain("d8");
  expect(die.getAttribute("aria-label")).toContain("5");
  expect(die.className).toContain("d8");
});

test("a die changes its letter with the language", () => {
  render(Die, { sides: 8 });
  speak("de");
  flushSync();
  expect(screen.getByRole("img").textContent?.trim()).toBe("W8");
});

test("a die that no book has is drawn like the others", () => {
  render(Die, { sides: 7, face: 0 });
  expect(screen.getByRole("img").className).toContain("d100");
  expect(screen.getByRole("img").textContent?.trim()).toBe("0");
});

const OUTCOMES = {
  complication: "complication",
  failure: "failure",
  success: "success",
  great: "great success",
};
const ODDS = {
  chances: [
    ["complication", "1/8", "not"],
    ["failure", "3/8", "not"],
    ["success", "1/2", "wholly"],
  ] as Chances,
  outcomes: OUTCOMES,
};

test("odds are told in numbers, worst first", () => {
  const { container } = render(OddsBar, ODDS);
  const told = screen.getByRole("img").getAttribute("aria-label");
  expect(told).toBe("complication 13%, failure 38%, success 50%");
  const shares = [...container.querySelectorAll<HTMLElement>(".bar > span")].map((one) => one.style.flexGrow);
  expect(shares).toEqual(["0.125", "0.375", "0.5"]);
  expect(container.querySelector("[style*='width']")).toBeNull();
});

test("wide odds name every outcome with its exact share", () => {
  render(OddsBar, { ...ODDS, isWide: true });
  expect(screen.getAllByRole("listitem").map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "complication 13% 1/8",
    "failure 38% 3/8",
    "success 50% 1/2",
  ]);
});

test("what works and what does not have different colours", () => {
  const { container } = render(OddsBar, ODDS);
  const colours = [...container.querySelectorAll(".bar > span")].map((one) => one.className.split(" ")[0]);
  expect(colours).toEqual(["worst", "bad", "good"]);
});

test("an outcome without words is told by its key", () => {
  render(OddsBar, { chances: [["odd", "1", "wholly"]], outcomes: {} });
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("odd 100%");
});

test("colours follow what an outcome means for whoever rolls, not what it is called", () => {
  const { container } = render(OddsBar, {
    chances: [
      ["success", "1/4", "not"],
      ["failure", "1/4", "partly"],
      ["complication", "1/4", "wholly"],
      ["great", "1/4", "wholly"],
    ],
    outcomes: OUTCOMES,
  });
  const colours = [...container.querySelectorAll(".bar > span")].map((one) => one.className.split(" ")[0]);
  expect(colours).toEqual(["bad", "near", "good", "best"]);
});

test("where outcomes have no names, they say whether it is what is wanted", () => {
  render(OddsBar, {
    chances: [
      ["", "1/4", "not"],
      ["", "3/4", "wholly"],
    ],
    outcomes: {},
  });
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("no 25%, yes 75%");
});

test("a track tells its numbers, as pips or as a bar", () => {
  const few = render(Track, { title: "Hearts", value: 2, most: 5 });
  expect(few.container.querySelectorAll("i")).toHaveLength(5);
  expect(few.container.querySelectorAll("i.full")).toHaveLength(2);
  expect(screen.getByRole("img", { name: "Hearts 2/5" })).toBeTruthy();
  const many = render(Track, { title: "Strength", value: 7, most: 14 });
  expect(many.container.querySelectorAll("i")).toHaveLength(0);
  expect(many.container.querySelector<HTMLElement>(".bar > span")?.style.width).toBe("50%");
});

test("a track is never more than full or less than empty", () => {
  expect(render(Track, { title: "a", value: 9, most: 3 }).container.querySelectorAll("i.full")).toHaveLength(
    3,
  );
  expect(render(Track, { title: "b", value: -2, most: 3 }).container.querySelectorAll("i.full")).toHaveLength(
    0,
  );
  expect(render(Track, { title: "c", value: 0, most: 0 }).container.querySelector("i")).toBeNull();
});

const line = (state: string, isLost: boolean, unanswered = 0): { table: Table } => ({
  table: { line: state, isLost, unanswered } as Table,
});

test("a short break of the line is not told, a long one with what waits is", () => {
  const words = { short: render(Connection, line("reconnecting", false)).container.textContent };
  expect(words.short).toContain("connected");
  const long = render(Connection, line("reconnecting", true, 2)).container.textContent;
  expect(long).toContain("reconnecting");
  expect(long).toContain("2 commands are waiting");
  expect(render(Connection, line("over", true)).container.textContent).toContain("not connected");
});

test("a problem is an alert with every fault, and can be put away", () => {
  const onclose = vi.fn();
  const { rerender } = render(ProblemBox, { problem: null, onclose });
  expect(screen.getByRole("alert").textContent?.trim()).toBe("");
  const problem = new Problem({ title: "the sheet is wrong", faults: ["too strong", "no name"] });
  void rerender({ problem, onclose });
  flushSync();
  expect(screen.getByRole("alert").textContent).toContain("the sheet is wrong");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  screen.getByRole("button").click();
  expect(onclose).toHaveBeenCalledOnce();
});

test("a server that says nothing is told of in words", () => {
  render(ProblemBox, { problem: new Problem({}) });
  expect(screen.getByRole("alert").textContent).toContain("the server is not responding");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a rule is shown by its number; one without a number by a word", () => {
  render(RuleText, { rule: "g/5.5", api: "/api" });
  render(RuleText, { rule: "g/first-round", api: "/api" });
  expect(screen.getAllByRole("button").map((one) => one.textContent?.trim())).toEqual(["§ 5.5", "§ rule"]);
});

test("the text of a rule is one press away", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const legend = ["° ours: not from the book"];
    const rule = { id: "g/cover", title: "Cover", text: "Hide. Twice.°", source: "book", legend, facts: [] };
    return Promise.resolve(new Response(JSON.stringify({ rule, options: [] })));
  });
  render(RuleText, { rule: "g/cover", api: "/api/tables/t" });
  const button = screen.getByRole("button", { expanded: false });
  expect(asked).toEqual([]);
  button.click();
  expect(await screen.findByText("Cover")).toBeTruthy();
  expect(asked).toEqual(["/api/tables/t/rules/cover"]);
  const told = screen.getByRole("note").textContent;
  expect(told).toContain("Twice.°");
  expect(told).toContain("° ours: not from the book · from the rulebook");
  vi.unstubAllGlobals();
});

test("languages call themselves by their own names, and a choice is told", async () => {
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(new Response(path.endsWith("json") ? '{"games":[],"adventures":[]}' : catalogue("pl"))),
  );
  const onchange = vi.fn();
  render(LanguagePicker, { onchange });
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Language" });
  expect([...select.options].map((one) => one.text)).toEqual(["English", "Polski", "Deutsch", "Čeština"]);
  expect([...select.options].map((one) => one.lang)).toEqual(["en", "pl", "de", "cs"]);
  select.value = "pl";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(onchange).toHaveBeenCalled());
  expect(document.documentElement.lang).toBe("pl");
  vi.unstubAllGlobals();
});

test("colours can be chosen", () => {
  render(ThemePicker);
  const select = screen.getByRole<HTMLSelectElement>("combobox");
  select.value = "dark";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  expect(prefs.theme).toBe("dark");
  expect(document.documentElement.dataset.theme).toBe("dark");
  prefs.setTheme("auto");
});

test("a longer track is never drawn shorter", () => {
  const long = Array.from({ length: 60 }, (_, most) => pipsLong(most));
  expect(long).toEqual(long.toSorted((a, b) => a - b));
  expect(pipsLong(13)).toBeGreaterThan(pipsLong(9));
  expect(pipsLong(9)).toBe(9);
});
