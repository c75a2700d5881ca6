// Requests to the server.  What it refuses becomes a `Problem`, with a sentence in the reader's language.

import { language } from "./words.js";

export class Problem extends Error {
  constructor(answer) {
    super([answer.title, ...(answer.faults ?? [])].join("\n"));
    this.code = answer.code;
  }
}

/** The server's answer; `key` acts in the name of another seat than the cookie's. */
export async function call(method, path, body, key) {
  const headers = { "accept-language": language };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (key) headers.authorization = `Bearer ${key}`;
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (answer.status === 204) return null;
  const found = await answer.json();
  if (!answer.ok) throw new Problem(found);
  return found;
}
