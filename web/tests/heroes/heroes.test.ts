import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import Heroes from "../../src/heroes/Heroes.svelte";
import QuestionCard from "../../src/heroes/QuestionCard.svelte";
import { putOnShelf, shelf } from "../../src/heroes/shelf";
import { sorted } from "../../src/heroes/sheet";
import { lineRange } from "../../src/heroes/lines";
import { useWords } from "../../src/lib/words.svelte";
import { catalogue } from "../lib/real-words";
import { serve } from "./server";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const about = "two questions";
  useWords("en", catalogue("en"), {
    games: [{ id: "game", title: "Game", about }],
    adventures: [],
    demo: "",
  });
  window.scrollTo = () => undefined;
});

const click = async (name: string | RegExp): Promise<void> => {
  await fireEvent.click(await screen.findByRole("button", { name }));
};

test("a hero is made question by question, kept, copied and deleted", async () => {
  serve();
  render(Heroes);
  await click(/^Game/);
  await fireEvent.input(await screen.findByLabelText("In your own words"), { target: { value: "Zoe" } });
  await click("Use this");
  await click(/^mage/);
  expect(await screen.findAllByText("hearts 5")).toHaveLength(2);
  await click("Surprise me with the rest");
  expect(await screen.findByRole("heading", { name: "Zoe" })).toBeTruthy();
  await click("Save in this browser");
  expect(shelf().map((one) => one.name)).toEqual(["Zoe"]);
  await fireEvent.click(screen.getByTestId("all-heroes"));
  await click("Duplicate Zoe");
  expect(shelf()).toHaveLength(2);
  await fireEvent.click((await screen.findAllByRole("button", { name: "Delete Zoe" }))[0]!);
  expect(shelf()).toHaveLength(2);
  await click("Delete");
  await waitFor(() => expect(shelf()).toHaveLength(1));
});

test("of many answers the right one is found by a few letters", async () => {
  const answers: string[] = [];
  const options = ["Łódź", "Żar", "Dąb", ...Array.from({ length: 12 }, (_, place) => `number ${place}`)];
  render(QuestionCard, {
    text: "Which?",
    options: options.map((one, place) => [`key-${place}`, one] as const),
    onanswer: (answer: string) => answers.push(answer),
  });
  const seek = screen.getByLabelText("Search the answers");
  await fireEvent.input(seek, { target: { value: "lodz" } });
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  await fireEvent.submit(seek.closest("form")!);
  expect(answers).toEqual(["key-0"]);
});

test("whoever types the words of a proposal means it", async () => {
  const answers: string[] = [];
  render(QuestionCard, {
    text: "Which?",
    options: [["talent-scout", "Scout"]] as const,
    isOpen: true,
    onanswer: (answer: string) => answers.push(answer),
  });
  for (const typed of [" scout ", "Baker", "  "]) {
    await fireEvent.input(screen.getByTestId("own"), { target: { value: typed } });
    await fireEvent.submit(screen.getByTestId("own").closest("form")!);
  }
  expect(answers).toEqual(["talent-scout", "Baker"]);
});

test("a file with faults is put right on the page", async () => {
  const heard = serve({
    "/api/characters/check": ({ text }: { text: string }) =>
      text.includes("wizzard")
        ? {
            is_valid: false,
            faults: [{ place: "role", code: "x", facts: {}, text: "is not allowed", line: 2 }],
            game: "game",
            sheet: null,
            file: "",
          }
        : { is_valid: true, faults: [], game: "game", sheet: { name: "Zoe", document: {} }, file: text },
  });
  render(Heroes);
  await click("Load a hero from a file");
  const area = screen.getByTestId<HTMLTextAreaElement>("text");
  await fireEvent.input(area, { target: { value: 'game = "game"\nrole = "wizzard"\n' } });
  await click("Load");
  await click("Line 2");
  expect([area.selectionStart, area.selectionEnd]).toEqual([14, 30]);
  expect(screen.getByTestId("faults").textContent).toContain("is not allowed");
  await fireEvent.input(area, { target: { value: 'game = "game"\nrole = "mage"\n' } });
  await click("Load again");
  expect(await screen.findByRole("heading", { name: "Zoe" })).toBeTruthy();
  expect(heard.filter((one) => one.path.endsWith("check"))).toHaveLength(2);
});

test("a file is taken where it is dropped, unless no sheet is that long", async () => {
  const told = { is_valid: true, faults: [], game: "game", sheet: { name: "Ada", document: {} }, file: "" };
  const heard = serve({ "/api/characters/check": told });
  render(Heroes);
  await click("Load a hero from a file");
  const drop = async (text: string): Promise<void> => {
    const files = [new File([text], "ada.toml")];
    await fireEvent.drop(screen.getByRole("group", { name: "Load a hero from a file" }), {
      dataTransfer: { files },
    });
  };
  await drop("x".repeat(30_000));
  expect(await screen.findByText(/too long to be a character sheet/)).toBeTruthy();
  expect(heard.filter((one) => one.path.endsWith("check"))).toEqual([]);
  await drop('name = "Ada"');
  expect(await screen.findByRole("heading", { name: "Ada" })).toBeTruthy();
  expect(heard.find((one) => one.path.endsWith("check"))?.body).toEqual({ text: 'name = "Ada"' });
});

test("a hero of the shelf is told anew by the server", async () => {
  putOnShelf({ name: "Ada", document: { game: "game", packs: ["marsh"] } }, "file");
  const told = { is_valid: true, faults: [], game: "game", sheet: { name: "Ada", document: {} }, file: "" };
  const heard = serve({ "/api/characters/check": told });
  render(Heroes);
  await click(/^Ada/);
  expect(await screen.findByTestId("sheet")).toBeTruthy();
  expect(heard[0]?.body).toEqual({ sheet: { game: "game", packs: ["marsh"] } });
});

test("traits are told apart by their form alone", () => {
  const trait = (key: string, text: string, sides = 0) => ({ key, title: key, text, sides });
  const found = sorted([
    trait("a", "d8", 8),
    trait("b", "+1"),
    trait("c", "8/12"),
    trait("d", "Mage"),
    trait("e", "Banished for a crime somebody else committed."),
  ]);
  expect(
    [found.dice, found.numbers, found.words, found.long].map((all) => all.map((one) => one.key)),
  ).toEqual([["a"], ["b", "c"], ["d"], ["e"]]);
});

test("lines are found where people count them", () => {
  expect(lineRange("ab\ncd\ne", 2)).toEqual([3, 5]);
  expect(lineRange("ab", 9)).toEqual([2, 2]);
});
