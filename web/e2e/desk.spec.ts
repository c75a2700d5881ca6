// The desk at every width: one thing is large, what can be done is in sight, and the page itself never scrolls.

import { inTheMiddle, WORDS } from "./scenes";
import { drawn } from "./support/axe";
import { expect, test } from "./support/fixtures";

const SIZES = [
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

test("the map is large, and neither it nor the deeds push each other off the page", async ({
  visitor,
  newTable,
}) => {
  test.slow();
  const table = await newTable({ game: "nde12", heroes: 3, gm: { name: "Greta" } });
  const [gm, anna] = await Promise.all([visitor(), visitor({ language: "pl" })]);
  await inTheMiddle(table, gm, anna, WORDS.pl);
  for (const one of [gm, anna])
    for (const size of SIZES) {
      await one.page.setViewportSize(size);
      await drawn(one.page);
      const page = await one.page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        high: document.documentElement.scrollHeight - innerHeight,
      }));
      expect(page, `the page scrolls at ${size.width}`).toEqual({ wide: 0, high: 0 });
      const map = (await one.find("board-frame").boundingBox())!;
      const share = (map.width * map.height) / (size.width * size.height);
      expect(share, `the map's share at ${size.width}`).toBeGreaterThan(0.32);
      if (size.width === 1440) {
        expect(map.width).toBeGreaterThanOrEqual(850);
        expect(map.height).toBeGreaterThanOrEqual(600);
      }
      for (const part of [one.find("try").locator("input"), one.moment("turn").first(), one.deeds.first()])
        await expect(part).toBeInViewport({ ratio: 0.9 });
    }
});

test("nobody stands under the scene's card or off the map, and words come before what the story offers", async ({
  visitor,
  newTable,
}) => {
  test.slow();
  const table = await newTable({ game: "nde12", adventure: "mill-ford", heroes: 3, gm: { name: "Greta" } });
  const gm = await visitor();
  await gm.enter(table.made.gm.link);
  await gm.settled();
  await gm.do(() => gm.choices.first().click());
  // A yard with more to choose from than the bar has room for, on a map larger than small windows.
  for (const size of [...SIZES, ...SIZES.toReversed()]) {
    await gm.page.setViewportSize(size);
    await drawn(gm.page);
    const [map, card] = [await gm.find("board-frame").boundingBox(), await gm.find("place").boundingBox()];
    for (const one of await gm.page.locator("svg [data-token]").all()) {
      const { x, y, width, height } = (await one.boundingBox())!;
      const isIn = x >= map!.x && y >= map!.y && x + width <= map!.x + map!.width;
      const isBeside = x >= card!.x + card!.width || x + width <= card!.x;
      const isUnder = !isBeside && y < card!.y + card!.height;
      expect(isIn && y + height <= map!.y + map!.height && !isUnder, `at ${size.width}`).toBe(true);
    }
    for (const part of [gm.find("try").locator("input"), gm.choices.first()])
      await expect(part).toBeInViewport({ ratio: 0.9 });
    expect(await gm.page.locator("svg [data-name]").allInnerTexts(), "all are named").toHaveLength(3);
  }
});

test("what cannot be pressed does not look as if it could", async ({ visitor }) => {
  const me = await visitor();
  await me.page.goto("/");
  const [join, field] = [me.page.getByRole("button", { name: "Join" }), me.page.locator("#join-link")];
  const look = (): Promise<string[]> =>
    join.evaluate((one) => {
      const { borderTopStyle, borderTopColor, color, cursor } = getComputedStyle(one);
      return [borderTopStyle, borderTopColor, color, cursor];
    });
  await expect(join).toBeDisabled();
  const disabled = await look();
  await field.fill("http://example.org/t/abc#k=abc");
  await expect(join).toBeEnabled();
  const enabled = await look();
  for (const [place, one] of disabled.entries()) expect(one).not.toBe(enabled[place]);
});

test("what lies over the map makes room for it", async ({ visitor, newTable }) => {
  const table = await newTable({ game: "nde12", adventure: "old-bridge", heroes: 3, gm: { name: "Greta" } });
  const gm = await visitor();
  await gm.enter(table.made.gm.link);
  await gm.settled();
  await gm.do(() => gm.choices.first().click());
  await expect(gm.find("place").locator(".story").first()).toBeVisible();
  await gm.find("fold-place").click();
  await expect(gm.find("place").locator(".story")).toHaveCount(0);
  await expect(gm.find("place").getByRole("heading")).toBeVisible();

  await gm.do(() => gm.moment("fight").first().click());
  for (let count = 0; count < 30 && !(await gm.find("tray").count()); count += 1) {
    const side = gm.traffic.view?.turn?.side ?? "party";
    await gm.step({ side });
  }
  await expect(gm.find("tray")).toBeVisible();
  await gm.find("close-result").click();
  await expect(gm.find("tray")).toHaveCount(0);
});
