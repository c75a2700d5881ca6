// Where people point on the map and what they measure: shown for a moment, and kept nowhere.

import { SvelteMap } from "svelte/reactivity";

import type { Measured, Pointed, Spot } from "./wire";

/** A ripple where somebody points. */
export interface Ripple {
  id: number;
  seat: string;
  at: Spot;
  /** Whether the players do not know the place: only the game master is told so. */
  isInFog: boolean;
}

/** A ruler that somebody holds. */
export interface Ruler {
  seat: string;
  start: Spot;
  end: Spot;
  squares: number;
}

const RIPPLE_MS = 2_600;
/** Without a word for so long, whoever held a ruler is gone. */
const RULER_MS = 6_000;

export class Pointing {
  ripples = $state.raw<readonly Ripple[]>([]);
  readonly rulers = new SvelteMap<string, Ruler>();
  #count = 0;
  readonly #timers = new Map<string, number>();

  hear(message: Pointed | Measured): void {
    if (message.type === "point") this.#ripple(message);
    else this.#rule(message);
  }

  #ripple({ seat, at, is_in_fog = false }: Pointed): void {
    const id = (this.#count += 1);
    this.ripples = [...this.ripples, { id, seat, at, isInFog: is_in_fog }];
    window.setTimeout(() => (this.ripples = this.ripples.filter((one) => one.id !== id)), RIPPLE_MS);
  }

  #rule({ seat, ends = [], squares = 0 }: Measured): void {
    window.clearTimeout(this.#timers.get(seat));
    const [start, end] = ends;
    if (!start || !end) {
      this.rulers.delete(seat);
      return;
    }
    this.rulers.set(seat, { seat, start, end, squares });
    this.#timers.set(
      seat,
      window.setTimeout(() => this.rulers.delete(seat), RULER_MS),
    );
  }
}
