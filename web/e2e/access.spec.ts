// Every page for everybody: axe-core in light and dark, and the way of the focus through the main views.

import type { Page } from "@playwright/test";

import { inTheMiddle, WORDS } from "./scenes";
import { drawn, expectUsable } from "./support/axe";
import { expect, test } from "./support/fixtures";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("the start page", async ({ visitor }) => {
  const me = await visitor();
  await me.page.goto("/");
  await expect(me.find("demo")).toBeEnabled();
  for (const fold of await me.page.locator("details > summary").all()) await fold.click();
  await expectUsable(me.page, "start");
  const phone = await visitor({ ...PHONE, language: "pl" });
  await phone.page.goto("/");
  await expect(phone.find("demo")).toBeEnabled();
  await expectUsable(phone.page, "start on a phone");
});

test("the door and the way out", async ({ visitor, newTable }) => {
  const table = await newTable({ game: "nde12", gm: { name: "Greta" } });
  const me = await visitor();
  await me.page.goto(table.made.player.link);
  await expect(me.find("enter")).toBeVisible();
  await expectUsable(me.page, "door");
  const lost = await visitor();
  lost.traffic.isServerAway = true; // a browser writes every refusal into its console
  await lost.page.goto(`/t/${table.made.table.id}#k=wrong`);
  await expect(lost.find("farewell")).toBeVisible();
  await expectUsable(lost.page, "farewell");
});

test("a new table, before anything has happened", async ({ visitor, newTable }) => {
  const table = await newTable({ game: "tkds", gm: { name: "Greta" } });
  const [gm, anna] = await Promise.all([visitor(), visitor()]);
  await gm.enter(table.made.gm.link);
  await anna.enter(table.made.player.link, "Anna");
  for (const one of [gm, anna]) await one.settled();
  await expectUsable(gm.page, "new table, game master");
  await expectUsable(anna.page, "new table, player");
});

test("the desk of a player, and what it unfolds", async ({ visitor, newTable }) => {
  test.slow();
  const table = await newTable({ game: "nde12", heroes: 3, gm: { name: "Greta" } });
  const [gm, anna] = await Promise.all([visitor(), visitor({ language: "de" })]);
  await inTheMiddle(table, gm, anna, WORDS.en);
  await expectUsable(anna.page, "desk of a player");
  await anna.page.locator('[data-testid="adjust"]').first().click();
  await expect(anna.find("adjusting")).toBeVisible();
  await anna.page.locator('[data-testid="why"]').last().click();
  await expectUsable(anna.page, "desk of a player, unfolded");
  await anna.page.locator('[data-testid="person"]').first().getByRole("button").last().click();
  await anna.find("menu").click();
  await expectUsable(anna.page, "desk of a player, with a sheet and the menu");
});

test("the desk of the game master, with every tool", async ({ visitor, newTable }) => {
  test.slow();
  const table = await newTable({ game: "nde12", heroes: 3, gm: { name: "Greta" } });
  const [gm, anna] = await Promise.all([visitor(), visitor()]);
  await inTheMiddle(table, gm, anna, WORDS.en);
  await gm.find("open-invite").click();
  await expect(gm.find("invite")).toBeVisible();
  await expectUsable(gm.page, "invitations");
  await gm.page.keyboard.press("Escape");
  await expectUsable(gm.page, "desk of the game master");
  for (const tool of ["foes", "scene", "clocks", "secrets", "decree", "table"]) {
    await gm.openPanel(tool);
    await expectUsable(gm.page, `desk of the game master: ${tool}`, '[data-testid="gm-panel"]');
  }
});

