// Lines of a text, counted from 1 as people count them.

/** Where a line begins and ends in a text; its end where there is no such line. */
export function lineRange(text: string, line: number): [number, number] {
  const lines = text.split("\n");
  const before = lines.slice(0, Math.max(0, line - 1));
  const from = Math.min(
    text.length,
    before.reduce((sum, one) => sum + one.length + 1, 0),
  );
  return [from, Math.min(text.length, from + (lines[line - 1]?.length ?? 0))];
}
