// What holds at every table, whatever happens to servers, links, tabs and languages.

import type { WebSocketRoute } from "@playwright/test";

import { expectUsable } from "./support/axe";
import { expect, test, type MadeTable } from "./support/fixtures";
import type { Visitor } from "./support/visitor";

/** A table that somebody leads, with one player whose hero is in a fight. */
async function seated(
  table: MadeTable,
  gm: Visitor,
  player: Visitor,
): Promise<{ seat: string; hero: string }> {
  await gm.enter(table.made.gm.link);
  await player.enter(table.made.player.link, "Anna");
  const view = await table.view();
  const seat = view.seats.find((one) => one.role === "player")!.id;
  const hero = view.people[0]!.person.id;
  await table.order(
    { type: "Give", figure: hero, seat },
    { type: "SetScene", place: "A clearing", foes: { "wolf-1": "elite" } },
    { type: "Mark", moment: "fight" },
  );
  for (const one of [gm, player]) await expect(one.find("turn")).toBeVisible();
  return { seat, hero };
}

test("a server that was killed is waited for, nothing typed is lost, and a command acts once", async ({
  visitor,
  newTable,
  server,
}) => {
  const table = await newTable({ game: "nde12", heroes: 1, gm: { name: "Greta" } });
  const me = await visitor();
  await me.enter(table.made.gm.link);
  await me.settled();
  await me.find("say").fill("half a sen");
  me.traffic.isServerAway = true;
  await server.kill();
  await expect(me.page.locator('[data-state="reconnecting"]')).toHaveCount(1);
  await me.find("say").fill("a whole sentence");
  await me.find("say").press("Enter");
  await expect(me.page.locator('[data-state="reconnecting"]').first()).toContainText(/reconnecting/);
  await server.start();
  await expect(me.page.locator('[data-state="connected"]')).toHaveCount(1);
  await me.settled();
  me.traffic.isServerAway = false;
  await expect(me.find("entry").last()).toContainText("a whole sentence");
  const said = (await table.entries()).filter((one) =>
    one.events.some((event) => event.type === "Said" && event.text === "a whole sentence"),
  );
  expect(said).toHaveLength(1);
  await expect(me.find("say")).toHaveValue("");
});

test("a line that was typed while the server was away is sent once it is back, and acts once", async ({
  visitor,
  newTable,
  server,
}) => {
  const table = await newTable({ game: "nde12", heroes: 1, gm: { name: "Greta" } });
  const me = await visitor();
  await me.enter(table.made.gm.link);
  await me.show("text");
  await expect(me.find("line")).toBeFocused();
  me.traffic.isServerAway = true;
  await server.kill();
  await me.find("line").fill("say is anybody there");
  await me.find("line").press("Enter");
  await expect(me.find("unsent")).toBeVisible();
  await server.start();
  await expect(me.find("unsent")).toBeHidden();
  await expect.poll(() => me.traffic.unanswered.size).toBe(0);
  me.traffic.isServerAway = false;
  const said = (await table.entries()).filter((one) => one.events.some((event) => event.type === "Said"));
  expect(said).toHaveLength(1);
});

