// An evening with everything that can be brought along: a map with a door from a drawing program, a portrait, a letter
// for one, scenes prepared beforehand, an adventure from a file that is changed at the table; and a backup of it all.

import type { AnyDo, Pictures } from "../src/lib/wire";
import { expect, test } from "./support/fixtures";
import { magenta, twoRooms } from "./support/pictures";

const [WIDE, HIGH, CELL] = [20, 10, 40];
const place = (x: number, y: number): { x: number; y: number } => ({ x, y });

/** Two rooms with a door between, as a drawing program writes them. */
const drawnMap = (image: Buffer): Buffer =>
  Buffer.from(
    JSON.stringify({
      format: 0.3,
      resolution: { map_origin: place(0, 0), map_size: place(WIDE, HIGH), pixels_per_grid: CELL },
      line_of_sight: [
        [place(10, 0), place(10, 4)],
        [place(10, 5), place(10, HIGH)],
      ],
      objects_line_of_sight: [],
      portals: [
        { position: place(10, 4.5), bounds: [place(10, 4), place(10, 5)], rotation: 1.57, closed: true },
      ],
      lights: [],
      image: image.toString("base64"),
    }),
  );

const CAVE = `
[adventure]
id = "cave"
start = "mouth"
title.en = "The cave"

[places.mouth]
title.en = "The mouth"
text.en = "It is dark in there."
exits.in = { to = "deep", text.en = "Go in" }

[places.deep]
title.en = "The qzdeep"
text.en = "Something glitters."
exits.out = { to = "mouth", text.en = "Go out" }

[places.deep.deeds.take]
text.en = "Take it"
works = { ending = "won" }

[endings.won]
won = true
title.en = "Rich"
`;

