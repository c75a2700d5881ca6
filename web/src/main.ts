import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { draft, keepDraft } from "./lib/kept";
import { firstLanguage, setLanguage } from "./lib/words.svelte";

const LONGEST_WAIT_MS = 10_000;

// A server that was updated has other files: a page of before comes anew by itself, and not in circles.
addEventListener("vite:preloadError", (event) => {
  if (Date.now() - Number(draft("reloaded")) < LONGEST_WAIT_MS) return;
  event.preventDefault();
  keepDraft("reloaded", String(Date.now()));
  location.reload();
});

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
