// Parameters of an offer: what is said otherwise than usual, and what of it can be said here at all.

import type { ParamLabel } from "../../lib/wire";

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
