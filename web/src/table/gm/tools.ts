// The game master's tools by name.

import CallDesk from "../calls/CallDesk.svelte";
import PictureDesk from "../pictures/PictureDesk.svelte";
import ClockDesk from "./ClockDesk.svelte";
import Decree from "./Decree.svelte";
import FoeDrawer from "./FoeDrawer.svelte";
import RoomsDesk from "./RoomsDesk.svelte";
import SceneDesk from "./SceneDesk.svelte";
import Secrets from "./Secrets.svelte";
import TableDesk from "./TableDesk.svelte";

export const TOOLS = {
  call: CallDesk,
  foes: FoeDrawer,
  rooms: RoomsDesk,
  scene: SceneDesk,
  pictures: PictureDesk,
  clocks: ClockDesk,
  secrets: Secrets,
  decree: Decree,
  table: TableDesk,
} as const;
