// How long a track is drawn: one scale for all of them, so that more never looks like less.

/** So many points are drawn one by one; above that a bar. */
export const MOST_PIPS = 10;
/** How much of a pip each further point adds to a bar. */
const FURTHER = 0.1;
const MOST_FURTHER = 20;

/** How many pips long a track of so many points is. */
export const pipsLong = (most: number): number =>
  most <= MOST_PIPS ? most : MOST_PIPS + FURTHER * Math.min(most - MOST_PIPS, MOST_FURTHER);
