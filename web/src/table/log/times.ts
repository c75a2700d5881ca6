// Times of day as the reader writes them; a log has thousands of them.

const formats = new Map<string, Intl.DateTimeFormat>();

/** When something happened, in seconds since 1970; empty where nobody told the time. */
export function timeOfDay(seconds: number | undefined, language: string): string {
  if (!seconds) return "";
  let format = formats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(language, { timeStyle: "short" });
    formats.set(language, format);
  }
  return format.format(seconds * 1000);
}

/** The same as a machine reads it. */
export const asMachine = (seconds: number): string => new Date(seconds * 1000).toISOString();
