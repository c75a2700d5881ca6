// A shelf: what somebody keeps between tables.  Its key is in a cookie that scripts cannot read.

import { call, download, upload } from "../lib/api";
import type { Shelf, ShelfEntry, ShelfMade, ShelfThing, ShelfWish } from "../lib/wire";

export type Kind = ShelfWish["kind"];

export const KINDS: readonly Kind[] = ["scene", "adventure", "creature", "hero", "map", "pack", "table"];

export const makeShelf = (): Promise<ShelfMade> => call<ShelfMade>("POST", "/api/shelf");

/** Come to a shelf by its link, or by the key in it. */
export function enterShelf(link: string): Promise<Shelf> {
  const key = new URLSearchParams(link.slice(link.indexOf("#") + 1)).get("k") ?? link.trim();
  return call<Shelf>("POST", "/api/shelf/enter", { key });
}

export const leaveShelf = (): Promise<void> => call("POST", "/api/shelf/leave");

export const shelf = (): Promise<Shelf> => call<Shelf>("GET", "/api/shelf");

/** Those of one kind that fit a game. */
export const fitting = (all: readonly ShelfEntry[], kind: Kind, game: string): ShelfEntry[] =>
  all.filter((one) => one.kind === kind && (!one.game || !game || one.game === game));

const path = (kind: string, id: string): string =>
  `/api/shelf/items/${encodeURIComponent(kind)}/${encodeURIComponent(id)}`;

export const taken = (kind: string, id: string): Promise<ShelfThing> => call("GET", path(kind, id));

export const put = (wish: ShelfWish): Promise<Shelf> => call<Shelf>("POST", "/api/shelf/items", wish);

/** Put something of a table there, with the pictures that it names. */
export const putOf = (api: string, wish: ShelfWish): Promise<Shelf> =>
  call<Shelf>("POST", `${api}/shelf`, wish);

/** Take something to a table, once the pictures that it names are kept there. */
export const takenTo = (api: string, kind: string, id: string): Promise<ShelfThing> =>
  call<ShelfThing>("POST", `${api}/shelf/take`, { kind, id });

export const drop = (kind: string, id: string): Promise<void> => call("DELETE", path(kind, id));

export const saved = (): Promise<Blob> => download("/api/shelf/file");

/** Add everything of a file that a shelf was saved as. */
export const load = (file: Blob): Promise<Shelf> => upload<Shelf>("/api/shelf/file", file);
