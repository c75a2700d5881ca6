// The file of an adventure, begun: as little as is without fault.

/** An adventure of one room and one deed, with words in one language. */
export function skeleton(language: string, title: string): string {
  const words = (key: string): string => `${key}.${language} = ${JSON.stringify(title)}`;
  return [
    "[adventure]",
    'id = "own"',
    'start = "first"',
    words("title"),
    words("text"),
    "",
    "[places.first]",
    words("title"),
    words("text"),
    "",
    "[places.first.deeds.leave]",
    words("text"),
    'works = { ending = "won" }',
    "",
    "[endings.won]",
    "won = true",
    words("title"),
    "",
  ].join("\n");
}
