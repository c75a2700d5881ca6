// What somebody has in hand at the map: pointing, a ruler, a pencil, or a sponge.  By pointer and by keys alike.

import type { DrawingView, Spot, Square } from "../../../lib/wire";
import { say } from "../../../lib/words.svelte";
import type { BoardMap } from "../map.svelte";
import { isSame, squareName } from "../squares";
import {
  drawnNear,
  drawnOn,
  middleSpot,
  outline,
  SHAPES,
  simplified,
  spotAt,
  squareOf,
  type Colour,
  type Shape,
} from "./lines";

export type HandTool = "ping" | "ruler" | "label" | "wipe" | Shape;
type Place = [number, number];

/** How often a ruler that moves is shown to the others, and one that rests. */
const RULER_MS = 100;
const STILL_MS = 2_000;
/** How near to a line the sponge has to come, in squares. */
const REACH = 0.35;

const isShape = (tool: HandTool | ""): tool is Shape => (SHAPES as readonly string[]).includes(tool);

export class Hand {
  tool = $state<HandTool | "">("");
  colour = $state<Colour>("red");
  /** Whether what is drawn is for the game master alone. */
  isHidden = $state(false);
  /** What is being drawn, or both ends of the ruler. */
  stroke = $state.raw<readonly Spot[]>([]);
  /** Where something is about to be written. */
  writing = $state.raw<Square | null>(null);
  /** Where to write, to the point. */
  #at: Spot = [0, 0];
  #ruled = 0;
  #timer = 0;

  constructor(readonly map: BoardMap) {}

