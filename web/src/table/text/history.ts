// What was typed before, for the arrow keys; the line that is being typed is not lost on the way.

const MOST = 100;

export class History {
  #lines: string[] = [];
  #place = 0;
  #draft = "";

  /** Keep a line that was sent; the same one twice in a row is kept once. */
  add(line: string): void {
    if (line && this.#lines.at(-1) !== line) this.#lines = [...this.#lines, line].slice(-MOST);
    this.#place = this.#lines.length;
    this.#draft = "";
  }

  /** The line before the one that is shown. */
  earlier(shown: string): string {
    if (this.#place === this.#lines.length) this.#draft = shown;
    this.#place = Math.max(0, this.#place - 1);
    return this.#lines[this.#place] ?? shown;
  }

  /** The line after it, at last the one that was being typed. */
  later(shown: string): string {
    if (this.#place >= this.#lines.length) return shown;
    this.#place += 1;
    return this.#lines[this.#place] ?? this.#draft;
  }
}
