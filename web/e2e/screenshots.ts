import { join } from "node:path";

import { inTheMiddle, WORDS } from "./scenes";
import { drawn } from "./support/axe";
import { expect, test } from "./support/fixtures";
import type { Visitor } from "./support/visitor";

const FOLDER = join(import.meta.dirname, "../screenshots");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** The lab works a while on a machine that is busy with browsers. */
const LONG = { timeout: 60_000 };

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

  test(`the lab: ${language}`, async ({ visitor, newTable }) => {
    test.slow();
    const table = await newTable({ game: "nde12", heroes: 3, gm: { name: "Greta" }, language });
    await table.order(
      { type: "AddFoes", foes: { "wolf-1": "minion", "wolf-2": "minion", chief: "elite" } },
      { type: "Mark", moment: "fight" },
    );
    for (const [form, options] of [
      ["desk", {}],
      ["phone", PHONE],
    ] as const) {
      const me = await visitor({ language, ...options });
      for (const tab of ["compare", "vary", "fit", "map", "best", "action"]) {
        // Only small fights can be solved.
        const who =
          tab === "best" ? "party=warrior&foes=minion*2" : "party=warrior*2,mage&foes=elite,minion*3";
        await me.page.goto(`/lab#game=nde12&${who}&ask=${tab}`);
        await me.page.reload();
        if (tab === "vary") await me.find("vary").selectOption("retaliation");
        if (tab === "fit") await me.find("fit").click();
        if (tab === "map") {
          await me.find("draw-map").click();
          await expect(me.page.locator('[data-cell="5x8"]')).toBeVisible({ timeout: 180_000 });
        }
        if (tab === "best") await me.find("solve").click();
        if (tab === "action") await me.find("situation").selectOption("strike");
        await expect(me.find("verdict")).toHaveAttribute("aria-busy", "false", LONG);
        const shown = { map: "map", best: "best", action: "action" }[tab] ?? "compared";
        await expect(me.find(shown)).toBeVisible(LONG);
        // What sticks to the edge of the window would hide something in a picture of the whole page.
        await me.page.evaluate(() => scrollTo(0, 0));
        await shoot(me, `lab-${tab}-${form}`, true);
      }
      const gm = await visitor({ language, ...options });
      await gm.enter(table.made.gm.link);
      await gm.page.goto(`/lab#table=${table.made.table.id}`);
      await expect(gm.find("compared")).toBeVisible(LONG);
      await shoot(gm, `lab-table-${form}`, true);
    }
  });

  test(`desk, phone, text: ${language}`, async ({ visitor, newTable }) => {
    test.slow();
    const table = await newTable({ game: "nde12", heroes: 3, gm: { name: "Greta" }, language });
    const [gm, anna] = [await visitor({ language }), await visitor({ language })];
    await inTheMiddle(table, gm, anna, WORDS[language]);
    await anna.deeds.first().hover();
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
    await anna.show("text");
    await expect(anna.find("text")).toBeVisible();
    await expect(anna.page.locator("[data-typed]").first()).toBeVisible();
    await shoot(anna, "text");
  });
}
