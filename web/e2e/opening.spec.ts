// From the start page to a fight: a table is opened, somebody is invited, makes a hero, and it begins.

import { expect, test } from "./support/fixtures";

test("somebody opens a table, hands out the link, and the guest makes a hero", async ({ visitor }) => {
  test.slow();
  const [gm, anna] = await Promise.all([
    visitor({ permissions: ["clipboard-read", "clipboard-write"] }),
    visitor({ language: "de" }),
  ]);
  await gm.page.goto("/");
  const form = gm.find("open-table");
  await form.locator('input[type="radio"][value="me"]').check();
  await gm.find("adventure").selectOption("");
  await gm.find("heroes").selectOption("0");
  await form.locator('input[autocomplete="nickname"]').fill("Greta");
  await gm.find("make").click();
  await expect(gm.find("desk")).toBeVisible();
  await gm.settled();

  // What to do next is said, and the link is one press away.
  await expect(gm.find("next")).toBeVisible();
  await gm.find("next").getByTestId("copy").first().click();
  const link = await gm.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/t\/[^#]+#k=.+/);

  await anna.enter(link, "Anna");
  await expect(gm.page.locator("[data-seat]")).toHaveCount(2);
  await anna.settled();
  await anna.do(() => anna.find("create").click());
  for (let count = 0; count < 60 && anna.traffic.view?.questions.length; count += 1) await anna.step();
  await expect(anna.page.locator('[data-testid="person"]')).toHaveCount(1);
  expect(anna.traffic.view?.people[0]?.holder).toBe(anna.traffic.view?.seat);

  await gm.settled();
  await gm.addFoes("minion", 2);
  await gm.do(() => gm.moment("fight").first().click());
  await expect(anna.find("turn")).toBeVisible();
  await expect(anna.find("foes").locator('[data-testid="person"]')).toHaveCount(2);

  // Coming back needs no link.
  await gm.page.goto("/");
  await gm.find("my-tables").locator("[data-table]").first().click();
  await expect(gm.find("desk")).toBeVisible();
  await gm.settled();
  expect(gm.traffic.view?.seat).toBe("gm");
});
