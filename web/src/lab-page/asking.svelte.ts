// A question that is asked again and again while a fight is built: the newest counts, and the answer before it
// stays to be seen until the next is there.

import type { LabProgress } from "../lib/wire";
import { call, Problem } from "../lib/api";
import { newId } from "../lib/socket";
import { ask } from "./asks";

/** A row of quick changes is one question. */
const PAUSE_MS = 150;
/** What takes no longer than this needs no bar. */
const SHORT_MS = 500;

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

  constructor(readonly path: string) {}

  /** Ask this instead of whatever was asked; the same question is not asked twice. */
  ask(wish: object, pause = PAUSE_MS): void {
    const asked = JSON.stringify(wish);
    if (asked === this.#asked) return;
    this.cancel();
    this.#asked = asked;
    this.isStale = true;
    this.#pause = window.setTimeout(() => void this.#run(wish), pause);
  }

  async #run(wish: object): Promise<void> {
    const abort = new AbortController();
    this.#abort = abort;
    this.#id = newId();
    this.#long = window.setTimeout(() => (this.isLong = true), SHORT_MS);
    try {
      const found = await ask<T>(this.path, { ...wish, ask: this.#id }, abort.signal, (progress) => {
        if (!abort.signal.aborted) this.progress = progress;
      });
      if (abort.signal.aborted) return;
      [this.before, this.answer, this.problem] = [this.answer, found, null];
    } catch (fault) {
      if (abort.signal.aborted) return;
      this.problem = fault instanceof Problem ? fault : new Problem({});
      this.#asked = "";
    }
    this.#rest();
    this.isStale = this.problem !== null;
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
}
