// How soon a fight's odds move when a game master drags one foe more into it, in a real browser.
//
//   node scripts/lab-moves.js
//
// A server of its own is started for every row (see served.js), so that nothing is known; then a fight in the first
// game is asked about, four heroes against one foe of the third kind and six of the first, and after its answer and
// each following one somebody waits a while and drags one more of those.  Printed is the time from the question to
// its answer, and from letting each foe go to the frame that shows the new chance.

import { chromium } from "@playwright/test";

import { BROWSER, served } from "./served.js";

const PORT = 8598;
const WAITS = [0, 300, 700, 1500, 3000];
const MORE = 3;

const browser = await chromium.launch(BROWSER);
console.log("| waits ms | first answer ms | one more | two | three |\n|---:|---:|---:|---:|---:|");
for (const [row, wait] of WAITS.entries()) {
  const server = await served(PORT + row);
  try {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await page.goto(`${server.base}/lab`);
    await page.waitForSelector('[data-testid="verdict"][aria-busy="false"]');
    await page.evaluate(watch);
    await page.waitForTimeout(2000);
    const [game] = (await server.call("/api/lab")).games;
    const times = [await page.evaluate(`asked(() => (location.hash = "${fightOf(game)}"))`)];
    for (let more = 0; more < MORE; more += 1) {
      await page.waitForTimeout(wait);
      const moved = page.evaluate("dropped()");
      await drag(page, game.foes[0].id);
      times.push(await moved);
    }
    console.log(`| ${[wait, ...times.map((one) => Math.round(Number(one)))].join(" | ")} |`);
    await page.context().close();
  } finally {
    await server.stop();
  }
}
await browser.close();

/** Lets the page tell how long it takes until another chance is shown, from a change or from a drop. */
function watch() {
  const shown = () =>
    document.querySelector('[data-testid="verdict"]')?.getAttribute("aria-busy") === "false"
      ? (document.querySelector('[data-testid="win"]')?.textContent ?? "")
      : "";
  const changed = async (/** @type {string} */ before, /** @type {number} */ since) => {
    while (!shown() || shown() === before) await new Promise(requestAnimationFrame);
    return performance.now() - since;
  };
  Object.assign(window, {
    asked: (/** @type {() => void} */ change) => {
      const before = shown();
      change();
      return changed(before, performance.now());
    },
    dropped: () =>
      new Promise((done) => {
        const before = shown();
        addEventListener("pointerup", () => done(changed(before, performance.now())), {
          once: true,
          capture: true,
        });
      }),
  });
}

/**
 * The address of the fight that is asked about.
 * @param {import("../src/lib/wire").LabGame} game
 */
function fightOf({ id, heroes: [first, ...others], foes: [many, , one] }) {
  const party = [`${first?.id}*2`, ...others.slice(0, 2).map((hero) => hero.id)];
  return `#game=${id}&party=${party.join(",")}&foes=${one?.id},${many?.id}*6`;
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} kind
 */
async function drag(page, kind) {
  const drawer = `[data-testid="drawer-foes"] [data-kind="${kind}"]`;
  const [start, end] = await Promise.all(
    [drawer, '[data-drop="foes"]'].map((one) => page.locator(one).first().boundingBox()),
  );
  if (!start || !end) throw new Error("nothing to drag");
  await page.mouse.move(start.x + start.width / 3, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 3 + 20, start.y + start.height / 2 + 5, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 3 });
  await page.mouse.up();
}
