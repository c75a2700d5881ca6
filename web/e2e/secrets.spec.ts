// What players must not know never reaches their browsers.

import { expect, test } from "./support/fixtures";

test("a check in secret: players learn that something happened, and what only when it is told", async ({
  visitor,
  newTable,
}) => {
  const table = await newTable({ game: "tkds", heroes: 1, gm: { name: "Greta" } });
  const [gm, anna] = await Promise.all([visitor(), visitor({ language: "cs" })]);
  await gm.enter(table.made.gm.link);
  await anna.enter(table.made.player.link, "Anna");
  await gm.settled();

  const hero = gm.traffic.view!.people[0]!.person.id;
  const tab = gm.page.locator(`[role="tab"][data-figure="${hero}"]`);
  if (await tab.count()) await tab.click();
  await gm.settled();
  await gm.find("try").locator("input").fill("listen at the door");
  const card = gm.page.locator('[data-testid="row"][data-verb="try"]');
  await card.getByTestId("adjust").click();
  await card
    .getByRole("button", { pressed: false })
    .filter({ hasText: /secret/i })
    .click();
  await gm.do(() => card.getByTestId("do-it").click());
  await gm.answers();
  await expect.poll(() => gm.traffic.view?.withheld.length).toBe(1);
  const kept = gm.traffic.view!.withheld[0]!;

  await anna.settled();
  expect(anna.traffic.view?.version).toBe(gm.traffic.view?.version);
  expect(anna.traffic.view?.withheld).toEqual([]);
  const frames = anna.traffic.received.filter((text) => text.includes(`"number":${kept.number},`));
  expect(frames.join("\n")).toContain("Veiled");
  expect(await anna.traffic.everything()).not.toContain('"Kept"');
  for (const mark of ['"type":"Kept"', '"withheld":[{'])
    expect(await gm.traffic.everything()).toContain(mark);

  await gm.page.getByTestId("reveal").first().click();
  await expect.poll(() => gm.traffic.view?.withheld.length).toBe(0);
  await anna.settled();
  expect(await anna.traffic.everything()).toContain('"Revealed"');
});

test("somebody who hides is in no player's browser, in no word and in no number", async ({
  visitor,
  newTable,
}) => {
  const table = await newTable({ game: "nde12", heroes: 2, gm: { name: "Greta" } });
  const [gm, anna, eve] = await Promise.all([
    visitor(),
    visitor({ language: "pl" }),
    visitor({ language: "de" }),
  ]);
  await gm.enter(table.made.gm.link);
  await anna.enter(table.made.player.link, "Anna");
  await eve.enter(table.made.spectator.link, "Eva");
  const view = await table.view();
  const seat = view.seats.find((one) => one.role === "player")!.id;
  await table.order(
    ...view.people.map(({ person }) => ({ type: "Give" as const, figure: person.id, seat })),
    {
      type: "SetScene",
      place: "A clearing",
      foes: { "bait-7": "minion", "lurker-qx9": "colossus" },
      hidden: ["lurker-qx9"],
      space: {
        type: "Board",
        grid: { width: 12, height: 8 },
        tokens: [
          ...view.people.map(
            ({ person }, place) => [person.id, [1, 1 + place]] as [string, [number, number]],
          ),
          ["bait-7", [3, 1]],
          ["lurker-qx9", [9, 6]],
        ],
      },
    },
    { type: "SetClock", id: "cult", text: "The cult arrives", filled: 1, is_secret: true },
    { type: "Mark", moment: "fight" },
  );
  for (let count = 0; count < 12; count += 1) {
    const steps = [await anna.step(), await gm.step({ side: "foes" })];
    if (steps.every((one) => one === null)) break;
  }
  await anna.page.locator('[data-testid="person"]').first().click();
  for (const one of [gm, anna, eve]) await one.settled();

  // The search finds what is there: the game master's browser has both.
  const secret = ["lurker-qx9", "colossus", ...names(gm.traffic.labels, "lurker-qx9")];
  const known = (await gm.traffic.everything()).toLowerCase();
  for (const mark of ["lurker-qx9", '"is_hidden":true', '"filled":1,"is_secret":true'])
    expect(known).toContain(mark);
  for (const one of [anna, eve]) {
    const heard = (await one.traffic.everything()).toLowerCase();
    expect(heard).toContain("bait-7");
    for (const word of secret) expect(heard, word).not.toContain(word.toLowerCase());
    expect(heard, "a square that somebody hides on").not.toContain("[9,6]");
    expect(await one.page.content()).not.toContain("lurker-qx9");
  }
});

function names(labels: { people: { id: string; short: string }[] } | null, id: string): string[] {
  return (labels?.people ?? []).filter((one) => one.id === id).map((one) => one.short);
}
