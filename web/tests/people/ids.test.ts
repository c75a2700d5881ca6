import { expect, test } from "vitest";

import { newId, newIds, slug } from "../../src/table/people/ids";

const ID = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

test.each(["Żółw łaje", "Straße 5", "  -- ", "příliš žluťoučký kůň úpěl ďábelské ódy celou noc", "狼"])(
  "%j becomes an id that the table takes",
  (text) => {
    expect(slug(text, "thing")).toMatch(ID);
    expect(newIds(text, 120, new Set()).every((id) => ID.test(id))).toBe(true);
  },
);

test("ids that are taken are passed over", () => {
  expect(newIds("wolf", 3, new Set(["wolf-2"]))).toEqual(["wolf-1", "wolf-3", "wolf-4"]);
  expect(newId("The Flood", "clock", new Set())).toBe("the-flood");
  expect(newId("The Flood", "clock", new Set(["the-flood"]))).toBe("the-flood-2");
});
