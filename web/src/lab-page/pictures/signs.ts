// Signs and dashes by which curves are told apart in black and white.

export interface Sign {
  form: number;
  dashes: string;
}

const DASHES = ["", "7 3", "2 3", "10 3 2 3", "5 5", "12 4"];
const SIZE = 4.5;
const FORMS = 5;

/** The sign of the so-manieth curve; after many they come again with other dashes. */
export const signOf = (place: number): Sign => ({
  form: place % FORMS,
  dashes: DASHES[place % DASHES.length] ?? "",
});

/** A sign around a point: circle, square, diamond, triangle, cross. */
export function signPath({ form }: Sign, x: number, y: number): string {
  const s = SIZE;
  if (form === 0) return `M${x - s} ${y}a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0 ${-2 * s} 0Z`;
  if (form === 1) return `M${x - s} ${y - s}h${2 * s}v${2 * s}h${-2 * s}Z`;
  if (form === 2) return `M${x} ${y - s - 1}l${s + 1} ${s + 1}l${-s - 1} ${s + 1}l${-s - 1} ${-s - 1}Z`;
  if (form === 3) return `M${x} ${y - s - 1}l${s + 1} ${2 * s}h${-2 * s - 2}Z`;
  return `M${x - s} ${y - s}l${2 * s} ${2 * s}M${x + s} ${y - s}l${-2 * s} ${2 * s}`;
}
