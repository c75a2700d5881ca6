// Tables in the middle of something, for plays that begin there.

import type { AnyDo, Square } from "../src/lib/wire";
import { expect, type MadeTable } from "./support/fixtures";
import type { Visitor } from "./support/visitor";

const column = (x: number, from: number, to: number): Square[] =>
  Array.from({ length: to - from + 1 }, (_, place) => [x, from + place]);

/** A fight on a map, with somebody in hiding, clocks, and much that was said and rolled. */
export async function inTheMiddle(
  table: MadeTable,
  gm: Visitor,
  player: Visitor,
  words: Words,
): Promise<void> {
  await gm.enter(table.made.gm.link);
  await player.enter(table.made.player.link, "Anna");
  const view = await table.view();
  const seat = view.seats.find((one) => one.role === "player")!.id;
  const heroes = view.people.map((one) => one.person.id);
  const tokens: [string, Square][] = heroes.map((id, place) => [id, [2, 2 + place]]);
  const scene: AnyDo = {
    type: "SetScene",
    place: words.place,
    foes: { "wolf-1": "elite", "wolf-2": "minion", "wolf-3": "minion" },
    hidden: ["wolf-3"],
    space: {
      type: "Board",
      grid: {
        width: 14,
        height: 9,
        walls: [...column(7, 0, 2), ...column(7, 6, 8)],
        cover: [
          [4, 3],
          [4, 4],
          [9, 5],
        ],
        difficult: [...column(10, 1, 4), ...column(11, 1, 4)],
      },
      tokens: [...tokens, ["wolf-1", [3, 3]], ["wolf-2", [5, 2]], ["wolf-3", [11, 7]]],
    },
  };
  await table.order(
    ...heroes.slice(0, 2).map((figure) => ({ type: "Give" as const, figure, seat })),
    scene,
    { type: "SetClock", id: "storm", text: words.clock, steps: 6, filled: 2 },
    { type: "SetClock", id: "cult", text: words.secret, steps: 4, filled: 1, is_secret: true },
    { type: "Say", text: words.said },
    { type: "Mark", moment: "fight" },
  );
  await expect(player.find("turn")).toBeVisible();
  await player.do(() => player.deeds.first().click());
  await player.answers();
  await gm.settled();
}

interface Words {
  place: string;
  clock: string;
  secret: string;
  said: string;
}

export const WORDS: Record<"en" | "pl", Words> = {
  en: {
    place: "A clearing",
    clock: "The storm breaks",
    secret: "The cult arrives",
    said: "Something moves between the trees.",
  },
  pl: {
    place: "Polana",
    clock: "Nadciąga burza",
    secret: "Zjawia się sekta",
    said: "Coś porusza się między drzewami.",
  },
};
