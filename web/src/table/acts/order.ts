// The order in which things stand in the action bar, and the number keys that take them.

import type { DeedsLabel, OfferLabel, Weighed } from "../../lib/wire";

/** An offer with a key that stays the same while the view changes: its place in the view does not. */
export interface Keyed {
  key: string;
  label: OfferLabel;
}

export type Purpose = Weighed["purpose"];

/** Offers that stand together, because they are for the same thing. */
export interface Group {
  key: string;
  purpose: Purpose | null;
  offers: Keyed[];
}

/** Offers of one figure with keys; equal texts are told apart by their order. */
export function keyed(figure: string, offers: readonly OfferLabel[]): Keyed[] {
  const counts = new Map<string, number>();
  return offers.map((label) => {
    const count = counts.get(label.text) ?? 0;
    counts.set(label.text, count + 1);
    return { key: `${figure} ${label.text} ${count}`, label };
  });
}

/** Offers in groups, in the order in which the first of each stands; unknown purposes join their neighbours. */
export function grouped(offers: readonly Keyed[], purposeOf: (one: Keyed) => Purpose | null): Group[] {
  const groups: Group[] = [];
  for (const one of offers) {
    const purpose = purposeOf(one);
    const fitting = purpose ? groups.find((group) => group.purpose === purpose) : groups.at(-1);
    if (fitting) fitting.offers.push(one);
    else groups.push({ key: purpose ?? one.key, purpose, offers: [one] });
  }
  return groups;
}

/**
 * The keys of those offers that are likeliest to work among the ones they stand with.  Where all are equally likely,
 * or one is alone with its odds, there is nothing to tell.
 */
export function bestOf(
  groups: readonly Group[],
  chanceOf: (one: Keyed) => number | null,
): ReadonlySet<string> {
  const best = new Set<string>();
  for (const { offers } of groups) {
    const known = offers.flatMap((one) => {
      const chance = chanceOf(one);
      return chance === null ? [] : [{ key: one.key, chance }];
    });
    const most = Math.max(...known.map(({ chance }) => chance));
    const top = known.filter(({ chance }) => chance === most);
    if (top.length < known.length) for (const { key } of top) best.add(key);
  }
  return best;
}

const LAST: readonly (Purpose | null)[] = ["escape", "pass"];

/** The same groups, with fleeing and waiting last. */
export const withRetreatLast = (groups: readonly Group[]): Group[] => [
  ...groups.filter(({ purpose }) => !LAST.includes(purpose)),
  ...groups.filter(({ purpose }) => LAST.includes(purpose)),
];

/** The number key of each thing, in the order given: nine of them have one. */
export function numbered(ids: readonly string[]): ReadonlyMap<string, number> {
  return new Map(ids.slice(0, 9).map((id, place) => [id, place + 1]));
}

/** Everything a figure can do, as a count: to say beside a fold how much is in it. */
export const isIdle = (deeds: DeedsLabel): boolean =>
  !deeds.common.length && !deeds.rare.length && !deeds.walks.length;
