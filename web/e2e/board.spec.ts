// The map in a real browser: by keys, by mouse, by a game master's hand.

import { inTheMiddle, WORDS } from "./scenes";
import { expect, test } from "./support/fixtures";
import type { Visitor } from "./support/visitor";

const placeOf = ({ traffic: { view } }: Visitor, figure: string): string =>
  view?.people.find((one) => one.person.id === figure)?.at.toUpperCase() ?? "";

test("somebody walks and strikes by keys and by mouse, and the game master moves whom they like", async ({
  visitor,
  newTable,
}) => {
  test.slow();
  const table = await newTable({ game: "nde12", heroes: 3, gm: { name: "Greta" } });
  const [gm, anna] = await Promise.all([visitor(), visitor()]);
  await inTheMiddle(table, gm, anna, WORDS.en);
  const [, hero] = (await table.view()).people.map((one) => one.person.id).sort();
  const acting = anna.ready("party")[0] ?? hero!;
  const frame = anna.find("board-frame");

  // By keys: to oneself, a step aside, and there.
  await frame.focus();
  await anna.page.keyboard.press("Home");
  const home = placeOf(anna, acting);
  await expect(frame).toHaveAttribute("data-cursor", home);
  await anna.page.keyboard.press("ArrowLeft");
  await expect(anna.find("board-said")).not.toBeEmpty();
  const aside = (await frame.getAttribute("data-cursor"))!;
  expect(aside).not.toBe(home);
  await anna.do(() => anna.page.keyboard.press("Enter"));
  await anna.answers();
  expect(placeOf(anna, acting)).toBe(aside);

  // What is pointed at is drawn, with the reason in words.
  await anna.offers.first().hover();
  await expect(anna.find("aim")).toHaveCount(1);

  // By mouse: a foe, and what can be done to it.
  await anna.page.locator('[data-token="wolf-1"]').click();
  await expect(anna.find("token-menu")).toBeVisible();
  await anna.page.keyboard.press("Escape");
  await expect(anna.find("token-menu")).toBeHidden();

  // The game master carries somebody two squares down.
  const from = (await gm.page.locator('svg [data-token="wolf-2"]').boundingBox())!;
  const near = (await gm.page.locator('svg [data-token="wolf-1"]').boundingBox())!;
  const square = Math.abs(from.x - near.x) / 2;
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await gm.do(async () => {
    await gm.page.mouse.move(x, y);
    await gm.page.mouse.down();
    await gm.page.mouse.move(x, y + square, { steps: 4 });
    await gm.page.mouse.move(x, y + 2 * square, { steps: 4 });
    await gm.page.mouse.up();
  });
  expect(placeOf(gm, "wolf-2")).toBe("F5");
  await expect.poll(() => placeOf(anna, "wolf-2")).toBe("F5");
  await expect(anna.page.locator('svg [data-token="wolf-2"]')).toHaveAttribute("data-at", "F5");
});
