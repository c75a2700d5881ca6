// What is prepared: an adventure from a file, seen whole by its game master alone, and scenes brought on at a press.

import { expectUsable } from "./support/axe";
import { expect, test } from "./support/fixtures";

const MILL = `
[adventure]
id = "mill"
start = "yard"
title.en = "The qzmill"
text.en = "Nobody has ground here for years."

[places.yard]
title.en = "The yard"
text.en = "Nettles and a broken cart."
exits.in = { to = "loft", text.en = "Go in" }

[places.yard.deeds.leave]
text.en = "Go home"
needs = ["fed"]
works = { ending = "won" }

[places.loft]
title.en = "The qzloft"
text.en = "Something breathes in the sacks."
foes = [{ kind = "beast", hidden = true }]
exits.out = { to = "yard", text.en = "Climb down", escape = true }

[places.loft.deeds.feed]
text.en = "Feed it"
works = { set = ["fed"] }

[endings.won]
won = true
title.en = "Home again"
`;
const file = (content: string) => ({
  name: "mill.toml",
  mimeType: "text/plain",
  buffer: Buffer.from(content),
});

test("an adventure is opened from a file: every fault first, then the game master sees it whole", async ({
  visitor,
  newTable,
}) => {
  const table = await newTable({ game: "nde12", heroes: 2, gm: { name: "Greta" } });
  const [gm, anna] = await Promise.all([visitor(), visitor({ language: "pl" })]);
  await gm.enter(table.made.gm.link);
  await anna.enter(table.made.player.link, "Anna");
  await gm.page.locator('[data-tool="rooms"]').click();
  const input = gm.find("adventure-file").locator("input[type=file]");

  await input.setInputFiles(file(MILL.replace('to = "loft"', 'to = "lift"').replace("works =", "wokrs =")));
  await expect(gm.find("placed-faults").locator("li")).toHaveCount(2);
  await expect(gm.find("placed-faults")).toContainText("places.yard.exits.in.to");
  await expect(gm.find("open-adventure")).toHaveCount(0);

  await input.setInputFiles(file(MILL));
  await gm.do(() => gm.find("open-adventure").click());
  await expect(gm.find("rooms").locator("[data-room]")).toHaveCount(2);
  const loft = gm.find("rooms").locator('[data-room="loft"]');
  await loft.locator("summary").click();
  await expect(loft).toContainText("Something breathes in the sacks.");
  await anna.settled();
  expect(await anna.traffic.everything()).toContain("The qzmill");
  expect(await anna.traffic.everything()).not.toContain("qzloft");

  // By fields first: every fault at its own, and nothing of the file is lost that was not touched.
  await gm.find("write-adventure").click();
  const form = gm.find("adventure-form");
  const field = (at: string) => form.locator(`[data-at="${at}"]`).locator("input, select, textarea").first();
  await form.locator('[data-at="places.loft"] > summary').click();
  await form.locator('[data-at="places.loft.exits.out"] > summary').click();
  await field("places.loft.text").fill("Something breathes in the qzhay.");
  await field("places.loft.exits.out.needs").fill("qzrope");
  await field("places.loft.exits.out.needs").blur();
  const here = form.locator('[data-at="places.loft.exits.out.needs"]').getByTestId("fault-here");
  await expect(here).toContainText("qzrope");
  await expect(gm.find("open-written")).toBeDisabled();
  await expectUsable(gm.page, "an adventure is written by fields", "dialog[open]");
  await gm.find("adventure-editor").getByTestId("placed-faults").getByRole("button").click();
  await expect(field("places.loft.exits.out.needs")).toBeFocused();
  await field("places.loft.exits.out.needs").fill("");
  await field("places.loft.exits.out.needs").blur();
  await expect(gm.find("open-written")).toBeEnabled();
  await gm.find("as-text").click();
  await expect(gm.find("adventure-text")).toHaveValue(MILL.replace("in the sacks", "in the qzhay"));
  await gm
    .find("adventure-text")
    .fill(MILL.replace("in the sacks", "in the qzrafters").replace('to = "yard"', 'to = "yart"'));
  await expect(gm.find("adventure-editor").getByTestId("placed-faults")).toContainText(
    "places.loft.exits.out.to",
  );
  await expect(gm.find("open-written")).toBeDisabled();
  await gm.find("adventure-text").fill(MILL.replace("in the sacks", "in the qzrafters"));
  await expect(gm.find("open-written")).toBeEnabled();
  await gm.do(() => gm.find("open-written").click());
  await expect(loft).toContainText("qzrafters");

  const go = loft.locator("button");
  await go.click();
  await gm.do(() => go.click());
  await expect(loft).toHaveClass(/here/);
  await anna.settled();
  expect(await anna.traffic.everything()).toContain("qzloft");
  expect(await anna.traffic.everything()).not.toContain("Feed the");
  await gm.do(() => gm.page.locator('[data-flag="fed"]').click());
  await expect(gm.page.locator('[data-flag="fed"]')).toHaveAttribute("aria-pressed", "true");
});

