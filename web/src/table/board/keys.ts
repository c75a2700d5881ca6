// The map by keys alone.

import type { Square } from "../../lib/wire";
import { doorsAt, edgeBetween, isEdgeTool } from "./barriers";
import type { BoardMap, Figure } from "./map.svelte";
import { deedsAt } from "./offers";
import { clamped, isSame, keyOf } from "./squares";
import { say } from "../../lib/words.svelte";
import { squareWords } from "./telling";

const ARROWS: Record<string, Square> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const PAN = 60;
const PATIENCE_MS = 400;

/** Put the cursor on a square and tell what is there. */
async function goTo(map: BoardMap, square: Square): Promise<void> {
  const at = clamped(map.grid, square);
  if (!isSame(at, map.cursor)) map.before = map.cursor;
  map.cursor = at;
  map.isCursorShown = true;
  map.camera.reveal(at);
  if (map.tool && map.isRectangle && map.stroke[0]) map.draw([at]);
  // What stands there is told with how it stands to the one who acts, if the answer comes soon enough.
  const asked = map.look(at);
  const sight = map.on(at).length || map.hand.tool === "ruler" ? await Promise.race([asked, soon()]) : null;
  if (isSame(map.cursor, at)) map.said = squareWords(map, at, sight);
}

const soon = (): Promise<null> => new Promise((settle) => setTimeout(() => settle(null), PATIENCE_MS));

/** Do what a key means on the map; says whether it meant anything. */
export function obeyKey(map: BoardMap, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = ARROWS[event.key];
  if (arrow && event.shiftKey) map.camera.pan(-arrow[0] * PAN, -arrow[1] * PAN);
  else if (arrow) void goTo(map, [map.cursor[0] + arrow[0], map.cursor[1] + arrow[1]]);
  else if (event.key === "Enter" || event.key === " ") choose(map, map.cursor, true);
  else if (event.key === "Home") home(map);
  else if (event.key === "PageDown" || event.key === "PageUp") toNext(map, event.key === "PageDown" ? 1 : -1);
  else if (event.key === "+" || event.key === "=") map.camera.zoom(1.25);
  else if (event.key === "-") map.camera.zoom(0.8);
  else if (event.key === "0") map.camera.fit(map.grid);
  else if (event.key === "c" || event.key === "C") void map.measure(seenSquare(map));
  else if (event.key === "p" || event.key === "P") map.hand.ping(seenSquare(map));
  else if (event.key === "o" || event.key === "O") useDoor(map);
  else if (event.key === "Escape") return giveUp(map);
  else return false;
  if (event.shiftKey || "+=-".includes(event.key)) map.camera.hold(map.grid);
  return true;
}

/** The square that is meant: the cursor's, or the one under the pointer. */
const seenSquare = (map: BoardMap): Square => (map.isCursorShown ? map.cursor : (map.hover ?? map.cursor));

/** Open or shut the door at the cursor, or else the only one at hand. */
function useDoor(map: BoardMap): void {
  const here = doorsAt(map.doors, map.cursor)[0];
  const door = here ?? (map.doors.length === 1 ? map.doors[0] : undefined);
  if (door) void map.useDoor(door);
  else map.said = say("board-no-door");
}

/** Put the cursor on the one who acts. */
function home(map: BoardMap): void {
  const at = map.figure(map.eye)?.at ?? map.figures[0]?.at;
  if (at) void goTo(map, at);
}

/** Go from one to the next of everybody on the map. */
function toNext(map: BoardMap, step: number): void {
  const all = map.figures.toSorted((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  if (!all.length) return;
  const place = all.findIndex((one) => isSame(one.at, map.cursor));
  const next = all.at(place < 0 ? 0 : (place + step + all.length) % all.length);
  if (next) void goTo(map, next.at);
}

function giveUp(map: BoardMap): boolean {
  const isDropped = map.hand.drop();
  const isBusy = Boolean(
    isDropped || map.moving || map.stroke.length || map.measured || map.menu || map.carried || map.tapped,
  );
  [map.moving, map.stroke, map.measured, map.menu, map.carried, map.tapped] = [
    "",
    [],
    null,
    null,
    null,
    null,
  ];
  if (isBusy) map.said = say("board-given-up");
  return isBusy;
}

/** Choose a square by Enter or a click: paint it, put somebody there, walk there, or open who stands there. */
export function choose(map: BoardMap, square: Square, byKey: boolean): void {
  if (map.tool) chooseToPaint(map, square);
  else if (map.hand.tool) map.hand.enter(square);
  else if (map.moving) void map.put(map.moving, square);
  else {
    const here = map.on(square);
    // Who lies on a square does not keep others from walking over it.
    const isOnlyLying = here.every((one) => one.who?.view.person.is_out);
    if (here[0] && !(isOnlyLying && map.walks.has(keyOf(square)))) open(map, here[0], byKey);
    else if (!map.walk(square) && byKey) map.said = say("board-nothing-here");
  }
}

/** Open what can be done about somebody.  Whoever can act, and to whom nothing can be done, acts from here on. */
function open(map: BoardMap, { id, who }: Figure, byKey: boolean): void {
  const { table } = map;
  const acting = map.figure(map.acting)?.who?.view.person;
  const isAble = table.labels?.deeds.some((one) => one.figure === id);
  const isBeside = !acting || acting.side === who?.view.person.side;
  if (isAble && isBeside && !deedsAt(table, map.chooser, id).length) table.figure = id;
  map.menu = { id, byKey };
}

function chooseToPaint(map: BoardMap, square: Square): void {
  if (isEdgeTool(map.tool)) {
    // Keys build on the edge that the cursor came over; a click has traced its own.
    const edge = map.before ? edgeBetween(map.before, square) : null;
    if (edge) map.addEdge(edge);
    else map.said = say("board-no-edge");
    void map.paint();
    return;
  }
  const isFirstCorner = map.isRectangle && !map.stroke.length;
  map.draw([square]);
  if (isFirstCorner) map.said = say("board-first-corner");
  else void map.paint();
}