test("a line that breaks for a moment is not worth a word", async ({ visitor, newTable }) => {
  const table = await newTable({ game: "nde12", heroes: 1, gm: { name: "Greta" } });
  const me = await visitor();
  const lines: WebSocketRoute[] = [];
  await me.page.routeWebSocket(/\/socket$/, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  await me.enter(table.made.gm.link);
  await expect(me.page.locator('[data-state="connected"]')).toHaveCount(1);
  await me.page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = (): void => {
      seen.push(
        document.querySelector("[data-state]")?.getAttribute("data-state") ?? "",
        document.body.innerText,
      );
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await lines[0]!.close({ code: 1001 });
  await expect.poll(() => lines.length).toBe(2);
  await expect(me.page.locator('[data-state="connected"]')).toHaveCount(1);
  const seen = await me.page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toContain("reconnecting");
  expect(seen.filter((text) => /reconnecting …/.test(text))).toEqual([]);
});

test("a phone that slept for an hour finds the table as it is, though nobody told it that its line was dead", async ({
  visitor,
  newTable,
}) => {
  const table = await newTable({ game: "nde12", heroes: 1, gm: { name: "Greta" } });
  const me = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await me.page.clock.install();
  let lines = 0;
  let isAsleep = false;
  await me.page.routeWebSocket(/\/socket$/, (line) => {
    const number = (lines += 1);
    const isDead = (): boolean => isAsleep && number === 1; // open at both ends, and nothing comes through
    const far = line.connectToServer();
    line.onMessage((message) => void (isDead() || far.send(message)));
    far.onMessage((message) => void (isDead() || line.send(message)));
  });
  await me.enter(table.made.gm.link);
  await expect(me.page.locator('[data-state="connected"]')).toHaveCount(1);
  isAsleep = true;
  await table.order({ type: "Say", text: "we went on without you" });
  await me.page.clock.fastForward("01:00:00");
  await me.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await me.page.locator("[data-tab=log]").tap();
  await expect(me.find("entry").filter({ hasText: "we went on without you" })).toHaveCount(1, {
    timeout: 60_000,
  });
  expect(lines).toBe(2);
});

test("whatever somebody says they do is tried, in their own words", async ({ visitor, newTable }) => {
  const table = await newTable({ game: "nde12", heroes: 1, gm: { name: "Greta" } });
  const [gm, anna] = await Promise.all([visitor(), visitor({ language: "pl" })]);
  await seated(table, gm, anna);
  const field = anna.find("try").locator("input");
  await field.fill("Wspinam się na koło młyńskie");
  await field.press("Enter");
  const chip = anna.page.locator('[data-testid="deed"][data-verb="try"]').first();
  await expect(chip).toBeFocused();
  await anna.do(() => anna.page.keyboard.press("Enter"));
  await anna.answers();
  expect(JSON.stringify(await table.entries())).toContain("Wspinam się na koło młyńskie");
});

/** Somebody whose first action is the same in every game of this play. */
const SABLE = {
  ...{ kind: "character", format: 1, game: "nde12", variant: "step", name: "Sable", role: "warrior" },
  ...{ strength: "d10", dexterity: "d6", power: "d6", hearts: 5, hearts_most: 5, mana: 3, mana_most: 3 },
  ...{ advances: 0, talents: ["Shadow", "Brawler"], weapon: "iron bar", protection: "padded coat" },
  gear: ["fishing line and hooks", "wool blanket", "crowbar"],
};

test("whoever takes something back is seen by all to do so", async ({ visitor, newTable }) => {
  const table = await newTable({ game: "nde12", heroes: [SABLE], gm: { name: "Greta" } });
  const [gm, anna] = await Promise.all([visitor({ language: "de" }), visitor()]);
  await seated(table, gm, anna);
  await anna.do(() => anna.deeds.first().click());
  await anna.answers();
  const done = anna.traffic.view!.version;
  const entry = (one: Visitor) => one.page.locator(`[data-testid="entry"][data-number="${done}"]`);
  await expect(entry(gm)).toBeVisible();
  await expect(entry(gm)).not.toHaveAttribute("data-undone", "true");
  await anna.find("undo").click();
  await expect(anna.find("undo-preview")).toBeVisible();
  await anna.do(() => anna.find("undo-now").click());
  for (const one of [gm, anna]) await expect(entry(one)).toHaveAttribute("data-undone", "true");
  await anna.find("redo").click();
  await anna.do(() => anna.find("redo-now").click());
  for (const one of [gm, anna]) await expect(entry(one)).not.toHaveAttribute("data-undone", "true");
});

test("a condition that the game master gives is on the player's card until it is taken away", async ({
  visitor,
  newTable,
}) => {
  const table = await newTable({ game: "nde12", heroes: 1, gm: { name: "Greta" } });
  const [gm, anna] = await Promise.all([visitor(), visitor({ language: "pl" })]);
  const { hero } = await seated(table, gm, anna);
  const card = (one: Visitor) => one.page.locator(`[data-testid="person"][data-id="${hero}"]`);
  const opened = async (one: Visitor): Promise<void> => {
    await card(one).getByRole("button").last().click();
    await expect(one.find("sheet")).toBeVisible();
  };
  await opened(gm);
  const blinded = gm.page.locator('[data-condition="blinded"]');
  await expect(blinded).toHaveAttribute("aria-pressed", "false");
  await gm.do(() => blinded.click());
  await expect(blinded).toHaveAttribute("aria-pressed", "true");
  await expect(card(anna)).toContainText("oślepienie");
  await expect(anna.find("entry").last()).toContainText("nic nie widzi");
  await opened(anna);
  await expect(anna.find("sheet")).toContainText("oślepienie");
  await expect(anna.find("condition")).toHaveCount(0);
  await expectUsable(gm.page, "a sheet with its chips", '[data-testid="sheet"]');
  await blinded.focus();
  await gm.do(() => gm.page.keyboard.press("Enter"));
  await expect(blinded).toHaveAttribute("aria-pressed", "false");
  await expect(blinded).toBeFocused();
  await expect(card(anna)).not.toContainText("oślepienie");
  await gm.find("undo").click();
  await gm.do(() => gm.find("undo-now").click());
  await expect(blinded).toHaveAttribute("aria-pressed", "true");
  await expect(card(anna)).toContainText("oślepienie");
});

test("whoever's link is taken back is told so, and nobody comes in by it again", async ({
  visitor,
  newTable,
}) => {
  const table = await newTable({ game: "nde12", heroes: 1, gm: { name: "Greta" } });
  const [gm, anna, late] = await Promise.all([visitor(), visitor({ language: "pl" }), visitor()]);
  const { seat } = await seated(table, gm, anna);
  const links = await table.links();
  await table.revoke(links.find((one) => one.seat === seat)!.id);
  await expect(anna.find("farewell")).toBeVisible();
  await expect(anna.page.getByRole("heading", { level: 1 })).toBeVisible();
  await table.revoke(table.made.player.id);
  late.traffic.isServerAway = true; // a browser writes every refusal into its console
  await late.page.goto(table.made.player.link);
  await expect(late.find("farewell")).toBeVisible();
  await gm.settled();
  await expect(gm.find("desk")).toBeVisible();
});

test("another language is spoken at once, and the log is told anew", async ({ visitor, newTable }) => {
  const table = await newTable({ game: "nde12", heroes: 1, gm: { name: "Greta" } });
  const [gm, anna] = await Promise.all([visitor(), visitor()]);
  await seated(table, gm, anna);
  await anna.do(() => anna.deeds.first().click());
  await anna.answers();
  const marked = await anna.page.evaluate(() => Object.assign(window, { isSamePage: true }) && true);
  expect(marked).toBe(true);
  const texts = async (): Promise<string> => (await anna.find("entry").allInnerTexts()).join("\n");
  const english = await texts();
  const button = (): Promise<string> => anna.find("speak").getByRole("button").first().innerText();
  const send = await button();
  await anna.find("language").selectOption("pl");
  await expect(anna.page.locator("html")).toHaveAttribute("lang", "pl");
  await expect.poll(texts).not.toBe(english);
  await anna.settled();
  expect(await button()).not.toBe(send);
  expect((await texts()).split("\n").length).toBeGreaterThan(1);
  // The other reader has noticed nothing, and one returns to the very same words.
  expect(await gm.page.locator("html").getAttribute("lang")).toBe("en");
  await anna.find("language").selectOption("en");
  await expect.poll(texts).toBe(english);
  expect(await anna.page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("two tabs of one seat stay in step", async ({ visitor, newTable }) => {
  const table = await newTable({ game: "nde12", heroes: 1, gm: { name: "Greta" } });
  const [gm, anna] = await Promise.all([visitor(), visitor()]);
  await seated(table, gm, anna);
  const second = await anna.tab();
  await second.enter(`/t/${table.made.table.id}`);
  await second.settled();
  await anna.do(() => anna.deeds.first().click());
  await second.answers();
  await anna.settled();
  expect(second.traffic.view?.version).toBe(anna.traffic.view?.version);
  const numbers = (one: Visitor) =>
    one.find("entry").evaluateAll((all) => all.map((entry) => entry.getAttribute("data-number")));
  expect(await numbers(second)).toEqual(await numbers(anna));
});
