// Maps as text, drawn with a keyboard: `#` wall, `.` floor, `+` low cover, `~` difficult, `%` both; a letter is
// somebody.  Below, after an empty line, a letter may be given a longer name and the ground under it.

import type { Board, Grid, Square } from "../../lib/wire";
import { keyOf, Terrain } from "./squares";

/** What is wrong with a text map: a message of the client, and its facts. */
export class MapFault extends Error {
  constructor(
    readonly key: "size" | "ragged" | "glyph" | "letter" | "legend",
    readonly facts: Record<string, string | number>,
  ) {
    super(key);
  }
}

const MOST = 100;
const GLYPHS = { floor: ".", cover: "+", difficult: "~", both: "%", wall: "#", unknown: "#" } as const;
const LEGEND = /^([A-Za-z])\s*=\s*(\S+)(?:\s+([.+~%]))?$/;

/** The board that a text draws; throws a MapFault for one that draws none. */
export function readBoard(text: string): Board {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const start = lines.findIndex(Boolean);
  const end = lines.findIndex((line, at) => at > start && !line);
  const rows = start < 0 ? [] : lines.slice(start, end < 0 ? undefined : end);
  const width = rows[0]?.length ?? 0;
  if (!rows.length || width > MOST || rows.length > MOST) throw new MapFault("size", { most: MOST });
  const ground = new Map<string, string>();
  const letters = new Map<string, Square>();
  rows.forEach((row, y) => {
    if (row.length !== width) throw new MapFault("ragged", { line: start + y + 1, found: row.length, width });
    [...row].forEach((glyph, x) => {
      if (/[A-Za-z]/.test(glyph)) {
        if (letters.has(glyph)) throw new MapFault("letter", { letter: glyph, line: start + y + 1 });
        letters.set(glyph, [x, y]);
      } else if (!".+~%#".includes(glyph)) throw new MapFault("glyph", { glyph, line: start + y + 1 });
      else ground.set(keyOf([x, y]), glyph);
    });
  });
  const names = new Map<string, string>();
  const legend = end < 0 ? [] : lines.slice(end);
  legend.forEach((line, at) => {
    if (!line.trim()) return;
    const [, letter = "", name = "", under = "."] = LEGEND.exec(line.trim()) ?? [];
    const square = letters.get(letter);
    if (!square) throw new MapFault("legend", { line: end + at + 1 });
    names.set(letter, name);
    ground.set(keyOf(square), under);
  });
  return {
    type: "Board",
    grid: groundOf(width, rows.length, ground),
    tokens: [...letters].map(([letter, at]) => [names.get(letter) ?? letter, at]),
  };
}

function groundOf(width: number, height: number, ground: ReadonlyMap<string, string>): Grid {
  const those = (glyphs: string): Square[] =>
    [...ground]
      .filter(([, glyph]) => glyphs.includes(glyph))
      .map(([key]) => key.split(",").map(Number) as Square);
  return { width, height, walls: those("#"), cover: those("+%"), difficult: those("~%") };
}

/** The ground of a map as text.  People are left out: they keep their squares. */
export function writeGround(grid: Grid): string {
  const terrain = new Terrain(grid);
  return Array.from({ length: grid.height }, (_, y) =>
    Array.from({ length: grid.width }, (_, x) => GLYPHS[terrain.at([x, y])]).join(""),
  ).join("\n");
}
