// A hero on the way: the answers are kept here, the server tells what comes of them.

import { call, Problem } from "../lib/api";
import { keep, kept } from "../lib/kept";
import type { Making as Made, MakingAnswer, MakingQuestion, MakingWish, SheetLabel } from "../lib/wire";

const DRAFT = "making";
/** More than any game asks: "all the rest". */
const REST = 200;

interface Draft {
  game: string;
  seed: number;
  answers: string[];
}

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** The hero that was begun here and not finished. */
export function begun(): Draft | null {
  try {
    const found = JSON.parse(kept(DRAFT) || "null") as Partial<Draft> | null;
    const isWhole =
      typeof found?.game === "string" && Number.isInteger(found.seed) && Array.isArray(found.answers);
    return isWhole ? (found as Draft) : null;
  } catch {
    return null;
  }
}

export const forget = (): void => keep(DRAFT, "");

export class Making {
  readonly game: string;
  readonly api: string;
  readonly #seed: number;
  readonly #first: readonly string[];
  /** Answers to questions that may come again, by their key. */
  #kept: Record<string, string> = {};
  #turn = 0;

  answers = $state.raw<readonly MakingAnswer[]>([]);
  question = $state.raw<MakingQuestion | null>(null);
  /** Which answer is looked at again; nothing while the next question is asked. */
  changing = $state<number | null>(null);
  left = $state(0);
  sheet = $state.raw<SheetLabel | null>(null);
  file = $state("");
  problem = $state.raw<Problem | null>(null);
  isBusy = $state(false);

  /** The number of the question that is asked, from 1. */
  readonly number = $derived((this.changing ?? this.answers.length) + 1);
  /** How many there will be, as far as anybody knows. */
  readonly count = $derived(Math.max(this.answers.length + this.left, this.number));
  /** What was answered before to the question that is asked again. */
  readonly chosen = $derived(this.changing === null ? "" : (this.answers[this.changing]?.answer ?? ""));

  constructor(game: string, draft: Draft | null = null) {
    this.game = game;
    this.api = `/api/games/${encodeURIComponent(game)}`;
    this.#seed = draft?.seed ?? newSeed();
    this.#first = draft?.answers ?? [];
  }

  /** Ask the first question, or the one that was reached before. */
  async begin(): Promise<void> {
    if (await this.#go({ answers: [...this.#first] })) return;
    // What was kept no longer fits the game: it is begun anew.
    if (this.#first.length && this.problem?.status) await this.#go({});
  }

  /** Answer the question that is asked. */
  async answer(text: string): Promise<void> {
    await this.#go({ answers: [...this.#before(), text], kept: this.#later() });
  }

  /** Have the question that is asked answered by chance. */
  async surprise(): Promise<void> {
    const { [this.question?.key ?? ""]: _, ...others } = this.#later();
    await this.#go({ answers: this.#before(), kept: others, surprise: 1 });
  }

  /** Have all that is still open answered by chance. */
  async surpriseAll(): Promise<void> {
    await this.#go({ answers: this.#given(), kept: this.#later(), surprise: REST });
  }

  /** Ask an earlier question again; what was answered after it is kept as far as it still fits. */
  async change(place: number): Promise<void> {
    if (place < 0 || place >= this.answers.length) return;
    await this.#ask(place);
  }

  /** Leave the earlier answer as it is. */
  async leave(): Promise<void> {
    await this.#go({ answers: this.#given(), kept: this.#later() });
  }

  /** Tell everything anew, in the language that is spoken now. */
  async retell(): Promise<void> {
    const place = this.changing;
    await this.#go({ answers: this.#given() });
    if (place !== null) await this.#ask(place);
  }

  #given(): string[] {
    return this.answers.map((one) => one.answer);
  }

  #before(): string[] {
    return this.#given().slice(0, this.changing ?? undefined);
  }

  #later(): Record<string, string> {
    const behind = this.changing === null ? [] : this.answers.slice(this.changing + 1);
    this.#kept = { ...this.#kept, ...Object.fromEntries(behind.map((one) => [one.key, one.answer])) };
    return this.#kept;
  }

  /** Put an earlier question; all the answers stay where they are until it is answered. */
  async #ask(place: number): Promise<void> {
    const made = await this.#fetch({ answers: this.#given().slice(0, place) });
    if (!made?.question) return;
    [this.question, this.changing] = [made.question, place];
  }

  async #go(wish: Partial<MakingWish>): Promise<boolean> {
    const made = await this.#fetch(wish);
    if (!made) return false;
    [this.answers, this.question, this.changing] = [made.answers, made.question, null];
    [this.left, this.sheet, this.file] = [made.left, made.sheet, made.file];
    const asked = new Set(made.answers.map((one) => one.key));
    this.#kept = Object.fromEntries(Object.entries(this.#kept).filter(([key]) => !asked.has(key)));
    keep(DRAFT, JSON.stringify({ game: this.game, seed: this.#seed, answers: this.#given() }));
    return true;
  }

  async #fetch(wish: Partial<MakingWish>): Promise<Made | null> {
    const turn = (this.#turn += 1);
    this.isBusy = true;
    try {
      const made = await call<Made>("POST", "/api/characters/next", {
        ...wish,
        game: this.game,
        seed: this.#seed,
      });
      if (turn !== this.#turn) return null;
      this.problem = null;
      return made;
    } catch (error) {
      if (turn === this.#turn) this.problem = error instanceof Problem ? error : new Problem({});
      return null;
    } finally {
      if (turn === this.#turn) this.isBusy = false;
    }
  }
}
