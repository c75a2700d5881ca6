// Moments of play: which are due, which belong to the game master, and who has not acted yet.

import type { SeatView } from "../../lib/wire";

export type Moment = SeatView["moments"][number];

/** What belongs to a fight itself; everything else comes before or after it. */
const IN_FIGHT: readonly Moment[] = ["turn", "calm", "morale"];

/** Those of the acting side who could still act, as far as this seat decides about the turn. */
export function stillToAct(view: SeatView): string[] {
  const side = view.turn?.side;
  return view.people
    .filter(({ person }) => person.side === side && !person.has_acted && !person.is_out)
    .map(({ person }) => person.id);
}

/** Whether a moment is what comes next: a turn in which all have acted, a fight where foes stand. */
export function isDue(view: SeatView, moment: Moment): boolean {
  if (view.story?.ending) return false; // whatever could still be counted, the tale is told
  const isFight = Boolean(view.turn?.is_fight);
  if (moment === "turn") return isFight && stillToAct(view).length === 0;
  const hasFoes = view.people.some(({ person }) => person.side === "foes" && !person.is_out);
  return moment === "fight" && !isFight && hasFoes;
}

/**
 * Moments that are shown at once, and those behind a fold: in a fight nobody camps, and the game master, who may
 * mark everything at any time, sees first what is likely.
 */
export function sortedMoments(view: SeatView): { shown: Moment[]; folded: Moment[] } {
  const isFight = Boolean(view.turn?.is_fight);
  const isShown = (one: Moment): boolean => {
    if (view.role === "gm") return isDue(view, one) || (isFight && one === "turn");
    return !isFight || IN_FIGHT.includes(one);
  };
  return {
    shown: view.moments.filter(isShown),
    folded: view.moments.filter((one) => !isShown(one)),
  };
}
