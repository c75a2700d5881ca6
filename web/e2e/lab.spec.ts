// The lab: a fight is built, its danger is read, one minion more moves it; and a table's state goes in and back.

import type { Page } from "@playwright/test";

import type { Character, LabAbout } from "../src/lib/wire";
import { expectUsable } from "./support/axe";
import { expect, test } from "./support/fixtures";
import type { Visitor } from "./support/visitor";

const LONG = { timeout: 150_000 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The chance to win that is shown, once it is the one of the fight that is shown. */
async function winning(me: Visitor): Promise<number> {
  await expect(me.find("verdict")).toHaveAttribute("aria-busy", "false", LONG);
  return Number.parseFloat(((await me.find("win").textContent()) ?? "").replace(",", "."));
}

/** Nothing that is shown is about to change: what is out of date is paler until it does. */
const answered = (me: Visitor): Promise<void> =>
  expect(me.page.locator('[aria-busy="true"]')).toHaveCount(0, LONG);

const countOf = (page: Page, kind: string): Promise<string | null> =>
  page.locator(`[data-token="${kind}"] [data-count]`).getAttribute("data-count");

/** Carry something with the mouse to the middle of something else. */
async function carry(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = await Promise.all([from, to].map((one) => page.locator(one).first().boundingBox()));
  await page.mouse.move(start!.x + start!.width / 3, start!.y + start!.height / 2);
  await page.mouse.down();
  await page.mouse.move(start!.x + start!.width / 3 + 20, start!.y + start!.height / 2 + 5, { steps: 3 });
  await page.mouse.move(end!.x + end!.width / 2, end!.y + end!.height / 2, { steps: 5 });
  await page.mouse.up();
}

/** Carry something with a finger: it rests on it for a moment, and lifts it. */
async function carryByFinger(page: Page, from: string, to: string): Promise<void> {
  await page.locator(from).first().scrollIntoViewIfNeeded();
  const [start, end] = await Promise.all([from, to].map((one) => page.locator(one).first().boundingBox()));
  const finger = await page.context().newCDPSession(page);
  const touch = async (type: "touchStart" | "touchMove", x: number, y: number): Promise<void> =>
    void (await finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] }));
  await touch("touchStart", start!.x + start!.width / 2, start!.y + start!.height / 2);
  await expect(page.locator(".ghost")).toBeVisible();
  await touch("touchMove", start!.x + start!.width / 2, start!.y);
  await touch("touchMove", end!.x + end!.width / 2, end!.y + 20);
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("a game master builds a fight, drags one minion more and sees the risk move", async ({ visitor }) => {
  test.slow();
  const me = await visitor();
  await me.page.goto("/");
  await me.find("lab").click();
  await me.find("game").selectOption("nde12");
  await winning(me);

  // From whatever it begins with to the fight that is wanted: by buttons, by keys, by search.
  while (await me.page.locator("[data-token]").count())
    await me.page.locator("[data-token] [data-count]").first().press("Delete");
  await expect(me.find("verdict")).toBeHidden();
  for (const kind of ["warrior", "rogue", "mage"])
    await me.find("drawer-party").locator(`[data-kind="${kind}"]`).click();
  await me.find("search-foes").fill("boss");
  await me.find("search-foes").press("Enter");
  await me.find("search-foes").fill("");
  await me.find("drawer-foes").locator('[data-kind="minion"]').click();
  const minions = me.page.locator('[data-token="minion"] [data-count]');
  await minions.press("+");
  expect(await countOf(me.page, "minion")).toBe("2");
  const before = await winning(me);
  expect(before).toBeGreaterThan(0);
  await expect(me.find("how-found")).toHaveAttribute("data-method", "exact");

  await carry(me.page, '[data-testid="drawer-foes"] [data-kind="minion"]', '[data-drop="foes"]');
  expect(await countOf(me.page, "minion")).toBe("3");
  await expect(me.find("change")).toContainText("▼", LONG);
  const after = await winning(me);
  expect(after).toBeLessThan(before);
  await expect(me.find("fate")).toHaveCount(3);

  // Carried out again it is as it was; and the address holds the fight for somebody else.
  await carry(me.page, '[data-token="minion"] [data-count]', "h1");
  expect(await countOf(me.page, "minion")).toBe("2");
  await expect.poll(() => winning(me), LONG).toBe(before);
  const friend = await visitor({ language: "pl" });
  await friend.page.goto(me.page.url());
  expect(await winning(friend)).toBe(before);
});

