import { afterEach, expect, test, vi } from "vitest";

import { kept } from "../../src/lib/kept";
import {
  adventures,
  firstLanguage,
  games,
  has,
  language,
  LANGUAGES,
  number,
  percent,
  say,
  setLanguage,
  useWords,
  when,
} from "../../src/lib/words.svelte";
import { catalogue, speak } from "./real-words";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const waiting = (count: number): string => say("common-unanswered", { count });

test("every language has its own words", () => {
  const titles = LANGUAGES.map((one) => {
    speak(one);
    expect(language()).toBe(one);
    expect(document.documentElement.lang).toBe(one);
    return say("common-language");
  });
  expect(new Set(titles).size).toBeGreaterThan(2);
});

test("numbers of things are right in English and German", () => {
  speak("en");
  expect(waiting(1)).not.toBe(waiting(2).replace("2", "1"));
  expect(waiting(2)).toBe(waiting(5).replace("5", "2"));
  speak("de");
  expect(waiting(1)).not.toBe(waiting(2).replace("2", "1"));
  expect(waiting(0)).toBe(waiting(2).replace("2", "0"));
});

test("numbers of things are right in Polish, where 22 is few and 12 is many", () => {
  speak("pl");
  const form = (count: number): string => waiting(count).replace(String(count), "n");
  expect(new Set([form(1), form(2), form(5)]).size).toBe(3);
  expect(form(22)).toBe(form(2));
  expect(form(12)).toBe(form(5));
  expect(form(21)).toBe(form(5));
});

test("numbers of things are right in Czech, where 22 is many", () => {
  speak("cs");
  const form = (count: number): string => waiting(count).replace(String(count), "n");
  expect(new Set([form(1), form(2), form(5)]).size).toBe(3);
  expect(form(4)).toBe(form(2));
  expect(form(22)).toBe(form(5));
});

test("facts stand in the text as they are, without marks around them", () => {
  speak("en");
  expect(say("common-rule", { rule: "cover" })).toBe("rule cover");
});

test("a message that nobody wrote is plain to see", () => {
  speak("en");
  expect(say("no-such-thing")).toBe("⟨no-such-thing⟩");
  expect(has("no-such-thing")).toBe(false);
  expect(has("common-close")).toBe(true);
});

test("every catalogue reads without a fault, and says nothing twice", () => {
  for (const one of LANGUAGES) {
    const keys = [...catalogue(one).matchAll(/^(ui-[\w-]+) =/gm)].map(([, key]) => key);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    speak(one);
    expect(keys.filter((key) => !has(String(key).slice(3)))).toEqual([]);
  }
});

test.each([
  ["en", "42%", "0.4%", "99.7%"],
  ["pl", "42%", "0,4%", "99,7%"],
  ["de", "42 %", "0,4 %", "99,7 %"],
  ["cs", "42 %", "0,4 %", "99,7 %"],
] as const)("shares read as people write them: %s", (one, plain, low, high) => {
  speak(one);
  const spaced = (text: string): string => text.replace(/\s/gu, " ");
  expect(spaced(percent(0.42))).toBe(plain);
  expect(spaced(percent(0.004))).toBe(low);
  expect(spaced(percent(0.997))).toBe(high);
  expect(spaced(percent(0))).toBe(plain.replace("42", "0"));
  expect(spaced(percent(1))).toBe(plain.replace("42", "100"));
});

test("numbers and times are written as the reader does", () => {
  speak("en");
  expect(number(1234.56, 1)).toBe("1,234.6");
  speak("de");
  expect(number(1234.56, 1)).toBe("1.234,6");
  expect(when(0)).toMatch(/19(70|69)/);
});

test("another language comes from the server, is kept, and is spoken next time", async () => {
  speak("en");
  const library = { games: [{ id: "g", title: "Gra", about: "" }], adventures: [] };
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(path.endsWith("json") ? JSON.stringify(library) : catalogue("pl")));
  });
  await setLanguage("pl");
  expect(asked.sort()).toEqual(["/words/pl.ftl?without=lab", "/words/pl.json"]);
  expect(language()).toBe("pl");
  expect(games()).toEqual(library.games);
  expect(adventures()).toEqual([]);
  expect(kept("language")).toBe("pl");
  document.documentElement.lang = "de";
  expect(firstLanguage()).toBe("pl");
  localStorage.clear();
  expect(firstLanguage()).toBe("de");
  document.documentElement.lang = "fr";
  expect(firstLanguage()).toBe("en");
});

test("words that cannot be had leave those that are spoken", async () => {
  speak("en");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await expect(setLanguage("cs")).rejects.toThrow();
  expect(language()).toBe("en");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 })));
  await expect(setLanguage("cs")).rejects.toThrow();
  expect(say("common-close")).not.toContain("⟨");
});

test("a language is told to whoever reads it", () => {
  useWords("en", "ui-x = one");
  expect(say("x")).toBe("one");
  useWords("de", "ui-x = eins");
  expect(say("x")).toBe("eins");
});
