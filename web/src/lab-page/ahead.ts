// Thinking ahead: one foe more or fewer is what is asked next, and so the server is asked for it while nobody waits.
// Its answers are remembered, and whoever then drags a foe into the fight sees the answer at once.

import type { LabFight, LabWish } from "../lib/wire";
import type { Asking, Guess } from "./asking.svelte";
import { ask } from "./asks";

/** What was found faster than this is found fast enough when it is asked for. */
const LEAST_SECONDS = 0.05;
/** What took longer than this is not worth a guess. */
const MOST_SECONDS = 5;
/** Whoever changes one thing soon changes another. */
const PAUSE_MS = 300;
/** So many kinds of foe are thought about. */
const MOST_KINDS = 3;

/** The same fight with one foe of a kind more, and with one fewer; those that were added last come first. */
export function nextWishes(wish: LabWish, most: number): LabWish[] {
  const foes = wish.foes ?? [];
  const total = foes.reduce((sum, [, count]) => sum + count, 0);
  const changed = (at: number, by: number): LabWish => ({
    ...wish,
    foes: foes
      .map(([kind, count], place): [string, number] => [kind, count + (place === at ? by : 0)])
      .filter(([, count]) => count > 0),
  });
  const kinds = foes.map((_, at) => foes.length - 1 - at).slice(0, MOST_KINDS);
  const more = total < most ? kinds.map((at) => changed(at, 1)) : [];
  const fewer = total > 1 ? kinds.map((at) => changed(at, -1)) : [];
  return [...more, ...fewer];
}

export class Ahead {
  #abort: AbortController | null = null;
  #guess: (Guess<LabFight> & { asked: string }) | null = null;

  constructor(readonly asking: Asking<LabFight>) {}

  /** Think about what may be asked after a question whose answer took so long. */
  async think(wish: LabWish, seconds: number, most: number): Promise<void> {
    this.stop();
    if (seconds < LEAST_SECONDS || seconds > MOST_SECONDS) return;
    const abort = new AbortController();
    this.#abort = abort;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    try {
      for (const one of nextWishes(wish, most)) {
        // Somebody has asked meanwhile: what comes next is something else now.
        if (this.#abort !== abort || document.hidden) return;
        if (this.asking.isKnown(one)) continue;
        const found = ask<LabFight>(this.asking.path, one, abort.signal, () => undefined);
        this.#guess = { asked: JSON.stringify(one), abort, found };
        const fight = await found;
        if (!fight.answer.is_stopped) this.asking.remember(one, fight);
      }
    } catch {
      // Nobody asked: what was refused or broken off will be told when somebody does.
    } finally {
      if (this.#abort === abort) this.stop();
    }
  }

  /** Something is asked that somebody waits for: all else is given up, and the answer under way if it is this. */
  asked(wish: LabWish): Guess<LabFight> | null {
    const guess = this.#guess?.asked === JSON.stringify(wish) ? this.#guess : null;
    if (guess) [this.#abort, this.#guess] = [null, null];
    else this.stop();
    return guess;
  }

  /** Give up. */
  stop(): void {
    this.#abort?.abort();
    [this.#abort, this.#guess] = [null, null];
  }
}
