// Questions to the lab: an answer may take a while, and tells on the way how far it is.

import { Problem } from "../lib/api";
import type { LabProgress, Problem as ProblemData } from "../lib/wire";
import { language } from "../lib/words.svelte";

/** Something that is asked, as whoever waits for it sees it. */
export interface Underway {
  /** Whether it takes long enough to be told so. */
  readonly isLong: boolean;
  readonly progress: LabProgress | null;
  readonly problem: Problem | null;
  /** Take what has been found so far. */
  stop: () => Promise<void>;
}

interface Line<T> {
  progress?: LabProgress;
  part?: unknown;
  answer?: T;
  problem?: Partial<ProblemData>;
}

/** The answer to a question; throws a `Problem` for a refusal, and what `fetch` throws where it was given up. */
export async function ask<T>(
  path: string,
  wish: unknown,
  signal: AbortSignal,
  onprogress: (progress: LabProgress) => void,
  onpart: (part: unknown) => void = () => undefined,
): Promise<T> {
  let heard: Response;
  try {
    heard = await fetch(path, {
      method: "POST",
      headers: {
        accept: "application/x-ndjson",
        "accept-language": language(),
        "content-type": "application/json",
      },
      body: JSON.stringify(wish),
      credentials: "same-origin",
      signal,
    });
  } catch (fault) {
    if (signal.aborted) throw fault;
    throw new Problem({ code: "unreachable", status: 0 });
  }
  if (!heard.ok) {
    const told = (await heard.json().catch(() => ({}))) as Partial<ProblemData>;
    throw new Problem({ status: heard.status, ...told });
  }
  for await (const text of linesOf(heard)) {
    const line = JSON.parse(text) as Line<T>;
    if (line.problem) throw new Problem(line.problem);
    if (line.answer) return line.answer;
    if (line.progress) onprogress(line.progress);
    if (line.part) onpart(line.part);
  }
  throw new Problem({ code: "unreachable", status: 0 });
}

/** The lines of a body, each as soon as it is whole. */
async function* linesOf(heard: Response): AsyncGenerator<string> {
  const reader = heard.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    rest += value ?? "";
    const lines = rest.split("\n");
    rest = done ? "" : (lines.pop() ?? "");
    yield* lines.filter((one) => one.trim());
    if (done) return;
  }
}
