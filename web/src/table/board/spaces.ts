// Bands and areas: who is where, and which offers lead elsewhere.  Nothing here knows how far anybody can go.

import type { Table } from "../../lib/table.svelte";
import type { Areas, OfferLabel, Zones } from "../../lib/wire";

/** The places in each band as seen by one of them, nearest first: who stands together is in one place. */
export function placesFrom(zones: Zones, from: string): [band: string, places: string[][]][] {
  const { bands = [], tokens = [], apart = [] } = zones;
  const steps = (a: string, b: string): number => apart[tokens.indexOf(a)]?.[tokens.indexOf(b)] ?? -1;
  const places: string[][] = [];
  for (const one of [from, ...tokens.filter((other) => other !== from)]) {
    const place = places.find(([first = ""]) => steps(first, one) === 0);
    if (place) place.push(one);
    else if (tokens.includes(one)) places.push([one]);
  }
  return bands.map((band, far) => [band, places.filter(([first = ""]) => steps(from, first) === far)]);
}

/** The areas that an area touches. */
export const neighbours = ({ borders = [] }: Areas, area: string): string[] =>
  borders.flatMap(([a, b]) => (a === area ? [b] : b === area ? [a] : []));

/** Who is in an area. */
export const inside = ({ tokens = [] }: Areas, area: string): string[] =>
  tokens.filter(([, at]) => at === area).map(([id]) => id);

export interface Way {
  label: OfferLabel;
  /** Towards or away from whom, where it is about somebody. */
  target: string;
  /** Every word its action holds: one of them is the area it leads to. */
  words: ReadonlySet<string>;
}

/** The offers by which the one who acts gets elsewhere. */
export function waysOf(table: Table): Way[] {
  const deeds = table.acting;
  const labels = deeds ? [...deeds.common, ...deeds.rare, ...deeds.walks] : [];
  return labels.flatMap((label) => {
    const weighed = table.weighed(label.offer);
    if (weighed?.purpose !== "move") return [];
    return [{ label, target: weighed.target, words: wordsIn(table.view?.offers[label.offer]?.offer.action) }];
  });
}

function wordsIn(value: unknown): Set<string> {
  if (typeof value === "string") return new Set([value]);
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(Object.values(value).flatMap((one) => [...wordsIn(one)]));
}
