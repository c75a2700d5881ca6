// Writes src/lib/wire.ts, the types of everything that goes over the wire, from the server's own definitions.
// With --check it writes nothing, and fails if the file is not what it would write.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

import { compile } from "json-schema-to-typescript";

const FILE = new URL("../src/lib/wire.ts", import.meta.url);
const ROOT = new URL("../../", import.meta.url);
const BANNER = "// Generated from the server's own types by `npm run types`: change those, never this file.";

/** @typedef {import("json-schema-to-typescript").JSONSchema} Schema */

/**
 * What a part of a schema is in TypeScript, where the compiler would make more of it than we want.
 * @param {Schema} schema
 * @returns {string}
 */
function written(schema) {
  if (schema.$ref) return schema.$ref.replace("#/$defs/", "");
  if (schema.anyOf) return schema.anyOf.map(written).join(" | ");
  const items = /** @type {Schema[] | undefined} */ (schema.prefixItems);
  if (items) return `[${items.map(written).join(", ")}]`;
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  if (schema.type === "array") return `(${written(/** @type {Schema} */ (schema.items ?? {}))})[]`;
  if (schema.type === "integer") return "number";
  return typeof schema.type === "string" && schema.type !== "object" ? schema.type : "unknown";
}

/**
 * The schema with its tuples, and whatever may be anything, spelled out.
 * @param {unknown} schema
 * @returns {unknown}
 */
function spelledOut(schema) {
  if (Array.isArray(schema)) return schema.map(spelledOut);
  if (typeof schema !== "object" || schema === null) return schema;
  const { description, ...rest } = /** @type {Schema} */ (schema);
  const said = description ? { description } : {};
  if (rest.prefixItems) return { ...said, tsType: written(rest) };
  if (Object.keys(rest).length === 0) return { ...said, tsType: "unknown" };
  if (Object.keys(rest).length === 1 && rest.type === "object") {
    return { ...said, tsType: "Record<string, unknown>" };
  }
  const { properties, ...others } = rest;
  const found = Object.fromEntries(Object.entries(others).map(([key, value]) => [key, spelledOut(value)]));
  if (!properties) return { ...said, ...found };
  const parts = Object.entries(properties).map(([name, part]) => [name, spelledOut(part)]);
  return { ...said, ...found, properties: Object.fromEntries(parts) };
}

const printed = execFileSync(".venv/bin/python", ["-m", "nde.web.schemas"], {
  cwd: ROOT,
  maxBuffer: 1 << 26,
});
const schema = /** @type {Schema & { $defs: Record<string, unknown> }} */ (JSON.parse(printed.toString()));
schema.$defs = Object.fromEntries(
  Object.entries(schema.$defs).map(([name, part]) => [name, spelledOut(part)]),
);
const compiled = await compile(schema, "Wire", {
  additionalProperties: false,
  bannerComment: BANNER,
  format: true,
  style: { printWidth: 110 },
  unknownAny: true,
  unreachableDefinitions: true,
});
const types = compiled
  .replace(/export interface Wire \{\}\n/, "")
  // The compiler says of each part where it found it: there is but one place.
  .replace(/^ \* This interface was referenced by .*\n \* via the `definition` .*\n/gm, "")
  .replace(/^( *)\/\*\*\n\1 \*\/\n/gm, "")
  .replace(/^( *)\/\*\*\n((?:\1 \* .*\n)+)\1 \*\n\1 \*\/\n/gm, "$1/**\n$2$1 */\n")
  .replace(/^( *)\/\*\*\n\1 \* (.*)\n\1 \*\/\n/gm, "$1/** $2 */\n");

if (!process.argv.includes("--check")) {
  writeFileSync(FILE, types);
} else if (readFileSync(FILE, "utf-8") !== types) {
  console.error("src/lib/wire.ts is not what the server's types say now; run: npm run types");
  process.exit(1);
}
