// The line to a table: it comes back by itself, and no command is lost or done twice.

import type { AnyDown, AnyDo, Spot, Wish } from "./wire";

export type LineState = "connecting" | "connected" | "reconnecting" | "over";
export type Up =
  | { type: "do"; id: string; do: AnyDo; base?: number }
  | { type: "line"; id: string; text: string; again?: boolean }
  | { type: "weigh"; id: string; version: number; offers: Wish[] }
  | { type: "callodds"; id: string; figures: string[]; traits: string[]; values: Record<string, unknown> }
  | { type: "oddsof"; id: string; text: string }
  | { type: "sheet"; id: string; figure: string }
  | { type: "sight"; id: string; figure: string; to: string }
  | { type: "look" }
  | { type: "typing" }
  | { type: "point"; at: Spot }
  | { type: "measure"; ends: Spot[] }
  | { type: "ping" };

export interface Ears {
  hear(message: AnyDown): void;
  changed(state: LineState): void;
}

const SLOWEST_MS = 8_000;
/** A line that has only just gone is most likely back soon: a server that starts anew takes seconds. */
const SOON_MS = 3_000;
const JUST_GONE_MS = 60_000;
const PING_MS = 20_000;
/** Without any word for so long the line is taken for dead: a phone that slept keeps a socket nobody answers. */
const SILENCE_MS = 45_000;

/** Something nobody else thinks of; `crypto.randomUUID` is missing where a page comes without https. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (one) => one.toString(16).padStart(2, "0")).join("");

/** One connection after another to one table. */
export class Line {
  state: LineState = "connecting";
  seen: number | null = null;
  language = "";
  isText = false;

  #socket: WebSocket | null = null;
  #isWelcome = false;
  #tries = 0;
  /** Since when the line is down; nothing while it stands. */
  #lostAt: number | null = null;
  #heard = Date.now();
  /** Whether the other side was asked if it is there, and has not answered yet. */
  #isAsked = false;
  #timer = 0;
  #pinger = 0;
  /** What is sent again until it is answered, in the order it was said. */
  readonly #unanswered = new Map<string, Up>();
  /** What is asked once: whoever asks again after a break asks anew. */
  readonly #asked = new Map<string, (message: AnyDown | null) => void>();

  constructor(
    readonly table: string,
    readonly ears: Ears,
  ) {}

  /** How many commands nobody has answered yet. */
  get waiting(): number {
    return this.#unanswered.size;
  }

  open(): void {
    if (this.state === "over" || (this.#socket && this.#socket.readyState < WebSocket.CLOSING)) return;
    clearTimeout(this.#timer);
    if (!this.#pinger) {
      this.#pinger = window.setInterval(() => this.#beat(), PING_MS);
      addEventListener("online", this.#wake);
      addEventListener("pageshow", this.#wake);
      document.addEventListener("visibilitychange", this.#wake);
    }
    this.#isWelcome = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      [this.#heard, this.#isAsked] = [Date.now(), false];
      const { seen, language, isText } = this;
      socket.send(
        JSON.stringify({ type: "hello", seen, language, views: !isText, prose: true, text: isText }),
      );
    };
    socket.onmessage = (event) =>
      socket === this.#socket && this.#hear(JSON.parse(String(event.data)) as AnyDown);
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  /** Hear nothing more until it is opened again; what was not answered is then asked again. */
  pause(): void {
    const old = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timer);
    this.#isWelcome = false;
    old?.close();
    this.#forget();
  }

  close(): void {
    this.#become("over");
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    removeEventListener("online", this.#wake);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
    this.#forget();
  }

  /** Say something that has to be answered, however often the line breaks meanwhile. */
  insist(message: Up & { id: string }): void {
    this.#unanswered.set(message.id, message);
    this.#put(message);
  }

  /** Ask something once; nothing where the line is down or breaks. */
  ask(message: Up & { id: string }): Promise<AnyDown | null> {
    return new Promise((answer) => {
      if (this.#put(message)) this.#asked.set(message.id, answer);
      else answer(null);
    });
  }

  /** Say something that may get lost. */
  mention(message: Up): void {
    this.#put(message);
  }

  #put(message: Up): boolean {
    if (!this.#isWelcome || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hear(message: AnyDown): void {
    [this.#heard, this.#isAsked] = [Date.now(), false];
    if (message.type === "welcome") {
      this.#isWelcome = true;
      [this.#tries, this.#lostAt] = [0, null];
      if (message.is_reset) this.seen = message.version;
      for (const waiting of this.#unanswered.values())
        this.#put(waiting.type === "line" ? { ...waiting, again: true } : waiting);
      this.#become("connected");
    } else if (message.type === "entry") {
      if (this.seen !== null && message.entry.number <= this.seen) return;
      this.seen = message.entry.number;
    } else if (message.type === "bye" && message.may_return === false) {
      this.#become("over");
    }
    if ("id" in message && message.id) {
      this.#unanswered.delete(message.id);
      this.#asked.get(message.id)?.(message);
      this.#asked.delete(message.id);
    }
    this.ears.hear(message);
  }

  readonly #wake = (): void => {
    if (document.hidden) return;
    // Whoever slept for long does not wait for an answer on a line that is most likely gone.
    if (Date.now() - this.#heard > SILENCE_MS) this.#isAsked = true;
    if (Date.now() - this.#heard > PING_MS) this.#beat();
    this.#tries = 0;
    this.open();
  };

  #beat(): void {
    // Timers of a page in the background come late: silence counts only where somebody was asked.
    const isDead = this.#isAsked && Date.now() - this.#heard > SILENCE_MS;
    if (isDead && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.onclose = null;
      this.#socket.close();
      this.#lost();
    } else if (this.#put({ type: "ping" })) this.#isAsked = true;
  }

  #lost(): void {
    this.#socket = null;
    this.#isWelcome = false;
    this.#forget();
    if (this.state === "over") return;
    this.#become("reconnecting");
    this.#lostAt ??= Date.now();
    const slowest = Date.now() - this.#lostAt < JUST_GONE_MS ? SOON_MS : SLOWEST_MS;
    const wait = Math.min(slowest, 250 * 2 ** this.#tries) * (0.5 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = window.setTimeout(() => this.open(), wait);
  }

  #forget(): void {
    for (const answer of this.#asked.values()) answer(null);
    this.#asked.clear();
  }

  #become(state: LineState): void {
    if (state === this.state) return;
    this.state = state;
    this.ears.changed(state);
  }
}
