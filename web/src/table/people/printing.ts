// Printing one part of a page: a copy of it in a frame of its own, so that neither the rest of the page nor a
// layout that changes with the paper's width comes in between.

const CLASS = "unseen";

/** Print a copy of an element with all styles of the page, in light colours. */
export async function printAlone(part: Element, title: string): Promise<void> {
  const frame = document.createElement("iframe");
  frame.className = CLASS;
  frame.title = title;
  frame.tabIndex = -1;
  frame.setAttribute("aria-hidden", "true");
  document.body.append(frame);
  const [page, view] = [frame.contentDocument, frame.contentWindow];
  if (!page || !view) return frame.remove();
  page.documentElement.lang = document.documentElement.lang;
  page.documentElement.dataset.theme = "light";
  page.title = title;
  const styles = [...document.querySelectorAll("link[rel=stylesheet], head style")].map((one) =>
    page.importNode(one, true),
  );
  const loaded = styles.filter((one) => one.nodeName === "LINK").map(isThere);
  page.head.append(...styles);
  page.body.append(page.importNode(part, true));
  await Promise.all(loaded);
  await page.fonts?.ready;
  view.addEventListener("afterprint", () => frame.remove());
  view.print();
}

/** Once a style sheet is there, or never will be. */
const isThere = (link: Element): Promise<unknown> =>
  new Promise((settle) => {
    link.addEventListener("load", settle, { once: true });
    link.addEventListener("error", settle, { once: true });
  });
