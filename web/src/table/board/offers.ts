// What the one who acts is offered about somebody on the map.

import { chanceOf } from "../../lib/odds";
import type { Table } from "../../lib/table.svelte";
import type { OfferLabel, Weighed } from "../../lib/wire";

/** An offer, and what would come of it. */
interface Aimed {
  label: OfferLabel;
  weighed: Weighed;
}

/** The offers against (or for) somebody, as far as it is known already what they lead to. */
export function aimedAt(table: Table, target: string, isAll = false): readonly Aimed[] {
  const deeds = table.acting;
  const labels = deeds ? [...deeds.common, ...(isAll ? deeds.rare : [])] : [];
  return labels.flatMap((label) => {
    const weighed = table.weighed(label.offer);
    return weighed?.target === target && weighed.purpose !== "move" ? [{ label, weighed }] : [];
  });
}

/** Whether it is not known yet what all the offers lead to. */
export function isWeighing(table: Table): boolean {
  const deeds = table.acting;
  return Boolean(deeds && [...deeds.common, ...deeds.rare].some((one) => !table.weighed(one.offer)));
}

/** The likeliest attack on somebody. */
export function bestOn(table: Table, target: string): Aimed | null {
  const chance = ({ weighed }: Aimed): number => chanceOf(weighed) ?? -1;
  return aimedAt(table, target)
    .filter(({ weighed }) => weighed.purpose === "attack")
    .reduce<Aimed | null>((best, one) => (best && chance(best) >= chance(one) ? best : one), null);
}
