// A roll as a game master puts it together: with what, how hard, under which circumstances, and its odds.

import { share } from "../../lib/odds";
import type { Table } from "../../lib/table.svelte";
import type { AnyDo, ParamLabel, RollOdds } from "../../lib/wire";
import { percent } from "../../lib/words.svelte";
import { changed, type Values } from "../acts/values";

export type CallWay = "open" | "blind" | "secret";
type CallFor = Extract<AnyDo, { type: "CallFor" }>;

/** What is common to all who may roll, by key, with the words for it. */
export interface TraitChoice {
  key: string;
  text: string;
}

export class RollWish {
  traits = $state.raw<readonly string[]>([]);
  /** The difficulty by name; empty for the usual one, or where a number was said. */
  difficulty = $state("");
  values = $state.raw<Values>({});
  isHidden = $state(false);
  way = $state<CallWay>("open");
  odds = $state.raw<readonly RollOdds[]>([]);

  constructor(
    readonly table: () => Table,
    readonly figures: () => readonly string[],
  ) {}

  get #calling() {
    return this.table().labels?.calling ?? null;
  }

  get rungs(): readonly { key: string; text: string; number?: number | null }[] {
    return this.#calling?.rungs ?? [];
  }

  get number(): ParamLabel | null {
    return this.#calling?.number ?? null;
  }

  get circumstances(): readonly ParamLabel[] {
    return this.#calling?.circumstances ?? [];
  }

  /** The name of the difficulty that holds; empty where a number was said instead. */
  get rung(): string {
    if (this.number && this.number.name in this.values) return "";
    return this.difficulty || this.table().view?.calling?.usual || "";
  }

  /** What anybody who is meant could roll with. */
  get choices(): readonly TraitChoice[] {
    const meant = new Set(this.figures());
    const people = (this.#calling?.people ?? []).filter((one) => !meant.size || meant.has(one.figure));
    const found = new Map<string, TraitChoice>();
    for (const one of people)
      for (const { key, text, value } of one.traits ?? []) {
        const told = people.length === 1 && value ? `${text} ${value}` : text;
        if (key && !found.has(key)) found.set(key, { key, text: told });
      }
    return [...found.values()];
  }

  toggle(trait: string): void {
    this.traits = this.traits.includes(trait)
      ? this.traits.filter((one) => one !== trait)
      : [...this.traits, trait];
  }

  say(param: ParamLabel, value: unknown): void {
    const known = [...this.circumstances, ...(this.number ? [this.number] : [])];
    this.values = changed(known, this.values, param.name, value);
    if (param === this.number) this.difficulty = "";
  }

  /** A difficulty by its name takes the place of a number. */
  choose(rung: string): void {
    this.difficulty = rung;
    if (this.number) {
      const { [this.number.name]: _, ...rest } = this.values;
      this.values = rest;
    }
  }

  /** Ask for the odds of all that could be called for as it stands. */
  async weigh(): Promise<void> {
    this.odds = await this.table().callOdds([...this.figures()], [...this.traits], this.values);
  }

  /** The best chance of those who are meant at a difficulty; empty while it is not known. */
  chance(difficulty: string): string {
    const found = this.odds.filter((one) => (one.difficulty ?? "") === difficulty && one.prospect);
    const figures = new Set(found.map((one) => one.figure));
    if (figures.size !== 1) return "";
    return percent(Math.max(...found.map((one) => share(one.prospect!.chance))));
  }

  command(more: Partial<CallFor>): CallFor {
    return {
      type: "CallFor",
      figures: [...this.figures()],
      traits: [...this.traits],
      difficulty: this.rung === this.table().view?.calling?.usual ? "" : this.rung,
      values: this.values,
      is_hidden: this.isHidden,
      way: this.way,
      ...more,
    };
  }
}