  get #size(): [number, number] {
    return [this.map.grid.width, this.map.grid.height];
  }

  get drawings(): readonly DrawingView[] {
    return this.map.table.view?.drawings ?? [];
  }

  /** Whether this seat may draw, besides pointing and measuring. */
  readonly mayDraw = $derived.by(
    () => this.map.table.isGm || this.map.table.view?.agreement?.drawings !== "gm",
  );
  /** The line that is being drawn. */
  readonly preview: readonly Spot[] = $derived(isShape(this.tool) ? outline(this.tool, this.stroke) : []);

  /** Take something in hand, or put it away. */
  take(tool: HandTool | ""): void {
    this.drop();
    this.tool = this.tool === tool ? "" : tool;
    if (!this.tool) return;
    [this.map.tool, this.map.stroke, this.map.edges, this.map.moving] = ["", [], [], ""];
    this.map.said = say("draw-choose");
  }

  /** Begin nothing after all; says whether anything was begun. */
  drop(): boolean {
    const isBusy = Boolean(this.stroke.length || this.writing);
    if (this.tool === "ruler" && this.stroke.length > 1) this.#putRulerAway();
    [this.stroke, this.writing] = [[], null];
    return isBusy;
  }

  // By pointer: places are told in squares.

  down(place: Place): void {
    const spot = spotAt(place, this.#size);
    if (this.tool === "ruler") this.stroke = [middleSpot(squareOf(spot, this.#size))];
    else if (isShape(this.tool)) this.stroke = [spot];
  }

  move(place: Place): void {
    const spot = spotAt(place, this.#size);
    if (!this.stroke.length) return;
    if (this.tool === "free") this.stroke = [...this.stroke, spot];
    else if (this.tool === "ruler") this.#rule(squareOf(spot, this.#size));
    else this.stroke = [this.stroke[0]!, spot];
  }

  up(place: Place): void {
    const spot = spotAt(place, this.#size);
    if (this.tool === "ping") this.point(spot);
    else if (this.tool === "label") this.#write(spot);
    else if (this.tool === "wipe") void this.wipe(drawnNear(this.drawings, place, REACH)[0]);
    else if (this.tool === "ruler") this.#letGo(spot);
    else void this.#draw();
  }

  /** A ruler that was not drawn out measures from one's own figure. */
  #letGo(spot: Spot): void {
    const square = squareOf(spot, this.#size);
    const isDrawnOut = this.stroke.length > 1;
    this.drop();
    if (!isDrawnOut) void this.map.measure(square);
  }

  // By keys.

  /** Do what Enter means on a square. */
  enter(square: Square): void {
    const spot = middleSpot(square);
    if (this.tool === "ping") this.point(spot);
    else if (this.tool === "label") this.#write(spot);
    else if (this.tool === "wipe")
      void this.wipe(
        drawnOn(this.drawings, square).find((one) => one.number) ?? drawnOn(this.drawings, square)[0],
      );
    else if (!this.stroke.length) {
      this.stroke = [spot];
      this.map.said = say("draw-first");
    } else if (this.tool === "ruler") this.drop();
    else void this.#draw();
  }

  /** Follow the cursor. */
  follow(square: Square): void {
    if (!this.stroke.length) return;
    if (this.tool === "ruler") this.#rule(square);
    else if (this.tool === "free") this.stroke = [...this.stroke, middleSpot(square)];
    else this.stroke = [this.stroke[0]!, middleSpot(square)];
  }

  // Doing.

  /** Point at a place; whoever only watches points at nothing. */
  point(spot: Spot): void {
    if (this.map.table.view?.role !== "spectator") this.map.table.point(spot);
  }

  /** Point at a square. */
  ping(square: Square): void {
    this.point(middleSpot(square));
  }

  #write(spot: Spot): void {
    if (!this.mayDraw) return;
    [this.#at, this.writing] = [spot, squareOf(spot, this.#size)];
  }

  /** Write something where it was begun. */
  async write(text: string): Promise<void> {
    this.writing = null;
    if (text.trim()) await this.#send("label", [this.#at], text.trim());
  }

  async #draw(): Promise<void> {
    const { tool, stroke } = this;
    if (!isShape(tool) || stroke.length < 2) {
      this.stroke = [];
      return;
    }
    const points = tool === "free" ? simplified(stroke) : [stroke[0]!, stroke.at(-1)!];
    if (points.length > 1 && String(points[0]) !== String(points.at(-1) ?? ""))
      await this.#send(tool, points);
    else if (points.length > 2) await this.#send(tool, points);
    if (this.stroke === stroke) this.stroke = [];
  }

  async #send(shape: Shape | "label", points: Spot[], text = ""): Promise<void> {
    const { colour, isHidden, map } = this;
    const is_hidden = isHidden && map.table.isGm;
    const outcome = await map.table.do({ type: "Draw", shape, points, colour, text, is_hidden });
    await map.told(outcome, say("draw-done"));
  }

  /** Wipe something off, if there is anything that may be. */
  async wipe(drawing: DrawingView | undefined): Promise<void> {
    if (!drawing?.number) {
      this.map.said = say("draw-nothing");
      return;
    }
    await this.map.told(
      await this.map.table.do({ type: "Wipe", drawings: [drawing.number] }),
      say("draw-wiped"),
    );
  }

  /** Wipe off all that one may. */
  async wipeAll(): Promise<void> {
    await this.map.told(await this.map.table.do({ type: "Wipe" }), say("draw-wiped"));
  }

  async show({ number, is_hidden }: DrawingView): Promise<void> {
    await this.map.table.do({ type: "ShowDrawing", drawing: number, is_hidden: !is_hidden });
  }

  // The ruler, for the others to see.

  #rule(square: Square): void {
    const [start, before] = this.stroke;
    const end = middleSpot(square);
    if (!start || isSame(before ?? start, end)) return;
    this.stroke = [start, end];
    window.clearTimeout(this.#timer);
    const due = this.#ruled + RULER_MS - Date.now();
    this.#timer = window.setTimeout(() => this.#tell(), Math.max(due, 0));
  }

  /** Show the ruler as it is now, and again as long as it is held. */
  #tell(): void {
    if (this.tool !== "ruler" || this.stroke.length < 2) return;
    this.#ruled = Date.now();
    this.map.table.rule([...this.stroke]);
    this.#timer = window.setTimeout(() => this.#tell(), STILL_MS);
  }

  #putRulerAway(): void {
    window.clearTimeout(this.#timer);
    this.map.table.rule([]);
  }

  /** Where something is about to be written, by name. */
  get where(): string {
    return this.writing ? squareName(this.writing) : "";
  }
}
