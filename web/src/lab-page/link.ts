// A fight in the address of the page, so that it can be sent to a friend: short words, readable by people.

import { type AnyPolicy, METHODS, type Method, type PolicyDocument } from "./types";

/** Kinds with how many there are of each. */
export type Counts = readonly (readonly [kind: string, count: number])[];

/** What the game master rules for every attack of a side. */
export interface Rulings {
  party: Readonly<Record<string, unknown>>;
  foes: Readonly<Record<string, unknown>>;
}

/** Creatures of one's own as documents, by id. */
export type Creatures = Readonly<Record<string, Record<string, unknown>>>;

export interface Linked {
  game: string;
  settings: Record<string, unknown>;
  party: Counts;
  foes: Counts;
  creatures: Creatures;
  put: Record<string, number>;
  without: string[];
  /** How many steps apart the sides begin; nothing where nobody stands anywhere. */
  apart: number | null;
  rulings: Rulings;
  /** What is chosen about how the fight begins. */
  begin: Readonly<Record<string, unknown>>;
  policy: AnyPolicy;
  method: Method;
  /** The question that is open. */
  tab: string;
  /** The table it came from. */
  table: string;
  /** The scene it came with, packed; only in links for others. */
  scene: string;
  /** Somebody's own heroes, packed; only in links for others. */
  heroes: string;
}

const MOST = 60;

const counted = (counts: Counts): string =>
  counts.map(([kind, count]) => (count === 1 ? kind : `${kind}*${count}`)).join(",");

/** A party of so many of each part, by kind. */
export function partyOfParts(kinds: readonly string[], counts: readonly number[]): Counts {
  const sums = new Map<string, number>();
  for (const [place, kind] of kinds.entries()) sums.set(kind, (sums.get(kind) ?? 0) + (counts[place] ?? 0));
  return [...sums].filter(([, count]) => count > 0);
}

/** The same with so many of one kind, where it stands or at the end. */
export const withCount = (counts: Counts, kind: string, count: number): Counts =>
  (counts.some(([one]) => one === kind) ? counts : [...counts, [kind, 0] as const])
    .map(([one, usual]) => [one, one === kind ? count : usual] as const)
    .filter(([, left]) => left > 0);

function readCounts(text: string): Counts {
  return text
    .split(",")
    .map((part) => /^((?:my:)?[\w.-]+)(?:\*(\d{1,2}))?$/.exec(part.trim()))
    .filter((found) => found !== null)
    .map((found) => [found[1]!, Math.min(MOST, Number(found[2] ?? 1))] as const)
    .filter(([, count]) => count > 0);
}

function parsed<T>(text: string, otherwise: T): T {
  try {
    return text ? (JSON.parse(text) as T) : otherwise;
  } catch {
    return otherwise;
  }
}

const isPolicy = (value: unknown): value is PolicyDocument =>
  typeof value === "object" && value !== null && "lines" in value && Array.isArray(value.lines);

/** A value as short as it can be written so that it is read back the same. */
const written = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

const isDocument = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Those values that are documents; whatever is none is left out. */
const documents = (found: Record<string, unknown>): Creatures =>
  Object.fromEntries(
    Object.entries(found).flatMap(([id, value]) => (isDocument(value) ? [[id, value] as const] : [])),
  );

/** A fight as what stands behind the # of an address. */
export function hashOf(fight: Linked): string {
  const found = new URLSearchParams();
  const set = (key: string, text: string): void => void (text && found.set(key, text));
  set("table", fight.table);
  set("game", fight.game);
  set("party", counted(fight.party));
  set("foes", counted(fight.foes));
  set("policy", typeof fight.policy === "string" ? fight.policy : JSON.stringify(fight.policy));
  for (const [key, value] of Object.entries(fight.settings)) set(`set.${key}`, written(value));
  for (const [path, value] of Object.entries(fight.put)) set(`put.${path}`, String(value));
  set("without", fight.without.join(","));
  set("apart", fight.apart === null ? "" : String(fight.apart));
  for (const side of ["party", "foes"] as const)
    for (const [name, value] of Object.entries(fight.rulings[side]))
      set(`rule.${side}.${name}`, written(value));
  for (const [name, value] of Object.entries(fight.begin)) set(`begin.${name}`, written(value));
  set("method", fight.method === "auto" ? "" : fight.method);
  set("ask", fight.tab);
  set("scene", fight.scene);
  set("heroes", fight.heroes);
  for (const [id, document] of Object.entries(fight.creatures)) set(`own.${id}`, JSON.stringify(document));
  // Commas and stars need no escape there, and read better.
  return `#${found.toString().replaceAll("%2C", ",").replaceAll("%3A", ":")}`;
}

/** The fight of an address; whatever cannot be read is as if it were not there. */
export function fightIn(hash: string): Linked {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  const of = (prefix: string): [string, string][] =>
    [...found]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, text]) => [key.slice(prefix.length), text]);
  const text = (key: string): string => found.get(key) ?? "";
  const values = (prefix: string): Record<string, unknown> =>
    Object.fromEntries(of(prefix).map(([key, value]) => [key, parsed<unknown>(value, value)]));
  const policy = text("policy").startsWith("{") ? parsed<unknown>(text("policy"), "") : text("policy");
  return {
    game: text("game"),
    settings: values("set."),
    party: readCounts(text("party")),
    foes: readCounts(text("foes")),
    creatures: documents(values("own.")),
    put: Object.fromEntries(
      of("put.")
        .map(([path, value]) => [path, Number(value)] as const)
        .filter(([, value]) => Number.isInteger(value)),
    ),
    without: text("without").split(",").filter(Boolean),
    apart: /^\d$/.test(text("apart")) ? Number(text("apart")) : null,
    rulings: { party: values("rule.party."), foes: values("rule.foes.") },
    begin: values("begin."),
    policy: isPolicy(policy) || typeof policy === "string" ? policy : "",
    method: METHODS.find((one) => one === text("method")) ?? "auto",
    tab: text("ask"),
    table: text("table"),
    scene: text("scene"),
    heroes: text("heroes"),
  };
}

/** Something long as a short text that an address can hold. */
export async function packed(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What was packed; throws where it is not whole. */
export async function unpacked<T>(text: string): Promise<T> {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) =>
    one.charCodeAt(0),
  );
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return (await new Response(stream).json()) as T;
}
