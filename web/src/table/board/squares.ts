// Squares of a grid: their names and what is drawn of them.  Whether somebody may step there is the server's to say.

import type { Grid, Square } from "../../lib/wire";

/** How many units of the drawing a square is wide. */
export const CELL = 40;

const LETTERS = 26;

/** The letters of a column: A, B … Z, AA. */
export function columnName(column: number): string {
  let letters = "";
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / LETTERS))
    letters = String.fromCharCode(65 + ((left - 1) % LETTERS)) + letters;
  return letters;
}

/** What people call a square: `[2, 3]` is C4. */
export const squareName = ([x, y]: Square): string => `${columnName(x)}${y + 1}`;

/** The square a name means; nothing for what is no name of a square. */
export function readSquare(name: string): Square | null {
  const found = /^([A-Za-z]{1,3})([1-9][0-9]{0,3})$/.exec(name.trim());
  if (!found?.[1]) return null;
  let column = 0;
  for (const letter of found[1].toUpperCase()) column = column * LETTERS + letter.charCodeAt(0) - 64;
  return [column - 1, Number(found[2]) - 1];
}

/** A square as a key of maps and sets. */
export const keyOf = ([x, y]: Square): string => `${x},${y}`;

export const isSame = (a: Square | null, b: Square | null): boolean =>
  a !== null && b !== null && a[0] === b[0] && a[1] === b[1];

export const isOn = (grid: Grid, [x, y]: Square): boolean =>
  x >= 0 && y >= 0 && x < grid.width && y < grid.height;

/** The nearest square that lies on the board. */
export const clamped = (grid: Grid, [x, y]: Square): Square => [
  Math.min(Math.max(x, 0), grid.width - 1),
  Math.min(Math.max(y, 0), grid.height - 1),
];

/** The middle of a square in the drawing. */
export const middle = ([x, y]: Square): [number, number] => [(x + 0.5) * CELL, (y + 0.5) * CELL];

export type Ground = "wall" | "cover" | "difficult" | "both" | "floor" | "unknown";

/** What a square is, looked up quickly. */
export class Terrain {
  readonly #walls: ReadonlySet<string>;
  readonly #cover: ReadonlySet<string>;
  readonly #difficult: ReadonlySet<string>;
  readonly #unknown: ReadonlySet<string>;

  constructor(grid: Grid, unknown: readonly Square[] = []) {
    this.#walls = new Set(grid.walls?.map(keyOf));
    this.#cover = new Set(grid.cover?.map(keyOf));
    this.#difficult = new Set(grid.difficult?.map(keyOf));
    this.#unknown = new Set(unknown.map(keyOf));
  }

  at(square: Square): Ground {
    const key = keyOf(square);
    if (this.#unknown.has(key)) return "unknown";
    if (this.#walls.has(key)) return "wall";
    const isLow = this.#cover.has(key);
    if (this.#difficult.has(key)) return isLow ? "both" : "difficult";
    return isLow ? "cover" : "floor";
  }
}

/** Squares as one path: runs of a row become one rectangle, so that a large map stays a short path. */
export function patches(squares: Iterable<Square>): string {
  const rows = new Map<number, number[]>();
  for (const [x, y] of squares) {
    const row = rows.get(y);
    if (row) row.push(x);
    else rows.set(y, [x]);
  }
  const path: string[] = [];
  for (const [y, columns] of rows) {
    columns.sort((a, b) => a - b);
    for (let from = 0; from < columns.length;) {
      let to = from;
      while (columns[to + 1] === columns[to]! + 1 || columns[to + 1] === columns[to]!) to += 1;
      const wide = (columns[to]! - columns[from]! + 1) * CELL;
      path.push(`M${columns[from]! * CELL} ${y * CELL}h${wide}v${CELL}h${-wide}z`);
      from = to + 1;
    }
  }
  return path.join("");
}

/** The edges between squares that belong and squares that do not: an outline around all of them. */
export function outline(squares: readonly Square[]): string {
  const inside = new Set(squares.map(keyOf));
  const path: string[] = [];
  for (const [x, y] of squares) {
    const [left, top] = [x * CELL, y * CELL];
    if (!inside.has(keyOf([x, y - 1]))) path.push(`M${left} ${top}h${CELL}`);
    if (!inside.has(keyOf([x, y + 1]))) path.push(`M${left} ${top + CELL}h${CELL}`);
    if (!inside.has(keyOf([x - 1, y]))) path.push(`M${left} ${top}v${CELL}`);
    if (!inside.has(keyOf([x + 1, y]))) path.push(`M${left + CELL} ${top}v${CELL}`);
  }
  return path.join("");
}

/** The lines between the squares of a board. */
export function gridLines({ width, height }: Grid): string {
  const path: string[] = [];
  for (let x = 0; x <= width; x += 1) path.push(`M${x * CELL} 0v${height * CELL}`);
  for (let y = 0; y <= height; y += 1) path.push(`M0 ${y * CELL}h${width * CELL}`);
  return path.join("");
}
