// Mouse, pen and fingers on the map.  Who is meant is found by the square under the pointer, so that no token
// needs listeners of its own.

import type { DoorView, Spot, Square } from "../../lib/wire";
import { doorNear, isEdgeTool } from "./barriers";
import { spotAt } from "./draw/lines";
import { choose } from "./keys";
import type { BoardMap } from "./map.svelte";
import { strokeBetween } from "./painting";
import { CELL, isOn, isSame, keyOf } from "./squares";

type Point = { x: number; y: number };
type Mode = "idle" | "press" | "pan" | "pinch" | "carry" | "paint" | "hand";

/** How far a pointer may slip while it presses. */
const SLIP = 6;
/** A finger's reach around the point it touches. */
const FINGER = 24;
/** How near to a door a mouse has to press. */
const DOOR = 8;

const spotOn = (map: BoardMap, place: [number, number]): Spot =>
  spotAt(place, [map.grid.width, map.grid.height]);

export class Gestures {
  #mode: Mode = "idle";
  #pointers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #last: Square = [0, 0];

  constructor(
    readonly map: BoardMap,
    readonly element: () => Element | undefined,
  ) {}

  #point(event: MouseEvent): Point {
    const box = this.element()?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  #square({ x, y }: Point): Square {
    return this.map.camera.squareAt(x, y);
  }

  down(event: PointerEvent): void {
    if (event.button > 1) return;
    const at = this.#point(event);
    this.#pointers.set(event.pointerId, at);
    this.element()?.setPointerCapture?.(event.pointerId);
    this.map.menu = null;
    if (this.#pointers.size > 1) return this.#pinch();
    this.#start = at;
    this.#last = this.#square(at);
    this.#mode = "press";
    if (this.map.tool && event.button === 0 && isOn(this.map.grid, this.#last)) {
      this.#mode = "paint";
      if (!this.map.stroke.length) this.map.stroke = [this.#last];
      this.#trace(at);
    } else if (this.map.hand.tool && event.button === 0 && isOn(this.map.grid, this.#last)) {
      this.#mode = "hand";
      this.map.hand.down(this.#place(at));
    }
  }

  move(event: PointerEvent): void {
    const at = this.#point(event);
    const before = this.#pointers.get(event.pointerId);
    if (!before) return this.#hover(event, at);
    if (this.#mode === "pinch") return this.#pinchTo(event.pointerId, at);
    this.#pointers.set(event.pointerId, at);
    if (this.#mode === "press" && Math.hypot(at.x - this.#start.x, at.y - this.#start.y) > SLIP)
      this.#begin(event);
    const square = this.#square(at);
    if (this.#mode === "paint") this.#trace(at);
    if (this.#mode === "hand") return this.map.hand.move(this.#place(at));
    if (this.#mode === "pan") {
      this.map.camera.pan(at.x - before.x, at.y - before.y);
      this.map.camera.hold(this.map.grid);
    } else if (isSame(square, this.#last)) return;
    else if (this.#mode === "carry" && this.map.carried)
      this.map.carried = { ...this.map.carried, to: square };
    else if (this.#mode === "paint") this.map.draw(strokeBetween(this.#last, square));
    this.#last = square;
  }

  up(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId)) return;
    const [mode, map] = [this.#mode, this.map];
    const square = this.#square(this.#point(event));
    this.#mode = this.#pointers.size ? mode : "idle";
    if (mode === "carry" && map.carried) {
      if (isOn(map.grid, square)) void map.put(map.carried.id, square);
      else map.carried = null;
    } else if (mode === "paint") void map.paint();
    else if (mode === "hand") map.hand.up(this.#place(this.#point(event)));
    else if (mode === "press" && event.button <= 0) this.#tap(event, square);
  }

  cancel(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    this.map.hand.drop();
    this.#mode = "idle";
    [this.map.carried, this.map.stroke, this.map.edges] = [null, [], []];
  }

  leave(): void {
    if (this.#mode !== "idle") return;
    this.map.hover = null;
    void this.map.look(null);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = this.#point(event);
    this.map.camera.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), at.x, at.y);
    this.map.camera.hold(this.map.grid);
  }

  #hover(event: PointerEvent, at: Point): void {
    const square = this.#square(at);
    if (event.pointerType === "touch" || isSame(square, this.map.hover)) return;
    this.map.hover = isOn(this.map.grid, square) ? square : null;
    this.map.isCursorShown = false;
    void this.map.look(this.map.hover);
  }

  /** A press has become a drag: of whoever stands there, or of the map. */
  #begin(event: PointerEvent): void {
    const found = event.button === 1 ? null : this.#under(event.pointerType);
    this.#mode = found && this.map.mayCarry(found.id) && !this.map.moving ? "carry" : "pan";
    if (this.#mode === "carry" && found) this.map.carried = { id: found.id, to: this.#last };
  }

  /** Who is under the point where the gesture began; a finger finds whoever is near enough. */
  #under(pointerType: string): { id: string; at: Square } | null {
    const exact = this.map.on(this.#square(this.#start))[0];
    if (exact || pointerType !== "touch") return exact ?? null;
    const { x, y, scale } = this.map.camera;
    const far = (at: Square): number =>
      Math.hypot(
        x + (at[0] + 0.5) * CELL * scale - this.#start.x,
        y + (at[1] + 0.5) * CELL * scale - this.#start.y,
      );
    const near = this.map.figures.toSorted((a, b) => far(a.at) - far(b.at))[0];
    const isWalk = this.map.walks.has(keyOf(this.#square(this.#start)));
    return near && !isWalk && far(near.at) <= FINGER ? near : null;
  }

  /** A place on the screen in squares of the map. */
  #place({ x, y }: Point): [number, number] {
    const { camera } = this.map;
    return [(x - camera.x) / (CELL * camera.scale), (y - camera.y) / (CELL * camera.scale)];
  }

  #trace(at: Point): void {
    if (isEdgeTool(this.map.tool)) this.map.trace(...this.#place(at));
  }

  /** The door that was pressed, if nothing else is to be done with a press. */
  #door(event: PointerEvent): DoorView | null {
    const { map } = this;
    if (map.tool || map.moving) return null;
    const reach = (event.pointerType === "touch" ? FINGER / 1.5 : DOOR) / (CELL * map.camera.scale);
    return doorNear(map.doors, ...this.#place(this.#start), Math.min(reach, 0.45));
  }

  #tap(event: PointerEvent, square: Square): void {
    const { map } = this;
    if (event.shiftKey && isOn(map.grid, square))
      return map.hand.point(spotOn(map, this.#place(this.#start)));
    const door = this.#door(event);
    if (door) return void map.useDoor(door);
    const meant = this.#under(event.pointerType)?.at ?? square;
    if (!isOn(map.grid, meant)) return;
    map.cursor = meant;
    // A finger chooses first and confirms then, unless squares are as large as fingertips.
    const isSmall = CELL * map.camera.scale < 44;
    const isWalk = map.walks.has(keyOf(meant)) && !map.on(meant).length;
    if (event.pointerType === "touch" && isSmall && isWalk && !map.moving && !isSame(map.tapped, meant))
      map.tapped = meant;
    else {
      map.tapped = null;
      choose(map, meant, false);
    }
  }

  #pinch(): void {
    this.#mode = "pinch";
    this.map.hand.drop();
    [this.map.carried, this.map.stroke, this.map.edges] = [null, [], []];
  }

  #pinchTo(id: number, at: Point): void {
    const other = [...this.#pointers].find(([one]) => one !== id)?.[1];
    const before = this.#pointers.get(id);
    this.#pointers.set(id, at);
    if (!other || !before) return;
    const span = (one: Point): number => Math.max(Math.hypot(one.x - other.x, one.y - other.y), 10);
    this.map.camera.zoom(span(at) / span(before), (at.x + other.x) / 2, (at.y + other.y) / 2);
    this.map.camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    this.map.camera.hold(this.map.grid);
  }
}
