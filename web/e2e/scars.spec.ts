// A fight with real dice typed at the table: a scar at exactly no hit points, and foes whose morale breaks.

import { expect, test } from "./support/fixtures";

/** Somebody without any armor: what a die takes is what it shows. */
const NELL = {
  name: "Nell",
  ...{ strength: 12, strength_most: 12, dexterity: 10, dexterity_most: 10, will: 10, will_most: 10 },
  ...{ hp: 3, hp_most: 4 },
  items: [{ key: "sword", kind: "weapon", dice: [8], is_worn: true }],
};

test("a blow leaves a scar, and a loss breaks the others' morale", async ({ visitor, newTable }) => {
  test.slow();
  const table = await newTable({ game: "cairn2e", heroes: [NELL], gm: { name: "Greta" } });
  const [gm, anna] = await Promise.all([visitor(), visitor({ language: "pl" })]);
  await gm.enter(table.made.gm.link);
  await anna.enter(table.made.player.link, "Anna");
  const view = await table.view();
  const seat = view.seats.find((one) => one.role === "player")!.id;
  const hero = view.people[0]!.person.id;
  const values = { "first.hp": 1, "first.strength": 1, "first.armor": 0 };
  await table.order(
    { type: "Give", figure: hero, seat },
    { type: "SetScene", place: "A cellar", foes: { first: "bandit", second: "bandit" } },
    ...Object.entries(values).map(([path, value]) => ({ type: "SetValue" as const, path, value })),
    { type: "Mark", moment: "fight" },
  );

  // Both roll by hand from now on.
  await gm.openPanel("table");
  await anna.find("menu").click();
  for (const one of [gm, anna])
    await one.do(() => one.find("dice-switch").getByRole("button").nth(1).click());
  await anna.page.keyboard.press("Escape");
  for (const one of [gm, anna]) await expect(one.find("turn")).toBeVisible();

  // The party lets its turn pass; one foe strikes, and its die leaves the hero with exactly nothing.
  await anna.do(() => anna.moment("turn").first().click());
  await gm.settled();
  await gm.choose("second");
  await gm.do(() => gm.page.locator('[data-testid="deed"][data-verb="attack"]').first().click());
  await gm.do(() => gm.moment("turn").first().click());
  await expect(gm.questions).toBeVisible();
  await gm.do(() => gm.page.keyboard.press("3"));
  await gm.answers();
  await anna.settled();
  expect(happened(await table.entries())).toContain("Scarred");

  // The hero strikes back as hard as their weapon can: one falls, and the other does not want to be next.
  await expect(anna.deeds.first()).toBeVisible();
  const strike = anna.page.locator('[data-testid="deed"][data-verb="attack"]');
  await anna.do(() => strike.first().click()); // whoever is weakest stands first; nobody else could act
  await expect(anna.questions).toBeVisible();
  await anna.do(() => anna.questions.locator("[data-face]").last().click());
  await expect(gm.questions).toBeVisible();
  await gm.do(() => gm.questions.locator('[data-face="20"]').click());
  for (const one of [gm, anna]) await one.answers();

  const entries = await table.entries();
  const events = happened(entries);
  expect(events).toContain("MoraleTested");
  expect(events).toContain("Fled");
  // Whoever runs is told of in each language, where it happened.
  const { number } = entries.find((one) => happened([one]).includes("Fled"))!;
  for (const one of [gm, anna])
    await expect(one.page.locator(`[data-testid="entry"][data-number="${number}"]`)).toBeVisible();
});

/** What came of everything, by kind. */
function happened(entries: { events: { type: string; effects?: unknown[] }[] }[]): string[] {
  const effects = entries.flatMap((one) => one.events.flatMap((event) => event.effects ?? []));
  return effects.map((one) => (one as { type: string }).type);
}
