// New spaces for a scene: the party on one side, whoever stands against it on the other.

import type { GroundKind } from "../board/ground";
import type { Areas, Board, Square, Token, Zones } from "../../lib/wire";

export type Space = Board | Zones | Areas;
export type SpaceKind = "none" | "board" | "zones" | "areas";

/** What a new space is to be like. */
export interface SpaceWish {
  kind: SpaceKind;
  width: number;
  height: number;
  /** Names of areas, each beside the next. */
  areas: readonly string[];
  /** What a map stands on. */
  ground?: GroundKind;
}

/** How many bands lie between the sides where distances have no map. */
const APART = 2;
const LETTERS = 26;

/** The name of a square, such as `c4`. */
export function squareName([x, y]: Square): string {
  let name = "";
  for (let column = x + 1; column > 0; column = Math.floor((column - 1) / LETTERS))
    name = String.fromCharCode(97 + ((column - 1) % LETTERS)) + name;
  return `${name}${y + 1}`;
}

/** The space that was wished for, with everybody on it. */
export function newSpace(wish: SpaceWish, party: readonly string[], foes: readonly string[]): Space | null {
  if (wish.kind === "board") return newBoard(wish, party, foes);
  if (wish.kind === "zones") return newZones(party, foes);
  if (wish.kind === "areas" && wish.areas.length) return newAreas(wish.areas, party, foes);
  return null;
}

function newBoard(
  { width, height, ground = "plain" }: SpaceWish,
  party: readonly string[],
  foes: readonly string[],
): Board {
  const left = middleFirst(height).flatMap((y) => [[0, y] as Square]);
  const columns = Array.from({ length: width }, (_, x) => x);
  const inOrder = (xs: number[]): Square[] =>
    xs.flatMap((x) => middleFirst(height).map((y) => [x, y] as Square));
  const spots = party.length <= left.length ? left : inOrder(columns);
  const tokens: Token[] = party.flatMap((id, place) => (spots[place] ? [[id, spots[place]]] : []));
  const taken = new Set(tokens.map(([, at]) => squareName(at)));
  const free = inOrder(columns.toReversed()).filter((at) => !taken.has(squareName(at)));
  for (const [place, id] of foes.entries()) if (free[place]) tokens.push([id, free[place]]);
  return { type: "Board", grid: { width, height, ground }, tokens };
}

/** The rows of a column, those in the middle first. */
const middleFirst = (height: number): number[] =>
  Array.from({ length: height }, (_, y) => y).sort(
    (a, b) => Math.abs(a - (height - 1) / 2) - Math.abs(b - (height - 1) / 2) || a - b,
  );

function newZones(party: readonly string[], foes: readonly string[]): Zones {
  const tokens = [...party, ...foes].toSorted();
  const isFoe = new Set(foes);
  const apart = tokens.map((one) => tokens.map((other) => (isFoe.has(one) === isFoe.has(other) ? 0 : APART)));
  return { type: "Zones", tokens, apart };
}

function newAreas(names: readonly string[], party: readonly string[], foes: readonly string[]): Areas {
  const [first, last] = [names[0] ?? "", names.at(-1) ?? ""];
  return {
    type: "Areas",
    names: [...names],
    borders: names.slice(1).map((name, place) => [names[place] ?? first, name]),
    tokens: [
      ...party.map((id): [string, string] => [id, first]),
      ...foes.map((id): [string, string] => [id, last]),
    ],
  };
}

/** Where newcomers stand in a space that is there, in words of the command; nowhere where there is no room. */
export function placesFor(
  space: Space | null,
  ids: readonly string[],
  party: readonly string[],
): Record<string, string> {
  if (space?.type === "Board") return squaresFor(space, ids);
  if (space?.type === "Areas") return Object.fromEntries(ids.map((id) => [id, space.names.at(-1) ?? ""]));
  if (space?.type !== "Zones") return {};
  const bands = space.bands ?? [];
  const band = bands[Math.min(APART, bands.length - 1)];
  const other = party.find((id) => space.tokens?.includes(id)) ?? space.tokens?.[0] ?? "";
  return band ? Object.fromEntries(ids.map((id) => [id, `${band} ${other}`.trim()])) : {};
}

function squaresFor({ grid, tokens = [] }: Board, ids: readonly string[]): Record<string, string> {
  const taken = new Set([...(grid.walls ?? []), ...tokens.map(([, at]) => at)].map(squareName));
  const free: string[] = [];
  for (let x = grid.width - 1; x >= 0 && free.length < ids.length; x -= 1)
    for (const y of middleFirst(grid.height)) {
      const name = squareName([x, y]);
      if (!taken.has(name)) free.push(name);
    }
  return Object.fromEntries(ids.flatMap((id, place) => (free[place] ? [[id, free[place]]] : [])));
}
