// Entries of a log, in as few words as a test needs.

import type { LogEntry } from "../../src/lib/table.svelte";
import type { AnyEvent, DeedTold, Die } from "../../src/lib/wire";

interface Facts {
  text?: string[];
  events?: AnyEvent[];
  dice?: Die[];
  deeds?: DeedTold[];
  heading?: string;
  isLive?: boolean;
  is_secret?: boolean;
  at?: number;
}

export const told = (number: number, facts: Facts = {}): LogEntry => ({
  entry: {
    number,
    seat: "p1",
    at: facts.at ?? 0,
    events: facts.events ?? [],
    dice: facts.dice ?? [],
    is_secret: facts.is_secret ?? false,
  },
  text: facts.text ?? [`entry ${number}`],
  deeds: facts.deeds ?? [],
  heading: facts.heading ?? "",
  isLive: facts.isLive ?? false,
});

export const rolled = (number: number, facts: Facts = {}): LogEntry =>
  told(number, {
    text: ["Ala hits the rat"],
    events: [{ type: "Resolved", task: { seat: "p1", figure: "ala", action: { target: "rat" } } }],
    dice: [{ sides: 8, face: 7 }],
    deeds: [
      {
        figure: "ala",
        name: "hit",
        outcome: "success",
        outcome_text: "success",
        works: true,
        steps: [{ text: "rolled 7 on d8", rule: "game/2.4" }],
      },
    ],
    ...facts,
  });
