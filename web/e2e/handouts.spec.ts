// Pictures at the table: a map that is explored, portraits, and a letter for one pair of eyes.

import type { Page } from "@playwright/test";

import type { Board, SeatView } from "../src/lib/wire";
import { expectUsable } from "./support/axe";
import { expect, test } from "./support/fixtures";
import { magenta, twoRooms } from "./support/pictures";

const [WIDE, HIGH, CELL] = [20, 10, 60];

const drawn = (page: Page, rooms: readonly [string, string]): Promise<Buffer> =>
  twoRooms(page, [WIDE * CELL, HIGH * CELL], rooms);

test("a picture becomes a map, and players are sent what they have explored of it; a letter is for one", async ({
  visitor,
  newTable,
}) => {
  test.slow();
  const table = await newTable({ game: "nde12", heroes: 2, gm: { name: "Greta" } });
  const [gm, anna, eve] = await Promise.all([visitor(), visitor(), visitor({ language: "pl" })]);
  await gm.enter(table.made.gm.link);
  await anna.enter(table.made.player.link, "Anna");
  await eve.enter(table.made.player.link, "Ewa");
  await gm.settled();

  // The game master brings a picture and fits its squares by two clicks.
  await gm.page.locator('[data-tool="pictures"]').click();
  const buffer = await drawn(gm.page, ["#d8c8a0", "#ff00ff"]);
  await gm.find("bring-picture").setInputFiles({ name: "Two rooms.png", mimeType: "image/png", buffer });
  const picture = gm.find("picture");
  await expect(picture).toContainText("Two rooms");
  await picture.getByTestId("picture-map").click();
  const box = (await gm.find("fit-picture").boundingBox())!;
  const corner = (x: number, y: number): { x: number; y: number } => ({
    x: (x / WIDE) * box.width,
    y: (y / HIGH) * box.height,
  });
  await gm.find("fit-picture").click({ position: corner(1, 1) });
  await gm.find("fit-picture").click({ position: corner(17, 9) });
  await gm.find("fit-count").fill("16");
  await expect(gm.find("fit-squares")).toContainText(`${WIDE} × ${HIGH}`);
  await expectUsable(gm.page, "a picture is fitted");
  await gm.find("fit-lay").click();
  await expect(gm.find("fit-map")).toBeHidden();
  await expect.poll(() => gm.traffic.view?.backdrop?.id.length).toBe(64);
  await gm.settled();

  // Walls are drawn, and the first room is uncovered.
  const { space } = (await table.view()) as SeatView & { space: Board };
  const walls = Array.from({ length: HIGH }, (_, y): [number, number] => [WIDE / 2, y]);
  await table.order(
    { type: "SetSpace", space: { ...space, grid: { ...space.grid, walls } }, is_same_map: true },
    {
      type: "PaintFog",
      blocks: [
        [
          [0, 0],
          [WIDE / 2 - 2, HIGH - 1],
        ],
      ],
      is_laid: false,
    },
  );
  await anna.settled();
  await expect(anna.page.locator('[data-testid="backdrop"] image').first()).toBeVisible();
  const tiles = Number(await anna.find("backdrop").getAttribute("data-tiles"));
  await expect.poll(() => anna.traffic.pictures.length).toBeGreaterThanOrEqual(tiles);
  expect(await magenta(anna.page, anna.traffic.pictures)).toBe(0);
  expect(await magenta(gm.page, gm.traffic.pictures)).toBeGreaterThan(1000);
  const whole = (await gm.find("picture").getAttribute("data-picture"))!;
  expect(await anna.traffic.everything()).not.toContain(whole);

  // A hero gets a face that all see, and one player a letter.
  const face = await drawn(gm.page, ["#336699", "#996633"]);
  await gm.find("bring-picture").setInputFiles({ name: "Face.png", mimeType: "image/png", buffer: face });
  await expect(gm.find("picture")).toHaveCount(2);
  const hero = (await table.view()).people[0]!.person.id;
  await gm.find("picture").first().getByTestId("picture-portrait").click();
  await gm.do(() => gm.page.locator(`[data-portrait="${hero}"]`).check());
  for (const one of [anna, eve])
    await expect(one.page.locator(`[data-token="${hero}"] image`)).toHaveCount(1);

  const letter = await drawn(gm.page, ["#ffffff", "#ff00ff"]);
  await gm.find("bring-picture").setInputFiles({ name: "Letter.png", mimeType: "image/png", buffer: letter });
  await expect(gm.find("picture")).toHaveCount(3);
  const last = gm.find("picture").first();
  await last.getByTestId("picture-show").click();
  await last.getByRole("checkbox", { name: "Anna" }).check();
  await gm.do(() => gm.find("picture-show-now").click());
  await expect(anna.find("handout").locator("img")).toBeVisible();
  await expect(anna.find("handout")).toContainText("Letter");
  await expectUsable(anna.page, "a letter is shown");
  await eve.settled();
  await expect(eve.find("handouts")).toHaveCount(0);
  const id = (await last.getAttribute("data-picture"))!;
  const seen = (one: typeof anna): Promise<number> =>
    one.page.evaluate(
      async (path) => (await fetch(path)).status,
      `/api/tables/${table.made.table.id}/pictures/${id}`,
    );
  expect(await seen(anna)).toBe(200);
  expect(await magenta(eve.page, eve.traffic.pictures)).toBe(0);
  expect(await eve.traffic.everything()).not.toContain(id);

  // Taken back, it is gone.
  await gm.do(() => gm.find("picture-hide").click());
  await expect(anna.find("handouts")).toHaveCount(0);
  await expect(anna.find("handout")).toBeHidden();
});
