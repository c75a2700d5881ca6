import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { firstLanguage, setLanguage } from "./lib/words.svelte";

const LONGEST_WAIT_MS = 10_000;

/** The words have to be there before anything can be said; a server that restarts is waited for. */
async function learnWords(): Promise<void> {
  for (let wait = 500; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await setLanguage(firstLanguage());
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

const target = document.getElementById("app");
if (target) {
  await learnWords();
  mount(App, { target });
}
