// Bands and areas: who is where, and which deeds lead elsewhere.  Nothing here knows how far anybody can go.

import type { Table, Taken } from "../../lib/table.svelte";
import type { Areas, Zones } from "../../lib/wire";

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

/** A way to get elsewhere: to an area, or towards and away from somebody. */
export interface Way extends Taken {
  key: string;
  /** The area, or whom it is about. */
  to: string;
}

/** The ways by which the one who acts gets elsewhere. */
export function waysOf(table: Table): Way[] {
  const { figure = "", deeds = [] } = table.acting ?? {};
  return deeds
    .filter((deed) => deed.spot === "map")
    .flatMap((deed) =>
      (deed.ways ?? []).map((way) => {
        const to = way.objects?.[0] ?? "";
        return { key: `${deed.verb} ${way.objects?.join(" ")}`, figure, deed, way, to };
      }),
    );
}
