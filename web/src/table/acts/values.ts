// A deed otherwise than usual: its other objects, its parameters, and what of them can be said here at all.

import type { DeedLabel, ParamLabel, WayLabel } from "../../lib/wire";

export type Values = Record<string, unknown>;

/** Parameters this reader may change and that can be other than they are. */
export function changeable(params: readonly ParamLabel[]): ParamLabel[] {
  return params.filter((param) => {
    if (param.is_ruling) return false;
    if (param.kind === "number" && param.least !== null && param.least === param.most) return false;
    return param.kind !== "choice" || (param.choices?.length ?? 0) > (param.is_many ? 0 : 1);
  });
}

/** The values with one changed; what is as usual is left out, so that equal wishes look equal. */
export function changed(params: readonly ParamLabel[], values: Values, name: string, value: unknown): Values {
  const wanted = { ...values, [name]: value };
  const found = params.filter((one) => one.name in wanted && wanted[one.name] !== one.value);
  return Object.fromEntries(found.map((one) => [one.name, wanted[one.name]]));
}

/** Several values are written with commas between. */
export const several = (value: unknown): string[] =>
  String(value ?? "")
    .split(",")
    .filter(Boolean);

/** Several values with one more, or one fewer. */
export function toggled(value: unknown, one: string): string {
  const chosen = several(value);
  return (chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]).join(",");
}

type Role = NonNullable<DeedLabel["roles"]>[number];

/** What a slot of a verb can be, with what was chosen before it. */
interface SlotOptions {
  slot: number;
  role: Role;
  options: (readonly [value: string, words: string])[];
}

/** The slots of a verb in which there is a choice, given what a way has in those before. */
export function optionsOf({ roles = [], ways = [] }: DeedLabel, { objects = [] }: WayLabel): SlotOptions[] {
  return roles.flatMap((role, slot) => {
    const open = ways.filter((one) =>
      objects.slice(0, slot).every((value, at) => one.objects?.[at] === value),
    );
    const options = new Map(
      open.flatMap(({ objects: own = [], words = own }) =>
        own[slot] ? [[own[slot], words[slot] ?? own[slot]] as const] : [],
      ),
    );
    return options.size > 1 ? [{ slot, role, options: [...options] }] : [];
  });
}

/** The way whose objects agree with those wished for longest, and beyond that in as many as can be. */
export function wayWith({ ways = [] }: DeedLabel, wished: readonly string[]): WayLabel {
  const agreed = ({ objects = [] }: WayLabel): number => {
    const first = objects.findIndex((value, at) => value !== wished[at]);
    const alike = objects.filter((value, at) => value === wished[at]).length;
    return (first < 0 ? objects.length : first) * (objects.length + 1) + alike;
  };
  return ways.reduce((best, one) => (agreed(one) > agreed(best) ? one : best));
}
