// A server that answers what a test says, and notes what it was asked.

import { vi } from "vitest";

export interface Asked {
  method: string;
  path: string;
  body: unknown;
  key: string;
}

type Answer = unknown | { status: number; code: string };

/** Answers by "METHOD path"; what is not among them is there and empty.  Gives what was asked. */
export function serve(answers: Record<string, Answer | ((asked: Asked) => Answer)>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", (path: string, options: RequestInit = {}) => {
    const headers = (options.headers ?? {}) as Record<string, string>;
    const text = typeof options.body === "string" ? options.body : "";
    const one = {
      method: options.method ?? "GET",
      path,
      body: text.startsWith("{") ? (JSON.parse(text) as unknown) : text,
      key: (headers.authorization ?? "").replace("Bearer ", ""),
    };
    asked.push(one);
    const found = answers[`${one.method} ${path}`];
    const answer = typeof found === "function" ? (found as (asked: Asked) => Answer)(one) : (found ?? {});
    const status = (answer as { status?: number }).status ?? 200;
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(answer), { status }));
  });
  return asked;
}

export const refusal = (status: number, code: string, more: object = {}): object => ({
  status,
  code,
  title: `refused: ${code}`,
  ...more,
});
