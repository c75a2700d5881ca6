// Where pictures of a table are found.

import type { Table } from "../../lib/table.svelte";

export const addressOf = (table: Table, picture: string): string => `${table.api}/pictures/${picture}`;
