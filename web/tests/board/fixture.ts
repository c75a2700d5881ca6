import { readFileSync } from "node:fs";

import { vi } from "vitest";

import { Table } from "../../src/lib/table.svelte";
import type { Labels, PersonView, SeatView, SightLabel } from "../../src/lib/wire";
import { useWords, type Language } from "../../src/lib/words.svelte";

export type Space = NonNullable<SeatView["space"]>;

/** Speak a language with the server's own catalogues. */
export function speak(language: Language = "en"): void {
  const text = ["board", "common", "deeds", "draw"]
    .map((part) => readFileSync(`../src/nde/locale/${language}/ui-${part}.ftl`, "utf-8"))
    .join("\n");
  useWords(language, text);
}

function person(id: string, side: "party" | "foes", more: Partial<PersonView> = {}): PersonView {
  return {
    person: {
      id,
      name: "",
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
    holder: side === "party" ? "p1" : "gm",
    is_hidden: false,
    numbers: "shown",
    is_ruled: false,
    known_as: "",
    is_ally: false,
    portrait: "",
    is_done: false,
    faring: null,
    ...more,
  };
}

/** A table with a hero who acts, a friend and a wolf; commands are kept, not sent. */
export function tableWith(space: Space, role: "gm" | "player" = "player", goals: string[] = ["C2"]): Table {
  const table = new Table("test");
  const people = [person("ada", "party"), person("bob", "party"), person("wolf", "foes")];
  const names: Record<string, string> = { ada: "Ada", bob: "Bob", wolf: "Wolf" };
  table.view = {
    seat: role === "gm" ? "gm" : "p1",
    role,
    version: 7,
    people,
    space,
    unknown: [],
    fog: [],
    fogged: [],
    drawings: [],
    agreement: { drawings: "anyone" },
    offers: [],
    seats: [],
    questions: [],
    turn: null,
    awaited: [],
  } as unknown as SeatView;
  table.labels = {
    people: people.map(({ person: { id } }) => ({
      id,
      name: names[id]!,
      short: names[id]!,
      about: "",
      sign: names[id]!.slice(0, 1),
      tracks: [["hearts", 2, 3]],
      notes: [],
    })),
    deeds: [
      {
        figure: "ada",
        name: "Ada",
        deeds: [
          {
            verb: "strike",
            text: "Strike",
            spot: "person",
            roles: ["whom", "with"],
            purpose: "attack",
            ways: ["axe", "bow"].map((arm, place) => ({
              offer: goals.length + place,
              objects: ["wolf", arm],
              words: ["Wolf", arm],
            })),
          },
          {
            verb: "walk",
            text: "Go",
            spot: "map",
            roles: ["where"],
            purpose: "move",
            ways: goals.map((to, offer) => ({ offer, objects: [to] })),
          },
        ],
      },
    ],
    outcomes: { fail: "failure", hit: "success" },
    map: [],
    areas: { gate: "the Gate", yard: "the Yard" },
    bands: { close: "close by", far: "far away" },
    spaces: ["board"],
  } as unknown as Labels;
  vi.spyOn(table, "do").mockResolvedValue({ number: 7, problem: null });
  vi.spyOn(table, "point").mockReturnValue();
  vi.spyOn(table, "rule").mockReturnValue();
  vi.spyOn(table, "act").mockResolvedValue({ number: 7, problem: null });
  vi.spyOn(table, "sight").mockImplementation((figure, to) =>
    Promise.resolve<SightLabel>({
      text: `${figure} to ${to}`,
      figure,
      to,
      distance: 2,
      cover: "partial",
      touching: true,
      in_way: ["B2"],
    }),
  );
  vi.spyOn(table, "weighed").mockImplementation((offer) => ({
    offer,
    chances: [
      ["fail", "1/4", "not"],
      ["hit", "3/4", "wholly"],
    ],
    prospect: {
      wish: "hits",
      chance: offer > goals.length ? "1/4" : "3/4",
      also: [["out of the fight", "1/4"]],
      given: ["impaired by cover: d4"],
    },
    dice: [],
    number: null,
    steps: [{ text: "two harder for the cover" }],
    params: [],
    purpose: offer < goals.length ? "move" : "attack",
    target: "wolf",
    cost: 0,
    sight: null,
    problem: "",
  }));
  return table;
}

export const yard: Space = {
  type: "Board",
  grid: { width: 6, height: 4, walls: [[0, 0]], cover: [[1, 1]], difficult: [[2, 2]] },
  tokens: [
    ["ada", [0, 1]],
    ["bob", [0, 2]],
    ["wolf", [3, 1]],
  ],
};
