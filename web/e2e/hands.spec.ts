// The same fight by different hands: who only taps tokens, who only types, and a game master who opens no list.

import type { Locator } from "@playwright/test";

import type { AnyDo, Square } from "../src/lib/wire";
import { expect, test, type MadeTable } from "./support/fixtures";
import type { Visitor } from "./support/visitor";

/** Two heroes before two foes, each within reach of one. */
async function faced(table: MadeTable, player?: string): Promise<string[]> {
  const heroes = (await table.view()).people.map((one) => one.person.id);
  const tokens: [string, Square][] = [
    ...heroes.map((id, place): [string, Square] => [id, [3, 2 + place]]),
    ["left", [4, 2]],
    ["right", [4, 3]],
  ];
  const orders: AnyDo[] = [
    ...(player ? heroes.map((figure) => ({ type: "Give" as const, figure, seat: player })) : []),
    {
      type: "SetScene",
      place: "A ford",
      foes: { left: "boss", right: "minion" }, // no single turn can beat a boss, however the dice fall
      space: { type: "Board", grid: { width: 9, height: 6, ground: "grass" }, tokens },
    },
  ];
  await table.order(...orders);
  return heroes;
}

const token = ({ page }: Visitor, id: string): Locator => page.locator(`svg [data-token="${id}"]`);

/** Press somebody on the map, and have what can be done with them. */
async function opened(me: Visitor, id: string, press: (one: Locator) => Promise<void>): Promise<Locator> {
  const menu = me.find("token-menu");
  if (await menu.count()) await press(menu.locator(".close"));
  await press(token(me, id));
  await expect(menu).toHaveCount(1);
  return menu;
}

const standing = ({ traffic: { view } }: Visitor, side: "party" | "foes"): string[] =>
  (view?.people ?? [])
    .filter(({ person }) => person.side === side && !person.is_out)
    .map((one) => one.person.id);

/** One of a side strikes whoever can be struck, by pressing both of them. */
async function strike(me: Visitor, id: string, press: (one: Locator) => Promise<void>): Promise<boolean> {
  const menu = await opened(me, id, press);
  const choose = menu.getByTestId("act-with");
  if (await choose.count()) await press(choose);
  const [side, other] = standing(me, "party").includes(id)
    ? (["party", "foes"] as const)
    : (["foes", "party"] as const);
  expect(standing(me, side)).toContain(id);
  for (const target of standing(me, other)) {
    const deeds = (await opened(me, target, press)).getByTestId("board-deed");
    if (!(await deeds.count())) continue;
    await me.do(() => press(deeds.first()));
    return true;
  }
  return false;
}

