// What was known of offers before the table moved: shown, paler, until the new odds are here, so that nothing jumps.

import type { Weighed } from "../../lib/wire";

const MOST = 500;

export class Memory {
  readonly #known = new Map<string, Weighed>();

  note(key: string, weighed: Weighed): void {
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(key, weighed);
  }

  get(key: string): Weighed | null {
    return this.#known.get(key) ?? null;
  }
}
