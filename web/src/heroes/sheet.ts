// The traits of a sheet by how they are best shown; their game says nothing of it, so their form does.

import type { TraitLabel } from "../lib/wire";

export interface Sorted {
  dice: TraitLabel[];
  numbers: TraitLabel[];
  words: TraitLabel[];
  /** Whole sentences. */
  long: TraitLabel[];
}

const LONG = 34;

/** Dice, numbers, words and sentences apart, each in the order of the sheet. */
export function sorted(traits: readonly TraitLabel[]): Sorted {
  const found: Sorted = { dice: [], numbers: [], words: [], long: [] };
  for (const one of traits) {
    if (one.sides) found.dice.push(one);
    else if (!/\p{L}{2}/u.test(one.text) && one.text.length <= 8) found.numbers.push(one);
    else if (one.text.length > LONG) found.long.push(one);
    else found.words.push(one);
  }
  return found;
}
