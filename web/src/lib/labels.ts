// Deeds as they are sent: what many ways have in common is said once; here every way says it itself again.

import type { DeedLabel, Labels, WayLabel } from "./wire";

/** The words for a view, every way of a deed with its words and values. */
export function unpacked(labels: Labels): Labels {
  const deeds = (labels.deeds ?? []).map((one) => ({ ...one, deeds: one.deeds.map(unpackedDeed) }));
  return { ...labels, deeds };
}

function unpackedDeed(deed: DeedLabel): DeedLabel {
  const { params, words } = deed;
  if (!params?.length && !words?.length) return deed;
  const way = (one: WayLabel): WayLabel => {
    const objects = one.objects ?? [];
    const said = objects.flatMap((object, at): [string, string][] => {
      const name = params?.[at];
      return name ? [[name, object]] : [];
    });
    return {
      ...one,
      words: objects.map((object, at) => words?.[at]?.[object] ?? object),
      values: Object.fromEntries(said),
    };
  };
  return { ...deed, ways: (deed.ways ?? []).map(way) };
}
