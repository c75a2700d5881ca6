// What the client must not hold: a game's name, a word for people, a message nobody wrote or nobody says.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { parse, type AST } from "svelte/compiler";
import { expect, test } from "vitest";

import { LANGUAGES } from "../../src/lib/words.svelte";
import { catalogue } from "./real-words";

const WEB = join(__dirname, "../..");
const RULES = join(WEB, "../src/nde/rules");

const files = readdirSync(join(WEB, "src"), { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile() && /\.(svelte|ts|css)$/.test(one.name))
  .map((one) => join(one.parentPath, one.name))
  .filter((path) => !path.endsWith("lib/wire.ts"))
  .map((path) => ({ path: relative(WEB, path), text: readFileSync(path, "utf-8") }));
const all = files.map((one) => one.text).join("\n");
const keys = [...catalogue("en").matchAll(/^ui-([\w-]+) =/gm)].map(([, key]) => String(key));

/** Games are the folders of rules that have an index of their own. */
function gameNames(): string[] {
  const ids = readdirSync(RULES, { withFileTypes: true })
    .filter((one) => one.isDirectory() && readdirSync(join(RULES, one.name)).includes("index.toml"))
    .map((one) => one.name);
  const stems = ids.map((id) => id.replace(/\d.*$/, "")).filter((stem) => stem.length > 3);
  return [...new Set([...ids, ...stems])];
}

test("no game is named", () => {
  const names = gameNames();
  expect(names.length).toBeGreaterThan(3);
  const found = files.flatMap(({ path, text }) =>
    names.filter((name) => text.toLowerCase().includes(name)).map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

const TOLD = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "title",
  "placeholder",
  "alt",
]);

/** Every text of a template that people would read or hear. */
function spokenTexts(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) node.forEach((one) => spokenTexts(one, found));
  else if (node && typeof node === "object") {
    const one = node as AST.SvelteNode & { name?: string };
    if (one.type === "Text") found.push((one as AST.Text).data);
    else if (one.type === "Attribute") {
      if (TOLD.has(one.name ?? "")) spokenTexts((one as AST.Attribute).value, found);
    } else if (!["StyleSheet", "Script", "Comment", "StyleDirective"].includes(one.type))
      for (const [name, part] of Object.entries(one))
        if (!["metadata", "instance", "module", "css"].includes(name)) spokenTexts(part, found);
  }
  return found;
}

test("no word for people stands in a template", () => {
  const found = files
    .filter(({ path }) => path.endsWith(".svelte"))
    .flatMap(({ path, text }) =>
      spokenTexts(parse(text, { modern: true }).fragment)
        .filter((one) => /\p{L}{2}/u.test(one))
        .map((one) => `${path}: ${one.trim()}`),
    );
  expect(found).toEqual([]);
});

test("the search for words finds them", () => {
  const texts = spokenTexts(
    parse('<p title="Hello" class="big">{#if x}There{/if}</p>', { modern: true }).fragment,
  );
  expect(texts).toEqual(["Hello", "There"]);
});

/** Templates such as `phone-${tab}` as what they may become. */
const pattern = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, "\\$&"))
      .join(".+")}$`,
  );
const templates = [...all.matchAll(/`([a-z]+-[^`\n]*\$\{[^`\n]*)`/g)].map(([, text]) =>
  pattern(String(text)),
);

test("every message that is said is written", () => {
  const said = [...all.matchAll(/\b(?:say|has)\(\s*"([^"]+)"/g)].map(([, key]) => String(key));
  const either = [...all.matchAll(/\bsay\(\s*[^"'`()]*\?\s*"([^"]+)"\s*:\s*"([^"]+)"/g)].flatMap(
    ([, one, other]) => [String(one), String(other)],
  );
  expect(said.length).toBeGreaterThan(10);
  expect([...new Set([...said, ...either])].filter((key) => !keys.includes(key))).toEqual([]);
});

test("every pattern of messages that is said fits at least one", () => {
  const said = [...all.matchAll(/\bsay\(\s*`([^`]+)`/g)].map(([, text]) => String(text));
  expect(said.filter((text) => !keys.some((key) => pattern(text).test(key)))).toEqual([]);
});

test("every message that is written is said somewhere", () => {
  const named = new Set([...all.matchAll(/"([a-z0-9-]+)"/g)].map(([, text]) => text));
  const unsaid = keys.filter((key) => !named.has(key) && !templates.some((one) => one.test(key)));
  expect(unsaid).toEqual([]);
});

test("every language has every message", () => {
  for (const language of LANGUAGES) {
    const own = [...catalogue(language).matchAll(/^ui-([\w-]+) =/gm)].map(([, key]) => String(key));
    expect(own.sort()).toEqual([...keys].sort());
  }
});

test("nothing is styled where the content policy forbids it", () => {
  const found = files.filter(({ text }) => /<\w[^>]*\sstyle="/.test(text) || text.includes("@html"));
  expect(found.map((one) => one.path)).toEqual([]);
});
