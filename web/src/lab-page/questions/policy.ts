// A way to fight as a form edits it: ordered lines, each with what must hold for it.

import type { PolicyDocument, PolicyLine } from "../types";

export interface EditedCondition {
  of: string;
  what: string;
  test: string;
  number: number;
}

export interface EditedLine {
  do: string;
  target: string;
  price: string;
  way: string;
  when: EditedCondition[];
}

export const TESTS = ["<=", ">=", "=", "<", ">"] as const;

const CONDITION = /^(own|target|party|foes)\.([a-z][a-z-]*)\s*(<=|>=|=|<|>)\s*(\d{1,6})$/;

function readCondition(text: string): EditedCondition | null {
  const found = CONDITION.exec(text.trim());
  return found ? { of: found[1]!, what: found[2]!, test: found[3]!, number: Number(found[4]) } : null;
}

/** The lines of a way to fight, to be edited. */
export function edited(policy: PolicyDocument | null): EditedLine[] {
  const lines: PolicyLine[] = policy?.lines.length ? policy.lines : [{ do: "attack" }];
  return lines.map((line) => ({
    do: line.do,
    target: line.target ?? "weakest",
    price: line.price ?? "worth",
    way: line.way ?? "",
    when: (line.when ?? []).map(readCondition).filter((one) => one !== null),
  }));
}

/** What a form holds, as the lab reads it. */
export function written(name: string, spends: boolean, lines: readonly EditedLine[]): PolicyDocument {
  return {
    name: name.trim(),
    spend: spends ? "on-failure" : "never",
    lines: lines.map(({ when, way, ...line }) => ({
      ...line,
      ...(way ? { way } : {}),
      ...(when.length
        ? { when: when.map((one) => `${one.of}.${one.what} ${one.test} ${Math.max(0, one.number)}`) }
        : {}),
    })),
  };
}

/** What a condition can be about. */
export function subjects(of: string, resources: readonly string[]): string[] {
  if (of === "party" || of === "foes") return ["up", "down"];
  return [...resources, "left", "share", ...(of === "own" ? ["place"] : [])];
}
