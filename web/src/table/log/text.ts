// The log as plain text, to be pasted anywhere.

import type { LogEntry } from "../../lib/table.svelte";
import type { Die } from "../../lib/wire";
import { timeOfDay } from "./times";

/** Entries as text: a line for each sentence, dice in brackets, what was taken back marked in words. */
export function asText(
  entries: readonly LogEntry[],
  rolled: ReadonlyMap<number, readonly Die[]>,
  undone: ReadonlySet<number>,
  language: string,
  undoneMark: string,
): string {
  return entries
    .map(({ entry, text, deeds }) => {
      const time = timeOfDay(entry.at, language);
      const dice = (rolled.get(entry.number) ?? []).map((die) => `${die.face}/${die.sides}`).join(" ");
      const outcome = deeds.map((deed) => deed.outcome_text).filter(Boolean);
      const marks = [dice, ...outcome, undone.has(entry.number) ? undoneMark : ""].filter(Boolean);
      const tail = marks.length ? ` [${marks.join("; ")}]` : "";
      return `${time ? `${time}  ` : ""}${text.join("\n")}${tail}`;
    })
    .join("\n");
}

/** Copy a text of many lines; without https there is no clipboard, and a field that is selected still works. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    return isCopied;
  }
}
