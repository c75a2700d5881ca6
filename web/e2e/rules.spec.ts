// The rules in the browser: any of them is found within seconds, by keys and by finger, and its odds are tried.

import type { Rules } from "../src/lib/wire";
import { expectUsable } from "./support/axe";
import { expect, test } from "./support/fixtures";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("a rule is looked up from the start page, its odds are tried, and it is linked", async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await page.goto("/");
  await page.locator('[data-rules="nde12"]').click();
  await expect(me.find("contents")).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("retaliation");
  await expect(page.locator("[data-hit]").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=retaliation#/);

  await page.goto("/rules/nde12#3.4");
  const rule = page.locator('[data-rule="nde12/3.4"]');
  await expect(rule.locator("h3")).toBeInViewport();
  await rule.getByTestId("live").first().locator("summary").click();
  const wish = rule.getByTestId("try-wish").first();
  await expect(wish).toContainText("50%");
  await rule.locator('[data-param="die"] input[value="20"]').first().check();
  await expect(wish).toContainText("75%");
  await rule.getByTestId("exact").first().check();
  await expect(wish).toContainText("3/4");
  await expectUsable(page, "rules");
});

test("on a phone a Czech word is found in another form of it, as the server finds it", async ({
  visitor,
}) => {
  const me = await visitor({ ...PHONE, locale: "cs-CZ" });
  await me.page.goto("/rules/cairn2e?lang=cs");
  await me.find("search").fill("sekery");
  const hits = me.page.locator("[data-hit]");
  await expect(hits.first()).toBeVisible();
  const answer = await me.page.request.get("/api/games/cairn2e/rules?search=sekery&lang=cs");
  const found = (await answer.json()) as Rules;
  const all = found.rules.length + (found.rows?.length ?? 0) + (found.foes?.length ?? 0);
  await expect(hits).toHaveCount(all);
  await expectUsable(me.page, "rules on a phone");
  await hits.first().tap();
  await expect(me.find("hits")).toBeHidden();
  await expect(me.page.locator("tr.sought, [data-rule]").first()).toBeVisible();
});
