// Looking something up as the server does: the same entries, compared with the words of whoever types.

import type { Sought } from "../lib/wire";

/** Letters that a word has to have so that its last one may be another ending. */
const SHORTEST_DECLINED = 5;
/** Letters of a word that may tell what a question is about. */
const SHORTEST_TELLING = 4;
/** How much more it tells to be called by a word than to have it among one's words. */
const NAMED = 2;
const WORDS = /[\p{L}\p{N}_]+/gu;
const KINDS = ["rule", "row", "foe"];

/** A text as it is compared: its words alone, without capitals, marks and signs between them. */
export function plain(text: string): string {
  const small = text.toLowerCase().replaceAll("ß", "ss").replaceAll("ł", "l");
  return (small.normalize("NFD").replace(/\p{M}/gu, "").match(WORDS) ?? []).join(" ");
}

/** What a word, or all of several words, leads to: what is called so first, then what has it among its words. */
export function found(index: readonly Sought[], typed: string): Sought[] {
  const whole = plain(typed);
  const parts = whole.split(" ").filter(Boolean);
  if (!parts.length) return [];
  const all = index.filter((one) => parts.every((part) => one.words.includes(part)));
  const named = all.filter((one) => one.names.includes(whole));
  const near = all.filter((one) => !named.includes(one) && begins(one, parts));
  const close = [...byKind(named, parts), ...byKind(near, parts)];
  if (close.length) return close;
  return byKind(all.length ? all : declined(index, parts), parts);
}

/**
 * Where no entry has all of several words, those that have most of the longer ones, then what is called by any: a
 * question is asked in many words, few of which are a rule's.
 */
export function asked(index: readonly Sought[], typed: string): Sought[] {
  const parts = plain(typed).split(" ");
  if (parts.length === 1) return [];
  const stems = parts.filter((part) => part.length >= SHORTEST_TELLING).map(stem);
  const told = index.map((one) => ({ one, each: stems.map((part) => weight(one, part)) }));
  const sum = (each: readonly number[]): number => each.reduce((all, some) => all + some, 0);
  const most = Math.max(0, ...told.map(({ each }) => sum(each)));
  const best = told.filter(({ each }) => sum(each) === most && most);
  const called = told.filter(({ each }) => sum(each) < most && each.includes(NAMED));
  return [...best, ...called].map(({ one }) => one);
}

/** A word without what may be its ending. */
function stem(part: string): string {
  const ending = part.length >= SHORTEST_DECLINED + 2 ? 2 : Number(part.length >= SHORTEST_DECLINED);
  return part.slice(0, part.length - ending);
}

/** How much a word says of an entry: most where it begins a word of its names. */
const weight = (one: Sought, part: string): number =>
  one.names.some((name) => ` ${name}`.includes(` ${part}`)) ? NAMED : Number(begins(one, [part]));

const begins = (one: Sought, parts: readonly string[]): boolean =>
  parts.every((part) => ` ${one.words}`.includes(` ${part}`));

/** Entries with words that differ from those sought only in their ending: zásoba, zásoby. */
function declined(index: readonly Sought[], parts: readonly string[]): Sought[] {
  const stems = parts.map((part) => (part.length >= SHORTEST_DECLINED ? part.slice(0, -1) : part));
  if (stems.every((stem, place) => stem === parts[place])) return [];
  return index.filter((one) => begins(one, stems));
}

/** Rules first, then rows, then foes; of each, those that have the words in their name. */
const byKind = (some: readonly Sought[], parts: readonly string[]): Sought[] => {
  const place = (one: Sought): number => {
    const name = plain(one.name);
    return 2 * KINDS.indexOf(one.kind) + Number(!parts.every((part) => name.includes(part)));
  };
  return [...some].sort((one, other) => place(one) - place(other));
};

/** The words for which something was found that says none of what was sought where people read it. */
export function because(one: Sought, typed: string, text: string): string[] {
  const said = plain(`${one.id} ${one.name} ${text}`);
  const wanting = plain(typed)
    .split(" ")
    .filter((part) => !said.includes(part));
  return one.terms.filter((term) => wanting.some((part) => plain(term).includes(part)));
}
