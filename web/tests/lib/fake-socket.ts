// A socket without a network: a test is the server, and hears and says what it likes.

import { vi } from "vitest";

import type { AnyDown, AnyUp } from "../../src/lib/wire";

/** Something said upwards, read as loosely as a test wants to. */
export type Heard = AnyUp & Record<string, unknown>;

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  readonly sent: Heard[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Heard);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  // What a server does.

  accept(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  say(message: AnyDown): this {
    this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  welcome(version = 0, is_reset = false): this {
    return this.accept().say({
      type: "welcome",
      table: "t",
      seat: "p1",
      role: "player",
      version,
      language: "en",
      is_reset,
    });
  }

  break(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }

  /** What was said of one kind. */
  of(type: string): Heard[] {
    return this.sent.filter((one) => one.type === type);
  }
}

/** Every socket from now on is a fake one; times pass when the test says so. */
export function fakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
}

export function realSockets(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** The socket that was opened last. */
export function latest(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error("no socket was opened");
  return socket;
}
