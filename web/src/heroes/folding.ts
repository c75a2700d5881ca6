// Words as somebody types them who looks for something: without capitals and accents.

/** A text without capitals, accents and space around it. */
export const folded = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/gi, "l").replace(/ß/g, "ss").toLowerCase().trim();
