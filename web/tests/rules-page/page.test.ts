import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { RulesPage as Page } from "../../src/lib/wire";
import RulesPage from "../../src/rules-page/RulesPage.svelte";
import { speak } from "../lib/real-words";
import { refusal, serve } from "../table/server";

const DIE = {
  name: "die",
  title: "die",
  kind: "die",
  sides: [6, 12],
  value: 6,
  choices: [],
  least: null,
  most: null,
} as const;
const LIVE = { situation: "test", title: "A test", params: [DIE], focus: ["die"], given: { die: 6 } };

const index = (kind: string, id: string, name: string, words: string): Page["index"][number] => ({
  kind,
  rule: kind === "foe" ? "" : "g/1.2",
  id,
  name,
  text: kind === "row" ? "gold: 3" : "",
  sign: kind === "row" ? "°" : "",
  names: [name.toLowerCase()],
  words: `${name.toLowerCase()} ${words}`,
  terms: [],
});

const PAGE = {
  game: "g",
  title: "A game",
  lead: [{ type: "text", said: [{ text: "Whose it is." }] }],
  chapters: [{ id: "tests", title: "Tests", rules: ["g/1.2"] }],
  rules: [
    {
      id: "g/1.2",
      number: "1.2",
      title: "Reading a die",
      source: "ours",
      blocks: [
        { type: "text", said: [{ text: "High is good." }, { text: "Low is not.", sign: "°" }] },
        { type: "grid", title: "Prices", heads: ["thing", "gold"], rows: [["rope", "3"]], right: [1] },
      ],
      live: [LIVE],
    },
  ],
  blocks_title: "Stat blocks",
  blocks: [{ id: "wolf", name: "Wolf", sign: "", text: "teeth" }],
  index: [
    index("rule", "g/1.2", "Reading a die", "high low good"),
    index("row", "prices", "rope", "gold 3"),
    index("foe", "wolf", "Wolf", "teeth"),
  ],
} as unknown as Page;

const odds = (chance: string): object => ({
  situation: {
    game: "g",
    situation: "test",
    given: { die: 6 },
    outcomes: [{ outcome: "hit", title: "it works", chance: { exact: chance, p: 0.5 } }],
    prospect: { wish: "works", chance, also: [], given: [] },
    ways: [["hit", chance, "wholly"]],
    effects: [],
    steps: [],
    assumed: [],
  },
});

function open(path: string, more: Parameters<typeof serve>[0] = {}): ReturnType<typeof serve> {
  history.replaceState(null, "", path);
  const api = path.startsWith("/t/") ? "/api/tables/t1" : "/api/games/g";
  const asked = serve({ [`GET ${api}/rules-page?lang=en`]: PAGE, ...more });
  render(RulesPage);
  return asked;
}

beforeEach(() => {
  speak("en");
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => void vi.unstubAllGlobals());

test("a rule stands with its text, its tables, where it is from, and what is ours in it", async () => {
  open("/rules/g#1.2");
  const rule = await screen.findByRole("region", { name: /Reading a die/ });
  expect(rule.textContent).toContain("High is good. Low is not.°");
  expect(within(rule).getByText("our own addition, not from the books")).toBeTruthy();
  expect(within(rule).getByRole("table", { name: "Prices" }).textContent).toContain("rope");
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById("h-1.2")));
});

test("whoever types finds rules, rows and foes, and goes to the first by Enter", async () => {
  open("/rules/g");
  const field = await screen.findByTestId("search");
  await screen.findByText("Whose it is.");
  await fireEvent.input(field, { target: { value: "rope" } });
  expect(screen.getByTestId("count").textContent).toBe("1 found");
  field.focus();
  await fireEvent.keyDown(field, { key: "ArrowDown" });
  expect((document.activeElement as HTMLElement).dataset.hit).toBe("row");
  await fireEvent.click(document.activeElement!);
  await waitFor(() => expect(document.querySelector("tr.sought")?.textContent).toContain("rope"));
  await fireEvent.keyDown(document.body, { key: "/" });
  expect(document.activeElement).toBe(field);
  await fireEvent.keyDown(field, { key: "Escape" });
  expect(screen.getByTestId("contents")).toBeTruthy();
});

test("a word that leads nowhere is answered with what may have been meant", async () => {
  open("/rules/g", { "GET /api/games/g/rules?search=wofl&lang=en": { rules: [], near: ["wolf"] } });
  const field = await screen.findByTestId("search");
  await screen.findByText("Whose it is.");
  await fireEvent.input(field, { target: { value: "wofl" } });
  expect(screen.getByTestId("count").textContent).toBe("Nothing found for “wofl”.");
  await fireEvent.click(await screen.findByTestId("near"));
  expect(screen.getByTestId("hits").textContent).toContain("teeth");
});

test("the die beside a rule is changed, and the odds move; exact ones on request", async () => {
  const asked = open("/rules/g", {
    "POST /api/odds": ({ body }: { body: unknown }) =>
      odds((body as { values: { die: number } }).values.die === 12 ? "3/4" : "1/2"),
  });
  const live = (await screen.findByTestId("live")) as HTMLDetailsElement;
  live.open = true;
  await fireEvent(live, new Event("toggle"));
  const wish = await screen.findByTestId("try-wish");
  expect(wish.textContent).toContain("50%");
  await fireEvent.click(screen.getByRole("radio", { name: /12/ }));
  await waitFor(() => expect(wish.textContent).toContain("75%"));
  await fireEvent.click(screen.getByTestId("exact"));
  expect(wish.textContent).toContain("3/4");
  expect(asked.at(-1)?.body).toEqual({ game: "g", situation: "test", values: { die: 12 } });
});

test("at a table the rules and the odds are that table's", async () => {
  const asked = open("/t/t1/rules", { "POST /api/tables/t1/situation": odds("1/3") });
  expect(await screen.findByText("As played at this table, with its options and packs.")).toBeTruthy();
  const live = screen.getByTestId("live") as HTMLDetailsElement;
  live.open = true;
  await fireEvent(live, new Event("toggle"));
  expect((await screen.findByTestId("try-wish")).textContent).toContain("33%");
  expect(asked.at(-1)?.body).toEqual({ situation: "test", values: { die: 6 } });
});

test("chosen stat blocks are printed as cards, all where none is chosen", async () => {
  open("/rules/g#foe-wolf");
  const link = await screen.findByTestId("foe-cards");
  expect(link.getAttribute("href")).toBe("/api/games/g/book/cards?cards=foes&format=pdf&lang=en");
  await fireEvent.click(screen.getByRole("checkbox", { name: "Wolf" }));
  expect(link.getAttribute("href")).toContain("cards?cards=wolf&");
  expect(screen.getByText("1 stat block")).toBeTruthy();
});

test("what the server refuses is said", async () => {
  open("/rules/g", { "GET /api/games/g/rules-page?lang=en": refusal(404, "no-such-game") });
  expect(await screen.findByText("refused: no-such-game")).toBeTruthy();
});
