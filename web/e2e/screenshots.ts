import { join } from "node:path";

import { inTheMiddle, WORDS } from "./scenes";
import { drawn } from "./support/axe";
import { expect, test } from "./support/fixtures";
import type { Visitor } from "./support/visitor";

const FOLDER = join(import.meta.dirname, "../screenshots");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** What a visitor sees now, in both colours. */
async function shoot(visitor: Visitor, name: string, isWhole = false): Promise<void> {
  await visitor.page.evaluate(() => document.fonts.ready);
  for (const colorScheme of ["light", "dark"] as const) {
    await visitor.page.emulateMedia({ colorScheme });
    await drawn(visitor.page);
    await visitor.page.screenshot({
      path: join(FOLDER, `${name}-${visitor.language}-${colorScheme}.png`),
      fullPage: isWhole,
    });
  }
}

for (const language of ["en", "pl"] as const) {
  test(`start, making a hero, sheet: ${language}`, async ({ visitor }) => {
    for (const [form, options] of [
      ["desk", {}],
      ["phone", PHONE],
    ] as const) {
      const me = await visitor({ language, ...options });
      await me.page.goto("/");
      await expect(me.find("demo")).toBeEnabled();
      await shoot(me, `start-${form}`, true);
      await me.find("demo").click();
      await me.settled();
      await shoot(me, `demo-${form}`);
      await me.page.goto("/heroes");
      await shoot(me, `heroes-${form}`, true);
      await me.page.locator("[data-game]").first().click();
      await expect(me.find("question")).toBeVisible();
      await shoot(me, `creation-${form}`, true);
      await me.find("surprise-all").click();
      await expect(me.find("sheet")).toBeVisible();
      await shoot(me, `sheet-${form}`, true);
    }
  });

  test(`desk, phone, text: ${language}`, async ({ visitor, newTable }) => {
    test.slow();
    const table = await newTable({ game: "nde12", heroes: 3, gm: { name: "Greta" }, language });
    const [gm, anna] = [await visitor({ language }), await visitor({ language })];
    await inTheMiddle(table, gm, anna, WORDS[language]);
    await anna.offers.first().hover();
    await shoot(anna, "desk-player");
    for (const tool of ["foes", "scene", "clocks", "secrets", "table"]) {
      await gm.openPanel(tool);
      if (tool === "foes") await gm.page.locator("[data-foe]").first().click();
      await gm.settled();
      await shoot(gm, `desk-gm-${tool}`);
    }
    const phone = await visitor({ language, ...PHONE });
    await phone.context.addCookies(await anna.context.cookies());
    await phone.enter(`/t/${table.made.table.id}`);
    await phone.settled();
    for (const tab of await phone.page.locator("[data-tab]").all()) {
      await tab.tap();
      await shoot(phone, `phone-${await tab.getAttribute("data-tab")}`);
    }
    await anna.find("view").selectOption("text");
    await expect(anna.find("text")).toBeVisible();
    await expect(anna.page.locator("[data-typed]").first()).toBeVisible();
    await shoot(anna, "text");
  });
}
