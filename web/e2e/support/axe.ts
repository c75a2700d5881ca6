// axe-core in the page itself.  It is handed over as a script of the test, past the content policy, which stays on.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

/** What would keep somebody from using the page, or a part of it, as it stands now; empty where nothing does. */
async function violations(page: Page, part: string): Promise<string[]> {
  await page.evaluate(SOURCE);
  const found = await page.evaluate(async (within) => {
    const { axe } = window as unknown as { axe: { run(on: string, options: unknown): Promise<AxeResults> } };
    return axe.run(within, { resultTypes: ["violations"] });
  }, part);
  return found.violations.flatMap((one) =>
    one.nodes.map(
      (node) =>
        `${one.id}: ${node.target.join(" ")} ${node.any.map((why) => why.message).join("; ")} ${node.html}`,
    ),
  );
}

/** Everything is as it will stay: colours change with the next frame, however short their way is. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Nothing of that, in light and in dark. */
export async function expectUsable(page: Page, what: string, part = "html"): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await drawn(page);
    expect.soft(await violations(page, part), `${what}, ${colorScheme}`).toEqual([]);
  }
}
