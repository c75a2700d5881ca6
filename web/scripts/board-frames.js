// How smooth a large map is: 60 × 60 squares and 100 tokens in a real browser, panned, zoomed and played on.
//
//   node scripts/board-frames.js [ADDRESS]
//
// Without an address a server is started for it (NDE names the program, else ../.venv/bin/nde); it shows the
// client as it was built last.  Printed are the times between frames while each thing is done, how much of its
// processor the page needed for a frame (that figure does not suffer from what else the machine does), and how
// often it was busy for longer than 50 ms.

import { chromium } from "@playwright/test";

import { BROWSER, served } from "./served.js";

const SIDE = 60;
const TOKENS = 100;
const HEROES = 4;
const PORT = 8599;

const { base, about, call, stop } = await served(PORT, process.argv[2]);

/**
 * The letters of a column: a … z, aa … bh.
 * @param {number} column
 * @returns {string}
 */
function columnName(column) {
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** A table with a large map: walls in rows with doors, low cover and difficult ground strewn about. */
async function lay() {
  const made = await call("/api/tables", { game: about.games[0].id, heroes: HEROES, gm: { name: "GM" } });
  const address = `/api/tables/${made.table.id}`;
  const key = made.gm.key;
  const block = (await call(`${address}/foes`, undefined, key)).foes[0].id;
  const heroes = (await call(`${address}/view`, undefined, key)).people.map(
    (/** @type {{ person: { id: string } }} */ one) => one.person.id,
  );
  /** @type {[number, number][][]} */
  const [walls = [], cover = [], difficult = [], free = []] = [[], [], [], []];
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const dice = (x * 7919 + y * 104729 + x * y * 31) % 100;
      const isWall = (x % 10 === 0 || y % 10 === 0) && x % 10 !== 5 && y % 10 !== 5;
      if (isWall) walls.push([x, y]);
      else if (dice < 5) cover.push([x, y]);
      else if (dice < 15) difficult.push([x, y]);
      else free.push([x, y]);
    }
  const foes = Object.fromEntries(
    Array.from({ length: TOKENS - HEROES }, (_, at) => [`${block}-${at + 1}`, block]),
  );
  const every = Math.floor(free.length / TOKENS);
  const tokens = [...heroes, ...Object.keys(foes)].map((id, at) => [id, free[at * every]]).sort();
  const grid = { width: SIDE, height: SIDE, walls, cover, difficult };
  const order = (/** @type {unknown} */ command) => call(`${address}/commands`, { do: command }, key);
  await order({ type: "SetScene", place: "Field", foes, space: { type: "Board", grid, tokens } });
  return { made, order, ids: tokens.map(([id]) => String(id)), free };
}

/** @type {import("@playwright/test").CDPSession | undefined} */
let session;

/**
 * The processor time the page's thread has needed so far, in seconds.
 * @param {import("@playwright/test").Page} page
 */
async function busy(page) {
  if (!session) {
    session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
  }
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find((one) => one.name === "TaskDuration")?.value ?? 0;
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} title
 * @param {() => Promise<void>} deed
 */
async function measure(page, title, deed) {
  await page.evaluate(() => {
    const found = { frames: /** @type {number[]} */ ([]), long: /** @type {number[]} */ ([]), isOn: true };
    Object.assign(window, { found });
    new PerformanceObserver((list) => {
      for (const one of list.getEntries()) found.long.push(one.duration);
    }).observe({ entryTypes: ["longtask"] });
    let before = 0;
    const frame = (/** @type {number} */ now) => {
      if (before) found.frames.push(now - before);
      before = now;
      if (found.isOn) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const before = await busy(page);
  await deed();
  const spent = (await busy(page)) - before;
  const { frames, long } = await page.evaluate(() => {
    /** @type {{ frames: number[], long: number[], isOn: boolean }} */
    const found = Reflect.get(window, "found");
    found.isOn = false;
    return found;
  });
  frames.sort((a, b) => a - b);
  const mean = frames.reduce((sum, one) => sum + one, 0) / frames.length;
  const at = (/** @type {number} */ share) =>
    frames[Math.min(frames.length - 1, Math.floor(frames.length * share))] ?? 0;
  const told = [
    `${frames.length} frames`,
    `mean ${mean.toFixed(1)} ms`,
    `95 % within ${at(0.95).toFixed(1)} ms`,
    `longest ${at(1).toFixed(0)} ms`,
    `busy ${((1000 * spent) / frames.length).toFixed(1)} ms a frame`,
    `${long.length} long tasks${long.length ? ` (longest ${Math.max(...long).toFixed(0)} ms)` : ""}`,
  ];
  console.log(`${title.padEnd(34)} ${told.join(", ")}`);
}

const browser = await chromium.launch(BROWSER);
try {
  const { made, order, ids, free } = await lay();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${base}/t/${made.table.id}#k=${made.gm.key}`);
  const frame = page.getByTestId("board-frame");
  await frame.waitFor();
  await page.waitForTimeout(2000);
  const box = await frame.boundingBox();
  if (!box) throw new Error("there is no map to be seen");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const nodes = await frame.evaluate((one) => one.querySelectorAll("*").length);
  console.log(`${SIDE} × ${SIDE} squares, ${ids.length} tokens, ${nodes} elements in the map`);

  await measure(page, "nothing happens", () => page.waitForTimeout(1000));

  const pan = async () => {
    await page.mouse.move(x, y);
    await page.mouse.down({ button: "middle" });
    for (let step = 0; step < 180; step += 1)
      await page.mouse.move(x + 260 * Math.sin(step / 14), y + 160 * Math.sin(step / 9));
    await page.mouse.up({ button: "middle" });
  };
  await page.getByTestId("fit").click();
  await measure(page, "pan, whole map in sight", pan);
  await measure(page, "zoom in and out", async () => {
    await page.mouse.move(x, y);
    for (let step = 0; step < 120; step += 1) await page.mouse.wheel(0, step % 60 < 30 ? -60 : 60);
  });
  for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, -150);
  await measure(page, "pan, close by", pan);
  await page.getByTestId("fit").click();
  await measure(page, "hover over everybody", async () => {
    for (let step = 0; step < 200; step += 1)
      await page.mouse.move(
        box.x + 30 + ((step * 37) % (box.width - 60)),
        box.y + 30 + ((step * 11) % (box.height - 60)),
      );
  });
  await page.mouse.move(0, 0);
  await measure(page, "20 moves of others arrive", async () => {
    for (let step = 0; step < 20; step += 1) {
      const [column = 0, row = 0] = free[step * 61 + 7] ?? [];
      const letters = columnName(column);
      await order({ type: "Move", figure: ids[step * 4], to: `${letters}${row + 1}` }).catch(() => undefined);
      await page.waitForTimeout(150);
    }
  });
} finally {
  await browser.close();
  await stop();
}