test("a scene is prepared in a form and comes on at one press, with what is handed out", async ({
  visitor,
  newTable,
}) => {
  const table = await newTable({ game: "cairn2e", heroes: 2, gm: { name: "Greta" } });
  const [gm, anna] = await Promise.all([visitor(), visitor({ language: "de" })]);
  await gm.enter(table.made.gm.link);
  await anna.enter(table.made.player.link, "Anna");
  await gm.page.locator('[data-tool="scene"]').click();
  await gm.find("prepare-scene").click();
  await gm.find("prepared-title").fill("The fork");
  await gm.find("prepared-text").fill("Two ways, and a qzgallows between them.");
  await gm.find("prepared-notes").fill("The qzhangman is the mayor.");
  await gm.find("prepared-map").fill("########\n#1....a#\n#2.....#\n########");
  await gm.find("prepared-form").getByTestId("foe-search").fill("goblin");
  await gm.find("prepared-form").locator('[data-foe="goblin"]').click();
  await gm.find("new-handout").click();
  await gm.find("handout-title").fill("A qzwarrant");
  await gm.find("handout-text").fill("Wanted: Old Tom.");
  await gm.find("prepared-form").locator(".leaf input[type=checkbox]").check();
  await gm.do(() => gm.find("keep-scene").click());
  await anna.settled();
  for (const word of ["qzgallows", "qzhangman", "qzwarrant", "The fork"])
    expect(await anna.traffic.everything()).not.toContain(word);

  await gm.do(() => gm.page.locator('[data-bring="the-fork"]').click());
  await anna.settled();
  for (const word of ["qzgallows", "qzwarrant", "The fork"])
    expect(await anna.traffic.everything()).toContain(word);
  expect(await anna.traffic.everything()).not.toContain("qzhangman");
  expect(gm.traffic.view?.people.filter(({ person }) => person.side === "foes")).toHaveLength(1);
  expect(gm.traffic.view?.place).toBe("The fork");
});

test("a shelf keeps a scene between two tables, and finds a table again in another browser", async ({
  visitor,
  newTable,
}) => {
  const [one, two] = [
    await newTable({ game: "nde12", heroes: 1, title: "First evening", gm: { name: "Greta" } }),
    await newTable({ game: "nde12", heroes: 1, title: "Second evening", gm: { name: "Greta" } }),
  ];
  await one.order({ type: "PrepareScenes", scenes: { ford: { title: "The ford", text: "Cold water." } } });
  const gm = await visitor();
  await gm.enter(one.made.gm.link);
  const home = new URL("/shelf", one.server.url).href;
  await gm.page.goto(home);
  await gm.find("make-shelf").click();
  const link = await gm.find("shelf-link").inputValue();
  await gm.find("add-tables").click();
  await expect(gm.find("shelf")).toContainText("First evening");

  await gm.enter(one.made.gm.link);
  await gm.page.locator('[data-tool="scene"]').click();
  await gm.page.locator('[data-scene="ford"] summary').click();
  await gm.page.locator('[data-put="ford"]').click();
  await expect(gm.page.locator('[data-scene="ford"]')).toContainText("on your shelf now");

  await gm.enter(two.made.gm.link); // the tool that was open is open here too
  await gm.find("take-scene").click();
  await gm.do(() => gm.page.locator('[data-take="ford"]').click());
  await expect(gm.page.locator('[data-scene="ford"]')).toBeVisible();
  await gm.do(() => gm.page.locator('[data-bring="ford"]').click());
  expect(gm.traffic.view?.place).toBe("The ford");

  const elsewhere = await visitor();
  await elsewhere.page.goto(link);
  await expect(elsewhere.find("shelf")).toContainText("The ford");
  await elsewhere.find("shelf").getByRole("button", { name: "First evening", exact: true }).click();
  await expect(elsewhere.find("desk")).toBeVisible();
});
