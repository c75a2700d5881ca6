// Pictures for plays: drawn by a browser, and looked through point by point.

import type { Page } from "@playwright/test";

/** A picture of two rooms beside each other, with a wall between. */
export async function twoRooms(
  page: Page,
  [wide, high]: readonly [number, number],
  [left, right]: readonly [string, string],
): Promise<Buffer> {
  const text = await page.evaluate(
    ([width, height, ...colours]) => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [width, height];
      const pen = canvas.getContext("2d")!;
      colours.forEach((colour, place) => {
        pen.fillStyle = colour;
        pen.fillRect((place * width) / 2, 0, width / 2, height);
      });
      pen.fillStyle = "#443322";
      pen.fillRect(width / 2 - 8, 0, 16, height);
      return canvas.toDataURL("image/png");
    },
    [wide, high, left, right] as const,
  );
  return Buffer.from(text.split(",")[1]!, "base64");
}

/** How many points of these pictures are magenta. */
export const magenta = (page: Page, pictures: readonly Buffer[]): Promise<number> =>
  page.evaluate(
    async (texts) => {
      let count = 0;
      for (const text of texts) {
        const image = await createImageBitmap(
          new Blob([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))]),
        );
        const canvas = new OffscreenCanvas(image.width, image.height);
        const pen = canvas.getContext("2d")!;
        pen.drawImage(image, 0, 0);
        const { data } = pen.getImageData(0, 0, image.width, image.height);
        for (let at = 0; at < data.length; at += 4)
          if (data[at]! > 90 && data[at + 1]! < 60 && data[at + 2]! > 90) count += 1;
      }
      return count;
    },
    pictures.map((one) => one.toString("base64")),
  );