test("three people play with maps, pictures, scenes and an adventure of their own", async ({
  visitor,
  newTable,
}) => {
  test.slow();
  const table = await newTable({ game: "nde12", heroes: 2, gm: { name: "Greta" } });
  const [gm, anna, eve] = await Promise.all([visitor(), visitor(), visitor({ language: "de" })]);
  await gm.enter(table.made.gm.link);
  await anna.enter(table.made.player.link, "Anna");
  await eve.enter(table.made.player.link, "Eva");
  await anna.settled();
  const players = [anna, eve];
  const seat = anna.traffic.view!.seat;
  const heroes = anna.traffic.view!.people.map(({ person }) => person.id);

  // A map with its picture, walls and a door; of the room behind it nothing is sent.
  await gm.page.locator('[data-tool="pictures"]').click();
  const rooms = await twoRooms(gm.page, [WIDE * CELL, HIGH * CELL], ["#d8c8a0", "#ff00ff"]);
  await gm
    .find("bring-map")
    .setInputFiles({ name: "Mill.dd2vtt", mimeType: "application/json", buffer: drawnMap(rooms) });
  await expect.poll(() => gm.traffic.view?.doors.length, { timeout: 60_000 }).toBe(1);
  await expect(gm.find("picture")).toHaveCount(1);
  await table.order(
    { type: "Give", figure: heroes[0]!, seat },
    { type: "Move", figure: heroes[0]!, to: "j5" },
    { type: "Draw", shape: "label", points: [[15 * 1024, 5120]], text: "qzhoard" },
  );
  for (const one of players) {
    await one.settled();
    await expect(one.page.locator('[data-testid="backdrop"] image').first()).toBeVisible();
    const tiles = Number(await one.find("backdrop").getAttribute("data-tiles"));
    await expect.poll(() => one.traffic.pictures.length).toBeGreaterThanOrEqual(tiles);
    expect(await magenta(one.page, one.traffic.pictures)).toBe(0);
    expect(await one.traffic.everything()).not.toContain("qzhoard");
  }

  // Whoever stands at the door opens it, and sees what is behind.
  await anna.find("board-frame").focus();
  await anna.do(() => anna.page.keyboard.press("o"));
  await expect(eve.page.locator("[data-door]")).toHaveAttribute("data-open", "true");
  await expect(anna.find("label")).toContainText("qzhoard");
  await expect.poll(() => magenta(anna.page, anna.traffic.pictures)).toBeGreaterThan(1000);

  // What is saved is what was brought.
  const saved = await gm.page.evaluate(
    async (path) => (await (await fetch(path)).json()) as Record<string, unknown>,
    `/api/tables/${table.made.table.id}/map`,
  );
  expect(saved).toMatchObject({
    resolution: { map_size: place(WIDE, HIGH), pixels_per_grid: CELL },
    portals: [{ bounds: [place(10, 4), place(10, 5)], closed: false }],
  });

  // A face for all, a letter for one.
  const faces = await Promise.all(
    (
      [
        ["Face", "#336699"],
        ["Letter", "#ffffff"],
      ] as const
    ).map(async ([name, colour]) => ({
      name: `${name}.png`,
      mimeType: "image/png",
      buffer: await twoRooms(gm.page, [200, 200], [colour, "#446622"]),
    })),
  );
  await gm.find("bring-picture").setInputFiles(faces);
  await expect(gm.find("picture")).toHaveCount(3);
  const kept = await gm.page.evaluate(
    async (path) => ((await (await fetch(path)).json()) as Pictures).pictures,
    `/api/tables/${table.made.table.id}/pictures`,
  );
  const idOf = (name: string): string => kept.find((one) => one.name === name)!.id;
  await table.order(
    { type: "SetPortrait", figure: heroes[0]!, picture: idOf("Face") },
    { type: "ShowPicture", picture: idOf("Letter"), title: "A letter", to: [seat] },
  );
  await expect(anna.find("handout").locator("img")).toBeVisible();
  for (const one of players)
    await expect(one.page.locator(`[data-token="${heroes[0]}"] image`)).toHaveCount(1);
  await anna.page.keyboard.press("Escape");

  // Three scenes that were prepared, each brought on with one click.
  const scenes: AnyDo = {
    type: "PrepareScenes",
    scenes: {
      // Nothing on it hides anything: it is dark, and no page asks for what is not its own.
      ford: { title: "The qzford", text: "Cold water.", picture: { name: "Mill", pitch: CELL }, fog: true },
      fair: {
        title: "The qzfair",
        notes: "The qzjuggler steals.",
        map: "1..#..\n...#..",
        fog: true,
      },
      feast: { title: "The qzfeast", handouts: [{ title: "A qzsong", picture: "Letter" }] },
    },
  };
  await table.order(scenes);
  await gm.page.locator('[data-tool="scene"]').click();
  for (const one of players) {
    await one.settled();
    for (const word of ["qzford", "qzfair", "qzfeast"])
      expect(await one.traffic.everything()).not.toContain(word);
  }
  for (const [id, title] of [
    ["ford", "The qzford"],
    ["fair", "The qzfair"],
    ["feast", "The qzfeast"],
  ] as const) {
    await gm.do(() => gm.page.locator(`[data-bring="${id}"]`).click());
    await expect.poll(() => eve.traffic.view?.place).toBe(title);
  }

  // An adventure from a file, changed in the browser while it is played.
  await gm.page.locator('[data-tool="rooms"]').click();
  const file = { name: "cave.toml", mimeType: "text/plain", buffer: Buffer.from(CAVE) };
  await gm.find("adventure-file").locator("input[type=file]").setInputFiles(file);
  await gm.do(() => gm.find("open-adventure").click());
  await gm.find("write-adventure").click();
  await gm.find("as-text").click();
  await gm.find("adventure-text").fill(CAVE.replace("Something glitters", "Something qzglows"));
  await expect(gm.find("open-written")).toBeEnabled();
  await gm.do(() => gm.find("open-written").click());
  await expect(gm.find("rooms").locator('[data-room="deep"]')).toBeVisible();

  // Nothing of all this has reached whom it was not for.
  for (const one of players) {
    await one.settled();
    const heard = await one.traffic.everything();
    for (const word of ["qzjuggler", "qzsong", "qzdeep", "qzglows", "qzglitters", idOf("Mill")])
      expect(heard, word).not.toContain(word);
  }
  expect(await eve.traffic.everything()).not.toContain(idOf("Letter"));

  // A backup that is restored elsewhere has every picture, to the byte.
  const other = await table.server.restoredElsewhere();
  try {
    for (const { id } of kept) {
      const [here, there] = await Promise.all(
        [table.server.url, other.url].map(async (url) => {
          const answer = await fetch(`${url}/api/tables/${table.made.table.id}/pictures/${id}`, {
            headers: { authorization: `Bearer ${table.made.gm.key}` },
          });
          return Buffer.from(await answer.arrayBuffer());
        }),
      );
      expect(here!.length).toBeGreaterThan(100);
      expect(there!.equals(here!)).toBe(true);
    }
    // So has a table that is saved here and continued from its file there.
    const saved = await fetch(`${table.api}/export?seed=true`, {
      headers: { authorization: `Bearer ${table.made.gm.key}` },
    });
    const late = await visitor();
    await late.page.goto(other.url);
    const buffer = Buffer.from(await saved.arrayBuffer());
    await late.find("bring-table").setInputFiles({ name: "evening.nde", mimeType: "", buffer });
    await expect(late.find("desk")).toBeVisible();
    const there = await late.page.evaluate(
      async () =>
        (
          (await (
            await fetch(`/api${location.pathname.replace("/t/", "/tables/")}/pictures`)
          ).json()) as Pictures
        ).pictures,
    );
    expect(there).toEqual(kept);
    await late.page.close();
  } finally {
    await other.stop();
  }
});
