// Dice that are put together by touch, as they are written.

/** An expression with one more die of a kind: `d6` and a six-sided one are `2d6`. */
export function plus(dice: string, sides: number): string {
  const said = dice.trim();
  const own = new RegExp(`(?<![\\w])(\\d*)[dkw]${sides}(?!\\d|\\w)`, "i");
  const found = own.exec(said);
  if (found) return said.replace(own, `${Number(found[1] || 1) + 1}d${sides}`);
  return said ? `${said}+d${sides}` : `d${sides}`;
}

/** What is asked for the odds of in a chat; nothing where something is to be said. */
export const oddsAsked = (text: string): string | null => /^\/odds\s+(\S.*)$/isu.exec(text)?.[1] ?? null;
