// A whole fight with two players and a game master, each in a browser and a language of their own.

import { expect, test } from "./support/fixtures";
import type { Visitor } from "./support/visitor";

const MOST_ROUNDS = 60;

const isDecided = ({ traffic: { view } }: Visitor): boolean =>
  (["party", "foes"] as const).some((side) =>
    (view?.people ?? []).filter((one) => one.person.side === side).every((one) => one.person.is_out),
  );

test("two players and a game master fight to the end in three languages", async ({ visitor, newTable }) => {
  test.slow();
  const table = await newTable({ game: "nde12", heroes: 2, gm: { name: "Greta" }, title: "Wald" });
  const [gm, anna, jan] = await Promise.all([
    visitor({ language: "de" }),
    visitor({ language: "en" }),
    visitor({ language: "pl" }),
  ]);
  await gm.enter(table.made.gm.link);
  await anna.enter(table.made.player.link, "Anna");
  await jan.enter(table.made.player.link, "Jan");
  const everybody = [gm, anna, jan];

  await expect.poll(() => gm.traffic.view?.seats.length).toBe(3);
  const seats = (gm.traffic.view?.seats ?? []).filter((one) => one.role === "player");
  const heroes = (gm.traffic.view?.people ?? []).map((one) => one.person.id);
  await table.order(
    ...seats.map((seat, place) => ({ type: "Give" as const, figure: heroes[place]!, seat: seat.id })),
  );

  await gm.addFoes("minion", 2);
  await gm.settled();
  await gm.do(() => gm.moment("fight").first().click());
  await Promise.all(everybody.map((one) => expect(one.find("turn")).toBeVisible()));

  for (let round = 0; round < MOST_ROUNDS && !isDecided(gm); round += 1)
    for (const [one, side] of [
      [anna, "party"],
      [jan, "party"],
      [gm, "foes"],
    ] as const)
      while (!isDecided(gm) && (await one.step({ side })) !== null);
  expect(isDecided(gm)).toBe(true);

  // All three have seen the same entries, each told in their own language.
  const version = (await table.view()).version;
  for (const one of everybody) {
    await expect.poll(() => one.traffic.view?.version).toBe(version);
    await expect(one.find("entry").last()).toHaveAttribute("data-number", String(version));
  }
  const told = await Promise.all(everybody.map((one) => one.find("entry").allInnerTexts()));
  expect(new Set(told.map((texts) => texts.join("\n"))).size).toBe(3);
  expect(told.flat().join("\n")).not.toContain("⟨");
});
