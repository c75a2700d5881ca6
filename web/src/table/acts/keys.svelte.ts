// Whether number keys take what is shown: somebody whose keyboard does other things can switch them off.

import { keep, kept } from "../../lib/kept";

class Keys {
  isOn = $state(kept("keys") !== "off");

  set(isOn: boolean): void {
    this.isOn = isOn;
    keep("keys", isOn ? "" : "off");
  }
}

export const keys = new Keys();

/** Whether somebody is writing, or choosing in a list: then no key belongs to the bar. */
export function isWriting(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : null;
  return Boolean(element?.closest("input, textarea, select, [contenteditable]"));
}

/** Whether Enter and the space bar already mean something where the focus is. */
export function isPressable(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : null;
  return isWriting(target) || Boolean(element?.closest("button, a, summary, [role=button]"));
}
