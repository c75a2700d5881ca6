// How somebody wants to see the table: kept in this browser, told to nobody.

import { keep, kept } from "./kept";

export const THEMES = ["auto", "light", "dark"] as const;
export const VIEWS = ["auto", "desk", "phone", "text"] as const;
export type Theme = (typeof THEMES)[number];
export type ViewKind = (typeof VIEWS)[number];

const oneOf = <T extends string>(all: readonly T[], text: string): T =>
  all.find((one) => one === text) ?? all[0]!;

class Preferences {
  theme = $state<Theme>(oneOf(THEMES, kept("theme")));
  view = $state<ViewKind>(oneOf(VIEWS, kept("view")));
  /** Whether dice are shown rolling. */
  isAnimated = $state(kept("still") !== "1");
  name = $state(kept("name"));

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme === "auto" ? "" : theme);
    this.showTheme();
  }

  setView(view: ViewKind): void {
    this.view = view;
    keep("view", view === "auto" ? "" : view);
  }

  setAnimated(isAnimated: boolean): void {
    this.isAnimated = isAnimated;
    keep("still", isAnimated ? "" : "1");
  }

  setName(name: string): void {
    this.name = name;
    keep("name", name);
  }

  /** Put the theme where the styles look for it. */
  showTheme(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const prefs = new Preferences();
