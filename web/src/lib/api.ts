// Calls to the server's HTTP side.  The seat's key travels in a cookie that scripts cannot read.

import type { Problem as ProblemData } from "./wire";
import { language } from "./words.svelte";

/** A refusal of the server: what is wrong, in the reader's language. */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly faults: readonly string[];
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(data: Partial<ProblemData>) {
    super(data.title ?? "");
    this.code = data.code ?? "unreachable";
    this.status = data.status ?? 0;
    this.faults = data.faults ?? [];
    this.facts = data.facts ?? {};
  }
}

/** What went wrong with some calls; nothing if all went well. */
export async function problemOf(work: () => Promise<unknown>): Promise<Problem | null> {
  try {
    await work();
    return null;
  } catch (fault) {
    return fault instanceof Problem ? fault : new Problem({});
  }
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** The answer of an endpoint; throws a `Problem` for anything else, also where nobody answers. */
export async function call<T>(method: Method, path: string, body?: unknown, key = ""): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (key) headers.authorization = `Bearer ${key}`;
  const options: RequestInit = { method, headers };
  const answer = await asked(path, body === undefined ? options : { ...options, body: JSON.stringify(body) });
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** What the server makes of a file that is sent to it. */
export async function upload<T>(path: string, file: Blob): Promise<T> {
  const headers = { "accept-language": language(), "content-type": "application/octet-stream" };
  return (await (await asked(path, { method: "POST", headers, body: file })).json()) as T;
}

/** A file that the server writes, for saving. */
export async function download(path: string): Promise<Blob> {
  return (await asked(path, { headers: { "accept-language": language() } })).blob();
}

async function asked(path: string, options: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...options, credentials: "same-origin" });
  } catch {
    throw new Problem({ code: "unreachable", status: 0 });
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => ({}))) as Partial<ProblemData>;
  throw new Problem({ status: answer.status, ...told });
}
