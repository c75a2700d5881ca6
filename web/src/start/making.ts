// Making a table and sitting down at it.  All of it is what any client may ask of the server.

import { call } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import type { Agreement, AnyDo, Seated, SeatView, TableMade, TableWish } from "../lib/wire";
import { language, say } from "../lib/words.svelte";
import { keepLinks } from "../table/door";

export const DEMO_HEROES = 3;

/** At a table that the engine leads nobody waits for a game master's word. */
export const WITHOUT_GM: Agreement = { undo: "anyone", rulings: "anyone", turns: "anyone" };

export interface Plan {
  wish: TableWish;
  agreement: Agreement;
  /** How many of the heroes are the visitor's; the others wait for whoever comes. */
  own: number;
}

/** A table that the engine leads, with a short adventure that has begun already; gives its address. */
export function makeDemo(game: string, adventure: string): Promise<string> {
  const wish = { game, adventure, language: language(), gm: { bot: true }, heroes: DEMO_HEROES };
  return makeTable({ wish, agreement: WITHOUT_GM, own: DEMO_HEROES });
}

/** Make a table and take a seat there: the game master's, or a player's where the engine leads. */
export async function makeTable(plan: Plan): Promise<string> {
  const made = await call<TableMade>("POST", "/api/tables", plan.wish);
  const address = seatedAt(made);
  if (Object.keys(plan.agreement).length)
    await order(made.table.id, { type: "Agree", agreement: plan.agreement }, made.gm.key);
  if (plan.wish.gm?.bot) await playAlong(made, plan.own);
  return address;
}

/** The address of a table that was made just now, whose links this browser keeps. */
export function seatedAt({ table, gm, player, spectator }: TableMade): string {
  keepLinks(table.id, { player: player.link, spectator: spectator.link, own: gm.link, isNew: true });
  return `/t/${encodeURIComponent(table.id)}`;
}

/** Sit down as a player with some heroes, and let the adventure begin. */
async function playAlong(made: TableMade, own: number): Promise<void> {
  const id = made.table.id;
  const name = prefs.name || say("start-guest");
  const seated = await call<Seated>("POST", `${api(id)}/enter`, { key: made.player.key, name });
  keepLinks(id, { own: seated.link, gm: made.gm.link });
  const seen = await call<SeatView>("GET", `${api(id)}/view`, undefined, made.gm.key);
  const given = seen.people.slice(0, own).map(({ person }) => person.id);
  await Promise.all(
    given.map((figure) => order(id, { type: "Give", figure, seat: seated.seat }, made.gm.key)),
  );
  // Whoever plays alone wants to begin; others may want to wait for their friends.
  const start = seen.story?.place ? undefined : seen.story?.choices[0];
  if (start && own >= seen.people.length) await order(id, { type: "Choose", option: start.id }, seated.key);
}

const api = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

const order = (id: string, command: AnyDo, key: string): Promise<unknown> =>
  call("POST", `${api(id)}/commands`, { do: command }, key);

/** Where a pasted link leads; nothing if it leads to no table. */
export function addressIn(pasted: string): string | null {
  const text = pasted.trim();
  if (/^[0-9a-z_-]{6,40}$/i.test(text)) return `/t/${text}`;
  let link: URL;
  try {
    link = new URL(text.includes("://") ? text : `${location.protocol}//${text}`);
  } catch {
    return null;
  }
  const isTable = /^https?:$/.test(link.protocol) && /^\/t\/[^/]+\/?$/.test(link.pathname);
  if (!isTable) return null;
  return link.host === location.host ? link.pathname + link.hash : link.href;
}
