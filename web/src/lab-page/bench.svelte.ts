// The fight on the bench: who is in it, by which rules, and how the party plays.

import type { LabAbout, LabGame, LabPerson, LabState, LabWish } from "../lib/wire";
import { fightIn, hashOf, packed, type Counts, type Linked } from "./link";
import type { AnyPolicy, Method } from "./types";

export type Side = "party" | "foes";
/** How many may stand on one side where the server has not said it. */
const MOST = 60;
const FIRST_HEROES = 3;

export class Bench {
  info = $state.raw<LabAbout | null>(null);
  game = $state("");
  settings = $state.raw<Record<string, unknown>>({});
  party = $state.raw<Counts>([]);
  foes = $state.raw<Counts>([]);
  /** Values that are other than at the start, by path. */
  put = $state.raw<Record<string, number>>({});
  without = $state.raw<string[]>([]);
  policy = $state.raw<AnyPolicy>("");
  method = $state<Method>("auto");
  tab = $state("");
  /** The table that the fight came from, as it stood. */
  state = $state.raw<LabState | null>(null);

  readonly rules = $derived<LabGame | null>(this.info?.games.find((one) => one.id === this.game) ?? null);
  readonly most = $derived(this.info?.limits.side ?? MOST);
  readonly heroKinds = $derived(this.rules?.heroes ?? []);
  readonly foeKinds = $derived(this.rules?.foes ?? []);
  /** Whether there is anybody on both sides. */
  readonly isFight = $derived(this.#anybody("party") && this.#anybody("foes"));

  /** What every question about this fight says. */
  readonly wish = $derived<LabWish>({
    game: this.game,
    settings: this.settings,
    party: this.state ? [] : this.party.map(([kind, count]) => (count === 1 ? kind : `${kind}*${count}`)),
    foes: this.foes.map(([kind, count]) => [kind, count] as const),
    ...(this.state ? { scene: this.state.scene } : {}),
    put: this.put,
    without: this.without,
    policy: this.policy || (this.info?.policies[0]?.id ?? ""),
    method: this.method,
  });

  readonly linked = $derived<Linked>({
    game: this.state ? "" : this.game,
    settings: this.state ? {} : this.settings,
    party: this.party,
    foes: this.foes,
    put: this.put,
    without: [...this.without],
    policy: this.policy,
    method: this.method,
    tab: this.tab,
    table: this.state?.table ?? "",
    scene: "",
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
    const kinds = side === "party" ? this.heroKinds : this.foeKinds;
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
    this[side] = isThere
      ? this[side].map((one) => (one[0] === kind ? ([kind, count] as const) : one)).filter(([, n]) => n > 0)
      : count > 0
        ? [...this[side], [kind, count] as const]
        : this[side];
    this.#forgetLost();
  }

  /** Foes as a list of counts, all at once. */
  setFoes(foes: Counts): void {
    this.foes = foes.filter(([, count]) => count > 0);
    this.#forgetLost();
  }

  /** Wounds of people who are no longer there by that name are nobody's. */
  #forgetLost(): void {
    const kinds = [...this.party, ...this.foes].flatMap(([kind, count]) =>
      count === 1 ? [kind] : Array.from({ length: count }, (_, place) => `${kind}-${place + 1}`),
    );
    const there = new Set([...kinds, ...(this.state?.people.map((one) => one.id) ?? [])]);
    const isThere = (path: string): boolean => there.has(path.slice(0, path.indexOf(".")));
    this.put = Object.fromEntries(Object.entries(this.put).filter(([path]) => isThere(path)));
    this.without = this.without.filter((id) => there.has(id));
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

  /** Another game: its own people, and none of the settings. */
  choose(game: string): void {
    [this.game, this.settings, this.put, this.without, this.state] = [game, {}, {}, [], null];
    const heroes = new Set(this.heroKinds.map((one) => one.id));
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
    this.party = known(this.heroKinds, linked.party);
    this.foes = known(this.foeKinds, linked.foes);
    if (!linked.table && !linked.scene && !linked.party.length && !linked.foes.length) this.#begin();
  }

  /** The fight as it stands at a table; more foes may come to it. */
  take(state: LabState, linked: Linked = fightIn("")): void {
    [this.game, this.settings, this.state, this.party] = [state.game, state.settings, state, []];
    const ids = new Set(state.people.map((one) => one.id));
    this.foes = linked.foes.filter(([kind]) => this.foeKinds.some((one) => one.id === kind));
    const paths = new Set(state.people.flatMap((one) => one.tracks.map((track) => track.path)));
    this.put = Object.fromEntries(Object.entries(linked.put).filter(([path]) => paths.has(path)));
    this.without = linked.without.filter((id) => ids.has(id));
  }

  /** An address that holds everything, also what came from a table that others cannot ask. */
  async whole(): Promise<string> {
    const scene = this.state ? await packed(this.state) : "";
    return `${location.origin}/lab${hashOf({ ...this.linked, table: "", scene })}`;
  }
}
