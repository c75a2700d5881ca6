// What part of a map is seen, and how large.  Screen = offset + scale × drawing.

import type { Grid, Square } from "../../lib/wire";
import { CELL, middle } from "./squares";

/** Room for the names of columns and rows at the edges. */
export const EDGE = 22;
const MOST_SCALE = 4;
const LEAST_SCALE = 0.1;
/** No square of a small map is drawn larger than this at first. */
const FIT_MOST = 2.4;
/** Where a whole map would have squares smaller than this, a part of it is shown at first. */
const READABLE = 0.5;
const STEP = 4;
const GROWTH = 1.12;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  /** Whether somebody has moved it: then it stays, whatever the window does. */
  isMoved = false;
  /** How large a square is on the screen, in coarse steps, so that what depends on it seldom changes. */
  readonly size = $derived(CELL * GROWTH ** Math.round(Math.log(this.scale) / Math.log(GROWTH)));
  /** The squares in sight in coarse steps, so that panning seldom changes it: `left top right bottom`. */
  readonly #span = $derived.by(() => {
    const [left, top] = this.squareAt(0, 0);
    const [right, bottom] = this.squareAt(this.width, this.height);
    const low = (at: number): number => Math.floor(at / STEP) * STEP;
    return [low(left), low(top), low(right) + STEP, low(bottom) + STEP].join(" ");
  });
  readonly #sight = $derived(this.#span.split(" ").map(Number));

  /** Whether a square is in sight, or nearly. */
  isSeen([x, y]: Square): boolean {
    const [left = 0, top = 0, right = 0, bottom = 0] = this.#sight;
    return x >= left && x < right && y >= top && y < bottom;
  }

  /** Show the whole map. */
  fit(grid: Grid): void {
    const [wide, high] = [grid.width * CELL, grid.height * CELL];
    const room = Math.min((this.width - EDGE - 6) / wide, (this.height - EDGE - 6) / high);
    this.scale = Math.min(Math.max(room, LEAST_SCALE), FIT_MOST);
    this.x = EDGE + (this.width - EDGE - wide * this.scale) / 2;
    this.y = EDGE + (this.height - EDGE - high * this.scale) / 2;
    this.isMoved = false;
  }

  /** Show the whole map, or of a large one the part around a square. */
  begin(grid: Grid, around: Square | null): void {
    this.fit(grid);
    if (this.scale >= READABLE || !around) return;
    this.scale = Math.max(this.scale, 0.75);
    this.centre(around);
  }

  centre(square: Square): void {
    const [x, y] = middle(square);
    this.x = EDGE + (this.width - EDGE) / 2 - x * this.scale;
    this.y = EDGE + (this.height - EDGE) / 2 - y * this.scale;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.isMoved = true;
  }

  /** Zoom so that the point of the map under (x, y) stays there. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const scale = Math.min(Math.max(this.scale * factor, LEAST_SCALE), MOST_SCALE);
    const ratio = scale / this.scale;
    this.x = x - (x - this.x) * ratio;
    this.y = y - (y - this.y) * ratio;
    this.scale = scale;
    this.isMoved = true;
  }

  /** Keep some of the map in sight. */
  hold(grid: Grid): void {
    const margin = 60;
    this.x = Math.min(Math.max(this.x, margin - grid.width * CELL * this.scale), this.width - margin);
    this.y = Math.min(Math.max(this.y, margin - grid.height * CELL * this.scale), this.height - margin);
  }

  /** Move just so far that a square is seen. */
  reveal(square: Square): void {
    const size = CELL * this.scale;
    const [left, top] = [this.x + square[0] * size, this.y + square[1] * size];
    const into = (at: number, most: number): number =>
      at < EDGE ? EDGE - at : at + size > most ? most - at - size : 0;
    const [dx, dy] = [into(left, this.width), into(top, this.height)];
    if (dx || dy) this.pan(dx, dy);
  }

  /** The square at a point of the screen; it may lie off the board. */
  squareAt(x: number, y: number): Square {
    const size = CELL * this.scale;
    return [Math.floor((x - this.x) / size), Math.floor((y - this.y) / size)];
  }
}
