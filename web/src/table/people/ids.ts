// Ids that nobody has yet, made of what somebody typed: small letters, digits and dashes.

const LONGEST = 34;

/** A text as an id; `otherwise` where nothing of it can stand in one. */
export function slug(text: string, otherwise: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "");
  return plain || otherwise;
}

/** So many ids `<stem>-<n>` that are not taken, counted on from the first free number. */
export function newIds(stem: string, count: number, taken: ReadonlySet<string>): string[] {
  const ids: string[] = [];
  for (let number = 1; ids.length < count; number += 1) {
    const id = `${slug(stem, "foe")}-${number}`;
    if (!taken.has(id)) ids.push(id);
  }
  return ids;
}

/** An id for one thing: the plain one, or with a number behind it where that is taken. */
export function newId(text: string, otherwise: string, taken: ReadonlySet<string>): string {
  const id = slug(text, otherwise);
  return taken.has(id) ? (newIds(id, 1, new Set([...taken, `${id}-1`]))[0] ?? id) : id;
}
