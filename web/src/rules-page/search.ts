// Looking something up as the server does: the same entries, compared with the words of whoever types.

import type { Sought } from "../lib/wire";

/** Letters that a word has to have so that its last one may be another ending. */
const SHORTEST_DECLINED = 5;
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
