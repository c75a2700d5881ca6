// Faces of real dice by keys: one key where one digit is enough, two within a moment where not.

/** How long a second digit is waited for. */
export const SECOND_DIGIT_MS = 700;

/** What came of a digit: a face, or a beginning that another digit may follow. */
export type Typed = { face: number; begun: "" } | { face: null; begun: string };

const NOTHING: Typed = { face: null, begun: "" };

/** Type a digit for a die: `begun` are the digits before it. */
export function typedFace(begun: string, digit: string, sides: number): Typed {
  if (!/^\d$/.test(digit)) return { face: null, begun };
  const text = begun + digit;
  // The tenth face of a die with ten is printed as 0.
  if (text === "0") return sides === 10 ? { face: 10, begun: "" } : NOTHING;
  const face = Number(text);
  if (face > sides) return begun ? typedFace("", digit, sides) : NOTHING;
  return face * 10 > sides ? { face, begun: "" } : { face: null, begun: text };
}

/** What the digits so far mean where no other follows. */
export function settledFace(begun: string, sides: number): number | null {
  const face = Number(begun);
  return begun && face >= 1 && face <= sides ? face : null;
}

/** Every die of some equal ones by itself. */
export function singles(dice: readonly { sides: number; count?: number }[]): number[] {
  return dice.flatMap(({ sides, count = 1 }) => Array.from({ length: count }, () => sides));
}
