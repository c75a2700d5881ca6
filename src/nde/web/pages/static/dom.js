// Making elements, and small parts that both pages use.

/** An element with attributes, handlers (`onclick`) and children; text is always text, never HTML. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child != null && child !== ""));
  return element;
}

export const byId = (id) => document.getElementById(id);

/** Put text into an element, and hide the element if there is none. */
export function show(element, text) {
  element.textContent = text;
  element.hidden = !text;
}

/** Put children in the place of those an element has, keeping the keyboard's place among them. */
export function fill(element, children) {
  const focused = element.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  element.replaceChildren(...children);
  if (focused) element.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
}

/** A secret link with a button that copies it and one that shows it as a QR code. */
export function linkBox(title, link, say) {
  const text = h("input", { readonly: true, value: link, "aria-label": title, onfocus: () => text.select() });
  const copied = h("span", { role: "status", class: "copied" });
  const code = h("div", { class: "qr" });
  return h(
    "div",
    { class: "link-box" },
    h("strong", {}, title),
    text,
    h("button", { type: "button", onclick: async () => (copied.textContent = (await copy(text)) ? say("copied") : "") }, say("copy")),
    h("button", { type: "button", onclick: () => toggleCode(code, link, title) }, say("qr")),
    copied,
    code,
  );
}

async function copy(input) {
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    input.select(); // without https there is no clipboard: the old way still works
    return document.execCommand("copy");
  }
}

async function toggleCode(place, link, title) {
  if (place.childElementCount) return place.replaceChildren();
  const answer = await fetch("/qr", { method: "POST", body: link });
  if (!answer.ok) return;
  const source = `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
  place.replaceChildren(h("img", { src: source, alt: title, width: 240, height: 240 }));
}
