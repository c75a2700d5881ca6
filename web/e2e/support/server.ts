// A real server, as `nde serve` starts it, on a port of its own with a folder of its own.

import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const PROGRAM = process.env.NDE_BIN ?? join(import.meta.dirname, "../../../.venv/bin/nde");
const PATIENCE_MS = 60_000;

/** A port that nobody listens on now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

export class Server {
  readonly #data = mkdtempSync(join(tmpdir(), "nde-e2e-"));
  #process: ChildProcess | null = null;
  #said = "";

  private constructor(readonly port: number) {}

  static async started(): Promise<Server> {
    const server = new Server(await freePort());
    await server.start();
    return server;
  }

  /** Another one on a folder that a backup of this one was restored into, while this one goes on. */
  async restoredElsewhere(): Promise<Server> {
    const other = new Server(await freePort());
    const file = join(other.#data, "..", `${other.port}.nde-backup`);
    await run(PROGRAM, ["backup", "--out", file, "--data", this.#data]);
    await run(PROGRAM, ["restore", file, "--data", other.#data]);
    rmSync(file);
    await other.start();
    return other;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Start it, or start it again where it was: everything that it had promised is still there. */
  async start(): Promise<void> {
    const flags = ["--port", String(this.port), "--data", this.#data, "--no-qr", "--log-level", "warning"];
    // What is computed is the same however busy the machine is: the lab is not held to its time.
    const generous = ["--tables-per-hour", "100000", "--lab-seconds", "300"];
    const child = spawn(PROGRAM, ["serve", ...flags, ...generous], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => (this.#said = (this.#said + String(text)).slice(-20_000)));
    const end = Date.now() + PATIENCE_MS;
    while (!(await this.#answers())) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(`no server:\n${this.#said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async #answers(): Promise<boolean> {
    return fetch(`${this.url}/api`).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  /** End it without a word, as a power cut would. */
  kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGKILL");
    });
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }

  /** What it complained about. */
  get said(): string {
    return this.#said;
  }
}
