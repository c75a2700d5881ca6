// What was told at a table, kept for as long as the tab is open, so that a reload loses nothing.

import { byId, h } from "./dom.js";

const MOST = 300;

export class Log {
  constructor(table) {
    this.name = `nde-log-${table}`;
    this.element = byId("log");
    const kept = JSON.parse(sessionStorage.getItem(this.name) ?? "null");
    this.seen = kept?.seen ?? 0;
    this.entries = kept?.entries ?? [];
    this.element.append(...this.entries.map(drawn));
    this.toEnd();
  }

  add(message) {
    const { number, seat } = message.entry;
    this.seen = number;
    if (message.text?.length) {
      const entry = { number, seat, text: message.text };
      this.entries = [...this.entries, entry].slice(-MOST);
      const isAtEnd = this.element.scrollHeight - this.element.scrollTop - this.element.clientHeight < 60;
      this.element.append(drawn(entry));
      while (this.element.childElementCount > MOST) this.element.firstElementChild.remove();
      if (isAtEnd) this.toEnd();
    }
    this.keep();
  }

  /** Forget everything behind which there is a gap. */
  skipTo(version) {
    this.seen = version;
    this.keep();
  }

  keep() {
    sessionStorage.setItem(this.name, JSON.stringify({ seen: this.seen, entries: this.entries }));
  }

  toEnd() {
    this.element.scrollTop = this.element.scrollHeight;
  }
}

const drawn = (entry) => h("li", { "data-number": entry.number }, entry.text.map((line) => h("p", {}, line)));
