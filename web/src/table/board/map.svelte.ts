// The state of a map on the screen: where the cursor is, who is carried, what is aimed at and painted.
// What is possible comes from the table's deeds; a change becomes a command, and the server decides.

import { SvelteMap } from "svelte/reactivity";

import { Chooser } from "../../lib/chooser.svelte";
import { isWalk } from "../../lib/deeds";
import type { Outcome, Somebody, Table, Taken } from "../../lib/table.svelte";
import type { Board, DoorView, Ends, Grid, SightLabel, Square } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import { BUILT, isEdgeTool, isOnMap, nearestEdge, usable, type EdgeTool } from "./barriers";
import { Camera } from "./camera.svelte";
import { Hand } from "./draw/hand.svelte";
import { isGround, type GroundKind } from "./ground";
import { blocksOf, fogAfter, isFogTool, painted, rectangle, type Brush, type FogTool } from "./painting";
import { isOn, isSame, keyOf, readSquare, squareName, Terrain } from "./squares";

/** Somebody on the map. */
export interface Figure {
  id: string;
  at: Square;
  who: Somebody | null;
  /** Whether they take no part. */
  isAside?: boolean;
}

/** A square that somebody can walk to. */
interface Walk extends Taken {
  square: Square;
}

const EMPTY: Grid = { width: 1, height: 1 };
/** A pointer that only passes by asks nothing. */
const LINGER_MS = 60;
const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

export class BoardMap {
  readonly camera = new Camera();
  /** The square that keys move and that is told. */
  cursor = $state.raw<Square>([0, 0]);
  /** Whether the cursor is drawn: only for whoever uses keys, or has tapped a square. */
  isCursorShown = $state(false);
  hover = $state.raw<Square | null>(null);
  /** Who is being dragged, and over which square. */
  carried = $state.raw<{ id: string; to: Square } | null>(null);
  /** Who was let go where, until the server has answered. */
  readonly placed = new SvelteMap<string, Square>();
  /** Whom the next chosen square is for: the game master moves somebody without dragging. */
  moving = $state("");
  /** Whose list of deeds is open, and whether keys opened it. */
  menu = $state.raw<{ id: string; byKey: boolean } | null>(null);
  /** What is in hand to point, measure and draw. */
  readonly hand = new Hand(this);
  /** Whether what is aimed at was pointed out here, and not beside an offer. */
  isAiming = $state(false);
  measured = $state.raw<SightLabel | null>(null);
  /** A square that was tapped, to be confirmed: a fingertip is larger than a square. */
  tapped = $state.raw<Square | null>(null);
  tool = $state<Brush | "">("");
  isRectangle = $state(false);
  stroke = $state.raw<readonly Square[]>([]);
  /** The edges of squares that a brush for walls and doors has gone along. */
  edges = $state.raw<readonly Ends[]>([]);
  /** Where the cursor was before its last step: keys name the edge between. */
  before = $state.raw<Square | null>(null);
  /** What a screen reader is told next. */
  said = $state("");
  #looks = 0;

  /** What is known of the deeds at whoever is pointed at. */
  readonly chooser = new Chooser(() => this.table);

  constructor(readonly table: Table) {}

