// Where names go on the map.  Sizes are in pixels of the screen; what would lie over another stands on another side
// of its token, is said shorter, or not at all.

import type { Square } from "../../lib/wire";
import { isApart, type Box } from "./boxes";
import type { Figure } from "./map.svelte";

/** Something beside a token. */
export interface MapLabel {
  id: string;
  at: Square;
  text: string;
  /** How far right of and below the middle of the square the middle of its line stands. */
  across: number;
  down: number;
}

/** How wide a letter is, more or less, and how high a line. */
const LETTER = 7.4;
const LINE = 17;
/** How much of its square a token covers. */
const TOKEN = 0.8;
/** How much of a token, of its height, is not to be covered by the name of another: its letter. */
const LETTERED = 0.45;
const LONGEST = 18;
/** Where squares are smaller than that nobody can tell whose name it is. */
const LEAST = 9;

/** A text of so many letters at most; the number by which two of a kind are told apart stays. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const number = / \d+$/.exec(text)?.[0] ?? "";
  return `${text.slice(0, most - 1 - number.length).trimEnd()}…${number}`;
}

/** What can be said of somebody, the fullest first. */
export function formsOf({ id, who }: Figure): string[] {
  const name = cut(who?.label.short || id, LONGEST);
  if (!who || who.view.person.is_out) return [name];
  const [track] = who.label.tracks;
  if (track && track[2] > 0) {
    const left = `${track[1]}/${track[2]}`;
    return [`${name}${/\d$/.test(name) ? " ·" : ""} ${left}`, name, left];
  }
  return who.label.faring ? [`${name} · ${who.label.faring}`, name, who.label.faring] : [name];
}

/** Labels for figures on squares that are so many pixels large; those in `first` are given their place first. */
export function labelsOf(
  figures: readonly Figure[],
  size: number,
  first: ReadonlySet<string> = new Set(),
): MapLabel[] {
  if (size < LEAST) return [];
  const half = (size * TOKEN) / 2;
  const middle = ([x, y]: Square): [number, number] => [(x + 0.5) * size, (y + 0.5) * size];
  const tokens = figures.map(({ id, at }) => {
    const [x, y] = middle(at);
    const high = half * LETTERED;
    return { id, box: { left: x - half, right: x + half, top: y - high, bottom: y + high } };
  });
  const rank = ({ id, who }: Figure): number =>
    first.has(id) ? 0 : who?.view.person.is_out ? 3 : who?.view.person.side === "party" ? 1 : 2;
  const taken: Box[] = [];
  const labels: MapLabel[] = [];
  for (const figure of figures.toSorted((a, b) => rank(a) - rank(b))) {
    const found = placed(figure);
    if (!found) continue;
    taken.push(found.box);
    labels.push(found.label);
  }
  return labels;

  /** Below a token, beside it, or above. */
  function spots(wide: number): [number, number][] {
    const beside = half + wide + 2;
    return [
      [0, half + LINE - 4],
      [beside, LINE / 3],
      [-beside, LINE / 3],
      [0, -half - 4],
    ];
  }

  function placed(figure: Figure): { label: MapLabel; box: Box } | null {
    const [x, y] = middle(figure.at);
    // Whoever comes first is named in any case, were it over the tokens of others.
    for (const others of first.has(figure.id) ? [tokens, []] : [tokens])
      for (const text of formsOf(figure)) {
        const wide = (text.length * LETTER) / 2;
        for (const [across, down] of spots(wide)) {
          const box = {
            left: x + across - wide,
            right: x + across + wide,
            top: y + down - LINE + 3,
            bottom: y + down + 3,
          };
          const isFree =
            taken.every((one) => isApart(one, box)) &&
            others.every((one) => one.id === figure.id || isApart(one.box, box));
          if (isFree) return { label: { id: figure.id, at: figure.at, text, across, down }, box };
        }
      }
    return null;
  }
}
