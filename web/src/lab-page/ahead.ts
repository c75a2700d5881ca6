// Thinking ahead: one foe more or fewer is what is asked next, and so the server is asked for it while nobody waits.
// Its answers are remembered, and whoever then drags a foe into the fight sees the answer at once.

import { newId } from "../lib/socket";
import type { LabFight, LabProgress, LabWish } from "../lib/wire";
import type { Asking, Guess } from "./asking.svelte";
import { ask } from "./asks";

/** What was found faster than this is found fast enough when it is asked for. */
const LEAST_SECONDS = 0.05;
/** What took longer than this is not worth a guess. */
const MOST_SECONDS = 5;
/** A row of quick changes is one question. */
const PAUSE_MS = 100;
/** So many kinds of foe are thought about. */
const MOST_KINDS = 3;

/** What may be asked next: one foe more of the kind that was added last, and one more again, since few are added
 * alone; one more of another kind; one fewer. */
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
  if (total + 1 < most) more.splice(1, 0, ...kinds.slice(0, 1).map((at) => changed(at, 2)));
  const fewer = total > 1 ? kinds.map((at) => changed(at, -1)) : [];
  return [...more, ...fewer];
}

/** What is thought of after one question. */
interface Thought {
  about: string;
  /** Whether the question itself has been answered. */
  isAnswered: boolean;
}

export class Ahead {
  #thought: Thought | null = null;
  /** Guesses that are being worked on, by what they ask. */
  readonly #guesses = new Map<string, Guess<LabFight>>();

  constructor(readonly asking: Asking<LabFight>) {}

  /** Think about what comes next already while a question that was sent is being answered: of all that only the
   * likeliest. */
  async early(wish: LabWish, most: number): Promise<void> {
    if (this.#thought?.about === JSON.stringify(wish)) return;
    const thought = this.#begin(wish);
    await pause(LEAST_SECONDS * 1000);
    if (this.#thought !== thought || thought.isAnswered) return;
    const [likeliest] = nextWishes(wish, most);
    if (likeliest) void this.#found(likeliest);
    await pause(MOST_SECONDS * 1000);
    if (this.#thought === thought && !thought.isAnswered) this.stop();
  }

  /** Think about what may be asked after a question whose answer took so long, of so many things at a time. */
  async think(wish: LabWish, seconds: number, most: number, room = 1): Promise<void> {
    if (seconds < LEAST_SECONDS || seconds > MOST_SECONDS) {
      this.stop();
      return;
    }
    const thought = this.#thought?.about === JSON.stringify(wish) ? this.#thought : this.#begin(wish);
    thought.isAnswered = true;
    if (!this.#guesses.size) await pause(PAUSE_MS);
    const wishes = nextWishes(wish, most);
    const one = async (): Promise<void> => {
      // Once somebody has asked meanwhile, what comes next is something else; and who is refused does not insist.
      for (let next = wishes.shift(); next && this.#thought === thought; next = wishes.shift()) {
        if (document.hidden || !(await this.#found(next))) return;
      }
    };
    await Promise.all(Array.from({ length: room }, one));
  }

  /** Whether a question that nobody has asked is answered now. */
  async #found(wish: LabWish): Promise<boolean> {
    if (this.asking.isKnown(wish)) return true;
    const asked = JSON.stringify(wish);
    const guess = this.#guesses.get(asked) ?? this.#guessed(wish);
    this.#guesses.set(asked, guess);
    const fight = await guess.found;
    if (this.#guesses.get(asked) === guess) this.#guesses.delete(asked);
    return fight !== null;
  }

  #guessed(wish: LabWish): Guess<LabFight> {
    const [id, abort] = [newId(), new AbortController()];
    const asked = { ...wish, ask: id, is_guess: true };
    const told = (progress: LabProgress): void => guess.onprogress(progress);
    const found = ask<LabFight>(this.asking.path, asked, abort.signal, told)
      .then((fight) => {
        if (!fight.answer.is_stopped && !abort.signal.aborted) this.asking.remember(wish, fight);
        return fight.answer.is_stopped && !guess.isKept ? null : fight;
      })
      .catch(() => null);
    const guess: Guess<LabFight> = { id, abort, found, isKept: false, onprogress: () => undefined };
    return guess;
  }

  /** Something is asked that somebody waits for: the answer if it is under way.  Of all else what may come after
   * this goes on, and the rest is given up. */
  asked(wish: LabWish, most: number): Guess<LabFight> | null {
    const asked = JSON.stringify(wish);
    if (this.#thought?.about === asked) return null;
    this.#thought = null;
    const guess = this.#guesses.get(asked) ?? null;
    this.#guesses.delete(asked);
    const next = new Set(nextWishes(wish, most).map((one) => JSON.stringify(one)));
    for (const other of [...this.#guesses.keys()]) if (!next.has(other)) this.#giveUp(other);
    return guess;
  }

  #begin(wish: LabWish): Thought {
    this.#thought = { about: JSON.stringify(wish), isAnswered: false };
    return this.#thought;
  }

  #giveUp(asked: string): void {
    this.#guesses.get(asked)?.abort.abort();
    this.#guesses.delete(asked);
  }

  /** Give up. */
  stop(): void {
    this.#thought = null;
    for (const asked of [...this.#guesses.keys()]) this.#giveUp(asked);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
