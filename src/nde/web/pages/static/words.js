// The words of the page's language, and the choice of another.

import { byId, h } from "./dom.js";

const LANGUAGES = { en: "English", pl: "Polski", de: "Deutsch", cs: "Čeština" };

export const language = document.documentElement.lang;

/** Everything the server knows by words: `words`, `games`, `adventures`. */
export const data = await (await fetch(`/static/words/${language}.json`)).json();

/** The message with a key, its facts put in. */
export function say(key, facts = {}) {
  const text = data.words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => facts[name] ?? whole);
}

/** Let the reader change the language; the page is then loaded anew, at the same place. */
export function offerLanguages() {
  const select = byId("language");
  for (const [code, name] of Object.entries(LANGUAGES))
    select.append(h("option", { value: code, lang: code, selected: code === language }, name));
  select.addEventListener("change", () => {
    const address = new URL(location.href);
    address.searchParams.set("lang", select.value);
    location.assign(address);
  });
}
