// Coming to a table: by a link with a key behind `#`, or back to a seat that this browser knows.

import { call, Problem } from "../lib/api";
import { draft, keepDraft } from "../lib/kept";
import type { Door, Seated, TableInfo, Tables } from "../lib/wire";

/** Links that were told once: kept for this tab only, so that a reload does not lose them. */
export interface ToldLinks {
  player?: string;
  spectator?: string;
  /** The link of one's own seat, for another device. */
  own?: string;
  /** The game master's link, where the engine leads and whoever made the table might want to. */
  gm?: string;
  /** Whether the table was just made: then its maker is told what to do next. */
  isNew?: boolean;
}

/** How somebody stands at the door. */
export type AtDoor =
  { is: "seated" } | { is: "stranger"; key: string; door: Door } | { is: "refused"; problem: Problem };

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/** The id of the table in the page's address. */
export const tableInAddress = (): string => decodeURIComponent(location.pathname.split("/")[2] ?? "");

/** The key in the page's address: what stands behind `#` is told to no server. */
const keyInAddress = (): string => new URLSearchParams(location.hash.slice(1)).get("k") ?? "";

/** Take the key out of the address, where others could read it over somebody's shoulder. */
function hideKey(): void {
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
}

export function toldLinks(table: string): ToldLinks {
  try {
    return JSON.parse(draft(`links-${table}`) || "{}") as ToldLinks;
  } catch {
    return {};
  }
}

export function keepLinks(table: string, links: ToldLinks): void {
  keepDraft(`links-${table}`, JSON.stringify({ ...toldLinks(table), ...links }));
}

const forgetLinks = (table: string): void => keepDraft(`links-${table}`, "");

const api = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** Whether something may work a little later: nobody answers, or the server is busy. */
const isPassing = (problem: Problem): boolean =>
  problem.status === 0 || problem.status === 429 || problem.status >= 500;

/** Do something until it works, or is refused for good. */
export async function patiently<T>(work: () => Promise<T>, isWanted: () => boolean = () => true): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await work();
    } catch (problem) {
      if (!(problem instanceof Problem) || !isPassing(problem) || !isWanted()) throw problem;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Come in by the key of the address, if it is a seat's; an invitation needs a name first. */
export async function knock(table: string): Promise<AtDoor> {
  const key = keyInAddress();
  if (!key) return { is: "seated" };
  let door: Door;
  try {
    door = await patiently(() => call<Door>("POST", `${api(table)}/door`, { key }));
    if (door.seat) {
      await patiently(() => enter(table, key, ""));
      return { is: "seated" };
    }
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    return { is: "refused", problem };
  }
  // Whoever has a seat here already needs no second one.
  if (!(await hasSeat(table))) return { is: "stranger", key, door };
  hideKey();
  return { is: "seated" };
}

/** Come in with a key; the seat's own link is kept for this tab. */
export async function enter(table: string, key: string, name: string): Promise<Seated> {
  const seated = await call<Seated>("POST", `${api(table)}/enter`, { key, name });
  keepLinks(table, { own: seated.link });
  hideKey();
  return seated;
}

async function hasSeat(table: string): Promise<boolean> {
  const { tables } = await call<Tables>("GET", "/api/tables");
  return tables.some((one: TableInfo) => one.id === table);
}

/** Have the browser forget its key and go back to the start; the seat opens again by its link. */
export async function leave(table: string): Promise<void> {
  forgetLinks(table);
  await call("POST", `${api(table)}/leave`).catch(() => undefined);
  location.assign("/");
}
