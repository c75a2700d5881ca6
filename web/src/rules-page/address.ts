// Where the rules are looked at: those of a game, or those of a table with its options and packs.

export interface Address {
  /** The table whose rules they are; empty for none. */
  table: string;
  /** The game they are of; empty where none is named. */
  game: string;
  /** Where the server is asked for them. */
  api: string;
}

export function addressIn(path: string): Address {
  const table = /^\/t\/([A-Za-z0-9_-]+)\/rules$/.exec(path)?.[1] ?? "";
  const game = /^\/rules\/([\w.-]+)$/.exec(path)?.[1] ?? "";
  return { table, game, api: table ? `/api/tables/${table}` : `/api/games/${game}` };
}

/** The page on which a rule is read that is told where `api` answers. */
export function pageOf(api: string, rule = ""): string {
  const [, kind, id] = /^\/api\/(tables|games)\/([^/]+)/.exec(api) ?? [];
  const number = rule.slice(rule.indexOf("/") + 1);
  return `${kind === "tables" ? `/t/${id}/rules` : `/rules/${id}`}${number ? `#${encodeURIComponent(number)}` : ""}`;
}

/** The id that stands behind the # of an address. */
export const markIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.replace(/^#/, ""));
  } catch {
    return "";
  }
};
