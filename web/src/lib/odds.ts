// Chances: exact fractions from the server, read out as shares.  Nothing here knows what an outcome means.

export type Chances = readonly (readonly [outcome: string, fraction: string])[];

/** A fraction such as `3/8` as a share of one. */
export function share(fraction: string): number {
  const [part, whole] = fraction.split("/").map(Number);
  return (part ?? 0) / (whole ?? 1);
}

/** How likely it is that something works; nothing where working is no question. */
export function chanceOfSuccess(chances: Chances, succeeds: readonly string[]): number | null {
  if (!chances.some(([outcome]) => succeeds.includes(outcome))) {
    return chances.every(([outcome]) => !outcome) ? null : 0;
  }
  return chances.reduce((sum, [outcome, part]) => sum + (succeeds.includes(outcome) ? share(part) : 0), 0);
}

/** A part of the bar that shows chances. */
export interface Part {
  outcome: string;
  share: number;
  fraction: string;
  /** From 0 (the worst outcome the game knows) to 1 (the best): the bar's colour. */
  tone: number;
  works: boolean;
}

/** The parts of a bar, worst first; `outcomes` are all the game knows, in that order. */
export function parts(chances: Chances, outcomes: readonly string[], succeeds: readonly string[]): Part[] {
  const last = Math.max(1, outcomes.length - 1);
  return chances
    .map(([outcome, fraction]) => ({
      outcome,
      fraction,
      share: share(fraction),
      tone: Math.max(0, outcomes.indexOf(outcome)) / last,
      works: succeeds.includes(outcome),
    }))
    .filter((part) => part.share > 0);
}
