// A square in words, for whoever cannot see the map.

import type { SightLabel, Square } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import { drawnOn } from "./draw/lines";
import type { BoardMap, Figure } from "./map.svelte";
import { keyOf, squareName } from "./squares";

/** Somebody with what is left of them. */
export function figureWords(figure: Figure): string {
  const { who, id } = figure;
  if (!who) return id;
  const tracks = who.label.tracks.map(([title, value, most]) => `${title} ${value}/${most}`);
  const faring = who.label.faring && !who.view.person.is_out ? [who.label.faring] : [];
  const notes = who.label.notes.filter((note) => note !== who.view.at);
  const hidden = who.view.is_hidden ? [say("board-hidden")] : [];
  const words = [who.label.short || who.label.name, ...tracks, ...faring, ...notes, ...hidden];
  return [...new Set(words)].join(", ");
}

/** How far, in reach or not, and behind what. */
function sightWords(sight: SightLabel): string {
  const cover = say(`board-cover-${sight.cover ?? "none"}`);
  return sight.touching ? `${say("board-in-reach")}, ${cover}` : cover;
}

/** What is written and drawn on a square. */
function drawnWords(map: BoardMap, square: Square): string[] {
  const drawn = drawnOn(map.hand.drawings, square);
  const labels = drawn.filter(({ shape }) => shape === "label");
  return [
    ...labels.map(({ text }) => say("draw-here-label", { text })),
    ...(drawn.length > labels.length ? [say("draw-here")] : []),
  ];
}

/** A square: its name, the ground, who is there, how they stand to the one who acts, and what Enter would do. */
export function squareWords(map: BoardMap, square: Square, sight: SightLabel | null): string {
  const people = map.on(square).map(figureWords);
  const ground = map.terrain.at(square);
  const words = [
    ...people,
    ...(ground === "floor" && people.length ? [] : [say(`board-ground-${ground}`)]),
    ...drawnWords(map, square),
    ...(map.isFogged(square) ? [say("board-fogged")] : []),
    ...(sight ? [sightWords(sight)] : []),
    ...(map.walks.has(keyOf(square)) ? [say("board-walkable")] : []),
  ];
  return say("board-square", { square: squareName(square), what: words.join(", ") });
}
