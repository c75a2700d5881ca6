// A lab that answers by a made-up law: the more foes, the less is won.

import { vi } from "vitest";

import type {
  Answer,
  Fate,
  LabAbout,
  LabFight,
  LabPerson,
  LabRuling,
  LabState,
  Share,
} from "../../src/lib/wire";

const sure = (chance: number): Share => ({ chance, low: chance, high: chance });

const fate = (id: string, out: number): Fate => ({
  id,
  count: 1,
  name: "",
  label: "",
  out: sure(out),
  gone: sure(0),
  dies: sure(0),
  left_dying: sure(0),
  fled: sure(0),
  standing: [1, 1 - out / 2, 1 - out],
  left: [{ key: "hearts", most: 3, chances: { "1": (1 - out) / 2, "3": (1 - out) / 2 } }],
  conditions: {},
});

/** What comes of a fight that is won so often. */
export const answer = (win: number, more: Partial<Answer> = {}): Answer => ({
  method: "exact",
  scenes: 1234,
  runs: 0,
  seed: 0,
  residual: 0,
  is_stopped: false,
  win: sure(win),
  lose: sure(1 - win),
  flee: sure(0),
  undecided: sure(0),
  rounds: { "2": 0.5, "3": 0.5 },
  down: { "0": win, "1": 1 - win },
  foes_left: { "0": win },
  heroes: [fate("knight", 1 - win)],
  foes: [],
  left_out: ["position", "fiction"],
  ...more,
});

export const person = (id: string, side: "party" | "foes", more: Partial<LabPerson> = {}): LabPerson => ({
  id,
  title: id,
  about: "",
  side,
  kind: id,
  is_out: false,
  tracks: [{ key: "hearts", title: "Hearts", value: 3, most: 3, path: `${id}.hearts` }],
  conditions: [],
  ...more,
});

const COVER: LabRuling = {
  title: "Cover",
  param: {
    name: "cover",
    kind: "choice",
    default: "none",
    choices: ["none", "wall"],
    sides: [],
    least: null,
    most: null,
    is_many: false,
    aliases: [],
  },
  words: { none: "no cover", wall: "a wall" },
};

const SURPRISE: LabRuling = {
  title: "Surprised",
  param: { ...COVER.param, name: "surprise", default: "roll", choices: ["roll", "foes"] },
  words: { roll: "roll for it", foes: "the foes" },
};

const READY: LabRuling = {
  title: "Ready",
  param: { ...COVER.param, name: "ready", default: "", choices: ["all", "knight"], is_many: true },
  words: { all: "everybody", knight: "Knight" },
};

export const told = (win: number): LabFight => ({
  seconds: 0.1,
  is_kept: false,
  begins: "The heroes act first.",
  told_only: ["Rat: whoever it bites squeaks"],
  people: [person("knight", "party"), person("rat", "foes")],
  words: { tracks: { hearts: "Hearts" }, conditions: {} },
  policy: "focus",
  answer: answer(win),
  danger: win < 0.3 ? "deadly" : "even",
  doing: { heroes: [{ who: "knight", told: "attack in melee" }], foes: "Foes strike the first.", fallen: "" },
  rulings: { party: [COVER], foes: [] },
  beginnings: [READY, SURPRISE],
});

export const ABOUT: LabAbout = {
  policies: ["focus", "spread"].map((id) => ({
    id,
    about: id,
    policy: {
      name: id,
      spend: "never",
      lines: [{ do: "attack", target: "weakest", price: "least", when: [] }],
    },
  })),
  games: [
    {
      id: "game",
      title: "Game",
      base: "rules",
      heroes: [
        { id: "knight", title: "Knight" },
        { id: "monk", title: "Monk" },
      ],
      foes: [
        { id: "rat", title: "Rat" },
        { id: "ogre", title: "Ogre" },
      ],
      options: [],
      situations: [],
      apart: ["Close", "Far"],
      can_paste: true,
    },
  ],
  limits: {
    side: 10,
    at_once: 1,
    runs: 1000,
    seconds: 20,
    scenes: 1000,
    varied: 6,
    policies: 8,
    map_heroes: 10,
    map_foes: 20,
  },
};

const STATE: LabState = {
  table: "t1",
  version: 7,
  title: "Wald",
  game: "game",
  settings: {},
  scene: { heroes: ["knight"] },
  is_fight: true,
  round: 2,
  side: "party",
  people: [person("knight", "party", { title: "Ada" }), person("rat-1", "foes"), person("rat-2", "foes")],
  advice: [],
  creatures: {},
};

export interface Heard {
  path: string;
  body: Record<string, unknown>;
  language?: string;
}

/** Answer as a server would, and remember what was asked. */
export function serve(
  others: Record<string, (body: Record<string, unknown>) => unknown> = {},
  limits: Partial<LabAbout["limits"]> = {},
): Heard[] {
  const heard: Heard[] = [];
  vi.stubGlobal("fetch", (path: string, options: { body?: string } = {}) => {
    const body = JSON.parse(options.body ?? "{}") as Record<string, unknown>;
    heard.push({ path, body });
    const respond = (text: string, status = 200): Promise<Response> =>
      Promise.resolve(new Response(text, { status }));
    const other = others[path];
    if (other) return respond(`${JSON.stringify(other(body))}\n`);
    if (path === "/api/lab")
      return respond(JSON.stringify({ ...ABOUT, limits: { ...ABOUT.limits, ...limits } }));
    if (path === "/api/tables/t1/lab") return respond(JSON.stringify(STATE));
    if (path === "/api/lab/fight") {
      const foes = (body.foes as [string, number][]).reduce((sum, [, count]) => sum + count, 0);
      return respond(`${JSON.stringify({ answer: told(1 / (1 + foes)) })}\n`);
    }
    return respond("{}", 404);
  });
  return heard;
}
