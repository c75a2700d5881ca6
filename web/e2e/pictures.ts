import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Locator } from "@playwright/test";

import type { Square } from "../src/lib/wire";
import { drawn } from "./support/axe";
import { expect, test, type MadeTable } from "./support/fixtures";
import type { Visitor } from "./support/visitor";

const FOLDER = join(import.meta.dirname, "../../docs/pictures");
const DESK = { viewport: { width: 1280, height: 800 } };
const TALL = { viewport: { width: 1280, height: 1000 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The lab works a while on a machine that is busy with browsers. */
const LONG = { timeout: 180_000 };

/** What a visitor sees now, or a part of it, as `NAME-light.webp` and `NAME-dark.webp`. */
async function picture(visitor: Visitor, name: string, part?: Locator): Promise<void> {
  const page = visitor.page;
  await page.evaluate(() => document.fonts.ready);
  const box = await part?.boundingBox();
  const clip = box ? { clip: { ...box, scale: 1 } } : {};
  const browser = await visitor.context.newCDPSession(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await drawn(page);
    const shot = { format: "webp", quality: 80, ...clip } as const;
    const { data } = await browser.send("Page.captureScreenshot", shot);
    await writeFile(join(FOLDER, `${name}-${colorScheme}.webp`), Buffer.from(data, "base64"));
  }
  await browser.detach();
}

const square = (x: number, y: number, width: number, height: number): Square[] =>
  Array.from({ length: width * height }, (_, at) => [x + (at % width), y + Math.floor(at / width)]);

/** Two heroes, each of a player of their own. */
async function seated(table: MadeTable, gm: Visitor, anna: Visitor, ola: Visitor): Promise<string[]> {
  await gm.enter(table.made.gm.link);
  await anna.enter(table.made.player.link, "Anna");
  await ola.enter(table.made.player.link, "Ola");
  const view = await table.view();
  const seats = view.seats.filter((one) => one.role === "player").map((one) => one.id);
  const heroes = view.people.map((one) => one.person.id);
  await table.order(...heroes.map((figure, at) => ({ type: "Give" as const, figure, seat: seats[at % 2]! })));
  return heroes;
}

test("a fight at the desk and on a phone", async ({ visitor, newTable }) => {
  const table = await newTable({ game: "nde12", heroes: 3, gm: { name: "Greta" } });
  const [gm, anna, ola] = [await visitor(DESK), await visitor(DESK), await visitor(PHONE)];
  const [first, second, third] = await seated(table, gm, anna, ola);
  const mill = square(8, 1, 5, 7);
  const inside = square(9, 2, 3, 5);
  const door: Square[] = [[8, 4]];
  const within = (squares: Square[], [x, y]: Square) => squares.some((one) => one[0] === x && one[1] === y);
  await table.order(
    {
      type: "SetScene",
      place: "The drowned mill",
      foes: {},
      space: {
        type: "Board",
        grid: {
          width: 14,
          height: 9,
          ground: "grass",
          walls: mill.filter((one) => !within(inside, one) && !within(door, one)),
          cover: [...square(5, 2, 1, 2), [6, 6]],
          difficult: square(0, 7, 7, 2),
          patches: [
            ["water", square(0, 7, 7, 2)],
            ["wood", [...inside, ...door]],
            ["road", square(0, 4, 8, 1)],
          ],
        },
        tokens: [
          [first!, [4, 4]],
          [second!, [3, 3]],
          [third!, [3, 5]],
        ],
      },
    },
    {
      type: "AddFoes",
      foes: { "wolf-1": "elite", "crow-1": "minion", "crow-2": "minion" },
      names: { "wolf-1": "Bog wolf", "crow-1": "Mill crow", "crow-2": "Rag crow" },
      at: { "wolf-1": "f5", "crow-1": "h4", "crow-2": "g7" },
    },
    { type: "SetClock", id: "flood", text: "The water rises", steps: 6, filled: 2 },
    { type: "Say", text: "Something large stirs behind the wheel." },
    { type: "Mark", moment: "fight" },
  );
  await expect(anna.find("turn")).toBeVisible();
  await anna.choose(first!);
  await anna.do(() => anna.deeds.first().click());
  await anna.answers();
  await gm.settled();
  await picture(anna, "table");
  await ola.settled();
  await picture(ola, "phone");
});

test("a fight in the lab", async ({ visitor }) => {
  test.slow();
  const me = await visitor(DESK);
  await me.page.goto("/lab#game=nde12&party=warrior*2,mage&foes=elite,minion*3&ask=compare");
  await expect(me.find("verdict")).toHaveAttribute("aria-busy", "false", LONG);
  await expect(me.find("compared")).toBeVisible(LONG);
  await picture(me, "lab");
});

test("what a game master and two players say to each other", async ({ visitor, newTable }) => {
  const table = await newTable({ game: "nde12", heroes: 2, gm: { name: "Greta" } });
  const [gm, anna, ola] = [await visitor(TALL), await visitor(PHONE), await visitor(DESK)];
  const [first] = await seated(table, gm, anna, ola);
  await table.order({ type: "SetScene", place: "The drowned mill", foes: {} });

  await gm.openPanel("call");
  await gm.find("call-desk").locator(`[data-figure="${first!}"]`).click();
  await gm.find("call-desk").locator('[data-difficulty="hard"]').click();
  await gm.find("call-reason").fill("the floor gives way");
  await expect(gm.find("call-desk").locator(".good").first()).toBeVisible();
  await picture(gm, "call", gm.page.locator("#gm-tool"));
  await gm.find("call-now").click();
  await expect(anna.find("call-card")).toBeVisible();
  await expect(anna.find("respond").first()).toContainText("%");
  await anna.settled();
  await picture(anna, "call-card");
  await anna.find("respond").first().click();
  await anna.answers();

  await ola.find("try").getByRole("textbox").fill("climb the mill wheel while it turns");
  await ola.find("try").getByRole("textbox").press("Enter");
  await ola.page.keyboard.press("Enter");
  await gm.find("try-card").getByTestId("try-roll").click();
  await expect(gm.find("try-card").locator(".good").first()).toBeVisible();
  await picture(gm, "try", gm.find("try-card"));
  await gm.find("try-card").getByTestId("try-call").click();
  await ola.find("respond").first().click();
  await ola.answers();

  await gm.openPanel("foes");
  await gm.find("new-name").fill("Marta");
  await gm.find("new-known-as").fill("a shape in the reeds");
  await picture(gm, "creature", gm.page.locator("#gm-tool"));
  await gm.find("bring-in").click();
  await expect(ola.find("bystanders")).toContainText("a shape in the reeds");

  await ola.find("throw").click();
  await ola.find("free-dice").locator("[data-die='6']").click();
  await ola.find("free-dice").locator("[data-die='6']").click();
  await ola.find("say").fill("/odds 2d6+1 >= 8");
  await ola.find("say").press("Enter");
  await expect(ola.find("odds-told")).toContainText("7/12");
  await picture(ola, "dice", ola.find("speak").locator(".."));
});
