// The map in a real browser: by keys, by mouse, by a game master's hand.

import type { Locator } from "@playwright/test";

import { inTheMiddle, WORDS } from "./scenes";
import { expectUsable } from "./support/axe";
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
  await anna.deeds.first().hover();
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

test("the game master lays fog by mouse and lifts it by keys; what is covered reaches no player", async ({
  visitor,
  newTable,
}) => {
  test.slow();
  const table = await newTable({ game: "nde12", heroes: 3, gm: { name: "Greta" } });
  const [gm, anna] = await Promise.all([visitor(), visitor({ language: "de" })]);
  await inTheMiddle(table, gm, anna, WORDS.en);
  const wolf = (one: Visitor): Locator => one.page.locator('svg [data-token="wolf-2"]');
  await expect(wolf(anna)).toHaveCount(1);

  // By mouse, on a map without fog: from the wolf one square to the right, in one stroke.
  await gm.find("paint").click();
  await expect(gm.page.locator('[data-tool="lift"]')).toBeDisabled();
  await gm.page.locator('[data-tool="lay"]').click();
  const box = (await wolf(gm).boundingBox())!;
  const near = (await gm.page.locator('svg [data-token="wolf-1"]').boundingBox())!;
  const square = Math.abs(box.x - near.x) / 2;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await gm.do(async () => {
    await gm.page.mouse.move(x, y);
    await gm.page.mouse.down();
    await gm.page.mouse.move(x + square, y, { steps: 4 });
    await gm.page.mouse.up();
  });
  expect(gm.traffic.view?.fog).toEqual(["party"]);
  await expect(gm.find("fogged")).toHaveAttribute("data-count", "2");
  await expect(wolf(gm)).toHaveAttribute("data-at", "F3");
  await expect(wolf(anna)).toHaveCount(0);
  await anna.settled();
  expect(anna.traffic.view?.unknown).toHaveLength(2);
  await expect(anna.find("entry").last()).toContainText("2 Felder: F3-G3");

  // What happens in there is for the game master alone.
  const before = anna.traffic.received.length;
  await table.order({ type: "Move", figure: "wolf-2", to: "g3" }, { type: "Say", text: "Something growls." });
  await expect.poll(() => placeOf(gm, "wolf-2")).toBe("G3");
  await expect(anna.find("entry").last()).toContainText("Something growls.");
  await anna.settled();
  expect(anna.traffic.received.slice(before).join("\n")).not.toContain("wolf-2");
  await expectUsable(gm.page, "map with fog, game master", '[data-testid="board"]');
  await expectUsable(anna.page, "map with fog, player", '[data-testid="board"]');

  // By keys: to the wolf, and the fog is lifted from its square.
  await gm.page.locator('[data-tool="lift"]').click();
  const frame = gm.find("board-frame");
  await frame.focus();
  for (let count = 0; count < 8 && (await frame.getAttribute("data-cursor")) !== "G3"; count += 1)
    await gm.page.keyboard.press("PageDown");
  await expect(frame).toHaveAttribute("data-cursor", "G3");
  await gm.do(() => gm.page.keyboard.press("Enter"));
  await expect(gm.find("fogged")).toHaveAttribute("data-count", "1");
  await expect(wolf(anna)).toHaveAttribute("data-at", "G3");

  // One step back for each stroke, and all is as it was.
  await table.order({ type: "Undo" });
  await expect(wolf(anna)).toHaveCount(0);
  await expect(gm.find("fogged")).toHaveAttribute("data-count", "2");
  await table.order({ type: "Undo", count: 2 });
  await expect(wolf(anna)).toHaveAttribute("data-at", "F3");
  await expect(gm.find("fogged")).toHaveCount(0);
});
