// The lines of the text view, put together as they are shown: lists of choices, maps, paragraphs.

import type { Spoken } from "../../lib/wire";

export interface Block {
  /** Stays the same for as long as the block is shown, whatever is forgotten above it. */
  id: number;
  kind: "title" | "text" | "log" | "error" | "hint" | "question" | "typed" | "choices" | "map";
  lines: readonly Spoken[];
  /** Whether its choices can be taken now: of several menus only the latest. */
  isCurrent: boolean;
}

const ids = new WeakMap<Spoken, number>();
let latest = 0;

function idOf(line: Spoken): number {
  const known = ids.get(line);
  if (known !== undefined) return known;
  latest += 1;
  ids.set(line, latest);
  return latest;
}

function kindOf(line: Spoken): Block["kind"] {
  switch (line.kind) {
    case "choice":
      return "choices";
    case undefined:
    case "":
      return line.typed === undefined ? "text" : "typed";
    default:
      return line.kind;
  }
}

const TOGETHER: readonly Block["kind"][] = ["choices", "map"];

/** Whether choices are examples to be filled in, as a list of everything that can be typed shows them. */
export const isExamples = (lines: readonly Spoken[]): boolean =>
  lines.some((line) => /\s/.test((line.typed ?? "").trim()));

/** The blocks of what was said, oldest first. */
export function blocks(spoken: readonly Spoken[]): Block[] {
  const found: (Block & { lines: Spoken[] })[] = [];
  for (const line of spoken) {
    const kind = kindOf(line);
    const before = found.at(-1);
    if (before?.kind === kind && TOGETHER.includes(kind)) before.lines.push(line);
    else if (line.text.trim()) found.push({ id: idOf(line), kind, lines: [line], isCurrent: false });
  }
  const menu = found.findLast((one) => one.kind === "choices" && !isExamples(one.lines));
  if (menu) menu.isCurrent = true;
  return found;
}

/** How many of the latest typed lines wait to be answered, by the ids of their blocks. */
export function waiting(found: readonly Block[], count: number): ReadonlySet<number> {
  if (count <= 0) return new Set();
  const typed = found.filter((one) => one.kind === "typed").map((one) => one.id);
  return new Set(typed.slice(-count));
}
