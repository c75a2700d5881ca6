// A question that is asked again and again while a fight is built: the newest counts, and the answer before it
// stays to be seen until the next is there.

import { untrack } from "svelte";

import type { LabProgress } from "../lib/wire";
import { call, Problem } from "../lib/api";
import { newId } from "../lib/socket";
import { ask } from "./asks";

/** A row of quick changes is one question. */
const PAUSE_MS = 150;
/** So many answers are remembered: whoever takes back a change sees at once what was. */
const MOST_KNOWN = 24;
/** What takes no longer than this needs no bar. */
const SHORT_MS = 500;

/** A question that is already under way, because somebody has guessed that it would be asked. */
export interface Guess<T> {
  abort: AbortController;
  found: Promise<T>;
}

export class Asking<T> {
  answer = $state.raw<T | null>(null);
  /** The answer that was there before this one. */
  before = $state.raw<T | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** Whether the answer is not (yet) the one to the newest question. */
  isStale = $state(false);
  /** Whether it takes long enough to be told so. */
  isLong = $state(false);
  progress = $state.raw<LabProgress | null>(null);
  #abort: AbortController | null = null;
  #pause = 0;
  #long = 0;
  #id = "";
  #asked = "";
  readonly #known = new Map<string, T>();

  constructor(readonly path: string) {}

  /** Ask this instead of whatever was asked; the same question is not asked twice. */
  ask(wish: object, pause = PAUSE_MS, guess: Guess<T> | null = null): void {
    const asked = JSON.stringify(wish);
    if (asked === this.#asked) return;
    this.cancel();
    this.#asked = asked;
    const known = this.#known.get(asked);
    if (known) {
      untrack(() => this.#take(known));
      return;
    }
    this.isStale = true;
    this.#pause = window.setTimeout(() => void this.#run(wish, guess), guess ? 0 : pause);
  }

  async #run(wish: object, guess: Guess<T> | null): Promise<void> {
    const abort = guess?.abort ?? new AbortController();
    this.#abort = abort;
    this.#id = newId();
    this.#long = window.setTimeout(() => (this.isLong = true), SHORT_MS);
    try {
      const found = await (guess?.found ?? this.#answer(wish, abort.signal));
      if (abort.signal.aborted) return;
      this.#take(found);
    } catch (fault) {
      if (abort.signal.aborted) return;
      this.problem = fault instanceof Problem ? fault : new Problem({});
      this.#asked = "";
    }
    this.#rest();
    this.isStale = this.problem !== null;
  }

  #answer(wish: object, signal: AbortSignal): Promise<T> {
    return ask<T>(this.path, { ...wish, ask: this.#id }, signal, (progress) => {
      if (!signal.aborted) this.progress = progress;
    });
  }

  #take(found: T): void {
    if (found !== this.answer) [this.before, this.answer] = [this.answer, found];
    [this.problem, this.isStale] = [null, false];
  }

  isKnown(wish: object): boolean {
    return this.#known.has(JSON.stringify(wish));
  }

  /** Have an answer at hand for when it is asked for. */
  remember(wish: object, answer: T): void {
    const asked = JSON.stringify(wish);
    this.#known.delete(asked);
    this.#known.set(asked, answer);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST_KNOWN) break;
      this.#known.delete(oldest);
    }
  }

  #rest(): void {
    clearTimeout(this.#pause);
    clearTimeout(this.#long);
    [this.#abort, this.isLong, this.progress] = [null, false, null];
  }

  /** Take what has been found so far; where nobody can say it any more, give up. */
  async stop(): Promise<void> {
    try {
      await call("POST", "/api/lab/stop", { ask: this.#id });
    } catch {
      this.cancel();
    }
  }

  /** Give up the question that is under way. */
  cancel(): void {
    this.#abort?.abort();
    this.#rest();
    this.#asked = "";
  }

  /** Nothing is asked any more, and nothing was answered. */
  forget(): void {
    this.cancel();
    [this.answer, this.before, this.problem, this.isStale] = [null, null, null, false];
  }

  /** What was answered is no longer true: in another language everybody is called otherwise. */
  forgetAll(): void {
    this.#known.clear();
    this.forget();
  }
}
