// What a map's floor is made of: one kind everywhere, and patches of others.

import type { Grid, Square } from "../../lib/wire";

export const GROUNDS = ["plain", "stone", "cave", "wood", "grass", "road", "water", "snow"] as const;
export type GroundKind = (typeof GROUNDS)[number];

export const isGround = (text: string): text is GroundKind => (GROUNDS as readonly string[]).includes(text);

/** What a place stands on, where nothing else is said. */
export const groundOf = ({ ground = "plain" }: Grid): GroundKind => ground;

/** The patches of other ground, by kind; those of the whole map's own kind lie over what is below them. */
export const patchesOf = ({ patches = [] }: Grid): readonly [GroundKind, readonly Square[]][] => patches;
