// One table: everything a browser knows of it.  All of it comes from the server; nothing here decides anything.

import { call, Problem } from "./api";
import { unpacked } from "./labels";
import { Pointing } from "./pointing.svelte";
import { Line, newId, type LineState } from "./socket";
import type {
  AnyDo,
  AnyDown,
  DeedLabel,
  DeedTold,
  Entry,
  Labels,
  PersonLabel,
  PersonView,
  RollOdds,
  SeatView,
  SheetLabel,
  SightLabel,
  Spoken,
  Spot,
  StepTold,
  Story,
  Told,
  WayLabel,
  Weighed,
} from "./wire";
import { Weighing } from "./weighing.svelte";
import { language, say } from "./words.svelte";

/** An entry of the log, told. */
export interface LogEntry {
  entry: Entry;
  text: readonly string[];
  deeds: readonly DeedTold[];
  /** What stands above it and all that follows, such as a round that begins. */
  heading: string;
  /** Whether it happened while this page was open: only then its dice roll. */
  isLive: boolean;
}

/** Somebody in the scene, as data and in words. */
export interface Somebody {
  view: PersonView;
  label: PersonLabel;
}

/** What came of a command: the entry it became, or why not. */
export type Outcome = { number: number; problem: null } | { number: null; problem: Problem };

/** One way to do something, and who does it. */
export interface Taken {
  figure: string;
  deed: DeedLabel;
  way: WayLabel;
}

/** How something is done otherwise than usual. */
export interface Manner {
  values?: Record<string, unknown>;
  /** What real dice have shown. */
  faces?: number[];
  /** Left out for whatever the game says of it: what would give something away is secret. */
  is_secret?: boolean;
}

/** What somebody is aiming at: drawn on the map before it is done. */
export interface Aiming {
  figure: string;
  target: string;
  sight: SightLabel | null;
  /** Why the roll is what it is, where one deed is pointed at. */
  steps: readonly StepTold[];
}

const PAGE = 100;
const TYPING_MS = 4_000;
const QUIET_MS = 2_500;

export class Table {
  readonly api: string;
  readonly #line: Line;
  readonly #waiting = new Map<string, (outcome: Outcome) => void>();
  readonly #typists = new Map<string, number>();
  #lostTimer = 0;
  /** How often everything was to be told anew: whatever was asked for before is not wanted any more. */
  #tellings = 0;
  readonly #weighing: Weighing;

  view = $state.raw<SeatView | null>(null);
  labels = $state.raw<Labels | null>(null);
  /** What happened, oldest first. */
  entries = $state.raw<LogEntry[]>([]);
  /** Whether there is more to be read before the first of them. */
  hasEarlier = $state(false);
  /** Whether there is more that only an export tells. */
  isCut = $state(false);
  /** The seats that are connected now. */
  here = $state.raw<readonly string[]>([]);
  typing = $state.raw<readonly string[]>([]);
  line = $state<LineState>("connecting");
  /** Whether the line has been down for so long that it should be said. */
  isLost = $state(false);
  /** How many commands nobody has answered yet. */
  unanswered = $state(0);
  /** The latest refusal, until it is put away or something works. */
  problem = $state.raw<Problem | null>(null);
  /** Why this seat was sent away for good. */
  farewell = $state.raw<Problem | null>(null);
  /** Whose deeds are shown; see `acting`. */
  figure = $state("");
  aiming = $state.raw<Aiming | null>(null);
  /** Where others point and measure. */
  readonly pointing = new Pointing();
  /** The text view: everything that was shown there. */
  spoken = $state.raw<readonly Spoken[]>([]);

