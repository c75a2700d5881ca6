// What a prepared scene is written as: the same keys as in a file.

import type { Table } from "../../lib/table.svelte";
import type { Grid, Spot, Square } from "../../lib/wire";

export interface Group {
  foe?: string;
  kind?: string;
  rank?: string;
  count?: number;
  per_hero?: number;
  at?: string;
  hidden?: boolean;
  /** What they look like: a picture of the table. */
  portrait?: string;
}

/** The picture under a map, and where its squares lie, in points. */
export interface Under {
  name: string;
  width?: number;
  height?: number;
  left?: number;
  top?: number;
  pitch?: number;
}

/** What a scene says of its map, and what a map on a shelf is. */
export interface MapDocument {
  map?: string;
  grid?: Grid;
  heroes?: Square[];
  picture?: Under;
  fog?: boolean;
  drawings?: DrawnDocument[];
}

/** Something that is drawn on a map. */
interface DrawnDocument {
  shape: string;
  points: Spot[];
  colour?: string;
  text?: string;
  hidden?: boolean;
}

export interface Leaf {
  title: string;
  text?: string;
  shown?: boolean;
  picture?: string;
}

export interface SceneDocument extends MapDocument {
  title: string;
  text?: string;
  notes?: string;
  foes?: Group[];
  handouts?: Leaf[];
}

/** The map that is on the table now, with its picture and its fog; nothing where there is none. */
export function mapOf(table: Table): MapDocument | null {
  const { space, backdrop, fog } = table.view ?? {};
  if (space?.type !== "Board") return null;
  const party = new Set(table.party.map(({ view }) => view.person.id));
  const heroes = (space.tokens ?? []).filter(([id]) => party.has(id)).map(([, at]) => at);
  const under = backdrop && {
    name: backdrop.id,
    width: backdrop.width,
    height: backdrop.height,
    left: backdrop.left / 1000,
    top: backdrop.top / 1000,
    pitch: backdrop.pitch / 1000,
  };
  const drawn = (table.view?.drawings ?? []).map(({ shape, points, colour, text, is_hidden }) => ({
    shape,
    points,
    colour,
    ...(text ? { text } : {}),
    ...(is_hidden ? { hidden: true } : {}),
  }));
  return {
    grid: space.grid,
    ...(heroes.length ? { heroes } : {}),
    ...(under ? { picture: under } : {}),
    ...(fog?.includes("party") ? { fog: true } : {}),
    ...(drawn.length ? { drawings: drawn } : {}),
  };
}
