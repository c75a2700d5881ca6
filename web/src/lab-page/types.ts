// How a party fights, as the client writes it; all else that goes over the wire is in `lib/wire`.

export const PURPOSES = [
  "attack",
  "heal",
  "raise",
  "help",
  "guard",
  "escape",
  "prepare",
  "pass",
  "keep-away",
] as const;
export const TARGETS = ["weakest", "strongest", "first", "spread", "self"] as const;
export const PRICES = ["worth", "least", "most", "free"] as const;
/** How a blow is to be struck; empty where that is left to the odds. */
export const WAYS = ["", "melee", "ranged", "power"] as const;
export const METHODS = ["auto", "exact", "simulated"] as const;
export const AIMS = ["win", "nobody-down"] as const;
export type Method = (typeof METHODS)[number];
export type Aim = (typeof AIMS)[number];

/** Chances by a whole number; JSON writes numbers that are keys as texts. */
export type ByNumber = Readonly<Record<string, number>>;

export interface PolicyLine {
  do: string;
  when?: string[];
  target?: string;
  price?: string;
  way?: string;
}

/** A way to fight that somebody wrote. */
export interface PolicyDocument extends Record<string, unknown> {
  name: string;
  spend?: "never" | "on-failure";
  lines: PolicyLine[];
}

export type AnyPolicy = string | PolicyDocument;
