// The fight on the bench: who is in it, by which rules, and how the party plays.

import type { LabAbout, LabGame, LabPerson, LabState, LabWish } from "../lib/wire";
import { shelf } from "../heroes/shelf";
import { newId } from "../table/people/ids";
import { fightIn, hashOf, packed, type Counts, type Creatures, type Linked, type Rulings } from "./link";
import { fromShelf, isOwn, OWN, type OwnHero } from "./own";
import type { AnyPolicy, Method } from "./types";

export type Side = "party" | "foes";
/** How many may stand on one side where the server has not said it. */
const MOST = 60;
/** How many creatures of one's own a question takes. */
const MOST_OWN = 40;
const FIRST_HEROES = 3;
const NO_RULINGS: Rulings = { party: {}, foes: {} };
/** What the server is told for everybody, where a choice is about several. */
const EVERYBODY = "all";

/** Somebody of the party, as the server is told of them. */
interface Part {
  kind: string;
  word: string | Record<string, unknown>;
  count: number;
}

export class Bench {
  info = $state.raw<LabAbout | null>(null);
  game = $state("");
  settings = $state.raw<Record<string, unknown>>({});
  party = $state.raw<Counts>([]);
  foes = $state.raw<Counts>([]);
  /** Values that are other than at the start, by path. */
  put = $state.raw<Record<string, number>>({});
  without = $state.raw<string[]>([]);
  /** How many steps apart the sides begin; nothing where nobody stands anywhere. */
  apart = $state<number | null>(null);
  rulings = $state.raw<Rulings>(NO_RULINGS);
  /** What is chosen about how the fight begins; the usual need not be said. */
  begin = $state.raw<Readonly<Record<string, unknown>>>({});
  policy = $state.raw<AnyPolicy>("");
  method = $state<Method>("auto");
  tab = $state("");
  /** The table that the fight came from, as it stood. */
  state = $state.raw<LabState | null>(null);
  #sheets: readonly string[] = [];

  /** Heroes that this browser keeps. */
  shelved = $state.raw<OwnHero[]>(shelf().map(fromShelf));
  /** Heroes that came with somebody's link, and how they came. */
  guests = $state.raw<OwnHero[]>([]);
  brought = $state("");

