// Boxes on the screen, in pixels: what lies over the map is to hide nobody who stands on it.

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const isApart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

const moved = ({ left, right, top, bottom }: Box, dx: number, dy: number): Box => ({
  left: left + dx,
  right: right + dx,
  top: top + dy,
  bottom: bottom + dy,
});

/** How far a map may move in each direction, at least and at most. */
export interface Room {
  x: readonly [number, number];
  y: readonly [number, number];
}

/**
 * The shortest way for a map on which none of its tokens lies under a card, nor leaves the frame; nothing where there
 * is no such way.
 */
export function clearedBy(
  card: Box,
  tokens: readonly Box[],
  room: Room,
  frame: Box,
): [number, number] | null {
  const within = (by: number, [least, most]: readonly [number, number]): boolean => by >= least && by <= most;
  const across = [0, ...tokens.flatMap((one) => [card.right - one.left, card.left - one.right])];
  const down = [0, ...tokens.flatMap((one) => [card.bottom - one.top, card.top - one.bottom])];
  const isWhole = (one: Box): boolean =>
    one.left >= frame.left && one.right <= frame.right && one.top >= frame.top && one.bottom <= frame.bottom;
  const stays = (one: Box, to: Box): boolean => isApart(to, card) && (isWhole(to) || !isWhole(one));
  const ways = [...across.map((dx) => [dx, 0]), ...down.map((dy) => [0, dy])] as [number, number][];
  return (
    ways
      .filter(([dx, dy]) => within(dx, room.x) && within(dy, room.y))
      .sort((a, b) => Math.hypot(...a) - Math.hypot(...b))
      .find(([dx, dy]) => tokens.every((one) => stays(one, moved(one, dx, dy)))) ?? null
  );
}

/** Of some places, the one that hides the fewest, and the card least of all; the first of equals. */
export function calmest<Spot extends Box>(spots: readonly Spot[], tokens: readonly Box[], card: Box): Spot {
  const hidden = (spot: Spot): number =>
    tokens.filter((one) => !isApart(one, spot)).length + (isApart(card, spot) ? 0 : tokens.length + 1);
  return spots.reduce((best, one) => (hidden(one) < hidden(best) ? one : best));
}
