// A server that makes a small character: two questions, the second of which depends on the first.

import { vi } from "vitest";

import type { Making, MakingAnswer, MakingQuestion, MakingWish } from "../../src/lib/wire";

const question = (key: string, text: string, options: string[], isOpen = false): MakingQuestion => ({
  key,
  text,
  options: options.map((one) => [one, one.replace(/^.*-/, "")]),
  default: options[0] ?? "",
  is_open: isOpen,
  rule: `game/${key}`,
});

const QUESTIONS = (answers: readonly string[]): MakingQuestion[] => [
  question("name", "What is the name?", ["name-ada", "name-bo"], true),
  question("calling", "Which calling?", ["smith", "mage"]),
  ...(answers[1] === "mage" ? [question("spell", "Which spell?", ["spell-light", "spell-wind"])] : []),
  question(
    "thing",
    "Which thing?",
    Array.from({ length: 14 }, (_, place) => `thing-${place + 1}`),
  ),
];

function answered({ answers = [], kept = {}, surprise = 0 }: MakingWish): Making {
  const given = [...answers];
  const told: MakingAnswer[] = [];
  let draws = surprise;
  for (let place = 0; ; place += 1) {
    const all = QUESTIONS(told.map((one) => one.answer));
    const asked = all[place];
    if (!asked) break;
    const keys = asked.options.map(([key]) => key);
    let answer = given.shift();
    const before = kept[asked.key];
    if (answer === undefined && before !== undefined && (keys.includes(before) || asked.is_open))
      answer = before;
    if (answer === undefined && draws > 0) [answer, draws] = [keys.at(-1), draws - 1];
    if (answer === undefined)
      return { answers: told, steps: [], question: asked, left: all.length - place, sheet: null, file: "" };
    const text = asked.options.find(([key]) => key === answer)?.[1] ?? answer;
    const steps = asked.key === "calling" ? [{ text: "hearts 5", rule: "game/hearts" }] : [];
    told.push({ key: asked.key, text: asked.text, answer, answer_text: text, steps });
  }
  const name = told[0]?.answer_text ?? "";
  const document = { game: "game", name, calling: told[1]?.answer };
  const sheet = { name, game: "Game", traits: [], document };
  return { answers: told, steps: [], question: null, left: 0, sheet, file: `name = "${name}"\n` };
}

/** Answer calls as a server would, and remember them. */
export function serve(
  others: Record<string, unknown> = {},
): { path: string; body: Record<string, unknown> }[] {
  const heard: { path: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal("fetch", (path: string, options: { body?: string } = {}) => {
    const body = JSON.parse(options.body ?? "{}") as Record<string, unknown>;
    heard.push({ path, body });
    const other = others[path];
    const answer =
      path === "/api/characters/next"
        ? answered(body as unknown as MakingWish)
        : typeof other === "function"
          ? (other as (body: unknown) => unknown)(body)
          : (other ?? { tables: [] });
    return Promise.resolve(new Response(JSON.stringify(answer), { status: 200 }));
  });
  return heard;
}
