// The demo, alone against the engine, to its end: by mouse, by keyboard only, by touch on a phone, by typed lines.

import { expect, test } from "./support/fixtures";
import type { Visitor } from "./support/visitor";

const MOST_STEPS = 400;

/** Go on, step by step, until the adventure has an end; there has to be a fight on the way. */
async function playOn(visitor: Visitor, step: () => Promise<unknown>): Promise<void> {
  let rounds = 0;
  for (let count = 0; count < MOST_STEPS; count += 1) {
    // The engine plays the others' turns one entry after another: nothing can be done in the middle of them.
    await expect.poll(() => visitor.isUp("party"), { timeout: 60_000 }).toBe(true);
    await visitor.settled();
    const { view } = visitor.traffic;
    if (view?.turn?.is_fight) rounds = Math.max(rounds, view.turn.round);
    if (view?.story?.ending) return expect(rounds).toBeGreaterThan(0);
    await step();
  }
  throw new Error("the adventure does not end");
}

test("by mouse, from the start page to the end", async ({ visitor }) => {
  test.slow();
  const me = await visitor({ language: "pl" });
  await me.page.goto("/");
  await me.find("demo").click();
  await expect(me.find("desk")).toBeVisible();
  await expect(me.page.locator("html")).toHaveAttribute("lang", "pl");
  await playOn(me, () => me.step());
  await expect(me.find("ending")).toBeVisible();
  await expect(me.find("entry").first()).toBeVisible();
});

test("by keyboard only", async ({ visitor }) => {
  test.slow();
  const me = await visitor();
  const { keyboard } = me.page;
  await me.page.goto("/");
  await expect(me.find("demo")).toBeEnabled();
  for (
    let count = 0;
    count < 30 && !(await me.find("demo").evaluate((one) => one === document.activeElement));
  )
    await keyboard.press("Tab").then(() => (count += 1));
  await keyboard.press("Enter");
  await expect(me.find("desk")).toBeVisible();
  await playOn(me, async () => {
    const { view } = me.traffic;
    const isAsked = view?.questions.some((one) => one.is_mine && one.default);
    const canAct = view?.turn?.is_fight ? me.ready("party").length > 0 : true;
    const key = !isAsked && canAct ? "1" : "Enter";
    await me.do(() => keyboard.press(key));
  });
  await expect(me.find("ending")).toBeVisible();
});

test("by touch on a phone", async ({ visitor }) => {
  test.slow();
  const me = await visitor({
    language: "de",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await me.page.goto("/");
  await me.find("demo").tap();
  await expect(me.find("phone")).toBeVisible();
  await playOn(me, () => me.step({ press: (button) => button.tap() }));
  await expect(me.find("ending")).toBeVisible();
  expect(await me.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("by typed lines only", async ({ visitor }) => {
  test.slow();
  const me = await visitor();
  await me.page.goto("/");
  await me.find("demo").click();
  await expect(me.find("desk")).toBeVisible();
  await me.show("text");
  await expect(me.find("text")).toBeVisible();
  const hasEnded = (): boolean => me.traffic.received.some((text) => text.includes('"AdventureEnded"'));
  const choices = me.page.locator(".choices button:enabled[data-typed]");
  let before = -1;
  for (let count = 0; count < MOST_STEPS && !hasEnded(); count += 1) {
    const stands = me.traffic.stands;
    // Where nothing is left to do, or nothing has come of what was typed, the turn ends.
    const typed = await choices.evaluateAll((all) => all.map((one) => one.getAttribute("data-typed") ?? ""));
    const deeds = typed.filter((one) => /^\d+$/.test(one)).length;
    const isDone = typed.includes("end") && (deeds === 0 || stands === before);
    before = stands;
    await me.find("line").fill(isDone ? "end" : deeds > 0 ? "1" : "");
    await me.find("line").press("Enter");
    // The table is told anew once it rests; where nothing has changed, nothing is told.
    await expect.poll(() => me.traffic.unanswered.size).toBe(0);
    await expect
      .poll(() => hasEnded() || me.traffic.stands > stands, { timeout: 5_000 })
      .toBe(true)
      .catch(() => undefined);
  }
  expect(hasEnded()).toBe(true);
  expect(await me.traffic.everything()).toContain('"RoundCounted"');
  await expect(me.find("line")).toBeFocused();
});
