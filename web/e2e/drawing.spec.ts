// Pointing, measuring and drawing: everybody who knows the squares sees it, and nobody else is sent a word of it.

import type { Page } from "@playwright/test";

import type { Square } from "../src/lib/wire";
import { expectUsable } from "./support/axe";
import { expect, test } from "./support/fixtures";

/** Where the middle of a square lies in the page, as the map is shown now. */
async function middle(page: Page, [x, y]: Square): Promise<[number, number]> {
  const frame = (await page.getByTestId("board-frame").boundingBox())!;
  const moved = (await page.locator(".frame > svg > g").first().getAttribute("transform"))!;
  const [left = 0, top = 0, scale = 1] = moved.match(/-?[\d.]+/g)!.map(Number);
  return [frame.x + left + (x + 0.5) * 40 * scale, frame.y + top + (y + 0.5) * 40 * scale];
}

const messages = (received: readonly string[], type: string): string[] =>
  received.filter((text) => text.startsWith(`{"type":"${type}"`));

test("what is pointed at, measured, written and drawn is seen by whoever knows the squares", async ({
  visitor,
  newTable,
}) => {
  const table = await newTable({ game: "nde12", heroes: 2, gm: { name: "Greta" } });
  const [gm, anna, eve] = await Promise.all([visitor(), visitor(), visitor({ language: "pl" })]);
  await gm.enter(table.made.gm.link);
  await anna.enter(table.made.player.link, "Anna");
  await eve.enter(table.made.player.link, "Ewa");
  const people = (await table.view()).people.map(({ person }) => person.id);
  const walls = Array.from({ length: 8 }, (_, y): Square => [6, y]);
  await table.order(
    {
      type: "SetSpace",
      space: {
        type: "Board",
        grid: { width: 12, height: 8, walls },
        tokens: people.map((id, place) => [id, [1, 6 + place]] as [string, Square]),
      },
    },
    { type: "SetFog" },
  );
  for (const one of [gm, anna, eve]) await one.settled();

  // A ping in the fog is the game master's alone; one that is known is everybody's.
  const ping = async (who: typeof gm, square: Square): Promise<void> => {
    await who.page.keyboard.down("Shift");
    await who.page.mouse.click(...(await middle(who.page, square)));
    await who.page.keyboard.up("Shift");
  };
  await ping(gm, [9, 5]);
  await expect(gm.find("board-said")).toContainText("players do not know J6");
  await expect(gm.find("ripple")).toHaveCount(0); // and gone by itself
  await ping(gm, [3, 5]);
  await expect(gm.find("board-said")).toContainText("Greta points at D6");
  await expect(anna.find("board-said")).toContainText("Greta points at D6");
  await expect(eve.find("board-said")).toContainText("Greta wskazuje D6");
  expect(messages(anna.traffic.received, "point")).toHaveLength(1);
  expect(messages(gm.traffic.received, "point")).toHaveLength(2);

  // A ruler is there while it is held.
  await anna.page.locator('[data-hand="ruler"]').click();
  await anna.page.mouse.move(...(await middle(anna.page, [1, 4])));
  await anna.page.mouse.down();
  await anna.page.mouse.move(...(await middle(anna.page, [4, 5])), { steps: 4 });
  await expect(anna.find("ruled")).toContainText("B5 to E6: 3 squares");
  await expect(eve.find("ruler")).toContainText("3 kratki · Anna");
  await anna.page.mouse.up();
  await expect(eve.find("ruler")).toHaveCount(0);

  // A label and a freehand line.
  await anna.find("pencils").click();
  await anna.page.locator('[data-hand="label"]').click();
  await anna.page.mouse.click(...(await middle(anna.page, [4, 6])));
  await anna.find("label-form").locator("input").fill("qzwell");
  await anna.do(() => anna.page.keyboard.press("Enter"));
  await expect(eve.find("label")).toContainText("qzwell");
  await anna.page.locator('[data-hand="free"]').click();
  await anna.page.getByRole("radio", { name: "blue" }).click();
  await anna.page.mouse.move(...(await middle(anna.page, [3, 4])));
  await anna.page.mouse.down();
  for (const square of [
    [3, 6],
    [5, 5],
    [4, 4],
  ] as Square[])
    await anna.page.mouse.move(...(await middle(anna.page, square)), { steps: 5 });
  await anna.do(() => anna.page.mouse.up());
  await expect(eve.find("drawing")).toHaveCount(1);
  await expectUsable(anna.page, "the map is drawn on");

  // What the game master writes in the fog waits there; a line is cut at its edge.
  await table.order(
    { type: "Draw", shape: "label", points: [[9728, 5632]], text: "qztomb" },
    {
      type: "Draw",
      shape: "line",
      points: [
        [512, 4608],
        [11776, 4608],
      ],
    },
    { type: "Draw", shape: "label", points: [[2560, 4608]], text: "qztrap", is_hidden: true },
  );
  for (const one of [gm, anna, eve]) await one.settled();
  await expect(gm.find("label")).toHaveCount(3);
  await expect(eve.find("drawing")).toHaveCount(2);
  for (const one of [anna, eve])
    for (const word of ["qztomb", "qztrap", "11776"])
      expect(await one.traffic.everything()).not.toContain(word);

  // Own drawings are wiped off; keys do all of it as well.
  await eve.find("board-frame").focus();
  await eve.page.keyboard.press("p");
  await expect(anna.find("board-said")).toContainText("Ewa points at");
  await anna.page.locator('[data-hand="wipe"]').click();
  await anna.do(async () => anna.page.mouse.click(...(await middle(anna.page, [4, 6]))));
  await expect(eve.find("label")).toHaveCount(0);
});
