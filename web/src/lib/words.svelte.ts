// The words of the client: Fluent catalogues of the server, one for each language, exchanged without a reload.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { kept, keep } from "./kept";

export const LANGUAGES = ["en", "pl", "de", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself; a name is the same in every language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  pl: "Polski",
  de: "Deutsch",
  cs: "Čeština",
};

export interface Named {
  id: string;
  title: string;
  about: string;
}

export interface NamedGame extends Named {
  /** Whose game it is. */
  credit?: string;
}

/** The games and adventures of the server, in words. */
export interface Library {
  games: NamedGame[];
  adventures: Named[];
  /** The adventure for a first look, by its id. */
  demo: string;
}

const NOTHING: Library = { games: [], adventures: [], demo: "" };

let spoken = $state<Language>("en");
let bundle = $state.raw<FluentBundle | null>(null);
let library = $state.raw<Library>(NOTHING);
let numbers = new Map<string, Intl.NumberFormat>();

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The language that is spoken now; whoever reads it in a component is told of a change. */
export const language = (): Language => spoken;

/** Games and adventures with their words. */
export const games = (): NamedGame[] => library.games;
export const adventures = (): Named[] => library.adventures;
export const demo = (): string => library.demo;

/** The language to begin with: the one chosen before, the page's own, or English. */
export function firstLanguage(): Language {
  const chosen = kept("language") || document.documentElement.lang;
  return isLanguage(chosen) ? chosen : "en";
}

/** Parts whose words this page never says: a third of all are the lab's, and a table says none of other pages. */
function unsaid(): string {
  if (location.pathname.startsWith("/lab")) return "";
  return location.pathname.startsWith("/t/") ? "lab,heroes,start" : "lab";
}

/** Speak another language from now on. */
export async function setLanguage(wanted: Language): Promise<void> {
  const [text, named] = await Promise.all([
    fetch(`/words/${wanted}.ftl?without=${unsaid()}`).then((answer) => answer.text()),
    fetch(`/words/${wanted}.json`).then((answer) => answer.json() as Promise<Library>),
  ]);
  useWords(wanted, text, named);
  keep("language", wanted);
}

/** Take a catalogue into use; tests do so without a server. */
export function useWords(wanted: Language, text: string, named: Library = NOTHING): void {
  const made = new FluentBundle(wanted, { useIsolating: false });
  made.addResource(new FluentResource(text));
  [bundle, spoken, library, numbers] = [made, wanted, named, new Map()];
  document.documentElement.lang = wanted;
}

/** A message of the client: `say("acts-undo")` is `ui-acts-undo`. */
export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(`ui-${key}`);
  return message?.value && bundle ? bundle.formatPattern(message.value, facts) : `⟨${key}⟩`;
}

/** Whether there is such a message. */
export const has = (key: string): boolean => bundle?.hasMessage(`ui-${key}`) ?? false;

/** A share as the reader writes it: whole percents, finer ones where they would read as 0 or 100. */
export function percent(share: number): string {
  const isEdge = share > 0 && share < 1 && (share < 0.01 || share > 0.99);
  return format(share, isEdge ? 1 : 0, "percent");
}

/** A number as the reader writes it. */
export const number = (value: number, digits = 0): string => format(value, digits, "decimal");

function format(value: number, digits: number, style: "percent" | "decimal"): string {
  const key = `${spoken} ${style} ${digits}`;
  let made = numbers.get(key);
  if (!made) {
    made = new Intl.NumberFormat(spoken, { style, maximumFractionDigits: digits });
    numbers.set(key, made);
  }
  return made.format(value);
}

/** A moment in time as the reader writes it. */
export function when(seconds: number): string {
  return new Intl.DateTimeFormat(spoken, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}
