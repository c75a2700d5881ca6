// What offers would lead to: asked for many at a time, as soon as somebody wants to show them.

import type { AnyDown, Weighed, Wish } from "./wire";

type Values = Record<string, unknown>;
type Asked = Required<Wish>;

const MOST_AT_ONCE = 60;
const BUSY_MS = 1_500;

/** The weights of one view after another. */
export class Weighing {
  #known = $state.raw<ReadonlyMap<string, Weighed>>(new Map());
  readonly #wanted = new Map<string, Asked>();

  /** `version` tells which view is shown; `ask` asks the server, and gets nothing where the line is down. */
  constructor(
    readonly version: () => number | undefined,
    readonly ask: (version: number, offers: Asked[]) => Promise<AnyDown | null>,
  ) {}

  /** Another view is shown: whatever was known or asked was about other offers. */
  forget(): void {
    this.#known = new Map();
    this.#wanted.clear();
  }

  /** What an offer of the view would lead to, once it is known; whoever asks is told as soon as it is. */
  of(offer: number, values: Values): Weighed | null {
    const key = keyOf(offer, values);
    const known = this.#known.get(key);
    if (!known && !this.#wanted.has(key)) {
      if (this.#wanted.size === 0) setTimeout(() => void this.#weigh(), 0);
      this.#wanted.set(key, { offer, values });
    }
    return known ?? null;
  }

  async #weigh(): Promise<void> {
    const version = this.version();
    const offers = [...this.#wanted.values()].slice(0, MOST_AT_ONCE);
    if (version === undefined || !offers.length) return;
    const answer = await this.ask(version, offers);
    if (this.version() !== version) return;
    if (answer?.type !== "weights") {
      // The server is busy, or the line is down: not at once again.
      setTimeout(() => this.#begin(), BUSY_MS);
      return;
    }
    // The table has moved on: its view is on the way, and whoever wants to know asks anew.
    if (answer.version !== version) return;
    const found = new Map(this.#known);
    answer.offers.forEach((one, place) => {
      const asked = offers[place];
      if (asked) found.set(keyOf(asked.offer, asked.values), one);
    });
    for (const one of offers) this.#wanted.delete(keyOf(one.offer, one.values));
    this.#known = found;
    if (this.#wanted.size) void this.#weigh();
  }

  /** Let everybody who still shows something ask for it again. */
  #begin(): void {
    this.#wanted.clear();
    this.#known = new Map(this.#known);
  }
}

const keyOf = (offer: number, values: Values): string => `${offer} ${JSON.stringify(values)}`;
