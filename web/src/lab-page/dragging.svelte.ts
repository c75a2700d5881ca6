// Tokens that are carried with mouse, pen or finger, from the drawer into the fight and out of it again.

/** How far a pointer may slip while it presses. */
const SLIP = 6;
/** How long a finger rests on a token before it lifts it: until then it may be scrolling. */
const LIFT_MS = 220;
const CLICK_MS = 50;

interface Carried {
  side: "party" | "foes";
  kind: string;
  title: string;
  /** Whether it is taken out of the fight, and not out of the drawer. */
  isInside: boolean;
}

/** Where something can be put down: elements say so by `data-drop`. */
type Place = string;

class Dragging {
  carried = $state.raw<Carried | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state<Place>("");
  #start = { x: 0, y: 0 };
  #held: Carried | null = null;
  #pointer = -1;
  #lift = 0;
  #drop: (carried: Carried, place: Place) => void = () => undefined;
  /** A press that became a carry is no click. */
  #wasCarried = false;

  /** For `onpointerdown` of a token. */
  press(event: PointerEvent, held: Carried, drop: (carried: Carried, place: Place) => void): void {
    if (event.button !== 0 || this.#held) return;
    [this.#held, this.#drop, this.#pointer, this.#wasCarried] = [held, drop, event.pointerId, false];
    this.#start = { x: event.clientX, y: event.clientY };
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#up);
    addEventListener("pointercancel", this.#cancel);
    addEventListener("keydown", this.#key);
    // While a token is carried the page must not scroll under it; only a listener that may refuse can say so.
    addEventListener("touchmove", this.#still, { passive: false });
    if (event.pointerType === "touch") this.#lift = window.setTimeout(() => this.#begin(), LIFT_MS);
  }

  /** Whether the click that follows belongs to a carry; asked once. */
  isAfterCarry(): boolean {
    const was = this.#wasCarried;
    this.#wasCarried = false;
    return was;
  }

  #begin(): void {
    this.carried = this.#held;
    [this.x, this.y] = [this.#start.x, this.#start.y];
  }

  #move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return;
    const isFar = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > SLIP;
    if (!this.carried) {
      if (!isFar) return;
      if (event.pointerType === "touch") return this.#end();
      this.#begin();
    }
    [this.x, this.y] = [event.clientX, event.clientY];
    this.over = placeAt(event.clientX, event.clientY);
  };

  #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return;
    const carried = this.carried;
    const place = placeAt(event.clientX, event.clientY);
    this.#wasCarried = carried !== null;
    // The click comes at once or never: what is pressed later is meant.
    setTimeout(() => (this.#wasCarried = false), CLICK_MS);
    const drop = this.#drop;
    this.#end();
    if (carried) drop(carried, place);
  };

  #cancel = (): void => this.#end();

  #key = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.#end();
  };

  #still = (event: TouchEvent): void => {
    if (this.carried) event.preventDefault();
  };

  #end(): void {
    clearTimeout(this.#lift);
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#up);
    removeEventListener("pointercancel", this.#cancel);
    removeEventListener("keydown", this.#key);
    removeEventListener("touchmove", this.#still);
    [this.carried, this.#held, this.over, this.#pointer] = [null, null, "", -1];
  }
}

const placeAt = (x: number, y: number): Place =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? "";

export const dragging = new Dragging();