  readonly board: Board | null = $derived.by(() => {
    const space = this.table.view?.space;
    return space?.type === "Board" ? space : null;
  });
  /** The ground, with the stroke that is being painted. */
  readonly grid: Grid = $derived.by(() => {
    const grid = this.board?.grid ?? EMPTY;
    if (!this.tool || isFogTool(this.tool) || isEdgeTool(this.tool) || !this.stroke.length) return grid;
    return painted(grid, this.stroke, this.tool, this.board?.tokens);
  });
  readonly unknown = $derived.by(() => this.table.view?.unknown ?? []);
  /** What the players cannot see, for the game master's eyes alone, with the stroke that is being painted. */
  readonly fogged: readonly Square[] = $derived.by(() => {
    const fogged = this.table.view?.fogged ?? [];
    if (!isFogTool(this.tool) || !this.stroke.length || !this.board) return fogged;
    return fogAfter(this.board.grid, fogged, this.stroke, this.tool);
  });
  readonly #inFog: ReadonlySet<string> = $derived(new Set(this.fogged.map(keyOf)));
  readonly terrain = $derived(new Terrain(this.grid, this.unknown));
  /** Everybody on the map; who is out of it lies below those who stand. */
  readonly figures: readonly Figure[] = $derived.by(() => {
    const people = new Map(this.table.people.map((one) => [one.view.person.id, one]));
    return (this.board?.tokens ?? [])
      .map(([id, at]): Figure => ({ id, at: this.placed.get(id) ?? at, who: people.get(id) ?? null }))
      .concat(this.#aside)
      .sort((a, b) => Number(b.who?.view.person.is_out ?? 0) - Number(a.who?.view.person.is_out ?? 0));
  });
  /** Whoever takes no part and stands somewhere: signs like all others, in nobody's way. */
  readonly #aside = $derived.by(() =>
    this.table.bystanders.flatMap(({ view, label }): Figure[] => {
      const [id, at] = [view.person.id, readSquare(view.at ?? "")];
      const known = { ...view, holder: "gm", numbers: "shown" as const };
      const who = {
        view: { ...known, is_done: false, is_ruled: false, is_ally: false, faring: null },
        label,
      };
      return at && this.board ? [{ id, at: this.placed.get(id) ?? at, who, isAside: true }] : [];
    }),
  );
  readonly #standing = $derived.by(() => {
    const found = new Map<string, Figure[]>();
    for (const one of this.figures) found.set(keyOf(one.at), [one, ...(found.get(keyOf(one.at)) ?? [])]);
    return found;
  });
  readonly acting = $derived.by(() => this.table.acting?.figure ?? "");
  /** From whose square is looked and measured. */
  readonly eye = $derived.by(() => {
    const here = new Set(this.figures.map((one) => one.id));
    if (here.has(this.acting)) return this.acting;
    return this.table.mine.find((one) => here.has(one.view.person.id))?.view.person.id ?? "";
  });
  /** Squares to walk to, by their keys: of whoever is carried, else of the one who acts. */
  readonly walks: ReadonlyMap<string, Walk> = $derived(this.walksOf(this.carried?.id ?? this.acting));

  walksOf(figure: string): ReadonlyMap<string, Walk> {
    const { deeds = [] } = this.table.labels?.deeds.find((one) => one.figure === figure) ?? {};
    const found = new Map<string, Walk>();
    for (const deed of deeds.filter(isWalk))
      for (const way of deed.ways ?? []) {
        const square = readSquare(way.objects?.[0] ?? "");
        // Where two verbs lead to the same square, the more usual one does.
        if (square && !found.has(keyOf(square))) found.set(keyOf(square), { figure, deed, way, square });
      }
    return found;
  }

  /** Whether the players cannot see a square; only the game master knows. */
  isFogged(square: Square): boolean {
    return this.#inFog.has(keyOf(square));
  }

  /** Who is on a square, whoever stands before whoever lies. */
  on(square: Square): readonly Figure[] {
    return this.#standing.get(keyOf(square)) ?? [];
  }

  figure(id: string): Figure | null {
    return this.figures.find((one) => one.id === id) ?? null;
  }

  /** Whether this seat may take somebody in hand. */
  mayCarry(id: string): boolean {
    return this.table.isGm || this.walksOf(id).size > 0;
  }

  name(id: string): string {
    return this.table.figureName(id);
  }

  // Doing.

  /** Let somebody go on a square: a walk where one is offered; the game master may put anybody anywhere. */
  async put(id: string, to: Square): Promise<void> {
    [this.carried, this.moving, this.tapped] = [null, "", null];
    const from = this.figure(id)?.at ?? null;
    if (isSame(from, to)) return;
    const walk = this.walksOf(id).get(keyOf(to));
    if (!walk && !this.table.isGm) {
      this.said = say("board-too-far", { square: squareName(to) });
      return;
    }
    this.placed.set(id, to);
    const outcome = await (walk
      ? this.table.act(walk)
      : this.table.do({ type: "Move", figure: id, to: squareName(to).toLowerCase() }));
    await this.#shown(outcome);
    this.placed.delete(id);
    this.#tell(outcome, say("board-moved", { name: this.name(id), square: squareName(to) }));
  }

  /** Let the one who acts walk to a square; says whether there is such a walk. */
  walk(to: Square): boolean {
    if (!this.walks.has(keyOf(to))) return false;
    void this.put(this.acting, to);
    return true;
  }

  /** Paint what the stroke covers: one command, so that one undo takes it back. */
  async paint(): Promise<void> {
    const { board, grid, tool } = this;
    if (isEdgeTool(tool)) return this.#build(tool);
    if (!board || !this.stroke.length) return;
    if (isFogTool(tool)) return this.#paintFog(board, tool);
    if (isGround(tool)) return this.paintGround(tool, blocksOf(this.stroke));
    const outcome = await this.table.do(
      { type: "SetSpace", space: { ...board, grid }, is_same_map: true },
      true,
    );
    await this.#shown(outcome);
    this.stroke = [];
    this.#tell(outcome, say("board-painted"));
  }

  /** Build along the edges that the brush has gone. */
  async #build(tool: EdgeTool): Promise<void> {
    const lines = this.edges.filter((one) => isOnMap(this.grid, one));
    this.stroke = [];
    if (lines.length) {
      const outcome = await this.table.do({ type: "BuildWalls", lines: [...lines], kind: BUILT[tool] });
      await this.#shown(outcome);
      this.#tell(outcome, say("board-painted"));
    }
    this.edges = [];
  }

  /** Let the brush go along the edge that is nearest to a place, told in squares. */
  trace(x: number, y: number): void {
    this.addEdge(nearestEdge(x, y));
  }

  addEdge(edge: Ends): void {
    if (!this.edges.some((one) => one.join() === edge.join())) this.edges = [...this.edges, edge];
  }

  /** The doors that may be opened or shut from here. */
  readonly doors = $derived.by(() => usable(this.table.view?.doors ?? [], this.table.isGm));

  /** Open a door that is shut, or shut one that is open. */
  async useDoor(door: DoorView): Promise<void> {
    const is_open = !door.is_open;
    const outcome = await this.table.do({
      type: "UseDoor",
      door: door.ends,
      is_open,
      figure: this.table.isGm ? "" : (door.hands[0] ?? ""),
    });
    await this.#shown(outcome);
    this.#tell(outcome, say(is_open ? "board-door-opened" : "board-door-shut", { square: door.name }));
  }

  /** Let the ground be made of something: where the stroke went, or everywhere. */
  async paintGround(ground: GroundKind, blocks: [Square, Square][] = []): Promise<void> {
    const outcome = await this.table.do({ type: "PaintGround", ground, blocks });
    await this.#shown(outcome);
    this.stroke = [];
    this.#tell(outcome, say("board-painted"));
  }

  /** Lay or lift fog where the stroke went; where that changes nothing, nobody is asked. */
  async #paintFog(board: Board, tool: FogTool): Promise<void> {
    const before = new Set((this.table.view?.fogged ?? []).map(keyOf));
    const changed = this.stroke.filter(
      (one) => isOn(board.grid, one) && before.has(keyOf(one)) === (tool === "lift"),
    );
    if (!changed.length) {
      this.stroke = [];
      this.said = say(`board-no-${tool}`);
      return;
    }
    const outcome = await this.table.do({
      type: "PaintFog",
      blocks: blocksOf(changed),
      is_laid: tool === "lay",
    });
    await this.#shown(outcome);
    this.stroke = [];
    this.#tell(outcome, say(`board-done-${tool}`));
  }

  /** Add squares to the stroke; of a rectangle, its other corner. */
  draw(squares: readonly Square[]): void {
    const [first, last] = [this.stroke[0], squares.at(-1)];
    if (this.isRectangle && first && last) this.stroke = [first, ...rectangle(first, last)];
    else this.stroke = [...this.stroke, ...squares];
  }

  /** Wait until the view shows what was done, so that nothing jumps back and forth. */
  async #shown({ number }: Outcome): Promise<void> {
    for (let left = 40; left > 0 && number !== null && (this.table.view?.version ?? 0) < number; left -= 1)
      await pause(25);
  }

  /** Wait until what was done is shown, and say that it is, or why not. */
  async told(outcome: Outcome, done: string): Promise<void> {
    await this.#shown(outcome);
    this.#tell(outcome, done);
  }

  #tell(outcome: Outcome, done: string): void {
    this.said = outcome.problem ? outcome.problem.message : done;
  }

  // Looking.

  /** Look at a square: aim at who stands there, or measure the way. */
  async look(square: Square | null): Promise<SightLabel | null> {
    const looking = ++this.#looks;
    const other = square ? this.on(square).find((one) => one.id !== this.eye) : null;
    const isFoe = other?.who && other.who.view.person.side !== this.figure(this.eye)?.who?.view.person.side;
    if (square) this.hand.follow(square);
    const isMeasuring = this.hand.tool === "ruler" && !this.hand.stroke.length;
    if (!isMeasuring) this.measured = null;
    if (!square || !this.eye || (!isMeasuring && !isFoe)) {
      this.#stopAiming();
      return null;
    }
    if (isFoe && other) this.table.aiming = { figure: this.eye, target: other.id, sight: null, steps: [] };
    this.isAiming = Boolean(isFoe);
    await pause(LINGER_MS);
    if (looking !== this.#looks) return null;
    const sight = await this.table.sight(this.eye, other?.id ?? squareName(square));
    if (looking !== this.#looks) return sight;
    if (isMeasuring) this.measured = sight;
    if (isFoe && other) this.table.aiming = { figure: this.eye, target: other.id, sight, steps: [] };
    return sight;
  }

  #stopAiming(): void {
    if (this.isAiming) this.table.aiming = null;
    this.isAiming = false;
  }

  /** Measure to a square once, and say what came of it. */
  async measure(square: Square): Promise<void> {
    if (!this.eye) return;
    const other = this.on(square).find((one) => one.id !== this.eye);
    this.measured = await this.table.sight(this.eye, other?.id ?? squareName(square));
    if (this.measured) this.said = this.measured.text;
  }
}
