// What can be done about somebody on the map.

import type { Chooser, Known } from "../../lib/chooser.svelte";
import { choicesOf, isAt, MOST_SHOWN } from "../../lib/deeds";
import { chanceOf } from "../../lib/odds";
import type { Table } from "../../lib/table.svelte";

/** The deeds at somebody, each in its best way: of the one who acts, and of the game master. */
export function deedsAt(table: Table, chooser: Chooser, target: string): Known[] {
  const doers = (table.labels?.deeds ?? []).filter(
    ({ figure }) => figure === table.acting?.figure || (table.isGm && figure === "gm"),
  );
  return doers
    .flatMap(({ figure, deeds }) =>
      deeds.flatMap((deed) => {
        const ways = (deed.ways ?? []).filter((way) => isAt(deed, way, target));
        if (!ways.length || deed.spot === "map") return [];
        return [{ key: `${figure} ${deed.verb} ${target}`, figure, deed, words: deed.text, ways }];
      }),
    )
    .slice(0, MOST_SHOWN)
    .map((choice) => chooser.known(choice));
}

/** What somebody can do without saying to whom or with what: one press each. */
export function ownDeeds(table: Table, chooser: Chooser, figure: string): Known[] {
  const { deeds = [] } = table.labels?.deeds.find((one) => one.figure === figure) ?? {};
  return deeds
    .filter(({ spot, task, roles = [] }) => !task && !roles.length && spot !== "map" && spot !== "item")
    .flatMap((deed) => choicesOf(figure, deed))
    .slice(0, MOST_SHOWN)
    .map((choice) => chooser.known(choice));
}

/** The likeliest attack on somebody. */
export function bestOn(table: Table, chooser: Chooser, target: string): Known | null {
  const chance = ({ weighed }: Known): number => chanceOf(weighed) ?? -1;
  return deedsAt(table, chooser, target)
    .filter(({ choice }) => choice.deed.purpose === "attack")
    .reduce<Known | null>((best, one) => (best && chance(best) >= chance(one) ? best : one), null);
}
