import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { Problem } from "../../src/lib/api";
import { Table } from "../../src/lib/table.svelte";
import type { Spoken } from "../../src/lib/wire";
import { useWords } from "../../src/lib/words.svelte";
import { blocks, waiting } from "../../src/table/text/blocks";
import { History } from "../../src/table/text/history";
import TextView from "../../src/table/text/TextView.svelte";
import { catalogue } from "../lib/real-words";

/** What the server adds to the client's own words, because they refer to it. */
const WORDS = ["look", "menu", "who", "map", "sheet", "log", "help"]
  .map((one) => `play-words-${one} = ${one} ${one[0]}`)
  .join("\n");
const MENU: Spoken[] = [
  { text: "The cellar stairs", kind: "title" },
  { text: "Ada: Hearts 5/5" },
  { text: "Ada acts:", kind: "question" },
  { text: "strike the wolf", kind: "choice", typed: "1" },
  { text: "end the turn", kind: "choice", typed: "end" },
];
const MAP: Spoken[] = [
  { text: "#A..#", kind: "map" },
  { text: "#..a#", kind: "map" },
];
const HELP: Spoken[] = [
  { text: "do this with that", kind: "choice", typed: "3 steps=-1" },
  { text: "how you stand to a square", kind: "choice", typed: "cover" },
];

beforeEach(() => {
  sessionStorage.clear();
  useWords("en", `${catalogue("en")}\n${WORDS}`);
  Element.prototype.scrollTo = () => undefined;
});

function shown(spoken: Spoken[]): { table: Table; typed: string[] } {
  const table = new Table("t");
  table.spoken = spoken;
  table.line = "connected";
  const typed: string[] = [];
  vi.spyOn(table, "type").mockImplementation((text) => void typed.push(text));
  render(TextView, { table });
  return { table, typed };
}

const line = (): HTMLInputElement => screen.getByTestId("line");
const enter = async (text: string): Promise<void> => {
  await fireEvent.input(line(), { target: { value: text } });
  await fireEvent.submit(line().closest("form")!);
};

test("what is said stands in a log that is read out, with headings", () => {
  shown(MENU);
  expect(screen.getByRole("log").getAttribute("aria-live")).toBe("polite");
  expect(screen.getByRole("heading", { level: 2, name: "The cellar stairs" })).toBeTruthy();
  expect(screen.getByText("Ada: Hearts 5/5")).toBeTruthy();
  expect(document.activeElement).toBe(line());
});

test("lines are sent, an empty one as well, and the focus stays", async () => {
  const { typed } = shown(MENU);
  await enter("look");
  await enter("");
  expect(typed).toEqual(["look", ""]);
  expect([line().value, document.activeElement]).toEqual(["", line()]);
});

test("a choice is typed by pressing it, and of several menus only the latest", async () => {
  const { table, typed } = shown(MENU);
  await fireEvent.click(screen.getByRole("button", { name: /strike the wolf/ }));
  expect([typed, document.activeElement]).toEqual([["1"], line()]);
  table.spoken = [...table.spoken, { text: "walk", kind: "choice", typed: "1" }];
  flushSync();
  table.spoken = [
    ...table.spoken,
    { text: "Later", kind: "title" },
    ...MENU.slice(3).map((one) => ({ ...one })),
  ];
  flushSync();
  const strikes = screen.getAllByRole<HTMLButtonElement>("button", { name: /strike the wolf/ });
  expect(strikes.map((one) => one.disabled)).toEqual([true, false]);
});

test("what help lists is put into the line to be added to, and the menu stays as it is", async () => {
  const { typed } = shown([...MENU, { text: "help", kind: "", typed: "help" }, ...HELP]);
  await fireEvent.click(screen.getByRole("button", { name: /how you stand/ }));
  expect([typed, line().value]).toEqual([[], "cover "]);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /strike the wolf/ }).disabled).toBe(false);
});

test("a map is not read out unless somebody wants it, and is told in words", async () => {
  const { typed } = shown(MAP);
  const map = document.querySelector("pre")!;
  expect([map.textContent, map.getAttribute("aria-hidden")]).toEqual(["#A..#\n#..a#", "true"]);
  expect(map.closest("figure")?.getAttribute("aria-live")).toBe("off");
  await fireEvent.click(screen.getByRole("button", { name: "Read it aloud" }));
  expect(map.getAttribute("aria-hidden")).toBe("false");
  await fireEvent.click(screen.getByRole("button", { name: "Describe it in words" }));
  expect(typed).toEqual(["who"]);
});

test("arrow keys bring back what was typed, and what was being typed", async () => {
  shown(MENU);
  await enter("look");
  await enter("who");
  await fireEvent.input(line(), { target: { value: "cov" } });
  const values: string[] = [];
  for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown", "ArrowDown", "ArrowDown"]) {
    await fireEvent.keyDown(line(), { key });
    values.push(line().value);
  }
  expect(values).toEqual(["who", "look", "look", "who", "cov", "cov"]);
});

test("what was typed and not sent is there again after a reload", async () => {
  const table = new Table("t");
  const { unmount } = render(TextView, { table });
  await fireEvent.input(line(), { target: { value: "say hel" } });
  unmount();
  render(TextView, { table: new Table("t") });
  expect(line().value).toBe("say hel");
});

test("while the line is down, what was typed is shown as waiting", () => {
  const { table } = shown([
    ...MENU,
    { text: "one", kind: "", typed: "one" },
    { text: "two", kind: "", typed: "two" },
  ]);
  expect(screen.queryAllByTestId("unsent")).toHaveLength(0);
  [table.line, table.unanswered] = ["reconnecting", 1];
  flushSync();
  expect(screen.getByTestId("unsent").parentElement?.textContent).toContain("two");
});

test("blocks keep their names while what is above them is forgotten", () => {
  const all = [...MENU, ...MAP, ...HELP];
  const before = blocks(all);
  expect(before.map((one) => one.kind)).toEqual(["title", "text", "question", "choices", "map", "choices"]);
  expect(blocks(all.slice(1)).map((one) => one.id)).toEqual(before.slice(1).map((one) => one.id));
  expect(waiting(before, 3)).toEqual(new Set());
  expect(blocks([{ text: "", kind: "", typed: "" }])).toEqual([]);
});

test("history keeps a line once, however often it was typed in a row", () => {
  const history = new History();
  for (const one of ["a", "a", "", "b"]) history.add(one);
  expect([history.earlier(""), history.earlier("b"), history.earlier("a")]).toEqual(["b", "a", "a"]);
});

test("whatever else goes wrong is told where one types, and can be put away", async () => {
  const { table } = shown(MENU);
  table.problem = new Problem({ title: "too fast" });
  flushSync();
  expect(screen.getByTestId("problem").textContent).toContain("too fast");
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(table.problem).toBeNull();
});