  constructor(readonly id: string) {
    this.api = `/api/tables/${encodeURIComponent(id)}`;
    this.#line = new Line(id, {
      hear: (message) => this.#hear(message),
      changed: (state) => this.#changed(state),
    });
    this.#weighing = new Weighing(
      () => this.view?.version,
      (version, offers) => this.#line.ask({ type: "weigh", id: newId(), version, offers }),
    );
  }

  // Coming and going.

  /** Read what has happened, then listen. */
  async open(isText = false): Promise<void> {
    this.#line.isText = isText;
    this.#line.language = language();
    if (!isText) await this.#recall("nothing");
    this.#line.open();
  }

  close(): void {
    this.#line.close();
    clearTimeout(this.#lostTimer);
  }

  /** Have everything told anew in the language that is spoken now, or in the other manner. */
  async retell(isText = this.#line.isText): Promise<void> {
    const telling = ++this.#tellings;
    this.#line.pause(); // nothing more comes in the old words
    this.#line.isText = isText;
    this.#line.language = language();
    this.spoken = [];
    await this.#recall("nothing").catch(() => undefined);
    if (telling === this.#tellings) this.#line.open();
  }

  get isText(): boolean {
    return this.#line.isText;
  }

  /** Read the latest page of the log.  Of what is here is kept what it joins, only what came meanwhile, or nothing. */
  async #recall(kept: "all" | "later" | "nothing"): Promise<void> {
    const telling = this.#tellings;
    const story = await call<Story>("GET", `${this.api}/story?limit=${PAGE}`);
    if (telling !== this.#tellings) return; // somebody has asked for other words since
    const told = story.entries.map((one) => ({ ...one, isLive: false }));
    const first = told[0]?.entry.number ?? story.version + 1;
    const earlier = kept === "all" ? this.entries.filter(({ entry }) => entry.number < first) : [];
    const isJoined = earlier.at(-1)?.entry.number === first - 1;
    const later = kept === "nothing" ? [] : this.entries.filter(({ entry }) => entry.number > story.version);
    this.entries = [...(isJoined ? earlier : []), ...told, ...later];
    if (!isJoined) [this.hasEarlier, this.isCut] = [story.has_earlier, story.is_cut];
    this.#line.seen = kept === "nothing" ? story.version : Math.max(this.#line.seen ?? 0, story.version);
  }

  /** The log may be another one than that which was told, as after a restore: nothing of that is held on to. */
  #reset(version: number): void {
    this.#tellings += 1;
    this.entries = this.entries.filter(({ entry }) => entry.number <= version);
    if (!this.isText) void this.#recall("later").catch(() => undefined);
  }

  /** Read an earlier page of the log. */
  async earlier(): Promise<void> {
    const telling = this.#tellings;
    const first = this.entries[0]?.entry.number ?? 1;
    const story = await call<Story>("GET", `${this.api}/story?limit=${PAGE}&before=${first}`);
    if (telling !== this.#tellings || this.entries[0]?.entry.number !== first) return;
    this.entries = [...story.entries.map((one) => ({ ...one, isLive: false })), ...this.entries];
    [this.hasEarlier, this.isCut] = [story.has_earlier && story.entries.length > 0, story.is_cut];
  }

  #changed(state: LineState): void {
    this.line = state;
    clearTimeout(this.#lostTimer);
    if (state === "connected") this.isLost = false;
    else this.#lostTimer = window.setTimeout(() => (this.isLost = true), QUIET_MS);
  }

  // Hearing.

  #hear(message: AnyDown): void {
    switch (message.type) {
      case "welcome":
        if (message.is_reset) this.#reset(message.version);
        else if (!this.isText && this.#hasMissedMuch(message.version))
          void this.#recall("all").catch(() => undefined);
        break;
      case "entry":
        this.#add(message);
        break;
      case "view":
        if (hasJustActed(this.figure, this.view, message.view)) this.figure = "";
        [this.view, this.labels, this.aiming] = [
          message.view,
          message.labels ? unpacked(message.labels) : null,
          null,
        ];
        this.#weighing.forget();
        break;
      case "done":
        this.#settle(message.id, { number: message.number, problem: null });
        this.problem = null;
        break;
      case "refused":
        this.#refused(message.id ?? "", new Problem(message.problem));
        break;
      case "lines":
        this.spoken = [...this.spoken, ...message.lines].slice(-2_000);
        break;
      case "presence":
        this.here = message.here;
        break;
      case "typing":
        this.#typist(message.seat);
        break;
      case "point":
      case "measure":
        this.pointing.hear(message);
        break;
      case "bye":
        if (message.may_return === false) this.farewell = new Problem(message.problem);
        break;
    }
    this.unanswered = this.#line.waiting;
  }

  /** Whether so much has happened meanwhile that not all of it comes in sentences. */
  #hasMissedMuch(version: number): boolean {
    return version - (this.entries.at(-1)?.entry.number ?? 0) > PAGE;
  }

  #add({ entry, text = [], deeds = [], heading = "" }: Told): void {
    if (entry.number <= (this.entries.at(-1)?.entry.number ?? 0)) return; // told again, it has not happened again
    this.entries = [...this.entries, { entry, text, deeds, heading, isLive: true }];
    if (this.isText)
      this.spoken = [...this.spoken, ...text.map((one) => ({ text: one, kind: "log" as const }))];
    this.#forgetTypist(entry.seat);
  }

  #refused(id: string, problem: Problem): void {
    const isCommand = this.#waiting.has(id);
    this.#settle(id, { number: null, problem });
    if (isCommand || !id) this.problem = problem;
    else if (this.isText) this.spoken = [...this.spoken, { text: problem.message, kind: "error" }];
  }

  #settle(id: string, outcome: Outcome): void {
    this.#waiting.get(id)?.(outcome);
    this.#waiting.delete(id);
  }

  #typist(seat: string): void {
    clearTimeout(this.#typists.get(seat));
    this.#typists.set(
      seat,
      window.setTimeout(() => this.#forgetTypist(seat), TYPING_MS),
    );
    this.typing = [...this.#typists.keys()];
  }

  #forgetTypist(seat: string): void {
    if (this.#typists.delete(seat)) this.typing = [...this.#typists.keys()];
  }

  // Doing.

  /** Give a command.  One that was decided by looking at the table is bound to what was seen (`isBound`). */
  do(command: AnyDo, isBound = false): Promise<Outcome> {
    const id = newId();
    const base = isBound && this.view ? { base: this.view.version } : {};
    return new Promise((settle) => {
      this.#waiting.set(id, settle);
      this.#line.insist({ type: "do", id, do: command, ...base });
      this.unanswered = this.#line.waiting;
    });
  }

  /** Let somebody do something in one of its ways, some of its parameters changed. */
  act({ figure, deed, way }: Taken, { values = {}, faces = [], ...secret }: Manner = {}): Promise<Outcome> {
    const { objects = [] } = way;
    return this.do({ type: "Perform", figure, verb: deed.verb, objects, values, faces, ...secret }, true);
  }

  /** Type a line of the text view. */
  type(text: string): void {
    this.spoken = [...this.spoken, { text, kind: "", typed: text }];
    this.#line.insist({ type: "line", id: newId(), text });
    this.unanswered = this.#line.waiting;
  }

  /** Point at a place on the map, for everybody who may see it. */
  point(at: Spot): void {
    this.#line.mention({ type: "point", at });
  }

  /** Hold a ruler on the map; without ends it is put away. */
  rule(ends: Spot[]): void {
    this.#line.mention({ type: "measure", ends });
  }

  isTyping(): void {
    this.#line.mention({ type: "typing" });
  }

  // Asking.

  /** What an offer would lead to, once it is known; whoever asks is told as soon as it is. */
  weighed(offer: number, values: Record<string, unknown> = {}): Weighed | null {
    return this.#weighing.of(offer, values);
  }

  /** Somebody's sheet; nothing where it cannot be had. */
  async sheet(figure: string): Promise<SheetLabel | null> {
    const answer = await this.#line.ask({ type: "sheet", id: newId(), figure });
    return answer?.type === "sheet" ? answer.sheet : null;
  }

  /** How somebody stands to somebody else or to a square. */
  async sight(figure: string, to: string): Promise<SightLabel | null> {
    const answer = await this.#line.ask({ type: "sight", id: newId(), figure, to });
    return answer?.type === "sight" ? answer.sight : null;
  }

  /** The odds of what is typed behind `/odds`, line by line, or what is wrong with it. */
  async oddsOf(text: string): Promise<string[]> {
    const answer = await this.#line.ask({ type: "oddsof", id: newId(), text });
    return answer?.type === "oddsof" ? answer.lines : [];
  }

  /** The odds of whatever a game master could call for: by who rolls, with what, and how hard it is. */
  async callOdds(figures: string[], traits: string[], values: Record<string, unknown>): Promise<RollOdds[]> {
    const answer = await this.#line.ask({ type: "callodds", id: newId(), figures, traits, values });
    return answer?.type === "callodds" ? answer.odds : [];
  }

  // Who is who.

  readonly people: readonly Somebody[] = $derived.by(() => {
    const labels = this.labels?.people ?? [];
    return (this.view?.people ?? []).flatMap((view, place) => {
      const label = labels[place];
      return label ? [{ view, label }] : [];
    });
  });
  /** Who is there and takes no part. */
  readonly bystanders = $derived.by(() => {
    const labels = this.labels?.bystanders ?? [];
    return (this.view?.bystanders ?? []).flatMap((view, place) => {
      const label = labels[place];
      return label ? [{ view, label }] : [];
    });
  });
  readonly party = $derived(this.people.filter((one) => one.view.person.side === "party"));
  readonly foes = $derived(this.people.filter((one) => one.view.person.side === "foes"));
  readonly mine = $derived(this.people.filter((one) => one.view.holder === this.view?.seat));
  readonly isGm = $derived(this.view?.role === "gm");
  readonly isFight = $derived(Boolean(this.view?.turn?.is_fight));

  /** Whose deeds are shown: the one that was chosen, or the first of the side that is next who can still act. */
  readonly acting = $derived.by(() => {
    const deeds = this.labels?.deeds ?? [];
    const spent = new Set(
      (this.view?.people ?? [])
        .filter(({ person }) => person.has_acted || person.is_out)
        .map(({ person }) => person.id),
    );
    const chosen = deeds.find((one) => one.figure === this.figure);
    if (chosen) return chosen;
    const next = new Set(
      (this.view?.people ?? [])
        .filter(({ person }) => !this.isFight || person.side === this.view?.turn?.side)
        .map(({ person }) => person.id),
    );
    const ready = deeds.filter((one) => !spent.has(one.figure));
    const out = new Set(
      (this.view?.people ?? []).filter(({ person }) => person.is_out).map(({ person }) => person.id),
    );
    const standing = deeds.find((one) => !out.has(one.figure));
    return ready.find((one) => next.has(one.figure)) ?? ready[0] ?? standing ?? deeds[0] ?? null;
  });

  /** What a seat is called. */
  seatName(id: string): string {
    const seat = this.view?.seats.find((one) => one.id === id);
    if (seat?.name && seat.name !== id) return seat.name;
    return seat?.bot ? say("common-engine") : id === "gm" ? say("common-role-gm") : id;
  }

  /** What a figure is called. */
  figureName(id: string): string {
    const known = [...(this.labels?.people ?? []), ...(this.labels?.bystanders ?? [])];
    return known.find((one) => one.id === id)?.short ?? id;
  }

  /** Entries that were taken back, by number. */
  readonly undone: ReadonlySet<number> = $derived.by(() => {
    const gone = new Set<number>();
    for (const { entry } of this.entries)
      for (const event of entry.events) {
        if (event.type === "Undone") for (const one of event.numbers) gone.add(one);
        if (event.type === "RuledAnew")
          for (const one of [event.number, ...(event.dropped ?? [])]) gone.add(one);
        if (event.type === "Redone") for (const one of event.numbers) gone.delete(one);
      }
    return gone;
  });
}

/** Whether somebody's action of this turn is used up by what has just happened: then the next one is shown. */
function hasJustActed(figure: string, before: SeatView | null, after: SeatView): boolean {
  const acted = (view: SeatView | null): boolean =>
    Boolean(view?.people.some(({ person }) => person.id === figure && (person.has_acted || person.is_out)));
  return Boolean(after.turn?.is_fight) && acted(after) && !acted(before);
}
