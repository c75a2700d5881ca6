// Prints what a browser loads before it shows a page, compressed, and fails if a first view is too heavy.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST_KB = 250;
const BUILT = new URL("../../src/nde/web/client/static/", import.meta.url);
const WORDS = new URL("../../src/nde/locale/", import.meta.url);
const PAGES = [
  "src/start/Start.svelte",
  "src/table/TablePage.svelte",
  "src/heroes/Heroes.svelte",
  "src/lab-page/LabPage.svelte",
];

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const chunks = JSON.parse(readFileSync(new URL("files.json", BUILT), "utf-8"));

/**
 * The files that a chunk needs before it runs.
 * @param {string} name
 * @param {Set<string>} found
 */
function needed(name, found = new Set()) {
  const chunk = chunks[name];
  if (!chunk || found.has(chunk.file)) return found;
  [chunk.file, ...(chunk.css ?? [])].forEach((file) => found.add(file));
  chunk.imports?.forEach((other) => needed(other, found));
  return found;
}

/** The catalogue that takes longest to load. */
function words() {
  const sizes = ["en", "pl", "de", "cs"].map((language) => {
    const folder = new URL(`${language}/`, WORDS);
    const names = readdirSync(folder).filter((name) => /^ui-.*\.ftl$/.test(name));
    return gzipSync(names.map((name) => readFileSync(new URL(name, folder), "utf-8")).join("")).length;
  });
  return Math.max(...sizes);
}

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const fonts = readdirSync(new URL("assets/", BUILT)).filter((name) => name.endsWith(".woff2"));
const faces = fonts.reduce((sum, name) => sum + statSync(new URL(`assets/${name}`, BUILT)).size, 0);

let heaviest = 0;
for (const page of PAGES.filter((name) => name in chunks)) {
  const files = needed(page, needed("index.html"));
  const sizes = [...files].map((file) => statSync(new URL(`${file}.gz`, BUILT)).size);
  const total = sizes.reduce((sum, size) => sum + size, words());
  heaviest = Math.max(heaviest, total);
  console.log(`${page}: ${kB(total)} gzipped (scripts, styles, words)`);
}
console.log(`fonts, all of them: ${kB(faces)}; a page loads those it shows`);
if (heaviest > MOST_KB * 1000) {
  console.error(`a first view may load ${MOST_KB} kB`);
  process.exit(1);
}
