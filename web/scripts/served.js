// A server that shows the client as it was built last, for a script that measures it, and a browser.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"];

/** How the browser of the machine is started. */
export const BROWSER = { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ARGS };

/**
 * A server at an address, or one of our own where none is given (NDE names the program, else ../.venv/bin/nde).
 * @param {number} port
 * @param {string} [given]
 */
export async function served(port, given) {
  const data = await mkdtemp(join(tmpdir(), "measured-"));
  const base = given ?? `http://127.0.0.1:${port}`;
  const server = given
    ? null
    : spawn(
        process.env.NDE ?? "../.venv/bin/nde",
        ["serve", "--port", String(port), "--data", data, "--no-qr"],
        { stdio: "ignore" },
      );

  /**
   * @param {string} path
   * @param {unknown} [body]
   * @param {string} [key]
   * @returns {Promise<any>}
   */
  async function call(path, body, key) {
    const answer = await fetch(base + path, {
      method: body === undefined ? "GET" : "POST",
      headers: { "content-type": "application/json", ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  async function stop() {
    server?.kill();
    await rm(data, { recursive: true, force: true }).catch(() => undefined);
  }

  for (let left = 100; left > 0; left -= 1) {
    try {
      const about = await call("/api");
      return { base, about, call, stop };
    } catch {
      await new Promise((go) => setTimeout(go, 100));
    }
  }
  await stop();
  throw new Error("the server does not answer");
}
