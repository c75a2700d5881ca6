// One command at a time: whoever presses twice means it once.

import type { Outcome } from "../../lib/table.svelte";

export class Doing {
  isBusy = $state(false);

  /** Do something, unless something is being done. */
  async run(work: () => Promise<Outcome>): Promise<Outcome | null> {
    if (this.isBusy) return null;
    this.isBusy = true;
    try {
      return await work();
    } finally {
      this.isBusy = false;
    }
  }
}
