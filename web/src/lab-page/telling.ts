// Numbers of a fight as people read them.

import { has, language, number, say } from "../lib/words.svelte";
import type { ByNumber } from "./types";

/** The pairs of a distribution, in the order of their numbers. */
export const pairs = (chances: ByNumber): [number, number][] =>
  Object.entries(chances)
    .map(([key, chance]) => [Number(key), chance] as [number, number])
    .sort(([one], [other]) => one - other);

/** The mean over those that the chances speak of. */
export function mean(chances: ByNumber): number {
  const all = pairs(chances);
  const whole = all.reduce((sum, [, chance]) => sum + chance, 0);
  return whole > 0 ? all.reduce((sum, [value, chance]) => sum + value * chance, 0) / whole : 0;
}

/** A chance that is below what can be told apart from never. */
const NOTHING = 0.0005;

/** A chance in words: of how many parties one wins, or does not. */
export function inWords(win: number): string {
  if (win >= 1 - NOTHING) return say("lab-odds-always");
  if (win <= NOTHING) return say("lab-odds-never");
  if (win > 0.42 && win < 0.58) return say("lab-odds-half");
  const rare = Math.min(win, 1 - win);
  if (rare > 0.36) return say(win < 0.5 ? "lab-odds-two-in-five" : "lab-odds-three-in-five");
  return say(win < 0.5 ? "lab-odds-wins" : "lab-odds-fails", { count: Math.round(1 / rare) });
}

/** A share to a tenth of a percent, so that small changes are seen. */
export const fine = (share: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 1 }).format(share);

const digits = (value: number): number => (value < 0.1 ? 2 : value < 10 ? 1 : 0);

/** Numbers with as many digits as help. */
export const about = (value: number): string => number(value, digits(value));

/** The number that `about` shows, for the plural that goes with it: 1.04 is shown as 1, and 1 is one. */
export const counted = (value: number): number => Number(value.toFixed(digits(value)));

/** How long something took or will take. */
export const seconds = (value: number): string =>
  say("lab-seconds", { seconds: number(value, value < 1 ? 2 : value < 10 ? 1 : 0) });

/** A difference of two chances, in points of percent. */
export function points(change: number): string {
  const size = number(Math.abs(change * 100), Math.abs(change) < 0.1 ? 1 : 0);
  return `${change < 0 ? "−" : "+"}${size}`;
}

/** Whether a difference can be seen at all in what is shown. */
export const isSeen = (change: number): boolean => Math.abs(change) >= 0.0005;

/** A rare end of a distribution is told as one: from so many on. */
export function gathered(chances: ByNumber, least = 0.004, most = 14): { label: string; chance: number }[] {
  const all = pairs(chances);
  const rows: { label: string; chance: number }[] = [];
  let rest = all.reduce((sum, [, chance]) => sum + chance, 0);
  let isBegun = false;
  for (const [place, [value, chance]] of all.entries()) {
    isBegun ||= chance >= NOTHING;
    const isLast = place === all.length - 1;
    if (!isLast && isBegun && (rest < least || rows.length >= most - 1)) {
      if (rest >= NOTHING) rows.push({ label: say("lab-or-more", { count: value }), chance: rest });
      return rows;
    }
    if (isBegun) rows.push({ label: number(value), chance });
    rest -= chance;
  }
  return rows;
}

/** A die as the reader's language writes it. */
export const dieTitle = (sides: string): string => say("lab-die", { sides });

/** What a way to fight is called: by us, or by whoever wrote it. */
export const policyTitle = (name: string): string =>
  has(`lab-policy-${name}`) ? say(`lab-policy-${name}`) : name;