test("somebody who only taps tokens walks, strikes and ends their turn", async ({ visitor, newTable }) => {
  test.slow();
  const table = await newTable({ game: "nde12", heroes: 2, gm: { name: "Greta" } });
  const [gm, anna] = [
    await visitor(),
    await visitor({ viewport: { width: 1024, height: 768 }, hasTouch: true }),
  ];
  await gm.enter(table.made.gm.link);
  await anna.enter(table.made.player.link, "Anna");
  const seat = (await table.view()).seats.find((one) => one.role === "player")!.id;
  const heroes = await faced(table, seat);
  await table.order({ type: "Mark", moment: "fight" });
  const tap = (one: Locator): Promise<void> => one.tap();
  await anna.settled();

  // The first steps back: a square is tapped beside their token.
  const [first = "", second = ""] = heroes;
  await opened(anna, first, tap);
  await tap(anna.find("token-menu").locator(".close"));
  const box = (await token(anna, first).boundingBox())!;
  const near = (await token(anna, second).boundingBox())!;
  const square = near.y - box.y;
  const from = anna.traffic.view?.people.find((one) => one.person.id === first)?.at;
  await anna.page.touchscreen.tap(box.x + box.width / 2 - square, box.y + box.height / 2);
  const walk = anna.find("walk");
  if (await walk.count()) await walk.tap();
  await expect
    .poll(() => anna.traffic.view?.people.find((one) => one.person.id === first)?.at)
    .not.toBe(from);
  await anna.settled();
  await anna.answers();

  // The second strikes; then both are done, and it is the foes' turn.
  expect(await strike(anna, second, tap)).toBe(true);
  await anna.answers();
  if (anna.traffic.view?.turn?.side === "party" && anna.traffic.view.turn.round === 1) {
    const menu = await opened(anna, second, tap);
    await anna.do(() => tap(menu.locator('[data-moment="turn"]')));
  }
  await anna.settled();
  expect(anna.traffic.view?.turn?.side).toBe("foes");
  expect(await anna.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
});

test("somebody who only types says what they do, walks, speaks and ends their turn", async ({
  visitor,
  newTable,
}) => {
  test.slow();
  const table = await newTable({ game: "nde12", heroes: 2, gm: { name: "Greta" } });
  const [gm, anna] = [await visitor(), await visitor({ language: "de" })];
  await gm.enter(table.made.gm.link);
  await anna.enter(table.made.player.link, "Anna");
  const seat = (await table.view()).seats.find((one) => one.role === "player")!.id;
  await faced(table, seat);
  await table.order({ type: "Mark", moment: "fight" });
  await anna.settled();
  const { keyboard } = anna.page;
  const onto = async (field: Locator): Promise<void> => {
    for (let count = 0; count < 150; count += 1) {
      if (await field.evaluate((one) => one === document.activeElement)) return;
      await keyboard.press("Tab");
    }
    throw new Error("the field is not to be reached by keys");
  };

  await onto(anna.find("say"));
  await keyboard.type("Ich decke dich!");
  await anna.do(() => keyboard.press("Enter"));
  await expect(gm.find("entry").last()).toContainText("Ich decke dich!");

  const field = anna.find("try").locator("input");
  await onto(field);
  await keyboard.type("Ich werfe ihm Sand in die Augen");
  await keyboard.press("Enter");
  await expect(anna.page.locator('[data-testid="deed"][data-verb="try"]').first()).toBeFocused();
  await anna.do(() => keyboard.press("Enter"));
  while (anna.traffic.view?.questions.some((one) => one.is_mine))
    await anna.do(() => keyboard.press("Enter"));
  expect(JSON.stringify(await table.entries())).toContain("Ich werfe ihm Sand in die Augen");

  // Whoever acts next walks to a square by its name.
  const acting = await anna.find("deeds").getAttribute("data-acting");
  await onto(anna.page.locator('form input[placeholder="e5"]'));
  await keyboard.type("b5");
  await anna.do(() => keyboard.press("Enter"));
  await anna.answers();
  const walker = anna.traffic.view?.people.find((one) => one.person.id === acting);
  expect(walker?.at.toLowerCase()).toBe("b5");

  const done = anna.moment("turn");
  if (anna.traffic.view?.turn?.side === "party") {
    await onto(done.first());
    await anna.do(() => keyboard.press("Enter"));
  }
  await expect.poll(() => anna.traffic.view?.turn?.side).toBe("foes");
});

test("a game master runs a whole fight from tokens and bar, and opens no list", async ({
  visitor,
  newTable,
}) => {
  test.slow();
  const table = await newTable({ game: "nde12", heroes: 2, gm: { name: "Greta" } });
  const gm = await visitor();
  await gm.enter(table.made.gm.link);
  const heroes = await faced(table);
  await gm.settled();
  const press = (one: Locator): Promise<void> => one.click();
  const closed = async (): Promise<void> => {
    await expect(gm.page.locator("details[open], #gm-tool, [role=listbox]")).toHaveCount(0);
    expect(await gm.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  };

  await gm.do(() => gm.moment("fight").first().click());
  await expect(gm.find("turn")).toBeVisible();

  // A name, hiding and showing: each is one press from the token.
  await press((await opened(gm, "right", press)).getByTestId("token-rename"));
  await gm.find("new-name").fill("Old Grim");
  await gm.do(() => gm.page.keyboard.press("Enter"));
  await expect(gm.find("foes")).toContainText("Old Grim");
  for (const isHidden of [true, false]) {
    const menu = await opened(gm, "right", press);
    await gm.do(() => press(menu.getByTestId("token-hide")));
    expect(gm.traffic.view?.people.find((one) => one.person.id === "right")?.is_hidden).toBe(isHidden);
  }

  // Both sides act for some rounds, or until one of them is beaten.
  const isDecided = (): boolean => !standing(gm, "party").length || !standing(gm, "foes").length;
  const sides = new Set<string>();
  for (let turn = 0; turn < 8 && !isDecided(); turn += 1) {
    const { side = "party", round } = gm.traffic.view?.turn ?? {};
    const isSame = (): boolean =>
      gm.traffic.view?.turn?.side === side && gm.traffic.view.turn.round === round;
    for (const id of gm.ready(side)) {
      if (!isSame() || isDecided() || !gm.ready(side).includes(id)) continue;
      if (await strike(gm, id, press)) sides.add(side);
      await gm.answers();
    }
    if (isSame() && !isDecided()) {
      await gm.do(() => press(gm.moment("turn").first()));
      await gm.answers();
    }
  }
  expect([...sides].sort()).toEqual(["foes", "party"]);

  // Something happens to one of the heroes, out of the bar; and somebody leaves, from their token.
  const [hero = ""] = standing(gm, "party").length ? standing(gm, "party") : heroes;
  await gm.choose("gm");
  const about = gm.find("about").first();
  if (await about.count()) await gm.do(() => about.getByTestId("deed").first().click());
  await gm.answers();
  const gone = standing(gm, "foes")[0] ?? hero;
  const menu = await opened(gm, gone, press);
  await gm.do(() => press(menu.getByTestId("token-remove")));
  await expect(token(gm, gone)).toHaveCount(0);
  await closed();
});
