import { expect, test } from "vitest";

import { unpacked } from "../../src/lib/labels";
import type { Labels } from "../../src/lib/wire";

test("every way says its words and values again", () => {
  const deed = {
    verb: "deprive",
    text: "Deprive",
    spot: "gm" as const,
    roles: ["whom" as const, "what" as const],
    params: ["who", "need"],
    words: [{ ash: "Ash" }, {}],
    ways: [
      { offer: 3, objects: ["ash", "food"] },
      { offer: 3, objects: ["ash", "sleep"] },
    ],
  };
  const labels = { deeds: [{ figure: "gm", name: "GM", deeds: [deed] }] } as unknown as Labels;
  expect(unpacked(labels).deeds?.[0]?.deeds[0]?.ways).toEqual([
    { offer: 3, objects: ["ash", "food"], words: ["Ash", "food"], values: { who: "ash", need: "food" } },
    { offer: 3, objects: ["ash", "sleep"], words: ["Ash", "sleep"], values: { who: "ash", need: "sleep" } },
  ]);
});

test("what says all of it already stays as it is", () => {
  const deed = { verb: "go", text: "Go", spot: "map" as const, ways: [{ offer: 1, objects: ["E5"] }] };
  const labels = { deeds: [{ figure: "ash", name: "Ash", deeds: [deed] }] } as unknown as Labels;
  expect(unpacked(labels).deeds?.[0]?.deeds[0]).toEqual(deed);
});
