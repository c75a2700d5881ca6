// No component says anything by itself: every word comes from the catalogues, in the reader's language.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const COMPONENTS = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((name) =>
  name.endsWith(".svelte"),
);
/** Attributes that are read to somebody. */
const READ = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "placeholder",
  "title",
]);
const WORD = /\p{L}{2,}/u;

interface Node {
  type: string;
  name?: string;
  data?: string;
  [key: string]: unknown;
}

/** Every piece of text below a node that a person would read. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  const node = value as Node;
  if (node.type === "Text") return WORD.test(node.data ?? "") ? [node.data ?? ""] : [];
  if (node.type === "StyleDirective" || (node.type === "Attribute" && !READ.has(node.name ?? ""))) return [];
  return Object.values(node).flatMap(textsIn);
}

test.each(COMPONENTS)("%s has no words of its own", (name) => {
  const { fragment } = parse(readFileSync(join(SOURCE, name), "utf-8"), { modern: true });
  expect(textsIn(fragment)).toEqual([]);
});
