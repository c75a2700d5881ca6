// The catalogues as the server gives them: every `ui-*.ftl` of a language, joined.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { useWords, type Language } from "../../src/lib/words.svelte";

const LOCALE = join(__dirname, "../../../src/nde/locale");

/** The text of everything the client says in a language. */
export function catalogue(language: Language): string {
  const folder = join(LOCALE, language);
  return readdirSync(folder)
    .filter((name) => /^ui-.*\.ftl$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf-8"))
    .join("\n");
}

/** Speak a language from now on, without a server. */
export const speak = (language: Language): void => useWords(language, catalogue(language));
