// Heroes of every game that the server has: made, kept, written to a file and read from it again.

import { readFileSync } from "node:fs";

import { expectUsable } from "./support/axe";
import { expect, test } from "./support/fixtures";

test("a hero of every game is made, saved, and read again", async ({ visitor }) => {
  test.slow();
  const me = await visitor({ acceptDownloads: true });
  await me.page.goto("/heroes");
  await expect(me.page.locator("[data-game]").first()).toBeVisible();
  const games = await me.page
    .locator("[data-game]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-game") ?? ""));
  expect(games.length).toBeGreaterThanOrEqual(4);
  for (const game of games) {
    await me.page.goto("/heroes");
    await me.page.locator(`[data-game="${game}"]`).click();
    await expect(me.find("question")).toBeVisible();
    if (game === games[0]) await expectUsable(me.page, "a question");
    await me.find("question").locator("[data-option]").first().click();
    await expect(me.find("answered").locator("[data-change]").first()).toBeVisible();
    await me.find("surprise-all").click();
    await expect(me.find("sheet")).toBeVisible();
    await expectUsable(me.page, `the sheet of ${game}`);
    const name = await me.find("sheet").getByRole("heading").first().innerText();

    const saving = me.page.waitForEvent("download");
    await me.find("toml").click();
    const text = readFileSync(await (await saving).path(), "utf-8");
    await me.find("keep").click();

    await me.page.goto("/heroes");
    await me.find("read").click();
    await me.page.locator("textarea").fill(text);
    await me.find("check").click();
    await expect(me.find("sheet").getByRole("heading").first()).toHaveText(name);
  }
});

test("what is wrong with a file is said where it stands", async ({ visitor }) => {
  const me = await visitor({ language: "pl" });
  await me.page.goto("/heroes");
  await me.find("read").click();
  await me.page.locator("textarea").fill('{"name": 3, "nonsense": true}');
  await me.find("check").click();
  await expect(me.find("faults")).toBeVisible();
  await expect(me.find("faults").getByRole("listitem").first()).not.toBeEmpty();
  await expectUsable(me.page, "faults");
});
