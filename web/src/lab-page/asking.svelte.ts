// A question that is asked again and again while a fight is built: the newest counts, and the answer before it
// stays to be seen until the next is there.

import { untrack } from "svelte";

import type { LabProgress } from "../lib/wire";
import { call, Problem } from "../lib/api";
import { newId } from "../lib/socket";
import { language } from "../lib/words.svelte";
import { ask } from "./asks";

/** A row of quick changes is one question. */
const PAUSE_MS = 150;
/** So many answers are remembered: whoever takes back a change sees at once what was. */
const MOST_KNOWN = 24;
/** What takes no longer than this needs no bar. */
const SHORT_MS = 500;

/** A question that is already under way, because somebody has guessed that it would be asked. */
export interface Guess<T> {
  /** Its name at the server. */
  readonly id: string;
  readonly abort: AbortController;
  /** The answer; nothing where it was refused, or had to give way to somebody who waited. */
  readonly found: Promise<T | null>;
  /** Whether whatever it comes to is the answer: it gives way to nobody any more. */
  isKept: boolean;
  /** Told how far it is; nobody listens before somebody waits. */
  onprogress: (progress: LabProgress) => void;
}

/** How something is asked. */
interface How<T> {
  pause: number;
  guess: Guess<T> | null;
  /** Called once the server has been asked, which nobody is for an answer that is known. */
  onsent: () => void;
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
  #guess: Guess<T> | null = null;
  #pause = 0;
  #long = 0;
  #id = "";
  #asked = "";
  readonly #known = new Map<string, T>();

  constructor(readonly path: string) {}

  /** Ask this instead of whatever was asked; the same question is not asked twice. */
  ask(wish: object, how: Partial<How<T>> = {}): void {
    const { pause = PAUSE_MS, guess = null, onsent = () => undefined } = how;
    const asked = keyOf(wish);
    if (asked === this.#asked) return;
    this.cancel();
    this.#asked = asked;
    const known = this.#known.get(asked);
    if (known) {
      untrack(() => this.#take(known));
      return;
    }
    this.isStale = true;
    if (guess) untrack(() => void this.#run(wish, guess, onsent));
    else this.#pause = window.setTimeout(() => void this.#run(wish, null, onsent), pause);
  }

  async #run(wish: object, guess: Guess<T> | null, onsent: () => void): Promise<void> {
    const abort = guess?.abort ?? new AbortController();
    [this.#abort, this.#guess] = [abort, guess];
    this.#long = window.setTimeout(() => (this.isLong = true), SHORT_MS);
    try {
      const asked = guess ? this.#adopted(guess) : this.#answer(wish, abort.signal);
      onsent();
      let found = await asked;
      if (abort.signal.aborted) return;
      found ??= await this.#answer(wish, abort.signal);
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

  /** The answer to a guess, for which somebody waits from now on. */
  #adopted(guess: Guess<T>): Promise<T | null> {
    this.#id = guess.id;
    guess.onprogress = this.#listener(guess.abort.signal);
    // Where this cannot be said, it may still give way, and is asked again then.
    call("POST", "/api/lab/wait", { ask: guess.id }).then(
      () => (guess.isKept = true),
      () => undefined,
    );
    return guess.found;
  }

  #answer(wish: object, signal: AbortSignal): Promise<T> {
    this.#id = newId();
    return ask<T>(this.path, { ...wish, ask: this.#id }, signal, this.#listener(signal));
  }

  #listener(signal: AbortSignal): (progress: LabProgress) => void {
    return (progress) => {
      if (!signal.aborted) this.progress = progress;
    };
  }

  #take(found: T): void {
    if (found !== this.answer) [this.before, this.answer] = [this.answer, found];
    [this.problem, this.isStale] = [null, false];
  }

  isKnown(wish: object): boolean {
    return this.#known.has(keyOf(wish));
  }

  /** Have an answer at hand for when it is asked for. */
  remember(wish: object, answer: T): void {
    const asked = keyOf(wish);
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
    [this.#abort, this.#guess, this.isLong, this.progress] = [null, null, false, null];
  }

  /** Take what has been found so far; where nobody can say it any more, give up. */
  async stop(): Promise<void> {
    if (this.#guess) this.#guess.isKept = true;
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

/** What makes a question the same as another: in another language everybody is called otherwise. */
const keyOf = (wish: object): string => `${language()} ${JSON.stringify(wish)}`;