test("what if, from a table and back; players have no such thing", async ({ visitor, newTable }) => {
  test.slow();
  const table = await newTable({ game: "nde12", heroes: 3, gm: { name: "Greta" } });
  await table.order(
    { type: "AddFoes", foes: { "wolf-1": "minion", "wolf-2": "minion", chief: "elite" } },
    { type: "Mark", moment: "fight" },
  );
  const before = (await table.view()).version;
  const [gm, anna] = await Promise.all([visitor(), visitor()]);
  await gm.enter(table.made.gm.link);
  await anna.enter(table.made.player.link, "Anna");
  await expect(anna.find("what-if")).toHaveCount(0);
  const seated = (await table.view()).version;
  expect(seated).toBeGreaterThanOrEqual(before);

  await gm.find("what-if").click();
  await expect(gm.find("from-table")).toBeVisible(LONG);
  const asItStands = await winning(gm);
  await expect(gm.find("compared")).toBeVisible(LONG);
  await answered(gm);
  await expectUsable(gm.page, "the lab, from a table");
  await gm.page.locator('[data-testid="lab-person"][data-id="chief"]').getByTestId("leave-out").click();
  await expect.poll(() => winning(gm), LONG).toBeGreaterThan(asItStands);
  await gm.find("back").click();
  await gm.settled();
  expect((await table.view()).version).toBe(seated);

  // A player who types the address is told no.
  anna.traffic.isServerAway = true; // a browser writes every refusal into its console
  await anna.page.goto(`/lab#table=${table.made.table.id}`);
  await expect(anna.find("problem").locator(".error").first()).toBeVisible();
});

test("everybody can use the lab, in light and dark, at a desk and on a phone", async ({ visitor }) => {
  test.slow();
  for (const [name, options] of [
    ["desk", {}],
    ["phone", { ...PHONE, language: "de" }],
  ] as const) {
    const me = await visitor(options);
    await me.page.goto("/lab#game=nde12&party=warrior&foes=minion*2&ask=compare");
    const before = await winning(me);
    if (name === "phone") {
      await carryByFinger(me.page, '[data-testid="drawer-foes"] [data-kind="minion"]', '[data-drop="foes"]');
      await expect.poll(() => winning(me), LONG).toBeLessThan(before);
      await expect(me.find("win")).toBeInViewport();
    }
    await expect(me.find("compared")).toBeVisible(LONG);
    for (const fold of await me.page.locator("details > summary").all()) await fold.click();
    await answered(me);
    await expectUsable(me.page, `the lab on a ${name}`);
    for (const tab of ["next", "vary", "fit", "map", "best", "action"]) {
      await me.page.locator(`[data-tab="${tab}"]`).click();
      if (tab === "vary") await me.find("vary").selectOption("retaliation");
      if (tab === "fit") await me.find("fit").click();
      if (tab === "map") {
        const [heroes, foes] = await me.page.locator("[data-question] input[type=number]").all();
        await heroes!.fill("2");
        await foes!.fill("2");
        await me.find("draw-map").click();
        await expect(me.page.locator("[data-cell][href]")).toHaveCount(4, LONG);
        await me.page.locator('[data-cell="2x1"]').click();
        await expect.poll(() => countOf(me.page, "warrior"), LONG).toBe("2");
        await winning(me);
        await me.page.locator("[data-question] summary").click();
      }
      if (tab === "best") await me.find("solve").click();
      await expect(me.find({ map: "map", best: "best", action: "action" }[tab] ?? "compared")).toBeVisible(
        LONG,
      );
      await expect(me.page.locator("[data-question] .stale")).toHaveCount(0, LONG);
      await answered(me);
      await expectUsable(me.page, `the lab on a ${name}: ${tab}`, "[data-question]");
    }
    const width = await me.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, name).toBeLessThanOrEqual(name === "phone" ? 390 : 1440);
  }
});

test("a hero of every game that is kept here fights in the lab, in the open and in cover", async ({
  visitor,
}) => {
  test.slow();
  const me = await visitor();
  await me.page.goto("/");
  const about = (await (await me.page.request.get("/api/lab")).json()) as LabAbout;
  const games = about.games.filter(({ id, base }) => id === base);
  const heroes = games.map(async ({ id }) => {
    const made = await me.page.request.post("/api/characters", { data: { game: id, seed: 3 } });
    const { document } = (await made.json()) as Character;
    return { id, name: "Ada", about: "", game: id, packs: [], sheet: document, file: "", at: 1 };
  });
  const kept = JSON.stringify(await Promise.all(heroes));
  await me.page.evaluate((text) => localStorage.setItem("nde-heroes", text), kept);
  for (const { id, foes } of games) {
    await me.page.goto(`/lab#game=${id}&party=my:${id}&foes=${foes[0]!.id}*2`);
    await expect(me.find("game")).toHaveValue(id);
    const before = await winning(me);
    expect(await countOf(me.page, `my:${id}`)).toBe("1");
    if (id === games[0]?.id) await me.find("fight-situation").locator("summary").click();
    await me.find("apart").selectOption("1");
    const ruling = me.find("rulings-foes").locator("[data-param] input").first();
    if ((await ruling.getAttribute("type")) === "checkbox") await ruling.check();
    else await ruling.fill("2");
    await ruling.press("Tab");
    await expect(me.find("fight-situation").locator("summary b")).toContainText("2");
    await expect(me.find("how-found")).not.toContainText("where everybody stands", LONG);
    expect([id, await winning(me)]).not.toEqual([id, before]);
  }
});
