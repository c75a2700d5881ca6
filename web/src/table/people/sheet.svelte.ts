// A sheet that keeps up with the table: it is asked for again after each new view.

import type { Table } from "../../lib/table.svelte";
import type { SheetLabel } from "../../lib/wire";

export class SheetReader {
  sheet = $state.raw<SheetLabel | null>(null);
  /** Whether the sheet has been answered for, be it with nothing. */
  isRead = $state(false);

  /** Made while a component is; it reads as long as that is shown. */
  constructor(table: () => Table, figure: () => string) {
    $effect(() => {
      const [asked, wanted] = [table(), figure()];
      let isStale = false;
      if (asked.view && wanted)
        void asked.sheet(wanted).then((sheet) => {
          if (isStale) return;
          // A line that broke leaves what was read before; somebody else's sheet is never shown instead.
          if (sheet || this.sheet?.figure !== wanted || asked.line === "connected") this.sheet = sheet;
          this.isRead = true;
        });
      return () => void (isStale = true);
    });
  }
}
