// An evening without an adventure: calls, tries, a blind roll, somebody new, and a bystander who turns on the party.

import { expect, test } from "./support/fixtures";

for (const [language, game] of [
  ["en", "nde12"],
  ["pl", "cairn2e"],
] as const) {
  test(`a game master improvises with two players: ${game}, ${language}`, async ({ visitor, newTable }) => {
    test.slow();
    const table = await newTable({ game, heroes: 2, gm: { name: "Greta" }, language });
    const gm = await visitor({ language });
    const anna = await visitor({ language });
    const ola = await visitor({
      language,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await gm.enter(table.made.gm.link);
    await anna.enter(table.made.player.link, "Anna");
    await ola.enter(table.made.player.link, "Ola");
    const view = await table.view();
    const seats = view.seats.filter((one) => one.role === "player").map((one) => one.id);
    const heroes = view.people.map((one) => one.person.id);
    await table.order(...heroes.map((figure, at) => ({ type: "Give" as const, figure, seat: seats[at]! })), {
      type: "SetScene",
      place: "The mill",
      foes: {},
    });

    // A call to everybody: each has a card with odds, and both answer beside each other.
    await gm.openPanel("call");
    await gm.find("call-reason").fill("the floor gives way");
    await gm.find("call-now").click();
    for (const player of [anna, ola]) {
      const card = player.find("call-card");
      await expect(card).toContainText("the floor gives way");
      await expect(card.getByTestId("respond").first()).toContainText("%");
    }
    await anna.find("respond").first().click();
    await anna.answers();
    await expect(anna.find("call-card")).toBeHidden();
    await expect(ola.find("call-card")).toBeVisible();
    await ola.find("decline").tap();
    await expect(gm.find("call-state")).toBeHidden();

    // A blind roll: everybody knows of it, and the game master alone sees how it turns out.
    await gm.find("call-desk").locator(`[data-figure="${heroes[0]!}"]`).click();
    await gm.find("call-desk").locator('[data-way="blind"]').click();
    await gm.find("call-reason").fill("is the old man lying?");
    await gm.find("call-now").click();
    await anna.find("call-card").getByTestId("respond").first().click();
    await anna.answers();
    await gm.settled();
    const blind = (await table.entries()).at(-1)!.number;
    await ola.settled();
    await expect(gm.page.locator(`[data-number="${blind}"]`).getByTestId("reveal")).toBeVisible();
    await expect(ola.page.getByTestId("reveal")).toHaveCount(0);

    // Two against each other; in some games both roll, in others the one who is at risk.
    await gm.find("call-desk").locator('[data-way="open"]').click();
    await gm.find("contest").click();
    await gm.find("contest-other").selectOption(heroes[1]!);
    await gm.find("call-reason").fill("who holds the rope?");
    await gm.find("call-now").click();
    await expect(anna.find("call-card")).toContainText("who holds the rope?");
    await anna.find("respond").first().click();
    await anna.answers();
    await ola.settled();
    if (await ola.find("call-card").isVisible()) {
      // What there is to beat is known by now.
      await expect(ola.find("call-card").getByTestId("respond").first()).toContainText("%");
      await ola.find("respond").first().tap();
      await ola.answers();
    }
    await expect(gm.find("call-state")).toBeHidden();
    await gm.find("contest").click();

    // A try in words, answered by a roll whose result only the game master learns.
    await anna.find("try").getByRole("textbox").fill("climb the mill wheel");
    await anna.find("try").getByRole("textbox").press("Enter");
    await anna.page.keyboard.press("Enter");
    const tried = gm.find("try-card");
    await expect(tried).toContainText("climb the mill wheel");
    await expect(anna.find("try-waits")).toBeVisible();
    await tried.getByTestId("try-roll").click();
    await tried.getByTestId("try-call").click();
    await expect(anna.find("call-card")).toContainText("climb the mill wheel");
    await anna.find("respond").first().click();
    await anna.answers();
    await expect(anna.find("call-card")).toBeHidden();

    // One that needs no dice.
    await ola.find("try").getByRole("textbox").fill("look behind the flour sacks");
    await ola.find("try").getByRole("textbox").press("Enter");
    await ola.page.keyboard.press("Enter");
    await gm.find("try-works").click();
    await expect(gm.find("try-card")).toBeHidden();
    await expect(
      anna.page.getByTestId("entry").filter({ hasText: "look behind the flour sacks" }),
    ).not.toHaveCount(0);

    // Somebody new whom the players know under another name, and who takes no side; and then does.
    await gm.openPanel("foes");
    await gm.find("new-name").fill("Marta");
    await gm.find("new-known-as").fill("a shape in the reeds");
    await gm.find("bring-in").click();
    await expect(anna.find("bystanders")).toContainText("a shape in the reeds");
    await expect(gm.find("bystanders")).toContainText("Marta");
    await gm.find("bystanders").getByTestId("stance").selectOption("foe");
    await expect(anna.find("bystanders")).toBeHidden();
    await expect(anna.find("foes")).toContainText("a shape in the reeds");
    await expect(anna.page.getByText("Marta")).toHaveCount(0);
    await table.order({ type: "KeepName", figure: "somebody-1", known_as: "" });
    await expect(anna.find("foes")).toContainText("Marta");

    // Dice for their own sake: weighed by whoever asks alone, and rolled for all.
    await anna.find("say").fill("/odds 2d6+1 >= 8");
    await anna.find("say").press("Enter");
    await expect(anna.find("odds-told")).toContainText("7/12");
    await anna.find("throw").click();
    await anna.find("free-dice").locator("[data-die='6']").click();
    await anna.find("free-dice").locator("[data-die='6']").click();
    await expect(anna.find("free-expression")).toHaveValue("2d6");
    await anna.find("free-roll").click();
    await expect(gm.page.getByTestId("entry").filter({ hasText: /2[dk]6/ })).not.toHaveCount(0);
  });
}
