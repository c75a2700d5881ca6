// The evening before: a game master prints a cheat sheet, nine foe cards and what happened last time.

import type { Locator } from "@playwright/test";

import { expect, test } from "./support/fixtures";
import type { Visitor } from "./support/visitor";

const NINE = ["bandit", "goblin", "wolf", "troll", "skeleton", "zombie", "ghoul", "ogre", "harpy"];

/** What a link leads to: a PDF, with as many pages as it has. */
async function printed(me: Visitor, link: Locator): Promise<string> {
  const href = await link.getAttribute("href");
  const answer = await me.page.request.get(href!);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  return (await answer.body()).toString("latin1");
}

test("a Czech cheat sheet, nine foe cards and last evening’s chronicle, from a clean start", async ({
  visitor,
  newTable,
}) => {
  const table = await newTable({ game: "cairn2e", adventure: "mill-ford", heroes: 3, gm: { name: "Greta" } });
  const me = await visitor({ locale: "cs-CZ" });
  await me.page.goto("/?lang=cs");
  await me.find("to-paper").click();
  const sheet = await printed(me, me.page.locator('[data-paper="cairn2e-cheat-sheet"]'));
  expect(sheet).toContain("/Lang(cs)");
  expect(sheet).toContain("/Count 2");

  await me.page.locator('[data-rules="cairn2e"]').click();
  for (const foe of NINE) await me.page.locator(`[data-choose="${foe}"]`).check();
  await expect(me.find("foe-cards")).toBeInViewport();
  const cards = await printed(me, me.find("foe-cards"));
  expect(cards).toContain("/Count 1");

  await me.enter(table.made.gm.link);
  await expect(me.find("chronicle-pdf")).toBeAttached();
  expect(await printed(me, me.find("chronicle-pdf"))).toContain("/Lang(cs)");
});
