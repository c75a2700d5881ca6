// Chances: exact fractions from the server, read out as shares.  What an outcome means comes with them.

import type { Weighed } from "./wire";

export type Chances = NonNullable<Weighed["chances"]>;

/** A fraction such as `3/8` as a share of one. */
export function share(fraction: string): number {
  const [part, whole] = fraction.split("/").map(Number);
  return (part ?? 0) / (whole ?? 1);
}

/** How likely it is that what the person wants happens; nothing where no roll decides about it. */
export const chanceOf = (weighed: Weighed | null): number | null =>
  weighed?.prospect ? share(weighed.prospect.chance) : null;

/** A part of the bar that shows chances. */
export interface Part {
  key: string;
  outcome: string;
  share: number;
  fraction: string;
  fulfils: Chances[number][2];
}

/** The parts of a bar, worst first for whoever rolls. */
export function parts(chances: Chances): Part[] {
  return chances
    .map(([outcome, fraction, fulfils]) => ({
      key: `${outcome} ${fulfils}`,
      outcome,
      fraction,
      share: share(fraction),
      fulfils,
    }))
    .filter((part) => part.share > 0);
}
