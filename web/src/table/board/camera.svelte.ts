// What part of a map is seen, and how large.  Screen = offset + scale × drawing.

import type { Grid, Square } from "../../lib/wire";
import { clearedBy, type Box, type Room } from "./boxes";
import { CELL, middle } from "./squares";

/** Room for the names of columns and rows at the edges. */
export const EDGE = 22;
const MOST_SCALE = 4;
const LEAST_SCALE = 0.1;
/** No square of a small map is drawn larger than this at first. */
const FIT_MOST = 2.4;
/** Where a whole map would have squares smaller than that, a part of it is shown at first, this large. */
const READABLE = 0.8;
const LEGIBLE = 1.1;
const STEP = 4;
const GROWTH = 1.12;
/** How much is left free between the map and the edge of its frame, and how high a name below a token is. */
const MARGIN = 6;
const NAME = 14;

/** Where an edge of the map can lie, and whether the whole of it has room between. */
interface Span {
  least: number;
  most: number;
  isRoomy: boolean;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  /** Whether somebody has moved it: then it stays, whatever the window does. */
  isMoved = false;
  /** What lies over the left upper corner of the map, or over the right one, and if it hides somebody in spite of all. */
  card = $state.raw<Box | null>(null);
  isAside = $state(false);
  isCrowded = $state(false);
  /** What of the map lies under it. */
  readonly covered = $derived(this.card && this.#cardAt(this.card, this.isAside));
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
  /** The same as numbers. */
  readonly sight = $derived.by((): [number, number, number, number] => {
    const [left = 0, top = 0, right = 0, bottom = 0] = this.#sight;
    return [left, top, right, bottom];
  });

  /** Whether a square is in sight, or nearly. */
  isSeen([x, y]: Square): boolean {
    const [left = 0, top = 0, right = 0, bottom = 0] = this.#sight;
    return x >= left && x < right && y >= top && y < bottom;
  }

  /** Show the whole map. */
  fit(grid: Grid): void {
    const [wide, high] = [grid.width * CELL, grid.height * CELL];
    const room = Math.min((this.width - EDGE - MARGIN) / wide, (this.height - EDGE - MARGIN) / high);
    this.scale = Math.min(Math.max(room, LEAST_SCALE), FIT_MOST);
    this.x = EDGE + (this.width - EDGE - wide * this.scale) / 2;
    this.y = EDGE + (this.height - EDGE - high * this.scale) / 2;
    this.isMoved = false;
  }

  /** Show the whole map, or of a large one the part around a square. */
  begin(grid: Grid, around: Square | null): void {
    this.fit(grid);
    if (this.scale >= READABLE || !around) return;
    this.scale = LEGIBLE;
    this.centre(around);
    // Beyond the edges there is nothing to see.
    const [x, y] = this.#spans(grid);
    this.x = x.isRoomy ? (x.least + x.most) / 2 : Math.min(Math.max(this.x, x.least), x.most);
    this.y = y.isRoomy ? (y.least + y.most) / 2 : Math.min(Math.max(this.y, y.least), y.most);
  }

  /** Where tokens are on the screen, with their names. */
  boxes(squares: readonly Square[]): Box[] {
    const size = CELL * this.scale;
    return squares.map(([x, y]) => {
      const [left, top] = [this.x + x * size, this.y + y * size];
      return { left, top, right: left + size, bottom: top + size + NAME };
    });
  }

  /** Move the map within its spare room, or the card, so that no token lies under it, unless somebody has moved it. */
  clear(grid: Grid, squares: readonly Square[]): void {
    this.isCrowded = false;
    if (this.isMoved || !this.card) return;
    const frame = { left: EDGE, right: this.width, top: EDGE, bottom: this.height };
    for (const isAside of [this.isAside, !this.isAside]) {
      const card = this.#cardAt(this.card, isAside);
      const way = clearedBy(card, this.boxes(squares), this.#room(grid), frame);
      if (!way) continue;
      [this.x, this.y, this.isAside] = [this.x + way[0], this.y + way[1], isAside];
      return;
    }
    [this.isAside, this.isCrowded] = [false, true];
  }

  #cardAt({ left, right, top, bottom }: Box, isAside: boolean): Box {
    if (!isAside) return { left, right, top, bottom };
    return { left: this.width - right, right: this.width - left, top, bottom };
  }

  /** How far the map can move with no more of it, or of the frame, left empty than now. */
  #room(grid: Grid): Room {
    const range = ({ least, most }: Span, at: number): [number, number] => [
      Math.min(least - at, 0),
      Math.max(most - at, 0),
    ];
    const [x, y] = this.#spans(grid);
    return { x: range(x, this.x), y: range(y, this.y) };
  }

  /** Where the left and the upper edge of the map can lie: all of it in sight, or nothing else. */
  #spans({ width, height }: Grid): [Span, Span] {
    const span = (frame: number, squares: number): Span => {
      const last = frame - MARGIN - squares * CELL * this.scale;
      return { least: Math.min(EDGE, last), most: Math.max(EDGE, last), isRoomy: last > EDGE };
    };
    return [span(this.width, width), span(this.height, height)];
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
