// A map of heroes × foes on its way: one row of fights after the other, each cell shown as soon as it is known.

import { call, Problem } from "../lib/api";
import { newId } from "../lib/socket";
import type { LabMap, LabMapCell, LabProgress, LabWish } from "../lib/wire";
import { ask } from "./asks";

/** What a map is drawn of. */
export interface MapAsked {
  wish: LabWish;
  foe: string;
  heroes: number;
  most: number;
}

const PATH = "/api/lab/map";
/** One hero more makes a row about twice the work. */
const work = (size: number): number => 2 ** size;

export class Mapping {
  asked = $state.raw<MapAsked | null>(null);
  cells = $state.raw<readonly LabMapCell[]>([]);
  /** Who is in a party of one, of two and so on: how many of each part of the party. */
  parties = $state.raw<readonly (readonly number[])[]>([]);
  isLong = $state(false);
  progress = $state.raw<LabProgress | null>(null);
  problem = $state.raw<Problem | null>(null);
  #abort: AbortController | null = null;
  #id = "";
  #isStopped = false;

  async draw(asked: MapAsked): Promise<void> {
    this.cancel();
    const abort = new AbortController();
    [this.#abort, this.#isStopped, this.isLong] = [abort, false, true];
    [this.asked, this.cells, this.parties, this.problem] = [asked, [], [], null];
    const begin = performance.now();
    try {
      for (let size = 1; size <= asked.heroes && !this.#isStopped; size += 1) {
        const row = await this.#row(asked, size, abort.signal, begin);
        if (abort.signal.aborted) return;
        this.cells = [...this.cells.filter((one) => one.heroes !== size), ...row.cells];
        this.parties = [...this.parties, row.parties[0] ?? []];
      }
    } catch (fault) {
      if (abort.signal.aborted) return;
      this.problem = fault instanceof Problem ? fault : new Problem({});
    }
    this.#rest();
  }

  #row(asked: MapAsked, size: number, signal: AbortSignal, begin: number): Promise<LabMap> {
    this.#id = newId();
    const { wish, foe, most } = asked;
    const told = { ...wish, foe, most, least: size, heroes: size, ask: this.#id };
    const all = work(asked.heroes + 1) - work(1);
    const onprogress = (progress: LabProgress): void => {
      const share = (work(size) - work(1) + (progress.share ?? 0) * work(size)) / all;
      const seconds = (performance.now() - begin) / 1_000;
      const left = share > 0 ? (seconds * (1 - share)) / share : null;
      if (!signal.aborted) this.progress = { ...progress, share, left, seconds, fights: this.cells.length };
    };
    return ask<LabMap>(PATH, told, signal, onprogress, (part) => {
      if (!signal.aborted) this.cells = [...this.cells, part as LabMapCell];
    });
  }

  #rest(): void {
    [this.#abort, this.isLong, this.progress] = [null, false, null];
  }

  /** Keep what there is, and look for no more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    try {
      await call("POST", "/api/lab/stop", { ask: this.#id });
    } catch {
      this.cancel();
    }
  }

  /** Give up what is under way. */
  cancel(): void {
    this.#abort?.abort();
    this.#rest();
  }

  forget(): void {
    this.cancel();
    [this.asked, this.cells, this.parties, this.problem] = [null, [], [], null];
  }
}
