// What is left to be done before a new table plays; all of it is read off what is seen there.

import type { SeatView } from "../lib/wire";

export type Step = "invite" | "heroes" | "hand-out" | "begin" | "hero";

/** Whether anything has been set up that can be played: a place of the adventure, a scene, foes, a map. */
export function hasBegun(view: SeatView): boolean {
  if (view.story) return Boolean(view.story.place || view.story.ending);
  const foes = view.people.some(({ person }) => person.side === "foes");
  return Boolean(view.place || view.space || foes || view.turn?.is_fight);
}

/** Whether somebody sits here to play and has nobody to play, nor is making somebody. */
export function needsHero(view: SeatView): boolean {
  if (view.role !== "player" || view.is_closed || view.story?.ending) return false;
  const hasOne = view.people.some(({ holder }) => holder === view.seat);
  return !hasOne && !view.questions.some((one) => one.is_mine);
}

/** Whether nobody else has come to play. */
const isAlone = (view: SeatView): boolean =>
  !view.seats.some((one) => one.role === "player" && one.id !== view.seat);

/** The steps that are left, in their order; once everything runs none. */
export function stepsLeft(view: SeatView, isNew: boolean): Step[] {
  if (needsHero(view)) return ["hero"];
  const isBegun = hasBegun(view);
  if (view.role === "player" && isNew && !isBegun) return isAlone(view) ? ["invite", "begin"] : ["begin"];
  if (view.role !== "gm" || view.is_closed || (isBegun && !isNew)) return [];
  const party = view.people.filter(({ person }) => person.side === "party");
  const free = party.filter(({ holder }) => holder === view.seat);
  const steps: Step[] = [];
  if (isAlone(view) && isNew) steps.push("invite");
  if (!party.length) steps.push("heroes");
  else if (free.length && !isAlone(view)) steps.push("hand-out");
  if (!isBegun) steps.push("begin");
  return steps;
}
