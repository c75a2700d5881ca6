// What a browser loads before the first page is there: counted by the browser itself, from a real server.
import { expect, type Page } from "@playwright/test";

import { test } from "./support/fixtures";

const MOST_BYTES = 250_000;
/** A table brings the board and all of a game master's tools along; whoever was on the start page has half of it. */
const MOST_TABLE_BYTES = 300_000;

/** Bytes over the line until an address is shown and nothing more comes, and how many files they were. */
async function loaded(page: Page, address: string, isThere: () => Promise<void>): Promise<[number, number]> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const sizes = new Map<string, number>();
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  await page.goto(address);
  await isThere();
  await page.waitForLoadState("networkidle");
  return [[...sizes.values()].reduce((sum, bytes) => sum + bytes, 0), sizes.size];
}

for (const locale of ["en", "pl"]) {
  test.describe(locale, () => {
    test.use({ locale });

    test("the first view is light", async ({ page, server }) => {
      const [total, files] = await loaded(page, server.url, () =>
        expect(page.getByRole("main")).toHaveCount(1),
      );
      console.log(`start page, ${locale}: ${(total / 1000).toFixed(1)} kB in ${files} files`);
      expect(total).toBeLessThan(MOST_BYTES);
    });

    test("so is a table that somebody comes to by a link", async ({ page, newTable }) => {
      const { made } = await newTable({
        game: "nde12",
        adventure: "old-bridge",
        heroes: 3,
        gm: { name: "Ada" },
      });
      const [total, files] = await loaded(page, made.gm.link, () =>
        expect(page.getByTestId("desk")).toHaveCount(1),
      );
      console.log(`table, ${locale}: ${(total / 1000).toFixed(1)} kB in ${files} files`);
      expect(total).toBeLessThan(MOST_TABLE_BYTES);
    });
  });
}
