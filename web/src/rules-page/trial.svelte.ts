// The odds beside a rule: values that somebody changes, and what the game says of them.

import { call, Problem } from "../lib/api";
import type { LiveOdds, AnswersOdds } from "../lib/wire";

type Told = NonNullable<AnswersOdds["situation"]>;

/** The odds of a situation, by the rules that are read. */
export type Ask = (situation: string, values: Readonly<Record<string, unknown>>) => Promise<AnswersOdds>;

/** A row of quick changes is one question. */
const PAUSE_MS = 90;

export class Trial {
  values = $state.raw<Readonly<Record<string, unknown>>>({});
  answer = $state.raw<Told | null>(null);
  problem = $state.raw<Problem | null>(null);
  isStale = $state(false);
  #asked = 0;
  #pause = 0;

  constructor(
    readonly live: LiveOdds,
    readonly ask: Ask,
  ) {
    this.values = { ...live.given };
  }

  /** What a parameter is now: what was said, or what the answer says it is, or what is usual. */
  valueOf(name: string): unknown {
    const usual = this.live.params.find((one) => one.name === name)?.value;
    return this.values[name] ?? this.answer?.given[name] ?? usual;
  }

  set(name: string, value: unknown): void {
    const { [name]: _, ...others } = this.values;
    this.values = value === undefined || value === "" ? others : { ...others, [name]: value };
    this.refresh(PAUSE_MS);
  }

  refresh(pause = 0): void {
    clearTimeout(this.#pause);
    this.isStale = true;
    this.#pause = window.setTimeout(() => void this.#run(), pause);
  }

  async #run(): Promise<void> {
    const number = ++this.#asked;
    try {
      const told = (await this.ask(this.live.situation, this.values)).situation ?? null;
      if (number !== this.#asked) return;
      [this.answer, this.problem] = [told, null];
    } catch (fault) {
      if (number !== this.#asked) return;
      this.problem = fault instanceof Problem ? fault : new Problem({});
    }
    this.isStale = false;
  }

  stop(): void {
    clearTimeout(this.#pause);
    this.#asked += 1;
  }
}

/** Asks by the rules of a table where there is one, else by those of a game. */
export const asker =
  (table: string, game: string): Ask =>
  (situation, values) =>
    table
      ? call<AnswersOdds>("POST", `/api/tables/${table}/situation`, { situation, values })
      : call<AnswersOdds>("POST", "/api/odds", { game, situation, values });
