// What is known of choices: which way a press takes, its odds, and in which order they stand.  As long as the odds of
// a new view are not here, those of the one before are shown, so that nothing jumps.

import { SvelteMap } from "svelte/reactivity";

import { bestOf, choicesOf, found, MOST_SHOWN, type Choice } from "./deeds";
import { chanceOf } from "./odds";
import type { Table } from "./table.svelte";
import type { DeedLabel, WayLabel, Weighed } from "./wire";

/** So many ways of a choice are weighed to find the best. */
const MOST_WEIGHED = 8;
const MOST_KEPT = 500;

/** A choice, the way that a press takes, and what would come of it. */
export interface Known {
  choice: Choice;
  way: WayLabel;
  weighed: Weighed | null;
  /** Whether this was known before something changed. */
  isOld: boolean;
}

/** A verb with what can be chosen by it. */
export interface Row {
  deed: DeedLabel;
  shown: Known[];
  /** Whether there is more than is shown, or than somebody looks through. */
  isLong: boolean;
  /** Whether the verb needs no object: then it is one button. */
  isSingle: boolean;
}

export class Chooser {
  readonly #kept = new Map<string, { objects: string; weighed: Weighed }>();
  readonly #orders = new Map<string, string[]>();
  /** What is typed to find something in a long row, by its verb. */
  readonly typed = new SvelteMap<string, string>();

  constructor(readonly table: () => Table) {}

  /** A verb of a figure, its likeliest choices first once all of them are weighed. */
  row(figure: string, deed: DeedLabel): Row {
    const choices = choicesOf(figure, deed);
    const key = `${figure} ${deed.verb}`;
    const shown = found(choices, this.typed.get(key) ?? "").map((one) => this.known(one));
    return {
      deed,
      shown: this.#inOrder(key, shown),
      isLong: choices.length > MOST_SHOWN,
      isSingle: choices.length === 1 && !choices[0]?.words,
    };
  }

  known(choice: Choice): Known {
    const table = this.table();
    const all = choice.ways
      .slice(0, MOST_WEIGHED)
      .map((way) => ({ way, weighed: table.weighed(way.offer, way.values) }));
    const fresh = all.filter((one): one is { way: WayLabel; weighed: Weighed } => one.weighed !== null);
    const best = fresh.length === all.length ? bestOf(fresh) : null;
    if (best) {
      if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
      this.#kept.set(choice.key, { objects: objectsOf(best.way), weighed: best.weighed });
      return { choice, ...best, isOld: false };
    }
    const kept = this.#kept.get(choice.key);
    const way = choice.ways.find((one) => objectsOf(one) === kept?.objects) ?? choice.ways[0]!;
    return { choice, way, weighed: kept?.weighed ?? null, isOld: true };
  }

  #inOrder(key: string, shown: Known[]): Known[] {
    if (shown.every((one) => !one.isOld)) {
      const chance = ({ weighed }: Known): number => (weighed?.problem ? -1 : (chanceOf(weighed) ?? 0));
      const sorted = shown.toSorted((a, b) => chance(b) - chance(a));
      this.#orders.set(
        key,
        sorted.map(({ choice }) => choice.key),
      );
      return sorted;
    }
    const order = this.#orders.get(key) ?? [];
    const place = ({ choice }: Known): number => order.indexOf(choice.key) + 1 || order.length + 1;
    return shown.toSorted((a, b) => place(a) - place(b));
  }
}

const objectsOf = ({ objects = [] }: WayLabel): string => objects.join(" ");
