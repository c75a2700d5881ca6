// Everything that a page was sent, and everything that went wrong in it.

import type { Page, WebSocket } from "@playwright/test";

import type { AnyDown, Labels, SeatView } from "../../src/lib/wire";

/** What may have been answered just before: a browser writes into its console that it is there no more. */
const GONE = /\/api\/lab\/(wait|stop)$/;

/** The latest version of each table that anybody in a play was told of. */
export class News {
  readonly #versions = new Map<string, number>();

  hear(table: string, version: number): void {
    this.#versions.set(table, Math.max(version, this.latest(table)));
  }

  latest(table: string): number {
    return this.#versions.get(table) ?? 0;
  }
}

/** What a page hears and says, kept from its first moment on. */
export class Traffic {
  /** Frames and answers as they came: nothing that a browser was given is missing here. */
  readonly received: string[] = [];
  /** Pictures of tables, as they came. */
  readonly pictures: Buffer[] = [];
  /** What nobody wants to see in a console. */
  readonly complaints: string[] = [];
  /** While the server is away, a browser complains that it is: that is no fault of the page. */
  isServerAway = false;
  view: SeatView | null = null;
  labels: Labels | null = null;
  /** Whose socket was opened last. */
  table = "";
  /** The roles this page has had at tables. */
  readonly roles = new Set<string>();
  /** How often a text client was told how the table stands. */
  stands = 0;
  /** How many commands and typed lines were sent, those sent again among them. */
  asked = 0;
  /** Commands and typed lines that nobody has answered yet. */
  readonly unanswered = new Set<string>();
  readonly #reading: Promise<void>[] = [];

  constructor(
    readonly page: Page,
    readonly news: News,
  ) {
    page.on("websocket", (socket) => this.#listen(socket));
    page.on("response", (answer) => {
      if (!/\/(api|words)\b/.test(new URL(answer.url()).pathname)) return;
      if (answer.headers()["content-type"]?.startsWith("image/")) return;
      this.#reading.push(
        answer.text().then(
          (text) => void this.received.push(`${answer.url()}\n${text}`),
          () => undefined,
        ),
      );
    });
    // A picture may be given up half-way, when another takes its place: only whole ones can be read.
    page.on("requestfinished", async (request) => {
      const answer = await request.response();
      if (answer?.headers()["content-type"]?.startsWith("image/") && request.url().includes("/api/"))
        this.pictures.push(await answer.body());
    });
    page.on("console", (message) => {
      const isAnswered = GONE.test(message.location().url) && message.text().includes("404");
      if ((message.type() === "error" || message.type() === "warning") && !isAnswered)
        this.#complain(message.text());
    });
    page.on("pageerror", (error) => this.#complain(String(error.stack ?? error), false));
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // A page that is left gives up what it still asks for.
      if (reason !== "net::ERR_ABORTED") this.#complain(`${request.method()} ${request.url()}: ${reason}`);
    });
  }

  /** Whether the page has yet to be told of something that others know. */
  get isBehind(): boolean {
    return !this.view || this.view.version < this.news.latest(this.table);
  }

  #complain(text: string, isExpected = this.isServerAway): void {
    if (!isExpected) this.complaints.push(text);
  }

  #listen(socket: WebSocket): void {
    const table = /\/api\/tables\/([^/]+)\/socket/.exec(socket.url())?.[1];
    if (!table) return;
    this.table = table;
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; id?: string };
      if (!message.id || !["do", "line"].includes(message.type)) return;
      this.asked += 1;
      this.unanswered.add(message.id);
    });
    socket.on("framereceived", ({ payload }) => {
      this.received.push(String(payload));
      const message = JSON.parse(String(payload)) as AnyDown;
      if (message.type === "view") [this.view, this.labels] = [message.view, message.labels ?? null];
      if (message.type === "lines" && !message.id) this.stands += 1;
      if (message.type === "entry") this.news.hear(table, message.entry.number);
      if (message.type === "done") this.news.hear(table, message.number);
      if (message.type === "welcome") {
        this.roles.add(message.role);
        this.news.hear(table, message.version);
      }
      if ("id" in message && message.id) this.unanswered.delete(message.id);
    });
  }

  /** All that was received, once it is read. */
  async everything(): Promise<string> {
    await Promise.all(this.#reading);
    return this.received.join("\n");
  }
}
