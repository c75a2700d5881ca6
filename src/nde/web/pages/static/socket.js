// The line to a table: it comes back by itself, and no command is lost or done twice.

const SLOWEST_MS = 15_000;
const PING_MS = 25_000;

/** Something nobody else will think of; `crypto.randomUUID` is missing where a page comes without https. */
const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (one) => one.toString(16).padStart(2, "0")).join("");

export class Line {
  /** `on` has a function for each kind of message, and `state` for the line itself. */
  constructor(table, language, on, seen = null) {
    Object.assign(this, { table, language, on, seen });
    this.unanswered = new Map();
    this.asked = new Map();
    this.tries = 0;
    setInterval(() => this.#put({ type: "ping" }), PING_MS);
    addEventListener("online", () => this.open());
    document.addEventListener("visibilitychange", () => document.hidden || this.open());
    this.open();
  }

  open() {
    if (this.isOver || (this.socket && this.socket.readyState < WebSocket.CLOSING)) return;
    clearTimeout(this.timer);
    this.isWelcome = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = (this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`));
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", seen: this.seen, language: this.language, views: true, prose: true }));
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.#lost();
  }

  /** Send a command; it is sent again under the same id until it is answered. */
  do(command, base = null) {
    const id = newId();
    const message = { type: "do", id, do: command, ...(base === null ? {} : { base }) };
    this.unanswered.set(id, message);
    this.#put(message);
    return id;
  }

  /** The chances of an offer; nothing where no dice decide. */
  odds(action) {
    return new Promise((answer) => {
      const id = newId();
      this.asked.set(id, answer);
      if (!this.#put({ type: "odds", id, action })) this.#answer(id, null);
    });
  }

  typing() {
    this.#put({ type: "typing" });
  }

  #put(message) {
    if (!this.isWelcome || this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  #answer(id, chances) {
    this.asked.get(id)?.(chances);
    this.asked.delete(id);
  }

  #hear(message) {
    if (message.type === "welcome") {
      this.isWelcome = true;
      this.tries = 0;
      if (message.is_reset) this.seen = message.version;
      for (const waiting of this.unanswered.values()) this.#put(waiting);
      this.on.state("connected");
    } else if (message.type === "entry") {
      if (this.seen !== null && message.entry.number <= this.seen) return;
      this.seen = message.entry.number;
    } else if (message.type === "done" || message.type === "refused") {
      this.unanswered.delete(message.id);
      this.#answer(message.id, null);
    } else if (message.type === "odds") {
      this.#answer(message.id, message.chances ?? null);
    } else if (message.type === "bye") {
      this.isOver = message.may_return === false;
    }
    this.on[message.type]?.(message);
  }

  #lost() {
    this.isWelcome = false;
    for (const id of [...this.asked.keys()]) this.#answer(id, null);
    this.on.state(this.isOver ? "over" : "reconnecting");
    if (this.isOver) return;
    const wait = Math.min(SLOWEST_MS, 300 * 2 ** this.tries) * (0.5 + Math.random() / 2);
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }
}
