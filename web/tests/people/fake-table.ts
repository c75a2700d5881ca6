// A table without a server: what a view holds is said here, and what is asked for is written down.

import { flushSync } from "svelte";
import { vi } from "vitest";

import { Table, type Outcome } from "../../src/lib/table.svelte";
import type {
  AnyDo,
  DeedsLabel,
  Labels,
  PersonLabel,
  PersonView,
  Seat,
  SeatView,
  SheetLabel,
} from "../../src/lib/wire";

export const seat = (id: string, more: Partial<Seat> = {}): Seat => ({
  id,
  name: id,
  role: id === "gm" ? "gm" : "player",
  bot: "",
  rolls: "engine",
  ...more,
});

export type Somebody = Partial<PersonView["person"]> & { id: string; holder?: string; isHidden?: boolean };

export const person = ({ holder = "gm", isHidden = false, ...more }: Somebody): PersonView => ({
  person: {
    name: "",
    label: "block-rat",
    side: "party",
    is_out: false,
    is_gone: false,
    has_fled: false,
    has_acted: false,
    loses_turn: false,
    tracks: [],
    conditions: [],
    ...more,
  },
  at: "",
  holder,
  is_hidden: isHidden,
  numbers: "shown",
  is_ruled: false,
  known_as: "",
  is_ally: false,
  portrait: "",
  is_done: false,
  faring: null,
});

const personLabel = (id: string, more: Partial<PersonLabel> = {}): PersonLabel => ({
  id,
  name: id,
  short: id,
  about: "",
  sign: "",
  faring: "",
  tracks: [],
  notes: [],
  ...more,
});

const deeds = (figure: string): DeedsLabel => ({
  figure,
  name: figure,
  deeds: [{ verb: "wait", text: "Wait", spot: "turn", ways: [{ offer: 0 }] }],
});

export interface Shown {
  as?: string;
  people?: Somebody[];
  labels?: Partial<Labels>;
  view?: Partial<SeatView>;
  words?: Record<string, Partial<PersonLabel>>;
  /** Figures that can do something. */
  able?: string[];
}

/** Show a table something else. */
export function show(
  table: Table,
  { as = "p1", people = [], labels, view, words = {}, able = [] }: Shown,
): void {
  table.view = {
    seat: as,
    role: as === "gm" ? "gm" : "player",
    version: (table.view?.version ?? 0) + 1,
    game: "some-game",
    title: "",
    place: "",
    session: 1,
    rounds: null,
    turn: null,
    awaited: [],
    people: people.map(person),
    space: null,
    unknown: [],
    fog: [],
    fogged: [],
    clocks: [],
    notes: [],
    seats: [seat("gm"), seat("p1"), seat("p2")],
    agreement: {
      answers: "wait",
      delay: 60,
      typed_dice: true,
      undo: "own",
      rulings: "gm",
      turns: "anyone",
    },
    commitment: "c0ffee",
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
    ...view,
  };
  table.labels = {
    title: "",
    place: "",
    text: "",
    people: people.map(({ id }) => personLabel(id, words[id])),
    deeds: able.map(deeds),
    choices: [],
    questions: [],
    clocks: [],
    has_pressure: false,
    ending: [],
    map: [],
    signs: "",
    outcomes: {},
    game: "",
    spaces: [],
    bands: {},
    areas: {},
    undoes: [],
    redoes: [],
    bystanders: [],
    calls: [],
    tries: [],
    calling: null,
    ...labels,
  };
  flushSync();
}

/** A table that shows something; its commands are in `done`, and sheets are answered from `sheets`. */
export function fakeTable(shown: Shown = {}, sheets: Record<string, SheetLabel> = {}) {
  const table = new Table("t1");
  table.line = "connected";
  const done: AnyDo[] = [];
  vi.spyOn(table, "do").mockImplementation((command): Promise<Outcome> => {
    done.push(command);
    return Promise.resolve({ number: done.length, problem: null });
  });
  const asked: string[] = [];
  vi.spyOn(table, "sheet").mockImplementation((figure) => {
    asked.push(figure);
    return Promise.resolve(sheets[figure] ?? null);
  });
  show(table, shown);
  return { table, done, asked };
}
