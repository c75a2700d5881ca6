import { afterEach, expect, test, vi } from "vitest";

import { draft, keep, keepDraft, kept } from "../../src/lib/kept";
import { prefs } from "../../src/lib/prefs.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test("what is kept is found again, and forgotten when empty", () => {
  keep("name", "Mira");
  expect(kept("name")).toBe("Mira");
  expect(Object.keys(localStorage)).toEqual(["nde-name"]);
  keep("name", "");
  expect(kept("name")).toBe("");
  expect(localStorage.length).toBe(0);
});

test("a draft belongs to its tab", () => {
  keepDraft("speak", "I would like");
  expect(draft("speak")).toBe("I would like");
  expect(kept("speak")).toBe("");
  keepDraft("speak", "");
  expect(sessionStorage.length).toBe(0);
});

test("a browser that keeps nothing works all the same", () => {
  const nothing = {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  };
  vi.stubGlobal("localStorage", nothing);
  vi.stubGlobal("sessionStorage", nothing);
  keep("name", "Mira");
  keep("name", "");
  keepDraft("speak", "x");
  keepDraft("speak", "");
  expect(kept("name") + draft("speak")).toBe("");
});

test("preferences are kept, and what is usual is not written down", () => {
  prefs.setTheme("dark");
  prefs.setView("text");
  prefs.setAnimated(false);
  prefs.setName("Mira");
  expect([kept("theme"), kept("view"), kept("still"), kept("name")]).toEqual(["dark", "text", "1", "Mira"]);
  expect(document.documentElement.dataset.theme).toBe("dark");
  prefs.setTheme("auto");
  prefs.setView("auto");
  prefs.setAnimated(true);
  prefs.setName("");
  expect(localStorage.length).toBe(0);
  expect(document.documentElement.dataset.theme).toBe("auto");
});
