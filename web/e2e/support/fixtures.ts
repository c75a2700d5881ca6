// What every play has: a server of its worker, visitors with a browser context each, and a guard over consoles.

import { expect, test as base, type BrowserContextOptions } from "@playwright/test";

import type {
  AnyDo,
  CommandDone,
  Entries,
  Entry,
  LinkInfo,
  Links,
  SeatView,
  TableMade,
  TableWish,
} from "../../src/lib/wire";
import { Server } from "./server";
import { News } from "./traffic";
import { Visitor } from "./visitor";

/** A new table with its links, and its game master's hand for setting up what a test does not play. */
export class MadeTable {
  constructor(
    readonly server: Server,
    readonly made: TableMade,
    readonly news: News,
  ) {}

  get api(): string {
    return `${this.server.url}/api/tables/${this.made.table.id}`;
  }

  async #call<T>(method: string, path: string, body?: unknown, key = this.made.gm.key): Promise<T> {
    const answer = await fetch(`${this.api}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  }

  view(): Promise<SeatView> {
    return this.#call("GET", "/view");
  }

  async order(...commands: AnyDo[]): Promise<void> {
    for (const command of commands) {
      const { number } = await this.#call<CommandDone>("POST", "/commands", { do: command });
      this.news.hear(this.made.table.id, number);
    }
  }

  async entries(): Promise<Entry[]> {
    return (await this.#call<Entries>("GET", "/entries?limit=500")).entries;
  }

  async links(): Promise<LinkInfo[]> {
    return (await this.#call<Links>("GET", "/links")).links;
  }

  async revoke(link: string): Promise<void> {
    await this.#call("DELETE", `/links/${link}`);
  }
}

interface Fixtures {
  /** What has been heard at the tables of this play. */
  news: News;
  /** Somebody with a browser of their own. */
  visitor: (
    options?: BrowserContextOptions & { language?: string; isNewcomer?: boolean },
  ) => Promise<Visitor>;
  newTable: (wish: TableWish) => Promise<MadeTable>;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.started();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],

  // eslint-disable-next-line no-empty-pattern
  news: async ({}, use) => use(new News()),

  visitor: async ({ browser, server, news }, use) => {
    const visitors: Visitor[] = [];
    await use(async ({ language = "en", isNewcomer = false, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: language,
        viewport: { width: 1440, height: 900 },
        reducedMotion: "reduce",
        ...options,
      });
      // Whoever has been here before is not told how everything works.
      if (!isNewcomer) await context.addInitScript(() => localStorage.setItem("nde-first-minute", "1"));
      const visitor = new Visitor(context, await context.newPage(), language, news);
      visitors.push(visitor);
      return visitor;
    });
    const complaints = visitors.flatMap((one) => one.complaints);
    const leaks = await Promise.all(visitors.map((one) => one.leaks()));
    for (const one of visitors) await one.context.close();
    expect(leaks.flat(), "what players were told and must not know").toEqual([]);
    expect(complaints, "what the pages complained about").toEqual([]);
  },

  newTable: async ({ server, news }, use) => {
    await use(async (wish) => {
      const answer = await fetch(`${server.url}/api/tables`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(wish),
      });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return new MadeTable(server, (await answer.json()) as TableMade, news);
    });
  },
});

export { expect };
