// The document behind the fields: what is said is put, what says nothing is no key, faults find their place.

import { describe, expect, it } from "vitest";

import {
  add,
  addTable,
  dropTable,
  faultsBeside,
  faultsWithin,
  flagsOf,
  leaveOut,
  listed,
  placeOf,
  put,
  sayIn,
  tables,
  wordsIn,
  type Node,
} from "../../src/table/gm/adventure/form";

const fault = (place: string) => ({ place, line: 1, text: place });

describe("the document of an adventure", () => {
  it("takes words by language, and forgets them with the last", () => {
    const room: Node = { title: { en: "The hall" } };
    sayIn(room, "title", "pl", "Sala");
    expect(room.title).toEqual({ en: "The hall", pl: "Sala" });
    expect([wordsIn(room, "title", "pl"), wordsIn(room, "title", "de")]).toEqual(["Sala", "The hall"]);
    sayIn(room, "title", "en", "");
    sayIn(room, "title", "pl", "");
    expect(room).toEqual({});
  });

  it("keeps a single change as it stands until there are two", () => {
    const deed: Node = { works: { set: "fed" } };
    expect(placeOf(deed, "works", "a.works", 0)).toBe("a.works");
    add(deed, "works", { ending: "won" });
    expect(deed.works).toEqual([{ set: "fed" }, { ending: "won" }]);
    expect(placeOf(deed, "works", "a.works", 1)).toBe("a.works[1]");
    leaveOut(deed, "works", listed(deed, "works")[0]!);
    leaveOut(deed, "works", listed(deed, "works")[0]!);
    expect(deed).toEqual({});
  });

  it("gives ids, and takes away what held the last of them", () => {
    const document: Node = {};
    expect(addTable(document, "places", "room", {}, "The hall")).toBe("the-hall");
    expect(addTable(document, "places", "room", {}, "The hall")).not.toBe("the-hall");
    for (const [id] of tables(document, "places")) dropTable(document, "places", id);
    expect(document).toEqual({});
  });

  it("knows every flag that is named, alone or in a list", () => {
    const document = { places: { a: { deeds: { b: { needs: "one", works: [{ set: ["two"] }] } } } } };
    expect(flagsOf(document)).toEqual(["one", "two"]);
    put(document, "places", "");
    expect(document).toEqual({});
  });

  it("finds what is wrong at a field, within a part, and at none of its fields", () => {
    const faults = ["places.a.exits.out.to", "places.a.map line 3", "places.a.foes[0].kind", "places.ab"].map(
      fault,
    );
    expect(faultsWithin(faults, "places.a")).toHaveLength(3);
    expect(faultsWithin(faults, "places.a.map")).toHaveLength(1);
    expect(faultsBeside([...faults, fault("places.a.txet")], "places.a", ["exits", "map", "foes"])).toEqual([
      fault("places.a.txet"),
    ]);
  });
});
