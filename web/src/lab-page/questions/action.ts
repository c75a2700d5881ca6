// One action: what has to be said of it, and its odds sorted by what moves them.

import type { LabRow, Param, SituationInfo } from "../../lib/wire";
import { dieTitle } from "../telling";

export type Values = Readonly<Record<string, unknown>>;

/** What has to be said and was not is as good as anything: something in the middle of what there is. */
function likely({ kind, sides, choices, least }: Param): unknown {
  if (kind === "die") return sides[Math.floor(sides.length / 2)];
  if (kind === "choice") return choices[0];
  return kind === "number" ? (least ?? undefined) : undefined;
}

/** The values that were given, and one for each parameter that needs one. */
export function filledIn(situation: SituationInfo | null, values: Values): Values {
  const needed = (situation?.params ?? [])
    .filter(({ param }) => param.default === null)
    .map(({ param }) => [param.name, likely(param)] as const)
    .filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(needed), ...values };
}

export interface Group {
  key: string;
  title: string;
  rows: { title: string; isUsual: boolean; outcomes: LabRow["outcomes"]; prospect: LabRow["prospect"] }[];
}

/** Rows by what they change; dice are written as dice. */
export function grouped(rows: readonly LabRow[], situation: SituationInfo | null): Group[] {
  const dice = new Set(
    situation?.params.filter(({ param }) => param.kind === "die").map((one) => one.param.name),
  );
  const found = new Map<string, Group>();
  for (const row of rows) {
    const group = found.get(row.key) ?? { key: row.key, title: row.title, rows: [] };
    const title = dice.has(row.key) ? dieTitle(row.value) : row.value_title;
    group.rows.push({ title, isUsual: row.is_usual, outcomes: row.outcomes, prospect: row.prospect });
    found.set(row.key, group);
  }
  return [...found.values()];
}
