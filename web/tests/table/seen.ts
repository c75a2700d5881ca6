// A table as a seat sees it, in as few words as a test needs.

import { Table } from "../../src/lib/table.svelte";
import type { Labels, PersonView, Seat, SeatView, StoryView } from "../../src/lib/wire";

export const seat = (id: string, more: Partial<Seat> = {}): Seat => ({
  id,
  name: id === "gm" ? "gm" : `Name of ${id}`,
  role: id === "gm" ? "gm" : "player",
  bot: "",
  rolls: "engine",
  ...more,
});

export const hero = (id: string, holder: string, side: "party" | "foes" = "party"): PersonView => ({
  person: {
    id,
    name: id,
    label: "",
    side,
    is_out: false,
    is_gone: false,
    has_fled: false,
    has_acted: false,
    loses_turn: false,
    tracks: [],
    conditions: [],
  },
  at: "",
  holder,
  is_hidden: false,
  numbers: "shown",
  is_ruled: false,
  known_as: "",
  is_ally: false,
  portrait: "",
  is_done: false,
  faring: null,
});

export const story = (place = ""): StoryView => ({
  adventure: "a",
  place,
  title: [],
  text: [],
  choices: [{ id: "begin" } as StoryView["choices"][number]],
  ending: "",
  is_won: false,
});

export const seen = (more: Partial<SeatView> = {}): SeatView => ({
  seat: "gm",
  role: "gm",
  version: 1,
  game: "some-game",
  title: "",
  place: "",
  session: 1,
  rounds: null,
  turn: null,
  awaited: [],
  people: [],
  space: null,
  unknown: [],
  fog: [],
  fogged: [],
  clocks: [],
  notes: [],
  seats: [seat("gm")],
  agreement: {},
  commitment: "",
  questions: [],
  offers: [],
  moments: [],
  waiting: [],
  story: null,
  rolls: [],
  withheld: [],
  undoable: 0,
  redoable: 0,
  is_closed: false,
  bystanders: [],
  calls: [],
  tries: [],
  stances: [],
  prepared: [],
  backdrop: null,
  handouts: [],
  doors: [],
  drawings: [],
  growing: [],
  things: [],
  calling: null,
  is_led: false,
  ...more,
});

/** A table that shows this, and what is done at it. */
export function tableWith(view: SeatView): { table: Table; done: unknown[] } {
  const table = new Table("t1");
  const done: unknown[] = [];
  table.do = (command) => {
    done.push(command);
    return Promise.resolve({ number: 1, problem: null });
  };
  table.view = view;
  const people = view.people.map(({ person }) => ({ id: person.id, name: person.id, short: person.id }));
  table.labels = { title: "The cellar", choices: [], people, ending: [] } as unknown as Labels;
  return { table, done };
}
