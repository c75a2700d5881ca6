// Deeds as people choose among them: a verb, and chips for its first object.  Nothing here knows what a verb does.

import { chanceOf } from "./odds";
import type { DeedLabel, WayLabel, Weighed } from "./wire";

/** No list that people see is longer: beyond that one types to find. */
export const MOST_SHOWN = 12;

/** Everything that can be done by one verb about one thing: whom, where, with what. */
export interface Choice {
  /** Stays the same while the view changes: places of offers do not. */
  key: string;
  figure: string;
  deed: DeedLabel;
  /** The object in words; empty where the verb needs none. */
  words: string;
  ways: readonly WayLabel[];
}

/** The objects of a way in words, without those it has not got. */
export const saidOf = ({ objects = [], words = objects }: WayLabel): string[] => words.filter(Boolean);

/** A way of a deed in a line, such as `Attack: bog wolf, bow`. */
export const objectsIn = (way: WayLabel): string => saidOf(way).join(", ");

/** Whether a way is aimed at somebody. */
export const isAt = ({ roles = [] }: DeedLabel, { objects = [] }: WayLabel, id: string): boolean =>
  roles.some((role, slot) => role === "whom" && objects[slot]?.split(",").includes(id));

/** Whether a deed about somebody does not say about whom: such a way is never taken unseen. */
export const isVague = ({ roles = [] }: DeedLabel, { objects = [] }: WayLabel): boolean =>
  roles[0] === "whom" && !objects[0];

/** Whether something that nobody chooses for somebody else is still open: what they want in exchange. */
export const isOpen = ({ deed: { roles = [] }, ways }: Choice): boolean => {
  const slot = roles.indexOf("for");
  return slot >= 0 && new Set(ways.map(({ objects = [] }) => objects[slot])).size > 1;
};

/** Whether a deed leads to squares, which are chosen on a map or typed, and stand on no list. */
export const isWalk = ({ spot, roles = [] }: DeedLabel): boolean =>
  spot === "map" && roles.length === 1 && roles[0] === "where";

/** What can be chosen by a verb: its ways by their first object, in their order. */
export function choicesOf(figure: string, deed: DeedLabel): Choice[] {
  const found = new Map<string, WayLabel[]>();
  for (const way of deed.ways ?? []) {
    const slot = slotOf(way);
    const key = `${slot} ${way.objects?.[slot] ?? ""}`;
    found.set(key, [...(found.get(key) ?? []), way]);
  }
  const titled = [...found].map(([key, ways]) => ({ key, ways, words: titleOf(ways) }));
  const isDouble = (words: string): boolean => titled.filter((one) => one.words === words).length > 1;
  return titled.map(({ key, ways, words }) => ({
    key: `${figure} ${deed.verb} ${key}`,
    figure,
    deed,
    words: isDouble(words) ? objectsIn(ways[0]!) : words,
    ways,
  }));
}

const slotOf = ({ objects = [] }: WayLabel): number => Math.max(0, objects.findIndex(Boolean));

const titleOf = ([first]: readonly WayLabel[]): string => (first ? (saidOf(first)[0] ?? "") : "");

/** Those of some choices that fit what somebody types, as many as are shown. */
export function found(choices: readonly Choice[], typed: string): Choice[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return choices.filter((one) => one.words.toLocaleLowerCase().includes(wanted)).slice(0, MOST_SHOWN);
}

/** The best of some ways: one that can be done, the cheapest, then the likeliest, then the first. */
export function bestOf<T extends { weighed: Weighed }>(ways: readonly T[]): T | null {
  const worth = ({ weighed }: T): [number, number, number] => [
    weighed.problem ? 1 : 0,
    weighed.cost,
    -(chanceOf(weighed) ?? 0),
  ];
  return ways.reduce<T | null>((best, one) => (best && !isLess(worth(one), worth(best)) ? best : one), null);
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((value, at) => value !== other[at]);
  return place >= 0 && one[place]! < other[place]!;
}

/** What a figure can do, by where people look for it. */
export interface Spots {
  /** What takes any words: the field at the top. */
  task: DeedLabel | null;
  walks: DeedLabel[];
  main: DeedLabel[];
  items: DeedLabel[];
  gm: DeedLabel[];
  rare: DeedLabel[];
}

/** Deeds by where people look for them; `hasSquares` where there is a map to walk on. */
export function spotsOf(figure: string, deeds: readonly DeedLabel[], hasSquares: boolean): Spots {
  const able = deeds.filter((one) => one.ways?.length);
  const task = able.find((one) => one.task && one.usual === "first") ?? null;
  const isListed = (one: DeedLabel): boolean => one !== task && !(hasSquares && isWalk(one));
  const isGm = (one: DeedLabel): boolean => one.spot === "gm" && figure !== "gm";
  const listed = able.filter((one) => isListed(one) && one.spot !== "item" && !isGm(one));
  const usual = listed.filter((one) => one.usual !== "rarely");
  return {
    task,
    walks: hasSquares ? able.filter(isWalk) : [],
    main: usual.slice(0, MOST_SHOWN),
    items: able.filter((one) => isListed(one) && one.spot === "item"),
    gm: able.filter((one) => isListed(one) && isGm(one)),
    rare: [...usual.slice(MOST_SHOWN), ...listed.filter((one) => one.usual === "rarely")],
  };
}
