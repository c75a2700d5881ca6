// Somebody who has never been here: told once what there is to see, on a desk and on a phone.

import { expect, test } from "./support/fixtures";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const [form, options] of [
  ["desk", {}],
  ["phone", PHONE],
] as const) {
  test(`the first minute is explained once on a ${form}`, async ({ visitor }) => {
    const me = await visitor({ isNewcomer: true, ...options });
    await me.page.goto("/");
    await me.find("demo").click();
    await expect(me.find("first-minute")).toBeVisible();
    await expect(me.find("first-minute").getByRole("listitem")).toHaveCount(4);
    if (form === "desk") {
      const [told, map] = [me.find("first-minute"), me.find("board-frame")];
      const [right, left] = [await map.boundingBox(), await told.boundingBox()];
      expect(left!.x, "what is explained lies beside it").toBeGreaterThanOrEqual(right!.x + right!.width);
    }
    await me.find("first-close").click();
    await expect(me.find("first-minute")).toBeHidden();
    await me.page.reload();
    await expect(me.find(form)).toBeVisible();
    await expect(me.find("first-minute")).toBeHidden();
  });
}