  readonly rules = $derived<LabGame | null>(this.info?.games.find((one) => one.id === this.game) ?? null);
  readonly most = $derived(this.info?.limits.side ?? MOST);
  /** Of so many things the server can think at a time, as far as a page may take that up. */
  readonly room = $derived(Math.min(this.info?.limits.at_once ?? 1, 2));
  readonly heroKinds = $derived(this.rules?.heroes ?? []);
  /** One's own heroes of this game, those that came with a link first. */
  readonly #own = $derived(
    [...this.guests, ...this.shelved.filter(({ id }) => !this.guests.some((one) => one.id === id))].filter(
      (one) => one.game === this.rules?.base,
    ),
  );
  readonly ownKinds = $derived(this.#own.map((one) => ({ id: `${OWN}${one.id}`, title: one.name })));
  /** Creatures of one's own, pasted or from a table, by id: as documents. */
  creatures = $state.raw<Creatures>({});
  readonly foeKinds = $derived([
    ...Object.entries(this.creatures).map(([id, { name }]) => ({ id, title: String(name ?? id) })),
    ...(this.rules?.foes ?? []),
  ]);
  /** Those of them who are in the fight, or might be like one who is. */
  readonly #brought = $derived<Creatures>(
    this.state || this.foes.some(([kind]) => kind in this.creatures) ? this.creatures : {},
  );
  /** Whether there is anybody on both sides. */
  readonly isFight = $derived(this.#anybody("party") && this.#anybody("foes"));

  /** The party as the server is told of it: kinds with their counts, and each of one's own by a sheet. */
  readonly parts = $derived<readonly Part[]>(
    (this.state ? [] : this.party).flatMap(([kind, count]): Part[] => {
      const own = this.#own.find((one) => kind === `${OWN}${one.id}`);
      if (!isOwn(kind)) return [{ kind, word: kind, count }];
      return own ? Array.from({ length: count }, () => ({ kind, word: own.sheet, count: 1 })) : [];
    }),
  );

  /** What every question about this fight says. */
  readonly wish = $derived<LabWish>({
    game: this.game,
    settings: this.settings,
    party: this.parts.map(({ word, count }) =>
      typeof word === "string" && count > 1 ? `${word}*${count}` : word,
    ),
    foes: this.foes.map(([kind, count]) => [kind, count] as const),
    creatures: this.#brought,
    ...(this.state ? { scene: this.state.scene } : {}),
    put: this.put,
    without: this.without,
    apart: this.state ? null : this.apart,
    rulings: this.rulings,
    begin: this.state?.is_fight ? {} : this.begin,
    policy: this.policy || (this.info?.policies[0]?.id ?? ""),
    method: this.method,
  });

  readonly linked = $derived<Linked>({
    game: this.state ? "" : this.game,
    settings: this.state ? {} : this.settings,
    party: this.party,
    foes: this.foes,
    creatures: this.state ? {} : this.#brought,
    put: this.put,
    without: [...this.without],
    apart: this.state ? null : this.apart,
    rulings: this.rulings,
    begin: this.begin,
    policy: this.policy,
    method: this.method,
    tab: this.tab,
    table: this.state?.table ?? "",
    scene: "",
    heroes: this.party.some(([kind]) => this.guests.some((one) => kind === `${OWN}${one.id}`))
      ? this.brought
      : "",
  });

  #anybody(side: Side): boolean {
    const came = this.state?.people.some(
      (one) => one.side === side && !one.is_out && !this.without.includes(one.id),
    );
    return Boolean(came) || this[side].length > 0;
  }

  /** Those of a table, on one side. */
  present(side: Side): LabPerson[] {
    return this.state?.people.filter((one) => one.side === side) ?? [];
  }

  titleOf(side: Side, kind: string): string {
    const kinds = side === "party" ? [...this.heroKinds, ...this.ownKinds] : this.foeKinds;
    return kinds.find((one) => one.id === kind)?.title ?? kind;
  }

  count(side: Side, kind: string): number {
    return this[side].find(([one]) => one === kind)?.[1] ?? 0;
  }

  total(side: Side): number {
    const staying = this.present(side).filter((one) => !this.without.includes(one.id)).length;
    return this[side].reduce((sum, [, count]) => sum + count, staying);
  }

  /** So many more (or fewer) of a kind. */
  add(side: Side, kind: string, more = 1): void {
    const room = this.most - this.total(side);
    this.set(side, kind, this.count(side, kind) + Math.min(more, room));
  }

  set(side: Side, kind: string, count: number): void {
    const isThere = this.count(side, kind) > 0;
    // Which of several sheets the ids belong to is the server's to say: with one of them gone, none is sure.
    if (isOwn(kind) && count < this.count(side, kind)) this.#sheets = [];
    this[side] = isThere
      ? this[side].map((one) => (one[0] === kind ? ([kind, count] as const) : one)).filter(([, n]) => n > 0)
      : count > 0
        ? [...this[side], [kind, count] as const]
        : this[side];
    this.#forgetLost();
  }

  /** Creatures of one's own, one of each among the foes; one that the game has by that id gets a number. */
  bring(creatures: readonly (readonly [id: string, document: Record<string, unknown>])[]): void {
    const known = new Set(this.rules?.foes.map((one) => one.id));
    for (const [id, document] of creatures.slice(0, MOST_OWN)) {
      const kind = known.has(id) ? newId(id, "creature", new Set([...known, id])) : id;
      this.creatures = { ...this.creatures, [kind]: document };
      if (!this.count("foes", kind)) this.add("foes", kind);
    }
  }

  /** Foes as a list of counts, all at once. */
  setFoes(foes: Counts): void {
    this.foes = foes.filter(([, count]) => count > 0);
    this.#forgetLost();
  }

  /** Everybody, as the last answer had them: heroes with a sheet have ids that the server gave them. */
  heard(people: readonly LabPerson[]): void {
    this.#sheets = people.filter((one) => one.side === "party" && !one.kind).map((one) => one.id);
  }

  /** Wounds of people who are no longer there by that name are nobody's. */
  #forgetLost(): void {
    const kinds = [...this.party, ...this.foes].flatMap(([kind, count]) =>
      count === 1 ? [kind] : Array.from({ length: count }, (_, place) => `${kind}-${place + 1}`),
    );
    const own = this.party.some(([kind]) => isOwn(kind)) ? this.#sheets : [];
    const there = new Set([...kinds, ...own, ...(this.state?.people.map((one) => one.id) ?? [])]);
    const isThere = (path: string): boolean => there.has(path.slice(0, path.indexOf(".")));
    this.put = Object.fromEntries(Object.entries(this.put).filter(([path]) => isThere(path)));
    this.without = this.without.filter((id) => there.has(id));
    // Who is ready may have another name now; only for all it is sure who is meant.
    const isSure = (value: unknown): boolean => !Array.isArray(value) || value.includes(EVERYBODY);
    this.begin = Object.fromEntries(Object.entries(this.begin).filter(([, value]) => isSure(value)));
  }

  toggle(id: string): void {
    this.without = this.without.includes(id)
      ? this.without.filter((one) => one !== id)
      : [...this.without, id];
  }

  setValue(path: string, value: number, usual: number): void {
    const { [path]: _, ...others } = this.put;
    this.put = value === usual ? others : { ...others, [path]: value };
  }

  /** What is ruled for every attack of a side; the usual need not be said. */
  rule(side: Side, name: string, value: unknown, usual: unknown): void {
    const { [name]: _, ...others } = this.rulings[side];
    const isSaid = value !== usual && value !== undefined;
    this.rulings = { ...this.rulings, [side]: isSaid ? { ...others, [name]: value } : others };
  }

  /** How the fight begins; the usual need not be said. */
  beginWith(name: string, value: unknown, usual: unknown): void {
    const { [name]: _, ...others } = this.begin;
    const isUsual = value === usual || value === undefined || (Array.isArray(value) && !value.length);
    this.begin = isUsual ? others : { ...others, [name]: value };
  }

  /** Another game: its own people, and none of the settings. */
  choose(game: string): void {
    [this.game, this.settings, this.put, this.without, this.state] = [game, {}, {}, [], null];
    [this.apart, this.rulings, this.begin] = [null, NO_RULINGS, {}];
    const heroes = new Set([...this.heroKinds, ...this.ownKinds].map((one) => one.id));
    this.creatures = {};
    const foes = new Set(this.foeKinds.map((one) => one.id));
    this.party = this.party.filter(([kind]) => heroes.has(kind));
    this.foes = this.foes.filter(([kind]) => foes.has(kind));
    this.#begin();
  }

  /** Somebody to begin with, on each side where nobody is. */
  #begin(): void {
    const heroes = this.heroKinds.slice(0, FIRST_HEROES);
    if (!this.party.length) this.party = heroes.map((one) => [one.id, 1] as const);
    const [foe] = this.foeKinds;
    if (!this.foes.length && foe) this.foes = [[foe.id, Math.max(1, heroes.length)]];
  }

  /** The fight of an address, where the server has told what there is. */
  read(linked: Linked): void {
    const game = this.info?.games.find((one) => one.id === linked.game) ?? this.info?.games[0];
    this.game = game?.id ?? "";
    this.state = null;
    const known = (kinds: readonly { id: string }[], counts: Counts): Counts =>
      counts.filter(([kind]) => kinds.some((one) => one.id === kind));
    const { settings, put, without, policy, method, tab } = linked;
    [this.settings, this.put, this.without] = [linked.game ? settings : {}, put, without];
    [this.policy, this.method, this.tab] = [policy, method, tab];
    const isKnown = linked.apart !== null && linked.apart < (game?.apart.length ?? 0);
    [this.apart, this.rulings] = [isKnown ? linked.apart : null, linked.game ? linked.rulings : NO_RULINGS];
    this.begin = linked.game ? linked.begin : {};
    this.party = known([...this.heroKinds, ...this.ownKinds], linked.party);
    this.creatures = linked.creatures;
    this.foes = known(this.foeKinds, linked.foes);
    if (!linked.table && !linked.scene && !linked.party.length && !linked.foes.length) this.#begin();
  }

  /** The fight as it stands at a table; more foes may come to it. */
  take(state: LabState, linked: Linked = fightIn("")): void {
    [this.game, this.settings, this.state, this.party] = [state.game, state.settings, state, []];
    [this.apart, this.rulings, this.begin] = [null, linked.rulings, linked.begin];
    this.creatures = state.creatures;
    const ids = new Set(state.people.map((one) => one.id));
    this.foes = linked.foes.filter(([kind]) => this.foeKinds.some((one) => one.id === kind));
    const paths = new Set(state.people.flatMap((one) => one.tracks.map((track) => track.path)));
    this.put = Object.fromEntries(Object.entries(linked.put).filter(([path]) => paths.has(path)));
    this.without = linked.without.filter((id) => ids.has(id));
  }

  /** An address that holds everything, also what came from a table that others cannot ask. */
  async whole(): Promise<string> {
    const scene = this.state ? await packed(this.state) : "";
    const own = this.#own.filter((one) => this.count("party", `${OWN}${one.id}`));
    const heroes = own.length ? await packed(own) : "";
    return `${location.origin}/lab${hashOf({ ...this.linked, table: "", scene, heroes })}`;
  }
}
