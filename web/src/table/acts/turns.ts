// Moments of play: which are due, which belong to the game master, and who has not acted yet.

import type { SeatView } from "../../lib/wire";

export type Moment = SeatView["moments"][number];

/** What belongs to a fight itself; everything else comes before or after it. */
const IN_FIGHT: readonly Moment[] = ["turn", "calm", "morale"];

/** Those of the acting side who have neither acted nor said that they are done. */
export function stillToAct(view: SeatView): string[] {
  const side = view.turn?.side;
  return view.people
    .filter(({ person, is_done }) => person.side === side && !person.has_acted && !person.is_out && !is_done)
    .map(({ person }) => person.id);
}

/** How the turn ends for a seat. */
interface TurnEnd {
  /** It ends the turn; it says that its own are done; it has said so. */
  way: "end" | "say" | "said";
  /** Who would lose their deed if it ended now, and is not this seat's. */
  others: readonly string[];
  /** Whether it may end it for everybody. */
  mayEnd: boolean;
}

/** How the turn of a fight ends for this seat; nothing where it has no word in it. */
export function turnEnd(view: SeatView): TurnEnd | null {
  if (!view.turn?.is_fight || view.story?.ending) return null;
  const own = view.people.filter(
    ({ person, holder }) => holder === view.seat && person.side === "party" && !person.is_out,
  );
  const ids = new Set(own.map(({ person }) => person.id));
  const others = view.awaited.filter((id) => !ids.has(id));
  const mayEnd = view.agreement.turns === "anyone";
  if (view.moments.includes("turn")) return { way: "end", others, mayEnd };
  if (view.role !== "player" || view.turn.side !== "party" || !own.length) return null;
  if (view.waiting.length) return null;
  return { way: own.every((one) => one.is_done) ? "said" : "say", others, mayEnd };
}

/** Whether a moment is what comes next: a turn in which all that a seat plays have acted, a fight where foes stand. */
export function isDue(view: SeatView, moment: Moment): boolean {
  if (view.story?.ending) return false; // whatever could still be counted, the tale is told
  const isFight = Boolean(view.turn?.is_fight);
  if (moment === "turn") {
    const own = view.people.filter(({ holder }) => view.role === "gm" || holder === view.seat);
    const still = new Set(stillToAct(view));
    return isFight && !own.some(({ person }) => still.has(person.id));
  }
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
