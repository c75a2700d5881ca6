// The heroes this browser keeps: made or read at /heroes, brought to any table of their game.

import { keep, kept } from "../lib/kept";
import { newId } from "../lib/socket";
import type { SheetLabel } from "../lib/wire";

/** A hero on the shelf. */
export interface ShelvedHero {
  id: string;
  /** What it is called, as it was told when it was put here. */
  name: string;
  /** What it is, in a few words. */
  about: string;
  /** The id of its ruleset: a table takes it where `view.game` is the same. */
  game: string;
  /** Packs that its game was changed by. */
  packs: readonly string[];
  /** Its sheet, as the command `Bring` takes it. */
  sheet: Readonly<Record<string, unknown>>;
  /** Its file, as the server wrote it; empty for one that came from elsewhere. */
  file: string;
  /** When it was put here, in milliseconds since 1970. */
  at: number;
}

const NAME = "heroes";
const MOST = 100;
const CHANGED = "nde-shelf";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether something that was kept is a hero; another version of this page may have kept anything. */
const isHero = (value: unknown): value is ShelvedHero =>
  isObject(value) &&
  ["id", "name", "about", "game", "file"].every((key) => typeof value[key] === "string") &&
  Array.isArray(value.packs) &&
  isObject(value.sheet) &&
  typeof value.at === "number";

/** The heroes on the shelf, the latest first; of one game where one is named. */
export function shelf(game = ""): ShelvedHero[] {
  try {
    const found: unknown = JSON.parse(kept(NAME) || "[]");
    const heroes = Array.isArray(found) ? found.filter(isHero) : [];
    return game ? heroes.filter((one) => one.game === game) : heroes;
  } catch {
    return [];
  }
}

/** What is told of somebody in a few words: the first of their traits that are words. */
function about(sheet: SheetLabel): string {
  const words = (sheet.traits ?? []).filter((one) => !one.sides && /\p{L}{2}/u.test(one.text));
  const short = words.filter((one) => one.text.length <= 30);
  return (
    sheet.about ||
    short
      .slice(0, 2)
      .map((one) => one.text)
      .join(", ")
  );
}

/** Put a hero on the shelf, or put what it has become in its place; nothing for somebody without a sheet. */
export function putOnShelf(sheet: SheetLabel, file = "", id = ""): ShelvedHero | null {
  if (!sheet.document) return null;
  const { packs = [], ...document } = sheet.document;
  const hero: ShelvedHero = {
    id: id || newId(),
    name: sheet.name,
    about: about(sheet),
    game: String(document.game ?? ""),
    packs: Array.isArray(packs) ? packs.map(String) : [],
    sheet: document,
    file,
    at: Date.now(),
  };
  write([hero, ...shelf().filter((one) => one.id !== hero.id)].slice(0, MOST));
  return hero;
}

/** Take a hero off the shelf. */
export function offShelf(id: string): void {
  write(shelf().filter((one) => one.id !== id));
}

/** The same hero a second time. */
export function putTwin(hero: ShelvedHero): ShelvedHero {
  const twin = { ...hero, id: newId(), at: Date.now() };
  write([twin, ...shelf()].slice(0, MOST));
  return twin;
}

/** What a file of a hero holds: its sheet, and the packs it needs beside its game. */
export function documentOf(hero: ShelvedHero): Record<string, unknown> {
  return hero.packs.length ? { ...hero.sheet, packs: hero.packs } : { ...hero.sheet };
}

/** Be told whenever the shelf changes, here or in another tab; the answer ends it. */
export function onShelf(listen: () => void): () => void {
  const elsewhere = (event: StorageEvent): void => {
    if (event.key === `nde-${NAME}` || event.key === null) listen();
  };
  addEventListener(CHANGED, listen);
  addEventListener("storage", elsewhere);
  return () => {
    removeEventListener(CHANGED, listen);
    removeEventListener("storage", elsewhere);
  };
}

function write(heroes: readonly ShelvedHero[]): void {
  keep(NAME, heroes.length ? JSON.stringify(heroes) : "");
  dispatchEvent(new Event(CHANGED));
}
