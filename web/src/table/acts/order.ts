// The number keys that take what stands in the action bar.

/** The number key of each thing, in the order given: nine of them have one. */
export function numbered(ids: readonly string[]): ReadonlyMap<string, number> {
  return new Map(ids.slice(0, 9).map((id, place) => [id, place + 1]));
}
