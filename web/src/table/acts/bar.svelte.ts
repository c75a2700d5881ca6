// What stands in the action bar for whoever acts, in the order in which it stands there.

import type { Chooser, Row } from "../../lib/chooser.svelte";
import { spotsOf } from "../../lib/deeds";
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
  ) {}

  readonly deeds = $derived.by(() => this.table().acting);
  readonly figure = $derived(this.deeds?.figure ?? "");
  readonly spots = $derived.by(() =>
    spotsOf(this.figure, this.deeds?.deeds ?? [], this.table().view?.space?.type === "Board"),
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

  /** Every choice in sight, by its key, in the order in which the keyboard goes through them. */
  readonly keys: readonly string[] = $derived.by(() => {
    const main = this.#keysIn(this.spots.main);
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

const keysOf = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) => row.shown.map(({ choice }) => choice.key));
