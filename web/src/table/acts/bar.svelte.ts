// What stands in the action bar for whoever acts, in the order in which it stands there.

import type { Chooser, Known, Row } from "../../lib/chooser.svelte";
import { MOST_SHOWN, spotsOf } from "../../lib/deeds";
import type { Table } from "../../lib/table.svelte";
import type { DeedLabel } from "../../lib/wire";

const FOLDS = ["items", "gm", "rare"] as const;
export type Fold = (typeof FOLDS)[number];

export class BarRows {
  /** The fold that is open: one at a time, so that the bar stays in sight. */
  open = $state<Fold | "">("");
  /** Whether it is being said what somebody does. */
  isTrying = $state(false);

  constructor(
    readonly table: () => Table,
    readonly chooser: Chooser,
    /** How many verbs with objects are shown at once. */
    readonly most: () => number = () => MOST_SHOWN,
  ) {}

  readonly deeds = $derived.by(() => this.table().acting);
  readonly figure = $derived(this.deeds?.figure ?? "");
  readonly spots = $derived.by(() =>
    spotsOf(this.figure, this.deeds?.deeds ?? [], this.table().view?.space?.type === "Board", this.most()),
  );
  readonly task = $derived.by(() =>
    this.spots.task ? this.chooser.row(this.figure, this.spots.task) : null,
  );
  /** Nobody is in reach of somebody who could still act: then walking is what one most likely wants. */
  readonly isWalkFirst = $derived.by(() => {
    const { people = [] } = this.table().view ?? {};
    const hasActed = people.some(({ person }) => person.id === this.figure && person.has_acted);
    const canAttack = this.deeds?.deeds.some((one) => one.purpose === "attack");
    return this.table().isFight && !hasActed && !canAttack && this.spots.walks.length > 0;
  });
  readonly folds: readonly [Fold, readonly DeedLabel[]][] = $derived(
    FOLDS.map((fold): [Fold, readonly DeedLabel[]] => [fold, this.spots[fold]]).filter(
      ([, deeds]) => deeds.length,
    ),
  );

  /** What the game master can do about people, by whom it is about: to each of them the same few verbs. */
  readonly about: readonly About[] = $derived.by(() => {
    if (this.figure !== "gm") return [];
    const ids = this.#personal.flatMap((deed) => (deed.ways ?? []).map((way) => way.objects?.[0] ?? ""));
    return [...new Set(ids)].slice(0, MOST_SHOWN).map((id) => ({
      id,
      name: this.table().figureName(id),
      choices: this.#personal.flatMap((deed) => {
        const ways = (deed.ways ?? []).filter((way) => way.objects?.[0] === id);
        const key = `${this.figure} ${deed.verb} about ${id}`;
        if (!ways.length) return [];
        return [this.chooser.known({ key, figure: this.figure, deed, words: deed.text, ways })];
      }),
    }));
  });
  /** What is listed by its verb. */
  readonly listed: readonly DeedLabel[] = $derived.by(() =>
    this.about.length ? this.spots.main.filter((one) => !this.#personal.includes(one)) : this.spots.main,
  );
  /** Deeds of the game master that name one person, and always say whom. */
  readonly #personal: readonly DeedLabel[] = $derived.by(() =>
    this.spots.main.filter(
      ({ spot, roles = [], ways = [] }) =>
        spot === "gm" && roles[0] === "whom" && ways.every((way) => isOne(way.objects?.[0])),
    ),
  );

  /** Every choice in sight, by its key, in the order in which the keyboard goes through them. */
  readonly keys: readonly string[] = $derived.by(() => {
    const main = [
      ...this.about.flatMap(({ choices }) => choices.map(({ choice }) => choice.key)),
      ...this.#keysIn(this.listed),
    ];
    const folded = this.open ? this.#keysIn(this.spots[this.open]) : [];
    const tried = this.isTrying && this.task ? keysOf([this.task]) : [];
    return [...tried, ...main, ...folded];
  });

  toggle(fold: Fold, isOpen: boolean): void {
    if (isOpen) this.open = fold;
    else if (this.open === fold) this.open = "";
  }

  #keysIn(deeds: readonly DeedLabel[]): string[] {
    const rows = deeds.map((one) => this.chooser.row(this.figure, one));
    return keysOf([...rows.filter((row) => !row.isSingle), ...rows.filter((row) => row.isSingle)]);
  }
}

interface About {
  id: string;
  name: string;
  choices: Known[];
}

const isOne = (object = ""): boolean => Boolean(object) && !object.includes(",");

const keysOf = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) => row.shown.map(({ choice }) => choice.key));