test("every part of the phone", async ({ visitor, newTable }) => {
  test.slow();
  const table = await newTable({ game: "cairn2e", heroes: 2, gm: { name: "Greta" } });
  const [gm, anna] = await Promise.all([visitor(PHONE), visitor({ ...PHONE, language: "cs" })]);
  await gm.enter(table.made.gm.link);
  await anna.enter(table.made.player.link, "Anna");
  const view = await table.view();
  const seat = view.seats.find((one) => one.role === "player")!.id;
  await table.order(
    { type: "Give", figure: view.people[0]!.person.id, seat },
    {
      type: "SetScene",
      place: "A cellar",
      foes: { "rat-1": "bandit" },
      space: { type: "Zones", bands: ["close", "far"] },
    },
    { type: "SetClock", id: "storm", text: "The storm breaks", steps: 6, filled: 2 },
    { type: "Mark", moment: "fight" },
  );
  for (const one of [gm, anna]) {
    await one.settled();
    for (const tab of await one.page.locator("[data-tab]").all()) {
      const name = await tab.getAttribute("data-tab");
      await tab.tap();
      await expectUsable(one.page, `phone of ${one === gm ? "the game master" : "a player"}: ${name}`);
      expect(
        await one.page.evaluate(() => document.documentElement.scrollWidth),
        String(name),
      ).toBeLessThanOrEqual(390);
      expect.soft(await smallTargets(one.page), `too small for a thumb: ${name}`).toEqual([]);
    }
  }
  await gm.page.locator('[data-tab="people"]').tap();
  await gm.find("person").first().getByRole("button").last().tap();
  await expect(gm.find("condition").first()).toBeVisible();
  await expectUsable(gm.page, "phone of the game master: a sheet with its chips");
  expect(await gm.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect.soft(await smallTargets(gm.page), "too small for a thumb: a sheet").toEqual([]);
});

test("the text view", async ({ visitor, newTable }) => {
  const table = await newTable({ game: "nde12", heroes: 1, gm: { name: "Greta" } });
  const me = await visitor();
  await me.enter(table.made.gm.link);
  await me.page.evaluate(() => localStorage.setItem("nde-view", "text"));
  await me.page.reload();
  await expect(me.find("text")).toBeVisible();
  await expectUsable(me.page, "text");
});

test("the shelf of heroes", async ({ visitor }) => {
  for (const options of [{}, PHONE]) {
    const me = await visitor(options);
    await me.page.goto("/heroes");
    await expect(me.page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectUsable(me.page, "heroes");
  }
});

const THUMB_PX = 44;

/** Controls that a thumb would miss; links within text are read, not pressed in a hurry. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator("button, select, input, summary, [role=tab]").evaluateAll(
    (all, least) =>
      all.flatMap((one) => {
        // A box to be ticked is pressed by its words.
        const target = one.matches("[type=checkbox], [type=radio]") ? (one.closest("label") ?? one) : one;
        const { width, height } = target.getBoundingClientRect();
        const isThere = (one as HTMLElement).checkVisibility() && height > 1;
        const isSmall = Math.round(height) < least || Math.round(width) < least;
        return isThere && isSmall
          ? [`${Math.round(width)}×${Math.round(height)} ${one.outerHTML.slice(0, 140)}`]
          : [];
      }),
    THUMB_PX,
  );
}

/** What the focus comes to, key by key, until it is where it began or leaves the page. */
async function walk(
  page: Page,
  most = 150,
): Promise<{ name: string; isVisible: boolean; hasRing: boolean }[]> {
  const steps: { name: string; isVisible: boolean; hasRing: boolean }[] = [];
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press("Tab");
    await drawn(page);
    const step = await page.evaluate(() => {
      const one = document.activeElement;
      if (!one || one === document.body) return null;
      const box = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      const isFirst = one.hasAttribute("data-walked");
      one.setAttribute("data-walked", "");
      return {
        isFirst,
        name: `${one.tagName} ${one.getAttribute("aria-label") ?? one.textContent?.trim().slice(0, 40) ?? ""}`,
        isVisible:
          box.width > 0 &&
          box.height > 0 &&
          box.bottom > 0 &&
          box.top < innerHeight &&
          style.visibility === "visible",
        // Beside the browser's own ring only one that a part draws around itself counts.
        hasRing: [style, getComputedStyle(one.parentElement ?? one)].some(
          (of) => of.outlineStyle !== "none" && of.outlineWidth !== "0px",
        ),
      };
    });
    if (!step || step.isFirst) break;
    steps.push(step);
  }
  return steps;
}

test("the focus goes through everything, is always to be seen, and is caught nowhere", async ({
  visitor,
  newTable,
}) => {
  test.slow();
  const start = await visitor();
  await start.page.goto("/");
  await expect(start.find("demo")).toBeEnabled();
  const table = await newTable({ game: "nde12", heroes: 2, gm: { name: "Greta" } });
  const [gm, anna] = await Promise.all([visitor(), visitor()]);
  await inTheMiddle(table, gm, anna, WORDS.en);
  for (const [what, one] of [
    ["start", start],
    ["player", anna],
    ["game master", gm],
  ] as const) {
    const steps = await walk(one.page);
    expect(steps.length, what).toBeGreaterThan(5);
    expect
      .soft(
        steps.filter((step) => !step.isVisible),
        `${what}: out of sight`,
      )
      .toEqual([]);
    expect
      .soft(
        steps.filter((step) => !step.hasRing),
        `${what}: focus not to be seen`,
      )
      .toEqual([]);
  }
});
