// Heroes of one's own in the lab: those that this browser keeps, and those that came with somebody's link.

import { documentOf, type ShelvedHero } from "../heroes/shelf";

/** By this sign in front of it a kind in a party is one's own hero. */
export const OWN = "my:";

export interface OwnHero {
  id: string;
  name: string;
  /** The id of its rules. */
  game: string;
  sheet: Readonly<Record<string, unknown>>;
}

export const isOwn = (kind: string): boolean => kind.startsWith(OWN);

export const fromShelf = (hero: ShelvedHero): OwnHero => ({
  id: hero.id,
  name: hero.name,
  game: hero.game,
  sheet: documentOf(hero),
});

/** The heroes that came with a link; whatever is none is left out. */
export function heroesIn(brought: unknown): OwnHero[] {
  if (!Array.isArray(brought)) return [];
  return brought.filter((one: unknown): one is OwnHero => {
    if (typeof one !== "object" || one === null) return false;
    const { id, name, game, sheet } = one as Record<string, unknown>;
    const isNamed = [id, name, game].every((text) => typeof text === "string");
    return isNamed && typeof sheet === "object" && sheet !== null && !Array.isArray(sheet);
  });
}
