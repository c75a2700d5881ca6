// Entries of the log: what kind each is, whom it concerns, where a session or a round begins.

import type { LogEntry, Table } from "../../lib/table.svelte";
import type { AnyEvent, DeedTold, Die } from "../../lib/wire";

export const KINDS = ["all", "rolls", "talk", "story"] as const;
export type Kind = (typeof KINDS)[number];

const STORY = new Set<AnyEvent["type"]>([
  "AdventureBegun",
  "AdventureEnded",
  "Befell",
  "ClockStruck",
  "DeedDone",
  "FightResumed",
  "FightWon",
  "Marked",
  "PartyRouted",
  "PartyWithdraws",
  "PlaceEntered",
  "SceneSet",
  "SessionBegun",
]);
/** What the adventure itself brings: places, what was found and heard, how it ends. */
const TALE = new Set<AnyEvent["type"]>([
  "AdventureBegun",
  "AdventureEnded",
  "Befell",
  "ClockStruck",
  "DeedDone",
  "FightResumed",
  "FightWon",
  "PartyRouted",
  "PartyWithdraws",
  "PlaceEntered",
]);
/** Events that carry a whole scene: everybody stands in them, so that they concern nobody in particular. */
const SCENES = new Set<AnyEvent["type"]>([
  "AdventureBegun",
  "CharacterCame",
  "Joined",
  "PlaceLeft",
  "SceneSet",
  "SpaceSet",
]);

/** Whether an entry is told at all: much that a program has to know is no news to a person. */
export const isTold = (one: LogEntry): boolean => one.text.length > 0 || Boolean(one.heading);

/** Whether the adventure brings something with an entry. */
export const isTale = ({ entry }: LogEntry): boolean => entry.events.some((event) => TALE.has(event.type));

export function isOfKind({ entry, deeds }: LogEntry, kind: Kind): boolean {
  if (kind === "all") return true;
  if (kind === "rolls") return Boolean(entry.dice?.length) || deeds.some((deed) => deed.outcome);
  if (kind === "talk") return entry.events.some((event) => event.type === "Said");
  return entry.events.some((event) => STORY.has(event.type));
}

/** Whether an entry is about somebody: their deed, done to them, or said by them. */
export function isAbout({ entry, deeds }: LogEntry, figure: string): boolean {
  if (!figure) return true;
  if (deeds.some((deed) => deed.figure === figure)) return true;
  const events = entry.events.filter((event) => !SCENES.has(event.type));
  return JSON.stringify(events).includes(JSON.stringify(figure));
}

/** What begins with an entry: a session, a round that no heading tells. */
export function beginning({
  entry,
  heading,
}: LogEntry): { what: "session" | "round"; number: number } | null {
  for (const event of entry.events) {
    if (event.type === "SessionBegun") return { what: "session", number: event.number };
    if (event.type === "RoundCounted" && !heading) return { what: "round", number: event.number };
  }
  return null;
}

/** The seats to which something was whispered in an entry. */
export const whisperedTo = ({ entry }: LogEntry): readonly string[] =>
  entry.events.flatMap((event) => (event.type === "Said" ? (event.to ?? []) : []));

export const isSaid = ({ entry }: LogEntry): boolean => entry.events.some((event) => event.type === "Said");

/**
 * Whether an outcome is good or bad news, to colour it: nothing where it is the foes' deed, or where several people
 * rolled and one outcome cannot stand for all of them.
 */
export function newsOf(table: Table, deed: DeedTold, dice: readonly Die[]): "" | "good" | "bad" {
  if (deed.works === null || deed.works === undefined) return "";
  const rollers = new Set(dice.flatMap(({ who }) => (who ? [who] : [])));
  const doer = table.view?.people.find(({ person }) => person.id === deed.figure);
  if (rollers.size > 1 || doer?.person.side === "foes") return "";
  return deed.works ? "good" : "bad";
}

/**
 * The dice of each entry, by its number: where a rule had waited for an answer, also those it had rolled before.
 */
export function gatheredDice(entries: readonly LogEntry[]): ReadonlyMap<number, readonly Die[]> {
  const waiting = new Map<number, Die[]>();
  const found = new Map<number, readonly Die[]>();
  for (const { entry } of entries) {
    let dice = entry.dice ?? [];
    for (const event of entry.events) {
      if (event.type === "Began") waiting.set(entry.number, [...dice]);
      else if (event.type === "Answered") waiting.get(event.pending)?.push(...dice);
      else if ((event.type === "Resolved" || event.type === "Kept") && event.pending)
        dice = [...(waiting.get(event.pending) ?? []), ...dice];
    }
    if (dice.length) found.set(entry.number, dice);
  }
  return found;
}
