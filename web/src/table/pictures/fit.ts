// Where the squares of a map lie on its picture, found by two clicks.  All lengths are in points of the picture.

import type { Backdrop } from "../../lib/wire";

export type Point = readonly [number, number];

/** Where the first square begins, and how wide a square is. */
export interface Fit {
  left: number;
  top: number;
  pitch: number;
}

interface Size {
  width: number;
  height: number;
}

export const MOST_SQUARES = 100;
export const LEAST_PITCH = 8;
/** So much of a square may be missing at an edge of the picture. */
const SLACK = 0.1;
const MILLI = 1000;

/** How many squares lie between two corners along their longer side, if squares are about that wide. */
export function squaresBetween(first: Point, second: Point, pitch: number): number {
  const long = Math.max(...lengths(first, second));
  return Math.max(1, Math.round(long / pitch));
}

/** The fit that two corners of squares make, so many squares apart along their longer side. */
export function fitted(first: Point, second: Point, count: number): Fit {
  const [dx, dy] = lengths(first, second);
  const long = Math.max(dx, dy);
  const short = Math.min(dx, dy);
  const others = Math.round((short * count) / long);
  // Both sides together, so that neither click need hit its point exactly.
  const pitch = Math.max(LEAST_PITCH, (others ? long + short : long) / (count + others));
  return { ...begun(first, pitch), pitch };
}

/** The corner of the first square on the picture, given any corner. */
function begun([x, y]: Point, pitch: number): { left: number; top: number } {
  const before = (at: number): number => at - Math.floor(at / pitch + SLACK) * pitch;
  return { left: before(x), top: before(y) };
}

const lengths = (first: Point, second: Point): [number, number] => [
  Math.abs(second[0] - first[0]),
  Math.abs(second[1] - first[1]),
];

/** How many squares there are on a picture. */
export function squaresOn({ left, top, pitch }: Fit, { width, height }: Size): [number, number] {
  const count = (room: number): number => Math.max(1, Math.floor(room / pitch + SLACK));
  return [count(width - left), count(height - top)];
}

/** The same as the table keeps it. */
export function backdropOf(picture: { id: string } & Size, fit: Fit): Backdrop {
  const milli = (points: number): number => Math.round(points * MILLI);
  return {
    picture: picture.id,
    width: picture.width,
    height: picture.height,
    left: milli(fit.left),
    top: milli(fit.top),
    pitch: milli(fit.pitch),
  };
}
