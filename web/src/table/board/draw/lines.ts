// What people draw on a map, as places and paths: 1024 parts to a square, as the server tells places.

import type { DrawingView, Spot, Square } from "../../../lib/wire";
import { CELL } from "../squares";

const UNIT = 1024;
export const COLOURS = ["red", "orange", "green", "blue", "purple", "black", "white"] as const;
export type Colour = (typeof COLOURS)[number];
export const SHAPES = ["free", "line", "rectangle", "circle"] as const;
export type Shape = (typeof SHAPES)[number];
/** Places that the server takes for one line. */
const MOST_POINTS = 200;
/** How far a freehand line may lie from what was drawn, in parts of a square. */
const SLACK = 24;
const CORNERS = 48;

/** A place of the map, told in squares; what lies beside the map is moved to its edge. */
export const spotAt = (
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
): Spot => [
  Math.round(Math.min(Math.max(x, 0), width) * UNIT),
  Math.round(Math.min(Math.max(y, 0), height) * UNIT),
];

export const middleSpot = ([x, y]: Square): Spot => [x * UNIT + UNIT / 2, y * UNIT + UNIT / 2];

/** The square that a place lies in. */
export const squareOf = ([x, y]: Spot, [width, height]: readonly [number, number]): Square => [
  Math.min(Math.floor(x / UNIT), width - 1),
  Math.min(Math.floor(y / UNIT), height - 1),
];

/** A place in units of the drawing. */
export const drawnAt = ([x, y]: Spot): [number, number] => [(x * CELL) / UNIT, (y * CELL) / UNIT];

/** Lines as one path. */
export const pathOf = (lines: readonly (readonly Spot[])[]): string =>
  lines.map((line) => line.map((one, at) => `${at ? "L" : "M"}${drawnAt(one).join(" ")}`).join("")).join("");

/** What is being drawn, as the line that it will be. */
export function outline(shape: Shape, points: readonly Spot[]): Spot[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  if (shape === "rectangle") return [first, [last[0], first[1]], last, [first[0], last[1]], first];
  if (shape !== "circle") return shape === "free" ? [...points] : [first, last];
  const far = Math.hypot(last[0] - first[0], last[1] - first[1]);
  return Array.from({ length: CORNERS + 1 }, (_, at): Spot => {
    const turn = (2 * Math.PI * at) / CORNERS;
    return [first[0] + far * Math.cos(turn), first[1] + far * Math.sin(turn)];
  });
}

/** A freehand line with no more places than it needs, and than are taken. */
export function simplified(points: readonly Spot[]): Spot[] {
  let line = thinned(points, SLACK);
  for (let slack = SLACK * 2; line.length > MOST_POINTS; slack *= 2) line = thinned(points, slack);
  return line;
}

/** The line without whatever lies nearer to the straight way than that (Douglas and Peucker). */
function thinned(points: readonly Spot[], slack: number): Spot[] {
  const kept = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [most, at] = [slack, 0];
    for (let one = from + 1; one < to; one += 1) {
      const far = awayFrom(points[one]!, points[from]!, points[to]!);
      if (far > most) [most, at] = [far, one];
    }
    if (at) {
      kept.add(at);
      spans.push([from, at], [at, to]);
    }
  }
  return points.filter((_, at) => kept.has(at));
}

function awayFrom([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const long = (bx - ax) ** 2 + (by - ay) ** 2;
  const part = long ? Math.min(Math.max(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long, 0), 1) : 0;
  return Math.hypot(ax + part * (bx - ax) - x, ay + part * (by - ay) - y);
}

/** What is drawn within reach of a place, told in squares; the latest first. */
export function drawnNear(
  drawings: readonly DrawingView[],
  [x, y]: readonly [number, number],
  reach: number,
): DrawingView[] {
  const at: Spot = [x * UNIT, y * UNIT];
  const far = ({ lines }: DrawingView): number =>
    Math.min(...lines.flatMap((line) => line.map((one, place) => awayFrom(at, line[place - 1] ?? one, one))));
  return drawings.toReversed().filter((one) => far(one) <= reach * UNIT);
}

/** What is drawn on a square. */
export const drawnOn = (drawings: readonly DrawingView[], [x, y]: Square): DrawingView[] =>
  drawnNear(drawings, [x + 0.5, y + 0.5], 0.5);
