// An adventure as fields: the document of its file, edited in place; whatever no field knows stays as it is.

import { getContext, setContext } from "svelte";

import type { Named, PlacedFault } from "../../../lib/wire";
import { LANGUAGES } from "../../../lib/words.svelte";
import { newId } from "../../people/ids";

export type Node = Record<string, unknown>;

export const KINDS = ["beast", "undead", "raider", "brute", "spirit"] as const;
export const RANKS = ["minion", "elite", "boss"] as const;
export const TRIALS = ["might", "agility", "wits", "nerve"] as const;
export const DIFFICULTIES = ["easy", "normal", "hard"] as const;
export const RESTS = ["breather", "rest", "camp"] as const;
export const HARMS = ["light", "serious"] as const;

/** What every field of the form knows. */
export interface Form {
  readonly document: Node;
  readonly faults: readonly PlacedFault[];
  /** The language that words are shown in. */
  readonly language: string;
  /** Stat blocks that may be named, of the game and of the file. */
  readonly blocks: readonly Named[];
}

const KEY = Symbol("adventure");
export const provide = (form: Form): Form => setContext(KEY, form);
export const useForm = (): Form => getContext<Form>(KEY);

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The tables within a table, by their ids; none where something else stands there. */
export function tables(node: Node, key: string): [string, Node][] {
  const within = node[key];
  return isNode(within) ? Object.entries(within).filter((one): one is [string, Node] => isNode(one[1])) : [];
}

/** A list of tables; a single one counts as a list of one. */
export function listed(node: Node, key: string): Node[] {
  const value = node[key];
  if (isNode(value)) return [value];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Where the n-th of such a list stands, which itself stands at a place. */
export const placeOf = (node: Node, key: string, at: string, place: number): string =>
  isNode(node[key]) ? at : `${at}[${place}]`;

/** Put a value, or take the key away where it says nothing. */
export function put(node: Node, key: string, value: unknown): void {
  const isNothing =
    value === "" || value === undefined || value === null || (Array.isArray(value) && !value.length);
  if (isNothing) Reflect.deleteProperty(node, key);
  else node[key] = value;
}

/** Add to such a list. */
export function add(node: Node, key: string, value: Node): void {
  node[key] = [...listed(node, key), value];
}

/** Take something out of such a list. */
export function leaveOut(node: Node, key: string, value: Node): void {
  const rest = listed(node, key).filter((one) => one !== value);
  put(node, key, rest);
}

/** Add a table under an id made of a title, or of what it is. */
export function addTable(node: Node, key: string, usual: string, value: Node, title = ""): string {
  if (!isNode(node[key])) node[key] = {};
  const within = node[key] as Node; // read again: what was put there is watched from now on
  const id = newId(title, usual, new Set(Object.keys(within)));
  within[id] = value;
  return id;
}

/** Take a table away, and with the last one what held them. */
export function dropTable(node: Node, key: string, id: string): void {
  const within = node[key];
  if (!isNode(within)) return;
  Reflect.deleteProperty(within, id);
  if (!Object.keys(within).length) Reflect.deleteProperty(node, key);
}

/** Words of a table in a language, or in another one where there are none. */
export function wordsIn(node: Node, key: string, language: string): string {
  const words = node[key];
  if (typeof words === "string") return words;
  if (!isNode(words)) return "";
  const known = [language, ...LANGUAGES].find((one) => typeof words[one] === "string");
  return known ? String(words[known]) : "";
}

/** Say words in one language; an empty text is none. */
export function sayIn(node: Node, key: string, language: string, text: string): void {
  const words = isNode(node[key]) ? node[key] : {};
  const { [language]: _, ...others } = words;
  const said = text ? { ...words, [language]: text } : others;
  if (Object.keys(said).length) node[key] = said;
  else Reflect.deleteProperty(node, key);
}

/** The flags in a list, or the single one. */
export function flagsIn(node: Node, key: string): string[] {
  const value = node[key];
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

/** Every flag that is named anywhere, in the order in which it is. */
export function flagsOf(value: unknown): string[] {
  const found = new Set<string>();
  const look = (one: unknown): void => {
    if (Array.isArray(one)) one.forEach(look);
    if (!isNode(one)) return;
    for (const key of ["needs", "bars", "set", "clear"]) flagsIn(one, key).forEach((flag) => found.add(flag));
    Object.values(one).forEach(look);
  };
  look(value);
  return [...found];
}

const isAt = (place: string, at: string): boolean =>
  place === at || [".", "[", " "].some((sign) => place.startsWith(at + sign));

/** What is wrong at a place and within it. */
export const faultsWithin = (faults: readonly PlacedFault[], at: string): PlacedFault[] =>
  faults.filter(({ place }) => isAt(place, at));

/** What is wrong within a place and at none of the fields that it shows. */
export function faultsBeside(
  faults: readonly PlacedFault[],
  at: string,
  shown: readonly string[],
): PlacedFault[] {
  const before = at ? `${at}.` : "";
  return faultsWithin(faults, at).filter(
    ({ place }) => !shown.some((key) => isAt(place, `${before}${key}`) && place !== at),
  );
}
