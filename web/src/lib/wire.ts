// Generated from the server's own types by `npm run types`: change those, never this file.

export type AnyDo =
  | Act
  | Perform
  | CommandsAnswer
  | Mark
  | CommandsDone
  | Choose
  | Undo
  | Redo
  | Say
  | Toss
  | Try
  | TakeBack
  | Respond
  | Decline
  | WriteNote
  | EraseNote
  | Draw
  | Wipe
  | AddSalt
  | Create
  | Bring
  | Advance
  | Sit
  | Leave
  | Agree
  | Give
  | SetScene
  | AddFoes
  | TakeSides
  | MakeCreatures
  | Reshape
  | ForgetCreature
  | Remove
  | SetValue
  | Grant
  | Overrule
  | Move
  | SetSpace
  | LayPicture
  | SetPortrait
  | ShowPicture
  | HidePicture
  | PaintGround
  | BuildWalls
  | UseDoor
  | ShowDrawing
  | Hide
  | KeepNumbers
  | Rename
  | KeepName
  | GiveThing
  | HandThing
  | DropThing
  | SetFog
  | PaintFog
  | SetClock
  | TickClock
  | BringAbout
  | PrepareScenes
  | ForgetScene
  | BringOn
  | HandOut
  | OpenAdventure
  | GoTo
  | SetFlags
  | StopClock
  | CallFor
  | Contest
  | Withdraw
  | AnswerTry
  | Reveal
  | Drop
  | TakeSeed
  | Close;
/** A place on a map. */
export type Spot = [number, number];
/** A square by column and row, both counted from 0 at the top left. */
export type Square = [number, number];
/** A straight piece that somebody cannot pass, from one end to the other. */
export type Barrier = [number, number, number, number, "object" | "wall" | "window"];
/** From where to where something stands: of two doors no two have the same. */
export type Ends = [number, number, number, number];
/** Who stands where. */
export type Token = [string, Square];
export type AnyDown =
  | Welcome
  | Told
  | View
  | Done
  | Refused
  | Chances
  | Lines
  | Weights
  | SheetTold
  | SightTold
  | OddsSaid
  | CallOddsTold
  | Presence
  | IsTyping
  | Pointed
  | Measured
  | Pong
  | Bye;
export type AnyEvent =
  | SeatTaken
  | SeatLeft
  | AgreementMade
  | EventsSaid
  | NoteKept
  | NoteErased
  | ScenePrepared
  | PreparedForgotten
  | SaltAdded
  | Undone
  | Redone
  | RuledAnew
  | StillSo
  | SeedTaken
  | Closed
  | CharacterCame
  | FigureGiven
  | SceneSet
  | Joined
  | StoodAside
  | TookSides
  | CreaturesMade
  | Reshaped
  | CreatureForgotten
  | Renamed
  | NameKept
  | ThingGiven
  | ThingHanded
  | ThingGone
  | EventsLeft
  | ValueSet
  | Granted
  | PlayersTold
  | ClockMoved
  | ClockStopped
  | Marked
  | DoneSaid
  | SessionBegun
  | Began
  | Answered
  | Dropped
  | EventsResolved
  | Kept
  | Revealed
  | RollCalled
  | CallAnswered
  | CallEnded
  | Attempted
  | AttemptAnswered
  | AttemptTakenBack
  | Tossed
  | SpaceSet
  | DoorMoved
  | BackdropLaid
  | PortraitSet
  | PictureShown
  | PictureHidden
  | Drawn
  | Wiped
  | HiddenSet
  | NumbersKept
  | Fared
  | FogSet
  | FogPainted
  | Explored
  | Appeared
  | Veiled
  | AdventureBegun
  | PlaceLeft
  | PlaceEntered
  | DeedDone
  | FlagsSet
  | SceneBroughtOn
  | AdventureOpened
  | FightWon
  | PartyRouted
  | PartyWithdraws
  | FightResumed
  | FoesCame
  | RoundCounted
  | ClockStruck
  | Promised
  | Befell
  | Postponed
  | AdventureEnded;
export type AnyUp =
  | Hello
  | Do
  | Look
  | Odds
  | Line
  | Weigh
  | Sheet
  | Sight
  | OddsOf
  | CallOdds
  | Typing
  | Point
  | Measure
  | Ping;

/** What this server is and has. */
export interface About {
  name: string;
  version: string;
  /** The version of the socket's messages. */
  protocol: number;
  games: Named[];
  /** Packs that come with the program; each may stand where a game does. */
  packs: Named[];
  adventures: Named[];
  languages: string[];
  /** The bots that can take a seat. */
  policies: string[];
}
/** Something with an id and a name in the caller's language. */
export interface Named {
  id: string;
  title: string;
}
/** Take an offer, with some of its parameters changed. */
export interface Act {
  type: "Act";
  /** The offered action, as the offer has it. */
  action: unknown;
  /** Parameters that are to be other than the offer's defaults, by name. */
  values?: Record<string, unknown>;
  /** Faces of real dice, rolled beforehand, in the order in which the rule asks for them. */
  faces?: number[];
  /**
   * Whether only the game master sees it; nothing for what is usual: in secret is what would give something
   * away by being seen, such as a trap's die, where a person leads the game.
   */
  is_secret?: boolean | null;
}
/** One action with everything that moves its odds. */
export interface ActionWish {
  /** The id of a game, or of a pack that comes with the program. */
  game: string;
  /** Settings that are to be other than the game's, by dotted key. */
  settings?: Record<string, unknown>;
  /** A pack that is laid over the game: the text of its TOML file. */
  pack?: string;
  situation: string;
  /** Parameters of the situation by name; those left out are as usual. */
  values?: Record<string, unknown>;
  ask?: string;
}
/** Bring more foes into the scene. */
export interface AddFoes {
  type: "AddFoes";
  foes: {
    [k: string]: string;
  };
  /** Where they stand: a square such as `c4`, an area, or for bands `<band> <somebody>`. */
  at?: {
    [k: string]: string;
  };
  hidden?: boolean;
  /** Whether they are foes, fight on the party's side, or are there and take no part. */
  stance?: ("bystander" | "friend") | ("ally" | "foe");
  /** What they are called, where they have a name. */
  names?: {
    [k: string]: string;
  };
  /** What the players call them, where they are not to know who it is. */
  known_as?: {
    [k: string]: string;
  };
}
/** Add something of one's own to the dice, as hex. */
export interface AddSalt {
  type: "AddSalt";
  salt: string;
}
/** Let a character grow, choice by choice. */
export interface Advance {
  type: "Advance";
  figure: string;
}
/** A whole adventure. */
export interface Adventure {
  id: string;
  start: string;
  places: Place[];
  clocks: StoryClock[];
  endings: Ending[];
  title: [string, string][];
  text: [string, string][];
  /** The game whose stat blocks it names; empty for one that names none. */
  game: string;
  /** Creatures that it brings for that game: a JSON object of documents by id. */
  creatures: string;
  /** What these are called: language, message, text. */
  names: [string, string, string][];
}
/** A room, a clearing, a stretch of road. */
export interface Place {
  id: string;
  /** A map as text, as `nde.board.read_board` reads it: heroes start at 1 to 9, foes at a to z. */
  map: string;
  foes: AdventureFoes[];
  exits: Exit[];
  deeds: Deed[];
  /** What the first step into it sets off. */
  enter: Change[];
  /** What winning a fight here sets off. */
  won: Change[];
  /** What each round of a fight here sets off. */
  each_round: Change[];
  title: [string, string][];
  text: [string, string][];
  /** What is to be seen instead once a flag is set, by flag: of several that are, the last one written. */
  text_when: [string, [string, string][]][];
  won_text: [string, string][];
  /** What is told instead of `won_text` where foes ran rather than fell. */
  broken_text: [string, string][];
}
/** Some foes of one sort: a fixed number, and so many more for each hero. */
export interface AdventureFoes {
  /** A stat block by its id, in the game that the adventure names; empty for any of a kind and rank. */
  foe: string;
  /** What plays in the place of a stat block in other games; empty where the adventure is for one alone. */
  kind: ("beast" | "brute" | "raider" | "spirit" | "undead") | "";
  rank: "boss" | "elite" | "minion";
  count: number;
  per_hero: number;
  /** The letters of the map where they stand; empty for the first ones that nobody else has. */
  at: string;
  /** Whether they lie in wait: nobody sees them until something shows them. */
  is_hidden: boolean;
}
/** A way to another place. */
export interface Exit {
  id: string;
  to: string;
  /** Flags that have to be true for the way to be open. */
  needs: string[];
  /** Flags that close it. */
  bars: string[];
  /** Whether it may be taken while foes stand. */
  is_escape: boolean;
  /** What taking it sets off, before the place behind it is entered. */
  then: Change[];
  text: [string, string][];
  /** What it is called instead as long as nobody has been where it leads. */
  new_text: [string, string][];
}
/** What something sets off; everything that is given happens, in this order. */
export interface Change {
  /** Flags that have to be true for any of it to happen. */
  needs: string[];
  /** Flags that prevent all of it. */
  bars: string[];
  /** It happens only to a party with more than so many per cent of the strength it set out with. */
  above: number;
  /** It happens only to a party with at most so many per cent of it; 0 for any. */
  below: number;
  /** Flags that become true. */
  set: string[];
  clear: string[];
  clock: string;
  tick: number;
  /** Whether everybody who lies in wait here is seen from now on. */
  shows: boolean;
  /** Harm to whoever tried; to everybody who stands where nobody did. */
  harm: ("light" | "serious") | "";
  /** Who comes. */
  foes: AdventureFoes[];
  go: string;
  ending: string;
}
/** Something that can be done at a place, with or without a trial. */
export interface Deed {
  id: string;
  /** Empty: it simply works. */
  trial: ("agility" | "might" | "nerve" | "wits") | "";
  difficulty: "easy" | "hard" | "normal";
  needs: string[];
  bars: string[];
  is_once: boolean;
  rest: "" | "breather" | "camp" | "rest";
  works: Change[];
  fails: Change[];
  text: [string, string][];
  /** What somebody does who tries it, after their name: `climbs the wall`. */
  tried_text: [string, string][];
  works_text: [string, string][];
  fails_text: [string, string][];
}
/**
 * A clock of the adventure, and what happens when it is full.
 *
 *     With several strikes it begins anew after each but the last.
 *
 */
export interface StoryClock {
  id: string;
  steps: number;
  full: Change[][];
  is_secret: boolean;
  /** Whether failures move it in games whose clocks of pressure move so. */
  is_pressing: boolean;
  title: [string, string][];
  full_text: [string, string][];
  /** What is told of each strike instead, in their order. */
  strike_texts: [string, string][][];
}
/** One way in which the adventure may end. */
export interface Ending {
  id: string;
  is_won: boolean;
  title: [string, string][];
  text: [string, string][];
}
/** The party set out; `strength` is how much it could take then. */
export interface AdventureBegun {
  type: "AdventureBegun";
  strength: number;
  title?: [string, string][];
  text?: [string, string][];
}
/** The adventure came to one of its ends. */
export interface AdventureEnded {
  type: "AdventureEnded";
  ending: string;
  is_won?: boolean;
  title?: [string, string][];
  text?: [string, string][];
}
/** The file of an adventure, and what is to stand in it: as `document` of what was read, edited. */
export interface AdventureFields {
  text: string;
  /** The game it is to be played in; empty for any. */
  game?: string;
  document: Record<string, unknown>;
}
/** The file of an adventure that was made of what happened at a table. */
export interface AdventureMade {
  text: string;
}
/** The game master opened an adventure, or the one that is played in a new version. */
export interface AdventureOpened {
  type: "AdventureOpened";
  /** Nothing for whoever is not the game master. */
  adventure: Adventure | null;
  /** Its file, as it was written. */
  source?: string;
  title?: [string, string][];
  /** Whether it is the one that was played before: the party stays where it is. */
  is_same?: boolean;
}
/** An adventure as it was read from a file, or every fault in it. */
export interface AdventureRead {
  id: string;
  title: string;
  text: string;
  /** The game whose stat blocks it names; empty for any. */
  game: string;
  rooms: Named[];
  faults: PlacedFault[];
  /** What stands in the text, in its order, to be edited by fields; null where it cannot be read at all. */
  document: unknown;
}
/** What is wrong in a document, and where. */
export interface PlacedFault {
  /** Its key, such as `places.cave.exits.out.to`; empty where it can only be told by its line. */
  place: string;
  /** The line of the text, counted from 1; 0 for no line of it. */
  line: number;
  text: string;
}
/** The file of an adventure. */
export interface AdventureText {
  text: string;
  /** The game it is to be played in; empty for any. */
  game?: string;
}
/** The whole adventure as it stands. */
export interface AdventureTold {
  id: string;
  title: string;
  text: string;
  rooms: RoomTold[];
  flags: FlagTold[];
  clocks: ClockSecrets[];
  /** How it may end. */
  endings: string[];
  /** Its file, as it was opened at the table; empty for one that the table began with. */
  source: string;
  has_begun: boolean;
  is_over: boolean;
}
/** A room of the adventure, with everything about it. */
export interface RoomTold {
  id: string;
  title: string;
  /** What is to be seen there, as it is by now. */
  text: string;
  is_here: boolean;
  is_visited: boolean;
  /** How it stands, in words. */
  state: string;
  /** Who is there, or will be. */
  foes: string[];
  /** What coming there, winning and each round sets off. */
  notes: string[];
  ways: WayTold[];
  deeds: DeedSecrets[];
}
/** A way out of a room. */
export interface WayTold {
  id: string;
  text: string;
  to: string;
  to_title: string;
  is_open: boolean;
  /** What it hangs on, and what it sets off. */
  notes: string[];
}
/** Something that can be done in a room, with what comes of it. */
export interface DeedSecrets {
  id: string;
  text: string;
  is_open: boolean;
  is_done: boolean;
  /** What is rolled for it, and what it hangs on. */
  notes: string[];
  /** What it sets off when it works. */
  works: string[];
  fails: string[];
  /** What is told when it works. */
  works_text: string;
  fails_text: string;
}
/** A flag, and whether it is set. */
export interface FlagTold {
  id: string;
  is_set: boolean;
}
/** A clock, and what it does. */
export interface ClockSecrets {
  id: string;
  text: string;
  notes: string[];
}
/** An adventure as a visitor is told of it. */
export interface AdventureWords {
  id: string;
  title: string;
  /** How it begins. */
  about: string;
}
/** The file of an adventure with what its fields say now. */
export interface AdventureWritten {
  text: string;
  read: AdventureRead;
}
/** Set how the table plays. */
export interface Agree {
  type: "Agree";
  agreement: Agreement;
}
/** What a table has agreed on about itself; no rule of the game is among it. */
export interface Agreement {
  /** Whether an open question waits for its person, takes its default after a delay, or at once. */
  answers?: "at-once" | "delay" | "wait";
  /** Seconds until the default is taken, where there is a delay. */
  delay?: number;
  /** Whether faces of real dice may be typed. */
  typed_dice?: boolean;
  /**
   * Who may take back commands: anyone; whoever gave them; whoever gave them, but what told them something
   * (dice that fell, somebody who came in sight) once a turn; or only the game master, who always may.
   */
  undo?: "anyone" | "gm" | "once" | "own";
  /** Who may say how hard things are, what cover there is and what else bears on a roll. */
  rulings?: "anyone" | "gm";
  /** Who may say that the party has finished its turn, and mark rests. */
  turns?: "anyone" | "gm";
  /** Who may draw and write on the map, besides the game master. */
  drawings?: "anyone" | "gm";
  /** How players know the numbers of foes, unless the game master rules otherwise of one of them. */
  foe_numbers?: "hidden" | "shown" | "words";
}
/** The table agreed on how it plays. */
export interface AgreementMade {
  type: "AgreementMade";
  agreement: Agreement;
}
/** What comes of a fight. */
export interface Answer {
  method: "exact" | "simulated";
  /** How many scenes were looked at. */
  scenes: number;
  /** How many fights were played, where it was simulated. */
  runs: number;
  seed: number;
  /** The chance of everything that was not followed to its end. */
  residual: number;
  is_stopped: boolean;
  win: Share;
  lose: Share;
  flee: Share;
  undecided: Share;
  /** The chance that the fight ends in each round. */
  rounds: {
    [k: string]: number;
  };
  /** The chance that so many heroes are out of it at the end. */
  down: {
    [k: string]: number;
  };
  /** The chance that so many foes still take part at the end. */
  foes_left: {
    [k: string]: number;
  };
  heroes: Fate[];
  /** By kind. */
  foes: Fate[];
  /** What the question leaves out, by key: where everybody stands, what a game master makes up. */
  left_out: string[];
}
/** A chance, and the interval it lies in with 95 % certainty; for an exact one all three are the same. */
export interface Share {
  chance: number;
  low: number;
  high: number;
}
/** What becomes of somebody, or of each of several foes of one kind on average. */
export interface Fate {
  /** Who it is; of several the first. */
  id: string;
  /** How many they are: foes of a kind are counted, not listed. */
  count: number;
  name: string;
  /** The message that names what they are. */
  label: string;
  out: Share;
  gone: Share;
  dies: Share;
  left_dying: Share;
  fled: Share;
  /** The chance to take part still, before the fight and after each round. */
  standing: number[];
  left: Left[];
  /** The chance of each condition at the end. */
  conditions: {
    [k: string]: number;
  };
}
/** What somebody who still stands at the end has left of something. */
export interface Left {
  key: string;
  most: number;
  /** By value; together they are the chance that they stand. */
  chances: {
    [k: string]: number;
  };
}
/**
 * Answer what somebody tries: it works, it works at a price, or not like this.
 *
 *     To have it rolled is a call.
 *
 */
export interface AnswerTry {
  type: "AnswerTry";
  attempt: number;
  answer: "ask" | "price" | "works";
  text?: string;
}
/** A question was answered, and the rule waits for another answer. */
export interface Answered {
  type: "Answered";
  pending: number;
  /** All answers so far. */
  answers: (number | string)[];
  asked?: number;
  by_default?: boolean;
}
/** The odds that were asked for. */
export interface AnswersOdds {
  dice?: DiceOdds | null;
  situation?: SituationOdds | null;
}
/** The odds of dice. */
export interface DiceOdds {
  dice: string;
  mean: Chance;
  spread: number;
  results: DiceChance[];
}
/** A chance: exact as a fraction, and as a number. */
export interface Chance {
  exact: string;
  p: number;
}
/** The chance of a result, and of at least that much. */
export interface DiceChance {
  result: number;
  exact: string;
  p: number;
  at_least: Chance;
}
/** The odds of a situation. */
export interface SituationOdds {
  game: string;
  situation: string;
  given: Record<string, unknown>;
  outcomes: OutcomeChance[];
  /** What it means for whoever rolls; nothing where no roll decides about anything wanted. */
  prospect: ProspectTold | null;
  /** Outcomes with exact fractions, worst first, and how far each is what whoever rolls wants. */
  ways: [string, string, "not" | "partly" | "wholly"][];
  effects: EffectChance[];
  steps: AnswersTold[];
  assumed: Assumed[];
}
/** An outcome and how likely it is. */
export interface OutcomeChance {
  outcome: string;
  title: string;
  chance: Chance;
}
/** What a roll holds in store for whoever makes it. */
export interface ProspectTold {
  /** What they want, in a word or two. */
  wish: string;
  /** The exact chance that it happens, such as `3/8`. */
  chance: string;
  /** What else the roll decides, in a few words, each with its exact chance; the most telling first. */
  also: [string, string][];
  /** Why the dice are not the usual ones, in a few words each. */
  given: string[];
}
/** Something that may happen, and how likely it is. */
export interface EffectChance {
  rule: string;
  effect: unknown;
  text: string;
  chance: Chance;
}
/** A step of the reasoning, in a sentence. */
export interface AnswersTold {
  rule: string;
  key: string;
  facts: Record<string, unknown>;
  text: string;
}
/** A question that was answered as usual, and what would be otherwise with another answer. */
export interface Assumed {
  question: Asked;
  answered: string;
  otherwise: {
    [k: string]: OutcomeChance[];
  };
}
/** A question that a rule puts: dice to roll (`roll`), or something to choose. */
export interface Asked {
  who: string;
  key: string;
  roll: string;
  options: string[];
  default: string;
  is_open: boolean;
  text: string;
}
/** Do something, said as a sentence: who, by which verb, with which objects. */
export interface Perform {
  type: "Perform";
  figure: string;
  verb: string;
  /** One for each slot of the verb, as the way that is meant has them. */
  objects?: string[];
  /** Parameters that are to be other than usual, by name; what is said in words is one of them. */
  values?: Record<string, unknown>;
  faces?: number[];
  is_secret?: boolean | null;
}
/** Answer an open question, or type the faces of a roll that waits for real dice. */
export interface CommandsAnswer {
  type: "Answer";
  pending: number;
  answer?: string;
  faces?: number[];
  /** Whether the delay has run out and the default is to be taken; any seat's client may say so. */
  is_default?: boolean;
}
/** Mark a moment of play: begin a session or a fight, end a turn, rest. */
export interface Mark {
  type: "Mark";
  moment:
    "breather" | "calm" | "camp" | "fight" | "loud-time" | "morale" | "rest" | "session" | "time" | "turn";
  /** What the game master says of it, by the parameters of the game's own offer: a camp in bad weather. */
  values?: Record<string, unknown>;
}
/** Say that one's heroes have done what they will in this turn; it ends once nobody could still act. */
export interface CommandsDone {
  type: "Done";
  /** Who is done; empty for everybody whom this seat plays. */
  figures?: string[];
  /** Whether they are; otherwise they would do something after all. */
  is_done?: boolean;
  /** Whether the turn is to end for everybody, whoever could still act. */
  for_all?: boolean;
  /**
   * Who may lose their action by that: they have been named to whoever asks.  Refused where anybody else
   * would lose theirs, with the names to ask about.
   */
  losing?: string[];
}
/** Choose what to do in the adventure: an exit, or a deed by one of the heroes. */
export interface Choose {
  type: "Choose";
  option: string;
  hero?: string;
  faces?: number[];
}
/** Take back the latest commands. */
export interface Undo {
  type: "Undo";
  count?: number;
}
/** Let what was taken back count again. */
export interface Redo {
  type: "Redo";
  count?: number;
}
/** Say something to everybody, or whisper it to some seats. */
export interface Say {
  type: "Say";
  text: string;
  to?: string[];
  as_figure?: string;
  /** Whether it is told of them rather than said by them: `/me` in a chat. */
  is_deed?: boolean;
}
/** Roll dice for their own sake, such as `2d6+1`. */
export interface Toss {
  type: "Toss";
  dice: string;
  /** What for. */
  text?: string;
  /** Whether only oneself and the game master see it. */
  is_secret?: boolean;
}
/**
 * Try something in one's own words.
 *
 *     Where a person is game master they answer; otherwise the game's usual rulings do.
 *
 */
export interface Try {
  type: "Try";
  figure: string;
  text?: string;
  /** What to try it with; empty for whatever the game master says, or for what is likeliest. */
  trait?: string;
  /** What one brings to it, by parameter. */
  values?: Record<string, unknown>;
  /** Faces of real dice, where nobody has to be asked. */
  faces?: number[];
}
/** Think better of what one tried, before the game master has answered. */
export interface TakeBack {
  type: "TakeBack";
  attempt: number;
}
/** Roll what was called for; the game master may do so for anyone. */
export interface Respond {
  type: "Respond";
  call: number;
  figure: string;
  /** Empty where there is one alone, or for the one that was asked for. */
  trait?: string;
  /** What one brings to it, by parameter. */
  values?: Record<string, unknown>;
  faces?: number[];
}
/** Not roll what was called for. */
export interface Decline {
  type: "Decline";
  call: number;
  figure: string;
}
/** Write a note, or write it anew. */
export interface WriteNote {
  type: "WriteNote";
  id: string;
  text: string;
  to?: string[];
  is_open?: boolean;
}
/** Throw a note away. */
export interface EraseNote {
  type: "EraseNote";
  id: string;
}
/** Draw or write something on the map, where the game master lets everybody do so. */
export interface Draw {
  type: "Draw";
  shape: "circle" | "free" | "label" | "line" | "rectangle";
  /**
   * What it goes through, 1024 to a square, counted from the upper left corner of the map: of a rectangle
   * two opposite corners, of a circle its middle and a place on it, of a label where it stands.
   */
  points: Spot[];
  colour?: "black" | "blue" | "green" | "orange" | "purple" | "red" | "white";
  /** What a label says. */
  text?: string;
  /** Whether only the game master sees it. */
  is_hidden?: boolean;
}
/** Wipe off what one has drawn on the map; the game master may wipe off everything. */
export interface Wipe {
  type: "Wipe";
  /** By number; empty for all that one may. */
  drawings?: number[];
}
/** Make a character for oneself, choice by choice. */
export interface Create {
  type: "Create";
  id: string;
}
/** Bring a finished sheet to the table. */
export interface Bring {
  type: "Bring";
  id: string;
  sheet: Record<string, unknown>;
  /** Who plays them; empty for whoever brings them. */
  seat?: string;
}
/** Take a seat, or change something about it; the game master may do so for anyone. */
export interface Sit {
  type: "Sit";
  seat: string;
  name?: string;
  role?: "gm" | "player" | "spectator";
  bot?: string;
  rolls?: "engine" | "typed";
}
/** Leave a seat; the game master may send anyone from theirs. */
export interface Leave {
  type: "Leave";
  seat: string;
}
/** Hand a figure to another seat; a player may hand on their own. */
export interface Give {
  type: "Give";
  figure: string;
  seat: string;
}
/** Set a scene: foes by id and stat block, a space, some of them hidden. */
export interface SetScene {
  type: "SetScene";
  place?: string;
  foes?: {
    [k: string]: string;
  };
  space?: (Board | Zones | Areas) | null;
  hidden?: string[];
}
/** The ground and everybody on it, sorted by id so that equal boards are equal values. */
export interface Board {
  type: "Board";
  grid: Grid;
  tokens?: Token[];
}
/** The ground of a scene.  Equal grids are equal values; every square named lies on the board. */
export interface Grid {
  width: number;
  height: number;
  walls?: Square[];
  cover?: Square[];
  difficult?: Square[];
  /** What the ground is made of, where no patch says otherwise. */
  ground?: "cave" | "grass" | "plain" | "road" | "snow" | "stone" | "water" | "wood";
  /** Squares of another ground, by kind; of two patches on one square the later counts.  None is a wall. */
  patches?: ["cave" | "grass" | "plain" | "road" | "snow" | "stone" | "water" | "wood", Square[]][];
  /** Walls and windows on the edges of squares, or anywhere: pieces of one square each, sorted. */
  barriers?: Barrier[];
  doors?: BarriersDoor[];
}
/** A door, open or shut. */
export interface BarriersDoor {
  ends: Ends;
  is_open?: boolean;
  /** Whether only the game master knows of it: to everybody else it is a wall. */
  is_hidden?: boolean;
}
/** Everybody in play and how far each is from each, as steps between bands. */
export interface Zones {
  type: "Zones";
  bands?: string[];
  /** Sorted, so that equal scenes are equal values. */
  tokens?: string[];
  /** A row of steps for each token, in the order of `tokens`. */
  apart?: number[][];
}
/** The areas of a scene, which of them touch, and who is in which. */
export interface Areas {
  type: "Areas";
  names: string[];
  borders?: [string, string][];
  /** Token and area; sorted, like borders, so that equal scenes are equal values. */
  tokens?: [string, string][];
  bands?: string[];
}
/** Let somebody be a foe, fight on the party's side, or stand aside: as a friend, or on no side. */
export interface TakeSides {
  type: "TakeSides";
  figure: string;
  stance: ("bystander" | "friend") | ("ally" | "foe");
}
/**
 * Write creatures of one's own, or write them anew, by id: documents as the game reads them.
 *
 *     From then on they are stat blocks of this table, to be brought into a scene like any other.
 *
 */
export interface MakeCreatures {
  type: "MakeCreatures";
  creatures: {
    [k: string]: Record<string, unknown>;
  };
}
/** Change anything about a creature that is about: its numbers, attacks, traits, as a document says. */
export interface Reshape {
  type: "Reshape";
  figure: string;
  /** Whatever is to be otherwise; all else stays, and what it has lost stays lost. */
  document: Record<string, unknown>;
}
/** Throw a creature of one's own away; those of its kind who are about stay as they are. */
export interface ForgetCreature {
  type: "ForgetCreature";
  id: string;
}
/** Take somebody out of the scene, and others with them. */
export interface Remove {
  type: "Remove";
  figure: string;
  others?: string[];
  why?: "" | "stalemate" | "wary" | "wavers";
}
/** Set any number of anybody in the scene, such as `wolf.wounds` to 1. */
export interface SetValue {
  type: "SetValue";
  path: string;
  value: number | string | boolean;
}
/** Give or take something by decree: effects as the game has them, each with a `type` and its fields. */
export interface Grant {
  type: "Grant";
  effects: Record<string, unknown>[];
}
/** Let a roll of the last round have come out otherwise: with another outcome, or with these faces. */
export interface Overrule {
  type: "Overrule";
  outcome?: string;
  faces?: number[];
  /** Of the entry in which it was made; 0 for what was done last. */
  number?: number;
  /** Entries that may be taken back because they hang on it.  Refused where others do, with all of them. */
  dropping?: number[];
}
/** Move anybody anywhere: a square such as `c4`, an area, or for bands `<band> <somebody>`. */
export interface Move {
  type: "Move";
  figure: string;
  to: string;
}
/** Lay out another map. */
export interface SetSpace {
  type: "SetSpace";
  space: (Board | Zones | Areas) | null;
  /** Whether it is the same map with its ground or its tokens changed: what was explored stays so. */
  is_same_map?: boolean;
  /** The picture under it; the same map keeps the one it has. */
  backdrop?: Backdrop | null;
  /** Whether players see only what they explore; where nothing on it hides anything, nothing at first. */
  has_fog?: boolean;
}
/** A picture under the map, and where the squares lie on it. */
export interface Backdrop {
  picture: string;
  /** Of the picture, in points. */
  width: number;
  height: number;
  /** Where the corner of the first square lies on it, in thousandths of a point. */
  left?: number;
  top?: number;
  /** How wide a square is on it, in thousandths of a point. */
  pitch: number;
}
/** Lay a picture under the map, or the same so that its squares fit, or take it away. */
export interface LayPicture {
  type: "LayPicture";
  backdrop?: Backdrop | null;
}
/** Give somebody a picture, or take it away. */
export interface SetPortrait {
  type: "SetPortrait";
  figure: string;
  /** Its hash or its name; empty to take it away. */
  picture?: string | "";
}
/** Show a picture to some seats, or to everybody; whoever saw it before does no more unless named. */
export interface ShowPicture {
  type: "ShowPicture";
  picture: string;
  title?: string;
  to?: string[];
}
/** Show a picture to nobody any more. */
export interface HidePicture {
  type: "HidePicture";
  picture: string;
}
/** Say what the ground of some squares is made of, or of the whole map; it changes no rule. */
export interface PaintGround {
  type: "PaintGround";
  ground: "cave" | "grass" | "plain" | "road" | "snow" | "stone" | "water" | "wood";
  squares?: Square[];
  /** Rectangles, each by two opposite corners; without them and without squares the whole map is meant. */
  blocks?: [Square, Square][];
}
/** Build walls, windows or doors on the edges of squares or anywhere else, or take away what is there. */
export interface BuildWalls {
  type: "BuildWalls";
  /** From where to where each goes, 1024 to a square, counted from the upper left corner of the map. */
  lines: Ends[];
  kind?: ("object" | "wall" | "window") | ("door" | "hidden-door" | "nothing");
}
/** Open or shut a door: whoever stands next to it, or the game master. */
export interface UseDoor {
  type: "UseDoor";
  door: Ends;
  is_open?: boolean;
  /** Who does it; empty for the game master's hand, or for whom of one's own is next to it. */
  figure?: string;
}
/** Let the players see something that is drawn on the map, or hide it from them. */
export interface ShowDrawing {
  type: "ShowDrawing";
  drawing: number;
  is_hidden?: boolean;
}
/** Hide figures from the players, or show them. */
export interface Hide {
  type: "Hide";
  figures: string[];
  is_hidden?: boolean;
}
/** Rule how players know the numbers of some foes, or let the table's agreement hold for them again. */
export interface KeepNumbers {
  type: "KeepNumbers";
  figures: string[];
  numbers?: ("hidden" | "shown" | "words") | "agreed";
}
/** Call somebody by a name from now on; players may rename whom they play. */
export interface Rename {
  type: "Rename";
  figure: string;
  /** Empty for what they are called without one. */
  name?: string;
}
/** Let the players know somebody under another name alone, or tell them who it is. */
export interface KeepName {
  type: "KeepName";
  figure: string;
  /** Empty to tell them. */
  known_as?: string;
}
/** Give somebody a thing, a condition or a note in free words. */
export interface GiveThing {
  type: "GiveThing";
  figure: string;
  text: string;
  kind?: "condition" | "note" | "thing";
}
/** Hand such a thing to somebody else; players hand on what their own people have. */
export interface HandThing {
  type: "HandThing";
  thing: number;
  figure: string;
}
/** Take such a thing away; players throw away what their own people have. */
export interface DropThing {
  type: "DropThing";
  thing: number;
}
/** Let a side see only what it has explored, or everything. */
export interface SetFog {
  type: "SetFog";
  side?: "foes" | "party";
  is_on?: boolean;
}
/** Lay fog on some squares, or lift it: a side does not know them any more, or knows them from now on. */
export interface PaintFog {
  type: "PaintFog";
  squares?: Square[];
  /** Rectangles, each by two opposite corners. */
  blocks?: [Square, Square][];
  is_laid?: boolean;
  side?: "foes" | "party";
}
/** Start a clock, or set one anew. */
export interface SetClock {
  type: "SetClock";
  id: string;
  text?: string;
  steps?: number;
  filled?: number;
  is_secret?: boolean;
  /** Whether failures move it, in games by whose book they move such clocks. */
  is_pressing?: boolean;
}
/** Move a clock, forwards or back. */
export interface TickClock {
  type: "TickClock";
  id: string;
  by?: number;
}
/** Let what an outcome left open happen, or anything of that sort: the dice say what. */
export interface BringAbout {
  type: "BringAbout";
  promise: Promise;
  /** What it is to be, where that is not left to the dice. */
  key?: string;
}
/** Something that an outcome leaves to the game master. */
export interface Promise {
  owes: "asked" | "bane" | "boon" | "encounter" | "place" | "sign";
  /** Whose deed it comes of. */
  who?: string;
  /** What the game itself says of it: a row of its table of complications or benefits. */
  theme?: string;
  /** Of a question: how far the deed did what was wished. */
  fulfils?: "not" | "partly" | "wholly";
  /** Whether it is something found by whoever looked for it, so that nothing else will do. */
  is_clue?: boolean;
  /** Whether it is what failing means in the game, so that whatever failing brings besides is it. */
  is_usual?: boolean;
}
/** Prepare scenes for later, or write them anew, by id. */
export interface PrepareScenes {
  type: "PrepareScenes";
  /** Documents with `title`, `text`, `notes`, `map`, `foes` and `handouts`. */
  scenes: {
    [k: string]: Record<string, unknown>;
  };
}
/** Throw a prepared scene away. */
export interface ForgetScene {
  type: "ForgetScene";
  id: string;
}
/** Bring a prepared scene on. */
export interface BringOn {
  type: "BringOn";
  id: string;
}
/** Hand out what a prepared scene has, by its number there. */
export interface HandOut {
  type: "HandOut";
  scene: string;
  number?: number;
  /** The seats that are to have it; empty for everybody. */
  to?: string[];
}
/**
 * Open an adventure at the table, from its file; under the id of the present one it is a new version.
 *
 *     The party then stays where it is, with all that it has done.
 *
 */
export interface OpenAdventure {
  type: "OpenAdventure";
  text: string;
}
/** Take the party to any place of the adventure, whatever ways lead there; it is entered as ever. */
export interface GoTo {
  type: "GoTo";
  place: string;
}
/** Say which flags of the adventure are set, and which are not. */
export interface SetFlags {
  type: "SetFlags";
  set?: string[];
  clear?: string[];
}
/** Take a clock away. */
export interface StopClock {
  type: "StopClock";
  id: string;
}
/** Call for a roll: of one hero, of several, or of all. */
export interface CallFor {
  type: "CallFor";
  /** Empty for the whole party, as far as it can roll. */
  figures?: string[];
  /** What may be rolled with; empty for anything, or for what a try names. */
  traits?: string[];
  /** One of the game's own names; empty for the usual one, or for what the values say. */
  difficulty?: string;
  /** How hard it is as a number, and the circumstances, by parameter. */
  values?: Record<string, unknown>;
  is_hidden?: boolean;
  way?: "blind" | "open" | "secret";
  reason?: string;
  counts?: "best" | "each" | "half";
  /** The try that it answers: whoever tries is called, with their own words for a reason. */
  attempt?: number;
  /** What happens to whoever fails, in words. */
  fails?: string;
}
/** Let two try themselves against each other: both roll, and the better has won. */
export interface Contest {
  type: "Contest";
  figure: string;
  trait?: string;
  other: string;
  /** Empty for the same. */
  other_trait?: string;
  difficulty?: string;
  values?: Record<string, unknown>;
  is_hidden?: boolean;
  way?: "blind" | "open" | "secret";
  reason?: string;
  /** What it comes to if both do equally well; nothing for what the game says. */
  tie?: ("again" | "draw" | "first") | null;
}
/** Take a call back: whoever has not rolled need not. */
export interface Withdraw {
  type: "Withdraw";
  call: number;
}
/** Tell what a secret roll came to: only now it happens, to everybody as they are by now. */
export interface Reveal {
  type: "Reveal";
  number: number;
  /** Whose roll, where one entry holds several. */
  figure?: string;
  /** Whether only its outcome is told, as it was rolled, and nothing happens. */
  is_only_told?: boolean;
}
/** Give up a rule that waits for somebody's answer, or a secret roll that waits to be revealed. */
export interface Drop {
  type: "Drop";
  pending: number;
}
/** Take the seed of the dice out, to play the game on elsewhere; everybody is told. */
export interface TakeSeed {
  type: "TakeSeed";
}
/** End the game and reveal the seed of its dice. */
export interface Close {
  type: "Close";
}
/**
 * The answer to `hello`: your seat, and how far the table has come.
 *
 *     Entries that you have missed follow; if they are too many, `is_reset` says that only the view does.
 *
 */
export interface Welcome {
  type: "welcome";
  protocol?: number;
  table: string;
  seat: string;
  role: "gm" | "player" | "spectator";
  name?: string;
  version: number;
  language: string;
  is_reset?: boolean;
  /** Whether you have seen more than there is: the host has gone back to an earlier backup. */
  is_set_back?: boolean;
}
/** Something happened at the table, as your seat sees it.  Numbers follow on each other without a gap. */
export interface Told {
  type: "entry";
  entry: Entry;
  /** The same in sentences, for whoever asked for them. */
  text?: string[];
  /** What was rolled and why, step by step with its rules; beside the sentences. */
  deeds?: DeedTold[];
  /** What stands above all that follows, such as a round that begins. */
  heading?: string;
}
/** One line of the log: everything that one command did. */
export interface Entry {
  number: number;
  seat: string;
  /** The id the client gave its command. */
  command?: string;
  /** When it was given, in seconds of the shell's clock; 0 where nobody told the time. */
  at?: number;
  events: AnyEvent[];
  dice?: Die[];
  /**
   * Who was hidden from each seat while this happened; under `*` from whoever had no seat then.  It is kept
   * with the entry, so that nobody sees later what they could not see before.
   */
  unseen?: [string, string[]][];
  /** Whose numbers were kept from each seat while this happened, in the same manner. */
  unmeasured?: [string, string[]][];
  /** Words that would tell each seat who somebody is whose name is kept from it, in the same manner. */
  unnamed?: [string, string[]][];
  /** The seats that looked from the foes' side, where this tells what a side saw. */
  with_foes?: string[];
  is_secret?: boolean;
}
/** Somebody took a seat, or changed something about theirs. */
export interface SeatTaken {
  type: "SeatTaken";
  seat: Seat;
}
/** A place at the table.  The game master's seat has the id `gm`. */
export interface Seat {
  id: string;
  name: string;
  role: "gm" | "player" | "spectator";
  /** The policy that plays here; empty for a person. */
  bot: string;
  /** Whether this seat's dice are drawn from the stream or typed from real dice. */
  rolls: "engine" | "typed";
}
/** A seat is empty again; whom it played is the game master's. */
export interface SeatLeft {
  type: "SeatLeft";
  seat: string;
}
/** Somebody said something, to everybody or to some seats. */
export interface EventsSaid {
  type: "Said";
  text: string;
  to?: string[];
  as_figure?: string;
  /** Whether it is told of them rather than said by them. */
  is_deed?: boolean;
}
/** A note was written, or written anew. */
export interface NoteKept {
  type: "NoteKept";
  note: Note;
}
/** A text that somebody keeps: for everybody, or only for some seats. */
export interface Note {
  id: string;
  text: string;
  by: string;
  /** The seats that may read it besides its author; empty with `is_open` for all. */
  to: string[];
  is_open: boolean;
}
/** A note was thrown away: by its author, or by the game master. */
export interface NoteErased {
  type: "NoteErased";
  id: string;
  /** Its author. */
  by: string;
}
/** The game master prepared a scene, or wrote it anew; nobody else is told. */
export interface ScenePrepared {
  type: "ScenePrepared";
  scene: PreparedScene;
}
/** A scene that waits to be brought on. */
export interface PreparedScene {
  id: string;
  title: string;
  /** What everybody is told when it comes on. */
  text?: string;
  /** What only the game master reads. */
  notes?: string;
  /** A map as text: heroes begin at 1 to 9, foes at a to z. */
  map?: string;
  foes?: AdventureFoes[];
  handouts?: Leaf[];
  /** A whole map, where it is not drawn as text. */
  grid?: Grid | null;
  /** Where heroes begin on it. */
  heroes?: Square[];
  /** The picture under the map. */
  backdrop?: Backdrop | null;
  /** Whether players see only what they explore. */
  has_fog?: boolean;
  /** What is drawn and written on the map. */
  drawings?: Drawing[];
  /** What the foes look like, by group; empty where there is no picture of one. */
  portraits?: string[];
}
/** A handout in words: a letter, a rumour, what stands on the stone. */
export interface Leaf {
  title: string;
  text?: string;
  /** Whether everybody has it as soon as the scene comes on. */
  is_shown?: boolean;
  /** A picture that is handed out with it. */
  picture?: string;
}
/** Something that is drawn on the map. */
export interface Drawing {
  /** By which it is known: the number of the entry that drew it; below 0 where it came with a map. */
  number?: number;
  /** The seat that drew it. */
  by?: string;
  shape: "circle" | "free" | "label" | "line" | "rectangle";
  /** What it goes through; of a rectangle two opposite corners, of a circle its middle and a place on it. */
  points?: Spot[];
  colour?: "black" | "blue" | "green" | "orange" | "purple" | "red" | "white";
  /** What a label says. */
  text?: string;
  /** Whether only the game master sees it. */
  is_hidden?: boolean;
}
/** The game master threw a prepared scene away. */
export interface PreparedForgotten {
  type: "PreparedForgotten";
  id: string;
}
/** A seat added something of its own to the dice. */
export interface SaltAdded {
  type: "SaltAdded";
  salt: string;
}
/** Entries were taken back with everything they changed; their dice stay in the log. */
export interface Undone {
  type: "Undone";
  numbers: number[];
}
/** Entries that were taken back count again, with the same dice. */
export interface Redone {
  type: "Redone";
  numbers: number[];
}
/**
 * A roll of an earlier entry came out otherwise: what follows is that entry anew.
 *
 *     The world goes back to where it was before it; what came after it and stays is told again behind.
 *
 */
export interface RuledAnew {
  type: "RuledAnew";
  number: number;
  /** Entries after it that were taken back, since they hung on the roll. */
  dropped?: number[];
}
/** What follows is what a later entry did, and still does. */
export interface StillSo {
  type: "StillSo";
  number: number;
}
/** Whoever runs the game has the seed of its dice now, and could know what they will show. */
export interface SeedTaken {
  type: "SeedTaken";
}
/** The game is over: the seed of the dice is revealed. */
export interface Closed {
  type: "Closed";
  seed: string;
}
/** A character joined the party, or came back changed. */
export interface CharacterCame {
  type: "CharacterCame";
  id: string;
  character: unknown;
  seat?: string;
}
/** Another seat plays a figure from now on. */
export interface FigureGiven {
  type: "FigureGiven";
  figure: string;
  seat: string;
}
/** A scene was set: the place, its foes and its space; the whole of it as the game has it. */
export interface SceneSet {
  type: "SceneSet";
  scene: unknown;
  place?: string;
  hidden?: string[];
  /** How players know the numbers of those the game master has ruled about. */
  numbers?: [string, "hidden" | "shown" | "words"][];
  /** What those are called who were given a name. */
  names?: [string, string][];
  /** What the players call those whose name they do not know. */
  known_as?: [string, string][];
  /** Whether it is still the ground that was there, and what is known of it stays known. */
  is_same_map?: boolean;
  /** The picture under a new map. */
  backdrop?: Backdrop | null;
  /** What is drawn on a new map. */
  drawings?: Drawing[];
}
/** More foes came; the scene as the game has it with them. */
export interface Joined {
  type: "Joined";
  scene: unknown;
  figures: string[];
}
/** Somebody is there who takes no part: a newcomer, or somebody who has left the fight to others. */
export interface StoodAside {
  type: "StoodAside";
  bystander: Bystander;
  is_new?: boolean;
}
/** Somebody who is there and takes no part: a scene of the game with nobody in it but them. */
export interface Bystander {
  id: string;
  stance: "bystander" | "friend";
  /** Their stat block, by its id. */
  block: string;
  scene: unknown;
  /** Where they stand on the map: a square or an area; empty for nowhere in particular. */
  at: string;
}
/** Somebody is among the foes now, or fights for the party; the scene as the game has it with them. */
export interface TookSides {
  type: "TookSides";
  figure: string;
  scene: unknown;
  side?: "foes" | "party";
  /** Whether they come in so, and were not there before. */
  is_new?: boolean;
}
/** The game master wrote creatures of their own, or wrote them anew; nobody else is told. */
export interface CreaturesMade {
  type: "CreaturesMade";
  creatures: [string, string][];
}
/** The game master changed what somebody is; the scene as the game has it with them. */
export interface Reshaped {
  type: "Reshaped";
  figure: string;
  scene: unknown;
}
/** The game master threw a creature of their own away; those who are about stay as they are. */
export interface CreatureForgotten {
  type: "CreatureForgotten";
  id: string;
}
/** Somebody is called by another name from now on. */
export interface Renamed {
  type: "Renamed";
  figure: string;
  /** Empty where they are again called by what they are. */
  name: string;
  /** Whether the name stands on a sheet of theirs, which is kept and taken elsewhere. */
  is_on_sheet?: boolean;
  /** Whether they come in under that name, which is told with their coming. */
  is_new?: boolean;
}
/** The players know somebody under another name alone, or who it is after all. */
export interface NameKept {
  type: "NameKept";
  figure: string;
  /** Empty where they know who it is from now on. */
  known_as?: string;
}
/** Somebody was given something in free words. */
export interface ThingGiven {
  type: "ThingGiven";
  thing: Thing;
  /** The seat that plays whoever has it: what a note says is for it and for the game master. */
  reader: string;
}
/** Something that somebody has in free words: no rule looks at it. */
export interface Thing {
  /** The number of the entry that gave it: its id. */
  number: number;
  /** Who has it. */
  figure: string;
  kind: "condition" | "note" | "thing";
  text: string;
}
/** Something went from hand to hand; it is now as it stands here. */
export interface ThingHanded {
  type: "ThingHanded";
  thing: Thing;
  giver: string;
  reader: string;
}
/** Somebody has something no longer. */
export interface ThingGone {
  type: "ThingGone";
  thing: Thing;
  reader: string;
}
/** Somebody was taken out of the scene. */
export interface EventsLeft {
  type: "Left";
  figure: string;
  why?: "" | "stalemate" | "wary" | "wavers";
}
/** The game master set a value in the scene. */
export interface ValueSet {
  type: "ValueSet";
  path: string;
  old: string | number | boolean | null;
  value: string | number | boolean;
}
/** The game master gave or took something: effects by decree. */
export interface Granted {
  type: "Granted";
  effects: unknown[];
}
/** The game was told who plays whom, since that makes a difference in it. */
export interface PlayersTold {
  type: "PlayersTold";
  effects: unknown[];
}
/** A clock of the table was set or moved; it is now as it stands here. */
export interface ClockMoved {
  type: "ClockMoved";
  clock: Clock;
}
/** A clock of the table: when it is full, what it threatens happens. */
export interface Clock {
  id: string;
  text: string;
  steps: number;
  filled: number;
  is_secret: boolean;
  /** Whether every failure moves it; an adventure says so of its own. */
  is_pressing: boolean;
}
/** A clock was taken away. */
export interface ClockStopped {
  type: "ClockStopped";
  id: string;
  is_secret?: boolean;
}
/** A moment of play was marked: a session, a fight, a turn's end, a rest. */
export interface Marked {
  type: "Marked";
  moment: string;
}
/** Some have done what they will in this turn, or would do something after all. */
export interface DoneSaid {
  type: "DoneSaid";
  figures: string[];
  is_done?: boolean;
}
/** A session of play began. */
export interface SessionBegun {
  type: "SessionBegun";
  number: number;
}
/** A rule was begun and waits for somebody's answer. */
export interface Began {
  type: "Began";
  task: Task;
  answers?: (number | string)[];
  asked?: number;
}
/** Something that is carried out by a rule: an action in the scene, or making or advancing a character. */
export interface Task {
  kind?: "act" | "advance" | "create";
  /** Whose command it was. */
  seat: string;
  /** Whose deed it is, by id; `gm` for the game master's own. */
  figure?: string;
  /** The name of the offer, for people. */
  name?: string;
  action?: unknown;
  is_secret?: boolean;
  /** The deed of the adventure that this is the trial of. */
  deed?: string;
  /** Whether it was done in its doer's turn and comes to light in another: it goes on as if in theirs. */
  is_late?: boolean;
  /** The call that it answers; it holds nobody up, and goes on in the scene it began in. */
  call?: number;
  /** Whether it was asked of them: whoever's turn it is, and it uses up none. */
  is_called?: boolean;
  /** Whether nobody but the game master knows how hard it is. */
  is_hidden?: boolean;
}
/** A rule that waited was given up; nothing came of it. */
export interface Dropped {
  type: "Dropped";
  pending: number;
  /** Whether it could not go on: the program asks otherwise now than the one in which it had begun. */
  is_outdated?: boolean;
}
/** A rule came to its end: what came of it, and why. */
export interface EventsResolved {
  type: "Resolved";
  task: Task;
  /** The entry that had begun it, where it had waited. */
  pending?: number;
  answers?: (number | string)[];
  outcome?: string;
  effects?: unknown[];
  steps?: Step[];
  /** The outcome that the game master set another for. */
  overruled?: string;
}
/** A step of the reasoning, as it was told. */
export interface Step {
  rule: string;
  key: string;
  facts: [string, string | number | number | boolean | (string | number)[]][];
  /** What a hint for the game master alone is known by. */
  hint?: string;
  /** What it tells of numbers that are kept from some seats; it is taken out for them. */
  measure?: RulesetMeasure | null;
  /** Whether numbers of somebody were taken out of it for this seat: then `step-<key>-kept` tells it. */
  is_kept?: boolean;
}
/**
 * What a step or a question tells of somebody's numbers, which a game master may keep to herself.
 *
 *     Without it a step is told by the message `step-<key>-kept`, a question by `ask-<key>-kept`.
 *
 */
export interface RulesetMeasure {
  /** The fact that holds whose numbers they are. */
  of: string;
  /** The facts that tell them; where there are none, the step itself tells too much and goes. */
  facts?: string[];
  /** Another step in the place of this one, where which of the two it is would tell a number. */
  told_as?: string;
  /** Whether 0 for the first of the facts says no more than everybody sees: that somebody is out. */
  shows_end?: boolean;
  /** Facts that go in that case: what was left cuts them short. */
  last?: string[];
}
/** A secret roll was made; what came of it waits until it is revealed. */
export interface Kept {
  type: "Kept";
  task: Task;
  pending?: number;
  answers?: (number | string)[];
  outcome?: string;
  effects?: unknown[];
  steps?: Step[];
  overruled?: string;
  /** What the answers were given to; nothing in games of older versions. */
  asked?: (number | string)[] | null;
}
/** A secret roll was told: only now what comes of it happens, to everybody as they are by now. */
export interface Revealed {
  type: "Revealed";
  number: number;
  task: Task;
  /** Empty where a rule that was revealed has a question first. */
  outcome: string;
  effects?: unknown[];
  answers?: (number | string)[];
  /** The outcome as it was when the roll was made, where the present one is another. */
  was?: string;
  /** Whether the game master told the old outcome and let nothing happen. */
  is_only_told?: boolean;
}
/** The game master called for a roll. */
export interface RollCalled {
  type: "RollCalled";
  call: Call;
}
/** A roll that the game master has called for, until everybody has answered. */
export interface Call {
  /** The number of the entry that began it: its id. */
  number: number;
  by: string;
  kind?: "call" | "contest";
  called: Called[];
  /** The difficulty by the game's own name; empty for a number, or where the game knows none. */
  difficulty?: string;
  /** How hard it is and the circumstances: what the game master says of the game's own roll. */
  values?: [string, number | string | boolean | string[]][];
  /** Whether nobody but the game master knows how hard it is. */
  is_hidden?: boolean;
  way?: "blind" | "open" | "secret";
  reason?: string;
  counts?: "best" | "each" | "half";
  tie?: "again" | "draw" | "first";
  /** The try that it answers. */
  attempt?: number;
  /** What happens to whoever fails, in the game master's words. */
  fails?: string;
}
/** Somebody of whom a roll is asked. */
export interface Called {
  figure: string;
  /** What they may roll with, each the key of a trait of their sheet; empty where nothing is to choose. */
  traits?: string[];
  state?: "declined" | "open" | "rolled";
  /** What they rolled with. */
  trait?: string;
  outcome?: string;
  /** How far it is what they wanted. */
  fulfils?: ("not" | "partly" | "wholly") | null;
  /** How well they did, where that is compared. */
  score?: number;
  /** The entry in which they answered. */
  entry?: number;
  /** Whether they do not roll in this game: the others roll against them. */
  is_passive?: boolean;
}
/** Somebody who was called upon rolled, or declined. */
export interface CallAnswered {
  type: "CallAnswered";
  call: number;
  figure: string;
  trait?: string;
  is_declined?: boolean;
  /** Empty for whoever may not know. */
  outcome?: string;
  fulfils?: ("not" | "partly" | "wholly") | null;
  score?: number;
  way?: "blind" | "open" | "secret";
}
/** Everybody has answered a call, or it was withdrawn. */
export interface CallEnded {
  type: "CallEnded";
  call: Call;
  is_withdrawn?: boolean;
  /** Whether they make it together; nothing where each counts alone, or for whoever may not know. */
  works?: boolean | null;
  /** Who has won a contest; empty for nobody. */
  winner?: string;
  /** Whether both did equally well, and roll once more. */
  is_again?: boolean;
}
/** Somebody tries something in their own words, and waits for the game master. */
export interface Attempted {
  type: "Attempted";
  attempt: Attempt;
}
/** What somebody tries, in their own words, until the game master has answered. */
export interface Attempt {
  /** The number of the entry that began it: its id. */
  number: number;
  seat: string;
  figure: string;
  text?: string;
  /** What they would like to try it with; empty for whatever the game master says. */
  trait?: string;
  /** What they bring to it. */
  values?: [string, number | string | boolean | string[]][];
  /** The call that answers it, while it is open. */
  call?: number;
}
/** The game master said what comes of it. */
export interface AttemptAnswered {
  type: "AttemptAnswered";
  attempt: Attempt;
  answer: "ask" | "price" | "works";
  text?: string;
}
/** Somebody thought better of it. */
export interface AttemptTakenBack {
  type: "AttemptTakenBack";
  attempt: Attempt;
}
/** Somebody rolled dice for their own sake. */
export interface Tossed {
  type: "Tossed";
  /** The expression, as it is written. */
  dice: string;
  faces: number[];
  total: number;
  /** What for. */
  text?: string;
  /** Whether only whoever rolled and the game master see it. */
  is_secret?: boolean;
}
/** The space of the scene is another: a new map, or somebody moved by the game master. */
export interface SpaceSet {
  type: "SpaceSet";
  space: (Board | Zones | Areas) | null;
  /** Who was moved, where only one was. */
  moved?: string;
  /** Whether the map is the same with its ground or its tokens changed: what was explored stays so. */
  is_same_map?: boolean;
  /** The picture under a new map. */
  backdrop?: Backdrop | null;
}
/** A door was opened or shut. */
export interface DoorMoved {
  type: "DoorMoved";
  door: BarriersDoor;
  /** Who did it; empty for the game master's hand. */
  figure?: string;
  /** The sides that know of the door; only the game master is told so. */
  known_to?: ("foes" | "party")[];
}
/** Another picture lies under the map, or the same in another place, or none. */
export interface BackdropLaid {
  type: "BackdropLaid";
  backdrop: Backdrop | null;
}
/** Somebody has a picture, or none any more. */
export interface PortraitSet {
  type: "PortraitSet";
  figure: string;
  picture?: string;
}
/** A picture is shown to some seats, or to everybody. */
export interface PictureShown {
  type: "PictureShown";
  handout: Handout;
}
/** A picture that is shown to some seats. */
export interface Handout {
  picture: string;
  title: string;
  /** The seats that see it; empty for everybody. */
  to: string[];
}
/** A picture that was shown is shown no more. */
export interface PictureHidden {
  type: "PictureHidden";
  handout: Handout;
}
/** Somebody drew or wrote something on the map, or what was there is shown or hidden from now on. */
export interface Drawn {
  type: "Drawn";
  drawing: Drawing;
  /** The sides that see any of it. */
  known_to?: ("foes" | "party")[];
}
/** Something that was drawn on the map is gone. */
export interface Wiped {
  type: "Wiped";
  /** Nothing for whoever is not the game master. */
  drawings: Drawing[];
  /** The sides that saw any of it. */
  known_to?: ("foes" | "party")[];
}
/** Some figures were hidden from the players, or shown to them. */
export interface HiddenSet {
  type: "HiddenSet";
  figures: string[];
  is_hidden: boolean;
}
/** The game master ruled how players know the numbers of some foes, or let the agreement hold again. */
export interface NumbersKept {
  type: "NumbersKept";
  figures: string[];
  numbers: ("hidden" | "shown" | "words") | "agreed";
}
/** How a foe whose numbers are told in words looks from now on, as everybody can see. */
export interface Fared {
  type: "Fared";
  figure: string;
  faring: "hurt" | "nearly-down" | "unhurt";
}
/** A side sees only what it has explored, or everything again. */
export interface FogSet {
  type: "FogSet";
  side: "foes" | "party";
  is_on: boolean;
}
/** The game master laid fog on squares that a side knew, or lifted it from squares it did not know. */
export interface FogPainted {
  type: "FogPainted";
  side: "foes" | "party";
  squares: Square[];
  is_laid: boolean;
  /** Whether there was no fog before: then the side knows all the rest of the map. */
  is_first?: boolean;
}
/** A side saw squares it had not seen before. */
export interface Explored {
  type: "Explored";
  side: "foes" | "party";
  squares: Square[];
}
/** Somebody came into a side's sight: out of the fog, or shown by the game master. */
export interface Appeared {
  type: "Appeared";
  side: "foes" | "party";
  figures: string[];
}
/** Something happened that this seat does not see. */
export interface Veiled {
  type: "Veiled";
}
/** The party left a place: who stayed behind there, as they were, and who of them lies in wait. */
export interface PlaceLeft {
  type: "PlaceLeft";
  place: string;
  scene: unknown;
  hidden?: string[];
  numbers?: [string, "hidden" | "shown" | "words"][];
  names?: [string, string][];
  known_as?: [string, string][];
  /** The fight that was broken off there, with the party in it; none where nobody fought. */
  fight?: unknown | null;
  /** The picture under the map there. */
  backdrop?: Backdrop | null;
  drawings?: Drawing[];
}
/** The party came to a place of the adventure; words are empty where the catalogue has them. */
export interface PlaceEntered {
  type: "PlaceEntered";
  place: string;
  title?: [string, string][];
  text?: [string, string][];
  /** How the place looks now: at first, after a fight that was won there, or by a flag. */
  look?: string;
  /** Whether the party has seen it look so before: then it need not be told once more. */
  is_again?: boolean;
}
/** A deed of the adventure was tried: whether it worked, and what is told of it. */
export interface DeedDone {
  type: "DeedDone";
  deed: string;
  hero?: string;
  works: boolean;
  text?: [string, string][];
}
/** Things of the adventure became true, or stopped being so. */
export interface FlagsSet {
  type: "FlagsSet";
  set?: string[];
  cleared?: string[];
}
/** A prepared scene came on: what everybody is told of it. */
export interface SceneBroughtOn {
  type: "SceneBroughtOn";
  /** Its id; empty for whoever is not the game master. */
  scene: string;
  title: string;
  text?: string;
}
/** No foe stands any more at a place of the adventure. */
export interface FightWon {
  type: "FightWon";
  place: string;
  /** Whether some of them broke and ran, rather than fell. */
  is_rout?: boolean;
  text?: [string, string][];
}
/** Nobody fights on at a place, and some of the party ran: they come together elsewhere. */
export interface PartyRouted {
  type: "PartyRouted";
  place: string;
  /** Who of the party could not run and was dragged along. */
  carried?: string[];
}
/** The party takes a way out of a fight: the foes have their turn before it is gone. */
export interface PartyWithdraws {
  type: "PartyWithdraws";
  place: string;
  exit: string;
}
/** The party is back where it broke off a fight, which goes on. */
export interface FightResumed {
  type: "FightResumed";
  place: string;
}
/**
 * Foes are at a place of the adventure, seen or not, and have to be beaten; or nobody is.
 *
 *     It is noted of every place, so that no player learns from it where somebody lies in wait.
 *
 */
export interface FoesCame {
  type: "FoesCame";
  place: string;
  is_anybody?: boolean;
}
/** A round of a fight in the adventure began. */
export interface RoundCounted {
  type: "RoundCounted";
  number: number;
}
/** A clock of the adventure was full: what it threatened happens. */
export interface ClockStruck {
  type: "ClockStruck";
  clock: string;
  text?: [string, string][];
}
/** Outcomes left something to the game master, who is the engine: it has to be brought about. */
export interface Promised {
  type: "Promised";
  promises: Promise[];
}
/**
 * The game master brought something about that an outcome had left open, or told what came of a question.
 *
 *     What it changes besides effects of the game stands in the events behind it.
 *
 */
export interface Befell {
  type: "Befell";
  /** Told by the message `happening-<key>`. */
  key: string;
  who?: string;
  /** What it is about: a clock, a figure, or `place/name` for an exit or a deed of the adventure. */
  about?: string;
  effects?: unknown[];
  /** The faces that chose it. */
  faces?: number[];
  /** The promise that is carried out with it. */
  kept?: Promise | null;
}
/** What the adventure will do once an open question is answered; nothing for all of it done. */
export interface Postponed {
  type: "Postponed";
  due?: Due[];
}
/** A change that waits for an open question, and whoever set it off. */
export interface Due {
  change: Change;
  hero: string;
}
/** One face, and where it came from. */
export interface Die {
  sides: number;
  face: number;
  /** Drawn from the stream, typed from a real die, or set by the game master. */
  source?: "ruled" | "stream" | "typed";
  who?: string;
  key?: string;
}
/** Something that was resolved. */
export interface DeedTold {
  /** Whose deed it was. */
  figure?: string;
  /** By the name of its offer. */
  name?: string;
  /** The outcome's key; empty where no dice decided. */
  outcome?: string;
  outcome_text?: string;
  /** Whether it is what whoever rolled wanted; nothing where it is so in part, or no question. */
  works?: boolean | null;
  steps?: StepTold[];
}
/** One step of the reasoning, or something that came of it. */
export interface StepTold {
  text: string;
  rule?: string;
}
/** The whole table as your seat sees it. */
export interface View {
  type: "view";
  view: SeatView;
  /** The same in words, for whoever asked for sentences. */
  labels?: Labels | null;
}
/** A table as one seat sees it. */
export interface SeatView {
  seat: string;
  role: "gm" | "player" | "spectator";
  version: number;
  game: string;
  title: string;
  place: string;
  session: number;
  rounds: number | null;
  turn: Turn | null;
  /** Who could still act in the party's turn and is not done: they would lose that if it ended now. */
  awaited: string[];
  people: PersonView[];
  /** Who is there and on no side. */
  bystanders: BystanderView[];
  space: (Board | Zones | Areas) | null;
  /** Squares of the map this seat does not know: never seen, or covered by the game master. */
  unknown: Square[];
  /** The sides that see only what they have explored; only the game master is told so. */
  fog: ("foes" | "party")[];
  /** Squares of the map that the party in the fog does not know; only the game master is told so. */
  fogged: Square[];
  clocks: Clock[];
  notes: Note[];
  seats: Seat[];
  agreement: Agreement;
  commitment: string;
  questions: QuestionView[];
  offers: Offered[];
  moments: (
    "breather" | "calm" | "camp" | "fight" | "loud-time" | "morale" | "rest" | "session" | "time" | "turn"
  )[];
  /** The seats whose answer is awaited. */
  waiting: string[];
  story: StoryView | null;
  /** The rolls that can be overruled, the latest first, with what each can come to; the game master's. */
  rolls: RollView[];
  /** Secret rolls that wait to be revealed; only the game master is told of them. */
  withheld: Withheld[];
  undoable: number;
  redoable: number;
  is_closed: boolean;
  /** Rolls that were called for and not answered by all. */
  calls: CallView[];
  /** What people try in their own words, and the game master has not answered. */
  tries: Attempt[];
  /** Whether a person is game master, who answers what people try. */
  is_led: boolean;
  /** What can be called for, or tried; nothing for whoever only watches. */
  calling: CallingView | null;
  /** What everybody has in free words, as far as this seat may know. */
  things: Thing[];
  /** Scenes that wait to be brought on; the game master's. */
  prepared: PreparedTitle[];
  /** How creatures can stand to the party in this game, for the game master to say. */
  stances: (("bystander" | "friend") | ("ally" | "foe"))[];
  /** The doors of the map that this seat knows, and who of its people may open or shut them. */
  doors: DoorView[];
  /** The picture under the map. */
  backdrop: BackdropView | null;
  /** Pictures that this seat is shown. */
  handouts: Handout[];
  /** What is drawn and written on the map, as far as this seat knows the squares. */
  drawings: DrawingView[];
  /** The heroes whom this seat may let grow now. */
  growing: string[];
}
/** Where a scene stands: whether turns are counted, which round, whose side. */
export interface Turn {
  is_fight: boolean;
  round: number;
  side: "foes" | "party";
}
/** Somebody in the scene, as a seat sees them. */
export interface PersonView {
  person: Person;
  /** Where they are: a square or an area; empty without a map. */
  at: string;
  /** The seat that plays them. */
  holder: string;
  /** Whether the players do not see them; only the game master is told so. */
  is_hidden: boolean;
  /** How players know their numbers. */
  numbers: "hidden" | "shown" | "words";
  /** Whether the game master has ruled so of them, whatever the table has agreed on. */
  is_ruled: boolean;
  /** Whether they have said that they have done what they will in this turn. */
  is_done: boolean;
  /** How they look, where players are told that in words; nothing for whoever is out. */
  faring: ("hurt" | "nearly-down" | "unhurt") | null;
  /** What the players call them who do not know their name; only the game master is told so. */
  known_as: string;
  /** Whether they are no hero and fight on the party's side. */
  is_ally: boolean;
  /** Their picture, by its hash; empty for none. */
  portrait: string;
}
/** Somebody in a scene, at a glance. */
export interface Person {
  id: string;
  /** The name on their sheet; empty for one who is only called by `label`. */
  name: string;
  /** The message that names what they are, such as `block-bog-wolf`. */
  label: string;
  side: "foes" | "party";
  /** Whether they take no part any more: down, dying, fled, caught. */
  is_out: boolean;
  /** Whether they are beyond help: dead, or away for good. */
  is_gone: boolean;
  /** Whether they are out because they ran. */
  has_fled: boolean;
  /** Whether their action of this turn is used up (or declared). */
  has_acted: boolean;
  /** Whether they cannot act in this turn through no deed of their own: too slow, surprised, held back. */
  loses_turn: boolean;
  /** What wears down, most telling first: hearts; hit points and strength; hit points. */
  tracks: Track[];
  /** What hampers or helps them now, each worded by the message `condition-<key>`. */
  conditions: string[];
}
/** A resource on a sheet: value, maximum, the cap advancement can reach, and when it refills. */
export interface Track {
  key: string;
  value: number;
  most: number;
  cap: number;
  /** A key: `rest`, `session`, `scene`, `never` or another the game words. */
  refill: string;
}
/** Somebody who is there and takes no part, as a seat sees them. */
export interface BystanderView {
  person: Person;
  stance: "bystander" | "friend";
  /** Where they are: a square or an area; empty for nowhere in particular. */
  at: string;
  /** Whether the players do not see them; only the game master is told so. */
  is_hidden: boolean;
  /** What the players call them who do not know their name; only the game master is told so. */
  known_as: string;
  /** Their picture, by its hash; empty for none. */
  portrait: string;
}
/** A question that this seat may answer. */
export interface QuestionView {
  pending: number;
  seat: string;
  is_mine: boolean;
  who: string;
  key: string;
  options: string[];
  default: string;
  rule: string;
  facts: [string, unknown][];
  is_open: boolean;
  /** Whether numbers of somebody were taken out of it: then `ask-<key>-kept` words it. */
  is_kept: boolean;
  /** For dice that are to be typed: the sides of the next one. */
  sides: number;
  steps: Step[];
  /** What is being done, by the name of its offer. */
  name: string;
}
/** An offer to a seat: whose deed it would be, and the offer as the game makes it. */
export interface Offered {
  /** The id of whoever would do it; `gm` for the game master's own. */
  figure: string;
  offer: Offer;
}
/** A legal action: ready to be resolved with its defaults, and what may be varied. */
export interface Offer {
  name: string;
  action: unknown;
  params: Param[];
  /** Where the action only announces a deed: the deed, whose odds tell what the announcement leads to. */
  preview: unknown;
}
/** One parameter of an action: what may be said, and what is meant when nothing is. */
export interface Param {
  name: string;
  /** Other names it may be given by. */
  aliases: string[];
  kind: "choice" | "dice" | "die" | "flag" | "number" | "text";
  /** `None`: it has to be given. */
  default: number | string | boolean | null;
  choices: string[];
  /** The dice allowed for a `die`; a die is given as its number of sides. */
  sides: number[];
  least: number | null;
  most: number | null;
  /** Whether several values are taken, separated by commas. */
  is_many: boolean;
}
/** Where an adventure stands: the place and what can be chosen there; no word of what nobody knows yet. */
export interface StoryView {
  adventure: string;
  /** Empty before it has begun. */
  place: string;
  title: [string, string][];
  text: [string, string][];
  choices: Choice[];
  ending: string;
  is_won: boolean;
}
/** Something that can be chosen in the adventure now. */
export interface Choice {
  id: string;
  kind: "begin" | "deed" | "exit" | "rest";
  trial: ("agility" | "might" | "nerve" | "wits") | "";
  difficulty: "easy" | "hard" | "normal";
  /** Whether somebody has to do it, who bears what comes of it. */
  needs_hero: boolean;
  /** For an exit: whether it leads to where nobody has been yet. */
  is_new: boolean;
  /** For an exit: whether it has to be freed first. */
  is_jammed: boolean;
  /** Its words; empty where the catalogue has them. */
  text: [string, string][];
}
/** A roll that can be overruled. */
export interface RollView {
  /** Of the entry it was made in. */
  number: number;
  figure: string;
  /** What was done, by the name of its offer. */
  name: string;
  outcome: string;
  /** Every outcome that its rule has for some faces, worst first; none where only faces tell. */
  outcomes: string[];
  sides: number[];
  faces: number[];
}
/** A secret roll that waits to be revealed: what came of it has not happened yet. */
export interface Withheld {
  number: number;
  task: Task;
  outcome: string;
  effects: unknown[];
  answers: (number | string)[];
  /** Nothing for a roll of an older version: its effects happen as they stand. */
  asked: (number | string)[] | null;
}
/** A call, as far as a seat may know it, and what it may answer. */
export interface CallView {
  call: Call;
  cards: CardView[];
  /** Who has begun to roll and is asked something on the way. */
  rolling: string[];
}
/** What a seat may answer for somebody who is called. */
export interface CardView {
  figure: string;
  /** Whether this seat plays them; the game master may roll for anybody. */
  is_mine: boolean;
  traits: string[];
  /** What they may bring to it: help, talent, luck, gear. */
  means: Param[];
  has_declined: boolean;
}
/** What can be called for in this game; for a player, what their own people can try. */
export interface CallingView {
  people: CallingPerson[];
  /** The difficulties by name, easiest first; only the game master is asked for one. */
  rungs: RungView[];
  usual: string;
  /** The difficulty as a number, where there is one. */
  number: Param | null;
  /** What else the game master may say of a roll. */
  circumstances: Param[];
  /** Who rolls where two contend. */
  contends: "both" | "first";
}
/** Somebody who can be called upon, or can try something. */
export interface CallingPerson {
  figure: string;
  traits: string[];
}
/** A difficulty that the game has a name for. */
export interface RungView {
  key: string;
  values: [string, number | string | boolean | string[]][];
}
/** A prepared scene by its title. */
export interface PreparedTitle {
  id: string;
  title: string;
}
/** A door as a seat knows it. */
export interface DoorView {
  ends: Ends;
  /** The first square that it stands at. */
  name: string;
  is_open: boolean;
  /** Whether only the game master knows of it. */
  is_hidden: boolean;
  /** Who of one's own people stands next to it and may open or shut it. */
  hands: string[];
}
/** The picture under the map, as a seat sees it: where it lies, and a name that changes with it. */
export interface BackdropView {
  /** Another one for another picture; the game master's is the picture's own. */
  id: string;
  width: number;
  height: number;
  left: number;
  top: number;
  pitch: number;
  /** Squares that are not unknown since somebody is seen to stand there, and of which nothing is shown. */
  dark: Square[];
}
/** Something that is drawn on the map, as a seat sees it. */
export interface DrawingView {
  /** By which it is wiped off; 0 for whoever may not. */
  number: number;
  by: string;
  shape: "circle" | "free" | "label" | "line" | "rectangle";
  colour: "black" | "blue" | "green" | "orange" | "purple" | "red" | "white";
  /** All of it as lines; of a label the place where it stands. */
  lines: Spot[][];
  text: string;
  is_hidden: boolean;
  /** What it was drawn by, for whoever drew it and for the game master. */
  points: Spot[];
}
/** A view in words. */
export interface Labels {
  title: string;
  place: string;
  /** What is to be seen there. */
  text: string;
  people: PersonLabel[];
  /** Who is there and takes no part, at the same places as in the view. */
  bystanders: PersonLabel[];
  deeds: DeedsLabel[];
  choices: ChoiceLabel[];
  questions: QuestionLabel[];
  clocks: string[];
  /** Whether every failure moves a clock, unless it is said that one stays apart. */
  has_pressure: boolean;
  ending: string[];
  /** The map as text, line by line. */
  map: string[];
  /** What the signs on the map mean. */
  signs: string;
  /** What each outcome of a roll is called. */
  outcomes: {
    [k: string]: string;
  };
  /** What the game is called. */
  game: string;
  /** The kinds of space the game can be played on. */
  spaces: string[];
  /** What each distance is called, where there is no grid. */
  bands: {
    [k: string]: string;
  };
  /** What each area is called, where there are areas. */
  areas: {
    [k: string]: string;
  };
  /** The entries that the next undo takes back, the latest first. */
  undoes: number[];
  redoes: number[];
  /** The calls of the view, at the same places. */
  calls: CallLabel[];
  /** The tries of the view, at the same places. */
  tries: TryLabel[];
  /** What can be called for, or tried. */
  calling: CallingLabel | null;
}
/** Somebody in the scene. */
export interface PersonLabel {
  id: string;
  /** In peace also what they are. */
  name: string;
  /** What they are called, and nothing else. */
  short: string;
  /** What they are, for somebody who has a name besides. */
  about: string;
  /** Their letter on the map. */
  sign: string;
  /** What wears down: its name, what is left, and the most. */
  tracks: [string, number, number][];
  /** How they look, where players are told that in words and not in numbers. */
  faring: string;
  notes: string[];
}
/** What one figure can do. */
export interface DeedsLabel {
  figure: string;
  name: string;
  /** The most usual first. */
  deeds: DeedLabel[];
}
/** Everything that somebody can do by one verb. */
export interface DeedLabel {
  verb: string;
  /** What stands on the button. */
  text: string;
  spot: "gm" | "item" | "map" | "person" | "scene" | "turn";
  usual?: "first" | "often" | "rarely" | "sometimes";
  /** What each object is to the verb. */
  roles?: ("for" | "how" | "what" | "where" | "whom" | "with")[];
  /** The parameter that takes what the person says they do, in their own words. */
  task?: string;
  /** Those that are of most use first. */
  ways?: WayLabel[];
  purpose?: "attack" | "escape" | "guard" | "heal" | "help" | "move" | "other" | "pass" | "prepare" | "raise";
  /** As it is sent: the parameter of which each object is the value, if any; no way then says values. */
  params?: string[];
  /** As it is sent: for each object the word that people read, if it is another; no way then says words. */
  words?: {
    [k: string]: string;
  }[];
}
/** One way to do a deed: an offer of the seat by its place, and what is said of it. */
export interface WayLabel {
  offer: number;
  /** As a command names them. */
  objects?: string[];
  /** As people read them; nothing where that is the same. */
  words?: string[];
  /** Parameters by which it is this way. */
  values?: Record<string, unknown>;
}
/** A choice of the adventure, at the same place as in the view. */
export interface ChoiceLabel {
  text: string;
  /** Who had best do it, where somebody has to; empty where nobody is needed, or nobody can. */
  hero: string;
}
/** A question of the view, at the same place. */
export interface QuestionLabel {
  text: string;
  /** What has led up to it. */
  steps: string[];
  options: string[];
  /** Whether faces of real dice are to be typed. */
  is_roll: boolean;
}
/** A call of the view, at the same place. */
export interface CallLabel {
  /** Who asks. */
  by: string;
  names: string;
  traits?: string;
  reason?: string;
  /** How hard it is, by name and number; empty where that is hidden, or the game knows no such thing. */
  difficulty?: string;
  circumstances?: string[];
  fails?: string;
  /** What is special about it: blind, hidden, what counts for all. */
  notes?: string[];
  called?: CalledLabel[];
  cards?: CardLabel[];
}
/** Somebody who is called, and how far they are. */
export interface CalledLabel {
  figure: string;
  name: string;
  /** In a few words: that they have not rolled yet, or what came of it. */
  text: string;
  /** Whether they made it; nothing where that is open, or not for this seat to know. */
  works?: boolean | null;
}
/** A card of the view, at the same place. */
export interface CardLabel {
  figure: string;
  name: string;
  /** What can be rolled with; one without a key where there is nothing to choose. */
  traits?: RolledWithLabel[];
  means?: ParamLabel[];
}
/** Something that can be rolled with. */
export interface RolledWithLabel {
  key: string;
  text: string;
  /** What stands on the sheet, such as `d10`. */
  value?: string;
  /** What it holds in store; nothing where nobody may know. */
  prospect?: ProspectTold | null;
}
/** Something about an offer that can be said otherwise. */
export interface ParamLabel {
  name: string;
  /** In a word or two. */
  title: string;
  /** In a sentence. */
  about?: string;
  kind: "choice" | "dice" | "die" | "flag" | "number" | "text";
  /** What holds unless something else is said. */
  value?: unknown;
  /** Values and their words. */
  choices?: [string, string][];
  sides?: number[];
  least?: number | null;
  most?: number | null;
  is_many?: boolean;
  /** Whether it is the game master's to say. */
  is_ruling?: boolean;
}
/** A try of the view, at the same place. */
export interface TryLabel {
  name: string;
  text: string;
  trait?: string;
  /** Who plays them. */
  by?: string;
}
/** What can be called for, or tried, in words. */
export interface CallingLabel {
  people: CallingPersonLabel[];
  rungs?: RungLabel[];
  number?: ParamLabel | null;
  circumstances?: ParamLabel[];
}
/** Somebody who can be called upon. */
export interface CallingPersonLabel {
  figure: string;
  name: string;
  traits?: RolledWithLabel[];
}
/** A difficulty by its name. */
export interface RungLabel {
  key: string;
  text: string;
  number?: number | null;
}
/** Your command has happened and is on the disk: it became this entry, which you have been sent. */
export interface Done {
  type: "done";
  id: string;
  number: number;
  /** Whether it had happened before, and was sent again. */
  is_repeated?: boolean;
}
/** Your command or question was refused; nothing has changed. */
export interface Refused {
  type: "refused";
  id?: string;
  problem: Problem;
}
/** What is wrong, for a program and for a person (RFC 9457). */
export interface Problem {
  /** An address that names the kind of problem: `/problems/<code>`. */
  type: string;
  /** The sentence, in the reader's language. */
  title: string;
  status: number;
  code: string;
  detail?: string;
  facts?: Record<string, unknown>;
  /** Every fault, where something has several, each a sentence. */
  faults?: string[];
}
/** The exact odds that were asked for, worst first for whoever rolls; nothing where no dice decide. */
export interface Chances {
  type: "odds";
  id: string;
  /** Outcome, fraction such as `3/8`, and how far it is what whoever rolls wants. */
  chances: [string, string, "not" | "partly" | "wholly"][] | null;
}
/** What a text client is to show: the answer to its line, or how the table now stands. */
export interface Lines {
  type: "lines";
  /** The id of the line it answers; empty for what nobody asked for. */
  id?: string;
  lines: Spoken[];
}
/** A line of the text view. */
export interface Spoken {
  text: string;
  kind?: "" | "choice" | "error" | "hint" | "log" | "map" | "question" | "title";
  /** For something that can be chosen: what is typed for it. */
  typed?: string;
}
/** What would come of the offers that were asked about, in that order. */
export interface Weights {
  type: "weights";
  id: string;
  version: number;
  offers: Weighed[];
}
/** What would come of an offer. */
export interface Weighed {
  offer: number;
  /**
   * Outcomes with exact fractions, worst first, and how far each is what whoever rolls wants; nothing where
   * no dice decide.
   */
  chances: [string, string, "not" | "partly" | "wholly"][] | null;
  /** What to show on a button: the chance that what the person wants happens, and what else is decided. */
  prospect: ProspectTold | null;
  /** What is rolled first. */
  dice: DiceLabel[];
  /** What has to be met, where there is such a number. */
  number: number | null;
  /** Why: the reasoning up to the first roll. */
  steps: StepTold[];
  params: ParamLabel[];
  purpose: "attack" | "escape" | "guard" | "heal" | "help" | "move" | "other" | "pass" | "prepare" | "raise";
  /** Whom it is aimed at. */
  target: string;
  cost: number;
  /** How the doer stands to the target on a map. */
  sight: SightLabel | null;
  /** Why it cannot be done so, in a sentence. */
  problem: string;
}
/** Equal dice that will be rolled. */
export interface DiceLabel {
  sides: number;
  count?: number;
}
/** How one stands to another, or to a square. */
export interface SightLabel {
  /** All of it in a sentence. */
  text: string;
  figure: string;
  /** Somebody's id, or a square such as `C4`. */
  to: string;
  start?: string;
  /** Both squares, on a grid. */
  end?: string;
  /** Squares on a grid, otherwise the key of a band. */
  distance?: number | string;
  touching?: boolean;
  cover?: string;
  /** Walls and low obstacles that lines between the two cross. */
  in_way?: string[];
}
/** A sheet, as far as your seat may read it. */
export interface SheetTold {
  type: "sheet";
  id: string;
  sheet: SheetLabel;
}
/** A sheet in words. */
export interface SheetLabel {
  figure?: string;
  name: string;
  /** The name of the game. */
  game?: string;
  /** What they are: a role, a background, a kind of foe. */
  about?: string;
  traits?: TraitLabel[];
  tracks?: TrackLabel[];
  lists?: ListLabel[];
  conditions?: string[];
  /** What can be given or taken by decree; only the game master is told. */
  chips?: ChipLabel[];
  /** Where a stat block is from; nothing for somebody in play. */
  source?: string;
  /** What a file of this sheet holds; nothing for somebody without one. */
  document?: Record<string, unknown> | null;
}
/** A trait: its name and value in words. */
export interface TraitLabel {
  key: string;
  title: string;
  text: string;
  /** For a trait that is a die. */
  sides?: number;
  /** Where its number can be set, for whoever may. */
  path?: string;
  value?: number | string | boolean;
}
/** Something that wears down and comes back. */
export interface TrackLabel {
  key: string;
  title: string;
  value: number;
  most: number;
  /** When it comes back, in words. */
  refill?: string;
  path?: string;
}
/** A list: talents, gear. */
export interface ListLabel {
  key: string;
  title: string;
  items: ItemLabel[];
}
/** Something on a list, and what is worth knowing about it. */
export interface ItemLabel {
  text: string;
  note?: string;
}
/** A condition that the game master can give to somebody, or take from them. */
export interface ChipLabel {
  key: string;
  text: string;
  /** Whether they have it. */
  is_on: boolean;
  /** What is to be granted to change that. */
  effect: Record<string, unknown>;
}
/** How somebody stands to somebody else or to a square. */
export interface SightTold {
  type: "sight";
  id: string;
  sight: SightLabel;
}
/** The odds that were asked for in words, as the text view tells them. */
export interface OddsSaid {
  type: "oddsof";
  id: string;
  lines: string[];
}
/** The odds of rolls that could be called for. */
export interface CallOddsTold {
  type: "callodds";
  id: string;
  odds: RollOdds[];
}
/** What a roll that is not called for yet would hold in store for somebody. */
export interface RollOdds {
  figure: string;
  trait?: string;
  difficulty?: string;
  prospect?: ProspectTold | null;
}
/** The seats that are connected now. */
export interface Presence {
  type: "presence";
  here: string[];
}
/** Somebody is typing. */
export interface IsTyping {
  type: "typing";
  seat: string;
}
/** Somebody points at a place on the map. */
export interface Pointed {
  type: "point";
  seat: string;
  at: Spot;
  /** Whether the players do not know the square, and are shown nothing; only the game master is told so. */
  is_in_fog?: boolean;
}
/** Somebody holds a ruler on the map, or has put it away. */
export interface Measured {
  type: "measure";
  seat: string;
  /** Both ends; empty once it is put away. */
  ends?: Spot[];
  /** How far apart they are. */
  squares?: number;
}
/** I am here. */
export interface Pong {
  type: "pong";
}
/** The server ends the connection, and why; after some problems you may come again. */
export interface Bye {
  type: "bye";
  problem: Problem;
  may_return?: boolean;
}
/** The first message: who I am, and what I have seen of the table. */
export interface Hello {
  type: "hello";
  /** The key of a seat's link; empty where a cookie carries it. */
  key?: string;
  /** The number of the latest entry I have; nothing for a client that is new here. */
  seen?: number | null;
  /** What refusals are to be worded in; empty for what the browser says. */
  language?: string;
  /** Whether I want the whole table anew whenever something has changed, not only the entries. */
  views?: boolean;
  /** Whether I want entries in sentences as well. */
  prose?: boolean;
  /** Whether I play by typed lines: then `lines` come instead of views, and entries in sentences. */
  text?: boolean;
}
/** A command.  It is answered with `done` or `refused` under the same id. */
export interface Do {
  type: "do";
  id: string;
  do: AnyDo;
  base?: number | null;
}
/** I want to see the whole table now. */
export interface Look {
  type: "look";
}
/** What are the odds of this offer, with some of its parameters changed? */
export interface Odds {
  type: "odds";
  id: string;
  action: unknown;
  values?: Record<string, unknown>;
}
/** A line as somebody types it in the text view: a number, a square, a command, a question. */
export interface Line {
  type: "line";
  id: string;
  text: string;
  /** Whether it was sent before, over a line that broke: what it chose from may not be there any more. */
  again?: boolean;
}
/** What would come of these offers of the view with this version? */
export interface Weigh {
  type: "weigh";
  id: string;
  version: number;
  offers: Wish[];
}
/** An offer of the view, by its place there, with some of its parameters changed. */
export interface Wish {
  offer: number;
  values?: Record<string, unknown>;
}
/** What stands on somebody's sheet? */
export interface Sheet {
  type: "sheet";
  id: string;
  figure: string;
}
/** How does somebody stand to somebody else, or to a square such as `c4`? */
export interface Sight {
  type: "sight";
  id: string;
  figure: string;
  to: string;
}
/** What is answered to `/odds` with this behind it: dice, dice against a number, a deed said in words? */
export interface OddsOf {
  type: "oddsof";
  id: string;
  text: string;
}
/** What would a roll hold in store that I could call for, with each trait at each difficulty? */
export interface CallOdds {
  type: "callodds";
  id: string;
  /** Empty for the whole party. */
  figures?: string[];
  traits?: string[];
  /** A difficulty as a number, circumstances, and what those who roll bring to it. */
  values?: Record<string, unknown>;
}
/** I am typing; nobody keeps it. */
export interface Typing {
  type: "typing";
}
/** Look there: a place on the map that everybody is shown who knows it; nobody keeps it. */
export interface Point {
  type: "point";
  at: Spot;
}
/** I hold a ruler from one place to another, for everybody who knows both; or I have put it away. */
export interface Measure {
  type: "measure";
  /** Both ends; empty once it is put away. */
  ends?: Spot[];
}
/** Are you there?  For clients that cannot send pings of the protocol itself. */
export interface Ping {
  type: "ping";
}
/** A picture of a table of chances beside it: for each row a bar, divided as its chances are. */
export interface Bars {
  type: "bars";
  /** What each division is. */
  names: string[];
  rows: [string, number[]][];
}
/** The best that the party can do. */
export interface BestWish {
  policy?: string | Record<string, unknown>;
  method?: "auto" | "exact" | "simulated";
  runs?: number;
  seed?: number;
  /** After so long it is stopped, and answered with what is known by then. */
  seconds?: number;
  /** Made by the client: by this name the question can be stopped before, and a guess be waited for. */
  ask?: string;
  /**
   * Whether nobody waits for it yet: it is worked on where a process is idle, else refused, and stopped
   * where somebody who waits needs the process; of several the newest.
   */
  is_guess?: boolean;
  /** The id of a game, or of a pack that comes with the program. */
  game: string;
  /** Settings that are to be other than the game's, by dotted key. */
  settings?: Record<string, unknown>;
  /** A pack that is laid over the game: the text of its TOML file. */
  pack?: string;
  /** Kinds of hero, with counts (`warrior*2`), and sheets. */
  party?: (string | Record<string, unknown>)[];
  /** The foes; those that come to a scene, where there is one. */
  foes?: [string, number][];
  /** Creatures of one's own by id, as documents; the foes may be of them as of the game's. */
  creatures?: {
    [k: string]: Record<string, unknown>;
  };
  /** The scene of a table, as the table's own lab gave it. */
  scene?: Record<string, unknown> | null;
  /** What is otherwise with somebody. */
  put?: {
    [k: string]: number;
  };
  /** Who is not there. */
  without?: string[];
  /** How many bands or areas apart the sides begin; without it nobody stands anywhere. */
  apart?: number | null;
  rulings?: Rulings;
  /** What is chosen about how the fight begins; a scene in which one is on goes on as it is. */
  begin?: {};
  aim?: "nobody-down" | "win";
}
/** What the game master rules for every attack of a side, by the names of an attack's parameters. */
export interface Rulings {
  party?: Record<string, unknown>;
  foes?: Record<string, unknown>;
}
/** A stat block in a sentence. */
export interface BlockShown {
  id: string;
  name: string;
  sign: string;
  text: string;
}
/** A chapter: its title, and the ids of its rules in the order they are read. */
export interface ChapterShown {
  id: string;
  title: string;
  rules: string[];
}
/** A character: the document that a sheet's file holds, and what a screen shows of it. */
export interface Character {
  game: string;
  document: Record<string, unknown>;
  sheet: RulesetSheet;
}
/** What a character sheet shows, in the order it is shown; drives screens, print and import alike. */
export interface RulesetSheet {
  name: string;
  traits: Trait[];
  tracks: Track[];
  lists: Listing[];
}
/** A trait on a sheet, shown as a die, a score, a modifier or a word. */
export interface Trait {
  key: string;
  shown_as: "die" | "modifier" | "score" | "text" | "threshold" | "word";
  value: number | string;
}
/** A list of words on a sheet: talents, gear, assets. */
export interface Listing {
  key: string;
  items: string[];
  /** What its items are keys of: each is worded by the message `<kind>-<item>` where there is one. */
  kind: string;
  /**
   * Beside each item, what is worth knowing about it in signs every reader knows: `d8`, `2/3`, `×2`.
   *
   * A word among them, apart by `, `, is the key of a message `quality-<word>`: `d8, blast`.
   */
  notes: string[];
  /** Whether in play it is shown to the game master alone. */
  is_for_gm: boolean;
  /** How many lines it has on paper, for what there is and what may come. */
  room: number;
}
/** A character to be made: chosen where something is said, drawn where nothing is. */
export interface CharacterWish {
  /** The id of a game, or of a pack that comes with the program. */
  game: string;
  /** Settings that are to be other than the game's, by dotted key. */
  settings?: Record<string, unknown>;
  /** A pack that is laid over the game: the text of its TOML file. */
  pack?: string;
  /** Answers by the key of their question; of a question that is asked several times, with its number. */
  choices?: {
    [k: string]: string;
  };
  seed?: number | null;
}
/** What is wrong with a sheet; nothing is wrong with a valid one. */
export interface Checked {
  is_valid: boolean;
  faults: FaultTold[];
  /** The id of its game, where that is known. */
  game: string;
  /** A valid one in words. */
  sheet: SheetLabel | null;
  /** A valid one as the text of a TOML file. */
  file: string;
}
/** A fault of a document: where it is, and what it is. */
export interface FaultTold {
  place: string;
  code: string;
  facts: Record<string, unknown>;
  text: string;
  /** Where it stands in the text that was sent, counted from 1; 0 where nothing of it is there. */
  line: number;
}
/** Everything that the start page offers, in one language. */
export interface ClientWords {
  language: string;
  games: GameWords[];
  adventures: AdventureWords[];
  /** The adventure for a first look. */
  demo: string;
}
/** A game as a visitor is told of it. */
export interface GameWords {
  id: string;
  title: string;
  /** What it is like, in a sentence. */
  about: string;
  /** Whose game it is, and in which languages it has words where the reader's is none of them. */
  credit: string;
}
/** A command that has happened and is on the disk, and the entry it became. */
export interface CommandDone {
  number: number;
  is_repeated: boolean;
  entry: Entry;
}
/** A command. */
export interface CommandWish {
  /** Made by the client: a command sent twice under one id acts once. */
  id?: string;
  /** The version the client had seen. */
  base?: number | null;
  do: AnyDo;
}
/** The same fight, fought in other ways. */
export interface CompareWish {
  policy?: string | Record<string, unknown>;
  method?: "auto" | "exact" | "simulated";
  runs?: number;
  seed?: number;
  /** After so long it is stopped, and answered with what is known by then. */
  seconds?: number;
  /** Made by the client: by this name the question can be stopped before, and a guess be waited for. */
  ask?: string;
  /**
   * Whether nobody waits for it yet: it is worked on where a process is idle, else refused, and stopped
   * where somebody who waits needs the process; of several the newest.
   */
  is_guess?: boolean;
  /** The id of a game, or of a pack that comes with the program. */
  game: string;
  /** Settings that are to be other than the game's, by dotted key. */
  settings?: Record<string, unknown>;
  /** A pack that is laid over the game: the text of its TOML file. */
  pack?: string;
  /** Kinds of hero, with counts (`warrior*2`), and sheets. */
  party?: (string | Record<string, unknown>)[];
  /** The foes; those that come to a scene, where there is one. */
  foes?: [string, number][];
  /** Creatures of one's own by id, as documents; the foes may be of them as of the game's. */
  creatures?: {
    [k: string]: Record<string, unknown>;
  };
  /** The scene of a table, as the table's own lab gave it. */
  scene?: Record<string, unknown> | null;
  /** What is otherwise with somebody. */
  put?: {
    [k: string]: number;
  };
  /** Who is not there. */
  without?: string[];
  /** How many bands or areas apart the sides begin; without it nobody stands anywhere. */
  apart?: number | null;
  rulings?: Rulings;
  /** What is chosen about how the fight begins; a scene in which one is on goes on as it is. */
  begin?: {};
  /** Those besides the question's own, which comes first. */
  policies?: (string | Record<string, unknown>)[];
}
/** What can be said of a creature of one's own. */
export interface CreatureForm {
  /** The numbers and words by which one is made, the most telling first. */
  params: ParamLabel[];
  /** Whether the game reads pasted stat blocks. */
  can_paste: boolean;
  /** Those that this table has. */
  own: FoeNamed[];
  /** How they are written, by id. */
  documents: Record<string, unknown>;
}
/** A stat block by its name. */
export interface FoeNamed {
  id: string;
  title: string;
  source: string;
  /** What is shown behind the name of one that is ours. */
  sign: string;
}
/** A creature that was read from a text. */
export interface CreatureRead {
  id: string;
  name: string;
  /** Where it stands. */
  line: number;
  /** All of it in one sentence. */
  text: string;
  /** What the text does not say in so many words. */
  assumed: string[];
  /** What makes it a creature of a table's own: see `MakeCreatures`. */
  document: Record<string, unknown>;
}
/** What was read from a text, and what was not. */
export interface CreaturesRead {
  found: CreatureRead[];
  faults: LineFault[];
}
/** Something in a text that could not be read. */
export interface LineFault {
  line: number;
  text: string;
}
/** Stat blocks from elsewhere. */
export interface CreaturesText {
  text: string;
}
/** One roll. */
export interface DiceRoll {
  dice: string;
  total: number;
  faces: number[];
  dropped: number[];
  /** The expression as a tree, with every face where it fell. */
  result: unknown;
}
/** A table: its title, the heads of its columns, and its rows. */
export interface DocumentGrid {
  type: "grid";
  title?: string;
  heads: string[];
  rows: string[][];
  /** Columns of numbers, which stand to the right. */
  right?: number[];
  /** For each row how much of each cell is shaded, from 0 to 1: chances can be seen before they are read. */
  shares?: number[][];
  note?: string;
}
/** Where a key leads to, before anybody goes in. */
export interface Door {
  table: string;
  title: string;
  game: string;
  role: "gm" | "player" | "spectator";
  /** Empty for an invitation: whoever comes by it says a name and gets a seat. */
  seat: string;
}
/** A key that somebody holds and has not used yet. */
export interface DoorWish {
  key: string;
}
/** Something that happens, in a sentence. */
export interface EffectTold {
  rule: string;
  effect: unknown;
  text: string;
}
/** Somebody at the door. */
export interface EnterWish {
  /** What stands behind `#k=` in the link. */
  key: string;
  /** Needed with an invitation; whoever has a seat already is known. */
  name?: string;
}
/** Entries as the caller's seat sees them, and how many there are in all. */
export interface Entries {
  entries: Entry[];
  version: number;
}
/** An entry as the caller's seat sees it, in sentences and step by step. */
export interface EntryTold {
  entry: Entry;
  text: string[];
  deeds: DeedTold[];
  heading: string;
}
/** An expedition that nobody has played yet. */
export interface ExpeditionWish {
  /** The same number is the same expedition again; nothing to have one drawn. */
  number?: number | null;
  /** How dangerous it is to be for the heroes of the table. */
  danger?: "deadly" | "risky" | "safe";
}
/** A fight for a risk: the foes' counts are looked for around those given. */
export interface FitWish {
  policy?: string | Record<string, unknown>;
  method?: "auto" | "exact" | "simulated";
  runs?: number;
  seed?: number;
  /** After so long it is stopped, and answered with what is known by then. */
  seconds?: number;
  /** Made by the client: by this name the question can be stopped before, and a guess be waited for. */
  ask?: string;
  /**
   * Whether nobody waits for it yet: it is worked on where a process is idle, else refused, and stopped
   * where somebody who waits needs the process; of several the newest.
   */
  is_guess?: boolean;
  /** The id of a game, or of a pack that comes with the program. */
  game: string;
  /** Settings that are to be other than the game's, by dotted key. */
  settings?: Record<string, unknown>;
  /** A pack that is laid over the game: the text of its TOML file. */
  pack?: string;
  /** Kinds of hero, with counts (`warrior*2`), and sheets. */
  party?: (string | Record<string, unknown>)[];
  /** The foes; those that come to a scene, where there is one. */
  foes?: [string, number][];
  /** Creatures of one's own by id, as documents; the foes may be of them as of the game's. */
  creatures?: {
    [k: string]: Record<string, unknown>;
  };
  /** The scene of a table, as the table's own lab gave it. */
  scene?: Record<string, unknown> | null;
  /** What is otherwise with somebody. */
  put?: {
    [k: string]: number;
  };
  /** Who is not there. */
  without?: string[];
  /** How many bands or areas apart the sides begin; without it nobody stands anywhere. */
  apart?: number | null;
  rulings?: Rulings;
  /** What is chosen about how the fight begins; a scene in which one is on goes on as it is. */
  begin?: {};
  win?: number | null;
  /** How many heroes are to be out of it at the end, on average. */
  down?: number | null;
}
/** A stat block. */
export interface FoeInfo {
  id: string;
  title: string;
  source: string;
  block: unknown;
  sheet: RulesetSheet | null;
}
/** The stat blocks of a game. */
export interface Foes {
  foes: FoeNamed[];
  /** What the signs behind the names mean. */
  legend: string[];
}
/** A game: what can be asked of it, and what can be changed. */
export interface GameInfo {
  id: string;
  title: string;
  outcomes: string[];
  /** The outcomes in which a test by itself succeeds; what a roll means for an action, its prospect says. */
  succeeds: string[];
  variants: string[];
  spaces: string[];
  options: OptionInfo[];
  situations: SituationInfo[];
}
/** A switch of a game: what it is called, and what it may be. */
export interface OptionInfo {
  title: string;
  option: Option;
  /** What each of its choices is called, where the game has words for them. */
  words: string[];
}
/** A house-rule switch: one key of the settings, its allowed values, and the rules it touches. */
export interface Option {
  /** The dotted path of the setting, such as `top_face`. */
  key: string;
  /** Every allowed value; empty for a number between `least` and `most`. */
  choices: (number | string | boolean)[];
  least: number;
  most: number;
  default: number | string | boolean;
  rules: string[];
  /** The id of the ruling in docs/rulings.md that explains the default. */
  ruling: string;
}
/** A question that can be put to a game without a table. */
export interface SituationInfo {
  name: string;
  title: string;
  params: ParamInfo[];
}
/** A parameter of a situation: what it is called, and what it may be. */
export interface ParamInfo {
  title: string;
  param: Param;
}
/** All games. */
export interface Games {
  games: Named[];
}
/** Who is the game master. */
export interface GmWish {
  name?: string;
  /** Whether the engine leads the adventure. */
  bot?: boolean;
}
/** A name with what is said of it, as in a list of creatures. */
export interface Item {
  type: "item";
  name: string;
  sign?: string;
  text?: string;
  /** Whether something is to be written behind the name. */
  has_room?: boolean;
}
/** What the lab knows. */
export interface LabAbout {
  policies: LabPolicy[];
  games: LabGame[];
  limits: LabLimits;
}
/** A way to fight that has a name. */
export interface LabPolicy {
  id: string;
  /** What they do who fight so, in a sentence. */
  about: string;
  /** As one would write it down. */
  policy: Record<string, unknown>;
}
/** A game: who can be in a fight, and what can be varied. */
export interface LabGame {
  id: string;
  title: string;
  /** The id of its rules, which sheets name: its own, or that of the game it is made from. */
  base: string;
  heroes: Named[];
  foes: Named[];
  options: OptionInfo[];
  situations: SituationInfo[];
  /** How far apart the sides can begin, in words: from no step on; nothing where the game knows no steps. */
  apart: string[];
  /** Whether stat blocks of creatures can be pasted for it. */
  can_paste: boolean;
}
/** The most that this server takes on. */
export interface LabLimits {
  side: number;
  runs: number;
  seconds: number;
  scenes: number;
  varied: number;
  policies: number;
  map_heroes: number;
  map_foes: number;
  /**
   * So many questions are worked on at a time with a core each: as many as the lab has processes, or the
   * machine cores, where those are fewer.
   */
  at_once: number;
}
/** The odds of one action, and everything that moves them. */
export interface LabAction {
  game: string;
  situation: string;
  title: string;
  values: Record<string, unknown>;
  /** Worst first for whoever rolls. */
  outcomes: LabOutcome[];
  /** The chance that what they want happens, and what else the roll decides. */
  prospect: ProspectTold | null;
  effects: LabEffect[];
  /** Only parameters that change something. */
  rows: LabRow[];
  /** Rules that can be read in several ways: only options that change something. */
  readings: LabRow[];
  seconds: number;
  is_kept: boolean;
}
/** An outcome and its chance, and how far it is what whoever rolls wants. */
export interface LabOutcome {
  outcome: string;
  title: string;
  p: number;
  fulfils: "not" | "partly" | "wholly";
}
/** Something that may come of an action, and its chance. */
export interface LabEffect {
  text: string;
  p: number;
}
/** The odds with one value of a parameter or of an option, all else as it was. */
export interface LabRow {
  key: string;
  title: string;
  value: string;
  value_title: string;
  is_usual: boolean;
  /** For an option: the rules it touches. */
  rules: string[];
  /** Worst first for whoever rolls. */
  outcomes: LabOutcome[];
  /** The chance that what they want happens, and what else the roll decides. */
  prospect: ProspectTold | null;
  effects: LabEffect[];
}
/** The most that can be reached, and what each named policy reaches. */
export interface LabBest {
  /** How long it took when it was found. */
  seconds: number;
  /** Whether it was found before, and only looked up. */
  is_kept: boolean;
  /** How the fight begins, in sentences; nothing where one is on already. */
  begins: string;
  /** What stat blocks of the foes say and no rule carries out, each in a sentence. */
  told_only: string[];
  /** Everybody as the fight begins. */
  people: LabPerson[];
  words: LabWords;
  aim: "nobody-down" | "win";
  best: number;
  worth: {
    [k: string]: number;
  };
  differs: LabDifference[];
  scenes: number;
  residual: number;
  is_stopped: boolean;
  /** What each hero does by best play. */
  doing: LabHabit[];
  /** What the question leaves out, by key. */
  left_out: string[];
}
/** Somebody in a fight as it begins. */
export interface LabPerson {
  id: string;
  title: string;
  /** What they are, for one with a name of their own. */
  about: string;
  side: "foes" | "party";
  /** The word that makes one of these: a kind of hero or a stat block; empty where there is none. */
  kind: string;
  is_out: boolean;
  tracks: LabTrack[];
  /** In words. */
  conditions: string[];
}
/** Something of somebody that wears down. */
export interface LabTrack {
  key: string;
  title: string;
  value: number;
  most: number;
  /** Where a question can put another value; empty where it cannot. */
  path: string;
}
/** What the keys in an answer are called. */
export interface LabWords {
  tracks: {
    [k: string]: string;
  };
  conditions: {
    [k: string]: string;
  };
}
/** A scene in which the best deed is not what a policy does. */
export interface LabDifference {
  policy: string;
  people: LabPerson[];
  best: LabDeed;
  /** The chance of what is aimed at after the best deed, played best from then on. */
  best_worth: number;
  deed: LabDeed;
  deed_worth: number;
  /** How often the scene comes about in a fight that is played best. */
  met: number;
  is_opening: boolean;
}
/** Something that somebody can do. */
export interface LabDeed {
  /** Empty where a turn ends. */
  who: string;
  offer: string;
  title: string;
  target: string;
  purpose: string;
}
/** What a hero does in a fight, in words: first things first. */
export interface LabHabit {
  who: string;
  told: string;
}
/** The fight, fought in each way. */
export interface LabCompared {
  /** How long it took when it was found. */
  seconds: number;
  /** Whether it was found before, and only looked up. */
  is_kept: boolean;
  /** How the fight begins, in sentences; nothing where one is on already. */
  begins: string;
  /** What stat blocks of the foes say and no rule carries out, each in a sentence. */
  told_only: string[];
  /** Everybody as the fight begins. */
  people: LabPerson[];
  words: LabWords;
  fights: LabPolicyFight[];
}
/** What comes of the fight with one policy. */
export interface LabPolicyFight {
  policy: string;
  answer: Answer;
}
/** What everybody does in a fight. */
export interface LabDoing {
  heroes: LabHabit[];
  /** Whom foes strike, what becomes of the fallen and what heroes resist with, in sentences. */
  foes: string;
  /** That nobody raises the fallen, in a sentence; empty where somebody does or nobody could. */
  fallen: string;
}
/** What comes of a fight. */
export interface LabFight {
  /** How long it took when it was found. */
  seconds: number;
  /** Whether it was found before, and only looked up. */
  is_kept: boolean;
  /** How the fight begins, in sentences; nothing where one is on already. */
  begins: string;
  /** What stat blocks of the foes say and no rule carries out, each in a sentence. */
  told_only: string[];
  /** Everybody as the fight begins. */
  people: LabPerson[];
  words: LabWords;
  policy: string;
  answer: Answer;
  /** What the fight is called. */
  danger: "costly" | "deadly" | "even" | "hopeless" | "light" | "open" | "risky" | "unknown" | "wearing";
  doing: LabDoing;
  rulings: LabRulings;
  /** What can be chosen about how it begins; what was chosen is in the question. */
  beginnings: LabRuling[];
}
/** What can be said about the attacks of each side. */
export interface LabRulings {
  party: LabRuling[];
  foes: LabRuling[];
}
/** Something that a game master can say about every attack of a side. */
export interface LabRuling {
  title: string;
  param: Param;
  /** What its choices are called. */
  words: {
    [k: string]: string;
  };
}
/** Fights near a risk, the nearest first. */
export interface LabFit {
  /** How long it took when it was found. */
  seconds: number;
  /** Whether it was found before, and only looked up. */
  is_kept: boolean;
  /** How the fight begins, in sentences; nothing where one is on already. */
  begins: string;
  /** What stat blocks of the foes say and no rule carries out, each in a sentence. */
  told_only: string[];
  /** Everybody as the fight begins. */
  people: LabPerson[];
  words: LabWords;
  policy: string;
  fights: LabFitting[];
  /** What everybody does in the nearest of them; nothing where there is none. */
  doing: LabDoing | null;
}
/** A fight, and how near it comes to what was wanted. */
export interface LabFitting {
  foes: [string, number][];
  answer: Answer;
  /** How far the number of heroes down swings: its deviation. */
  swing: number;
  distance: number;
}
/** A word that another game does not know, and the one taken in its place. */
export interface LabInstead {
  word: string;
  taken: string;
}
/** A line of an answer that comes in lines: progress and parts, and at last the answer or a problem. */
export interface LabLine {
  progress?: LabProgress | null;
  /** Something of the answer that is already known, such as a cell of a map. */
  part?: unknown;
  /** What the endpoint answers with to somebody who waits for the whole. */
  answer?: unknown;
  problem?: Problem | null;
}
/** How far the lab is with a question. */
export interface LabProgress {
  /** Of all the work; nothing while that cannot be told. */
  share: number | null;
  /** The seconds it may still take. */
  left: number | null;
  /** The seconds it has taken. */
  seconds: number;
  scenes: number;
  /** How many fights were finished, for a question that takes several. */
  fights: number;
}
/** The fight for each size of the party and each count of one kind of foe. */
export interface LabMap {
  /** How long it took when it was found. */
  seconds: number;
  /** Whether it was found before, and only looked up. */
  is_kept: boolean;
  /** How the fight begins, in sentences; nothing where one is on already. */
  begins: string;
  /** What stat blocks of the foes say and no rule carries out, each in a sentence. */
  told_only: string[];
  /** Everybody as the fight begins. */
  people: LabPerson[];
  words: LabWords;
  policy: string;
  foe: string;
  /** Who comes, from the smallest party on: how many of each part of the party. */
  parties: number[][];
  /** Small fights first; stopped, it has those that were found by then. */
  cells: LabMapCell[];
  is_stopped: boolean;
}
/** What comes of the fight with so many heroes against so many of the foe that is counted. */
export interface LabMapCell {
  heroes: number;
  foes: number;
  method: "exact" | "simulated";
  win: Share;
  /** How many heroes are out of it at the end, on average. */
  down: number;
  danger: "costly" | "deadly" | "even" | "hopeless" | "light" | "open" | "risky" | "unknown" | "wearing";
}
/** Everything that can be done now, the best chance to win first. */
export interface LabNext {
  /** How long it took when it was found. */
  seconds: number;
  /** Whether it was found before, and only looked up. */
  is_kept: boolean;
  /** How the fight begins, in sentences; nothing where one is on already. */
  begins: string;
  /** What stat blocks of the foes say and no rule carries out, each in a sentence. */
  told_only: string[];
  /** Everybody as the fight begins. */
  people: LabPerson[];
  words: LabWords;
  policy: string;
  deeds: LabNextDeed[];
}
/** Something that can be done now, and what comes of the fight after it. */
export interface LabNextDeed {
  deed: LabDeed;
  /** Whether it is what the policy (or the foes' game) does now. */
  is_policy: boolean;
  answer: Answer;
}
/** How far the chance to win hangs on the policy. */
export interface LabRange {
  /** How long it took when it was found. */
  seconds: number;
  /** Whether it was found before, and only looked up. */
  is_kept: boolean;
  /** How the fight begins, in sentences; nothing where one is on already. */
  begins: string;
  /** What stat blocks of the foes say and no rule carries out, each in a sentence. */
  told_only: string[];
  /** Everybody as the fight begins. */
  people: LabPerson[];
  words: LabWords;
  policy: string;
  /** By policy, the best first: the one that was asked about and some sensible ones. */
  win: {
    [k: string]: Share;
  };
  /** The range in a sentence. */
  told: string;
  is_stopped: boolean;
}
/** The scene of a table, to be taken into the lab. */
export interface LabState {
  table: string;
  version: number;
  title: string;
  game: string;
  settings: Record<string, unknown>;
  /** What a question takes as `scene`; nobody has to understand it. */
  scene: Record<string, unknown>;
  /** Whether one is on; otherwise questions are answered as if one began now. */
  is_fight: boolean;
  round: number;
  side: "foes" | "party";
  people: LabPerson[];
  /** What to know or do before asking, in sentences. */
  advice: string[];
  /** The table's own creatures, as a question takes them. */
  creatures: {
    [k: string]: Record<string, unknown>;
  };
}
/** The fight under one way of the rules. */
export interface LabVariant {
  label: string;
  /** In words. */
  title: string;
  game: string;
  settings: {
    [k: string]: number | string | boolean;
  };
  answer: Answer;
  instead: LabInstead[];
}
/** The fight under each way of the rules. */
export interface LabVaried {
  /** How long it took when it was found. */
  seconds: number;
  /** Whether it was found before, and only looked up. */
  is_kept: boolean;
  /** How the fight begins, in sentences; nothing where one is on already. */
  begins: string;
  /** What stat blocks of the foes say and no rule carries out, each in a sentence. */
  told_only: string[];
  /** Everybody as the fight begins. */
  people: LabPerson[];
  words: LabWords;
  policy: string;
  variants: LabVariant[];
  /** A sentence for each option that makes no difference to any number. */
  untouched: string[];
}
/** What comes of the scene of a table, and what each next deed would make of it. */
export interface LabWhatIf {
  /** How long it took when it was found. */
  seconds: number;
  /** Whether it was found before, and only looked up. */
  is_kept: boolean;
  /** How the fight begins, in sentences; nothing where one is on already. */
  begins: string;
  /** What stat blocks of the foes say and no rule carries out, each in a sentence. */
  told_only: string[];
  /** Everybody as the fight begins. */
  people: LabPerson[];
  words: LabWords;
  policy: string;
  answer: Answer;
  danger: "costly" | "deadly" | "even" | "hopeless" | "light" | "open" | "risky" | "unknown" | "wearing";
  doing: LabDoing;
  /** Those that can be done now; the best chance to win first. */
  deeds: LabNextDeed[];
  /** The scene that it was asked about. */
  state: LabState | null;
}
/** A fight: a party against foes, or a scene from a table. */
export interface LabWish {
  policy?: string | Record<string, unknown>;
  method?: "auto" | "exact" | "simulated";
  runs?: number;
  seed?: number;
  /** After so long it is stopped, and answered with what is known by then. */
  seconds?: number;
  /** Made by the client: by this name the question can be stopped before, and a guess be waited for. */
  ask?: string;
  /**
   * Whether nobody waits for it yet: it is worked on where a process is idle, else refused, and stopped
   * where somebody who waits needs the process; of several the newest.
   */
  is_guess?: boolean;
  /** The id of a game, or of a pack that comes with the program. */
  game: string;
  /** Settings that are to be other than the game's, by dotted key. */
  settings?: Record<string, unknown>;
  /** A pack that is laid over the game: the text of its TOML file. */
  pack?: string;
  /** Kinds of hero, with counts (`warrior*2`), and sheets. */
  party?: (string | Record<string, unknown>)[];
  /** The foes; those that come to a scene, where there is one. */
  foes?: [string, number][];
  /** Creatures of one's own by id, as documents; the foes may be of them as of the game's. */
  creatures?: {
    [k: string]: Record<string, unknown>;
  };
  /** The scene of a table, as the table's own lab gave it. */
  scene?: Record<string, unknown> | null;
  /** What is otherwise with somebody. */
  put?: {
    [k: string]: number;
  };
  /** Who is not there. */
  without?: string[];
  /** How many bands or areas apart the sides begin; without it nobody stands anywhere. */
  apart?: number | null;
  rulings?: Rulings;
  /** What is chosen about how the fight begins; a scene in which one is on goes on as it is. */
  begin?: {};
}
/** What is kept of a link; its key is not. */
export interface LinkInfo {
  id: string;
  role: "gm" | "player" | "spectator";
  seat: string;
  label: string;
  created: number;
  is_revoked: boolean;
}
/** A link to be made: an invitation, or another one for a seat. */
export interface LinkWish {
  role?: "gm" | "player" | "spectator";
  seat?: string;
  label?: string;
}
/** The links of a table. */
export interface Links {
  links: LinkInfo[];
}
/** A situation that is tried beside a rule. */
export interface LiveOdds {
  situation: string;
  title: string;
  /** What can be changed, each with the value to begin with. */
  params: ParamLabel[];
  /** The names of those that show best what the rule is about. */
  focus: string[];
  /** What is said to begin with: what the rule is about, and what somebody has to say. */
  given: Record<string, unknown>;
}
/** A character on its way: what was answered and rolled, and the next question or the finished sheet. */
export interface Making {
  answers: MakingAnswer[];
  steps: StepTold[];
  question: MakingQuestion | null;
  /** How many questions are still to come, this one among them, if every proposal is taken. */
  left: number;
  sheet: SheetLabel | null;
  /** The finished sheet as the text of a TOML file. */
  file: string;
}
/** A question of making a character that has been answered. */
export interface MakingAnswer {
  key: string;
  text: string;
  answer: string;
  answer_text: string;
  /** What came of it: reckoned and rolled until the next question. */
  steps: StepTold[];
}
/** The next question of making a character. */
export interface MakingQuestion {
  key: string;
  text: string;
  /** Answers and their words. */
  options: [string, string][];
  default: string;
  /** Whether any other text will do as well. */
  is_open: boolean;
  rule: string;
}
/** A character on its way: the answers so far, and the seed of its dice. */
export interface MakingWish {
  /** The id of a game, or of a pack that comes with the program. */
  game: string;
  /** Settings that are to be other than the game's, by dotted key. */
  settings?: Record<string, unknown>;
  /** A pack that is laid over the game: the text of its TOML file. */
  pack?: string;
  /** In the order of the questions; an empty one stands for the proposal. */
  answers?: string[];
  /** Answers to later questions by their key, as after a change of an earlier one: used while they fit. */
  kept?: {
    [k: string]: string;
  };
  /** How many of the questions that are then open are to be answered by chance. */
  surprise?: number;
  /** Made by the client at the start and kept: the same seed and answers lead to the same character. */
  seed: number;
}
/** A map from a drawing program that was laid out. */
export interface MapBrought {
  /** Of the entry of the log. */
  number: number;
  width: number;
  height: number;
  /** How many pieces of wall, windows among them. */
  walls: number;
  doors: number;
  picture: PictureInfo | null;
  /** What the file did not say, or said otherwise than it can be told here. */
  assumed: string[];
}
/** A picture that a table keeps. */
export interface PictureInfo {
  /** The SHA-256 of what it holds: its place in addresses. */
  id: string;
  name: string;
  /** Its media type. */
  kind: string;
  width: number;
  height: number;
  /** How many bytes it holds. */
  size: number;
  created: number;
}
/** The fight for every size of the party, and every count of one kind of foe; all other foes stay. */
export interface MapWish {
  policy?: string | Record<string, unknown>;
  method?: "auto" | "exact" | "simulated";
  runs?: number;
  seed?: number;
  /** After so long it is stopped, and answered with what is known by then. */
  seconds?: number;
  /** Made by the client: by this name the question can be stopped before, and a guess be waited for. */
  ask?: string;
  /**
   * Whether nobody waits for it yet: it is worked on where a process is idle, else refused, and stopped
   * where somebody who waits needs the process; of several the newest.
   */
  is_guess?: boolean;
  /** The id of a game, or of a pack that comes with the program. */
  game: string;
  /** Settings that are to be other than the game's, by dotted key. */
  settings?: Record<string, unknown>;
  /** A pack that is laid over the game: the text of its TOML file. */
  pack?: string;
  /** Kinds of hero, with counts (`warrior*2`), and sheets. */
  party?: (string | Record<string, unknown>)[];
  /** The foes; those that come to a scene, where there is one. */
  foes?: [string, number][];
  /** Creatures of one's own by id, as documents; the foes may be of them as of the game's. */
  creatures?: {
    [k: string]: Record<string, unknown>;
  };
  /** The scene of a table, as the table's own lab gave it. */
  scene?: Record<string, unknown> | null;
  /** What is otherwise with somebody. */
  put?: {
    [k: string]: number;
  };
  /** Who is not there. */
  without?: string[];
  /** How many bands or areas apart the sides begin; without it nobody stands anywhere. */
  apart?: number | null;
  rulings?: Rulings;
  /** What is chosen about how the fight begins; a scene in which one is on goes on as it is. */
  begin?: {};
  foe: string;
  /** The largest party; a larger one than that of the fight begins again with its first. */
  heroes?: number;
  /** The smallest party: who asks for one row after the other has as much time for each. */
  least?: number;
  /** The most of the foe. */
  most?: number;
}
/** A secret link.  Nobody is told it a second time. */
export interface NewLink {
  id: string;
  role: "gm" | "player" | "spectator";
  key: string;
  /** Behind `#` stands the key: browsers keep that to themselves. */
  link: string;
}
/** What can be done now, weighed to the end of the fight. */
export interface NextWish {
  policy?: string | Record<string, unknown>;
  method?: "auto" | "exact" | "simulated";
  runs?: number;
  seed?: number;
  /** After so long it is stopped, and answered with what is known by then. */
  seconds?: number;
  /** Made by the client: by this name the question can be stopped before, and a guess be waited for. */
  ask?: string;
  /**
   * Whether nobody waits for it yet: it is worked on where a process is idle, else refused, and stopped
   * where somebody who waits needs the process; of several the newest.
   */
  is_guess?: boolean;
  /** The id of a game, or of a pack that comes with the program. */
  game: string;
  /** Settings that are to be other than the game's, by dotted key. */
  settings?: Record<string, unknown>;
  /** A pack that is laid over the game: the text of its TOML file. */
  pack?: string;
  /** Kinds of hero, with counts (`warrior*2`), and sheets. */
  party?: (string | Record<string, unknown>)[];
  /** The foes; those that come to a scene, where there is one. */
  foes?: [string, number][];
  /** Creatures of one's own by id, as documents; the foes may be of them as of the game's. */
  creatures?: {
    [k: string]: Record<string, unknown>;
  };
  /** The scene of a table, as the table's own lab gave it. */
  scene?: Record<string, unknown> | null;
  /** What is otherwise with somebody. */
  put?: {
    [k: string]: number;
  };
  /** Who is not there. */
  without?: string[];
  /** How many bands or areas apart the sides begin; without it nobody stands anywhere. */
  apart?: number | null;
  rulings?: Rulings;
  /** What is chosen about how the fight begins; a scene in which one is on goes on as it is. */
  begin?: {};
  /** Whose deeds; empty for everybody's who may act. */
  who?: string;
}
/** Odds of dice (`expression`), or of a situation of a game (`game` and `situation`). */
export interface OddsWish {
  expression?: string;
  game?: string;
  situation?: string;
  /** Parameters of the situation by name; those left out are as usual. */
  values?: Record<string, unknown>;
  settings?: Record<string, unknown>;
  pack?: string;
}
/** The exact odds of an offer, worst outcome first for whoever rolls; nothing where no dice decide. */
export interface OfferOdds {
  chances: OutcomeChance[] | null;
  /** The chance that what the person wants happens, and what else the roll decides. */
  prospect: ProspectTold | null;
}
/** An offer whose odds are asked for. */
export interface OfferOddsWish {
  /** As the offer has it. */
  action: unknown;
  values?: Record<string, unknown>;
}
/** The pictures of a table. */
export interface Pictures {
  pictures: PictureInfo[];
}
/** A line of something printed that comes in lines: progress, and at last the file or a problem. */
export interface PrintLine {
  progress?: PrintProgress | null;
  file?: PrintedFile | null;
  problem?: Problem | null;
}
/** How far something is that is being printed. */
export interface PrintProgress {
  /** Of all the work: the chances are computed and the words gathered, then the pages are set. */
  share: number;
}
/** What was printed. */
export interface PrintedFile {
  name: string;
  type: string;
  /** Its bytes, in base64. */
  content: string;
}
/** A situation to be carried out once. */
export interface ResolveWish {
  /** The id of a game, or of a pack that comes with the program. */
  game: string;
  /** Settings that are to be other than the game's, by dotted key. */
  settings?: Record<string, unknown>;
  /** A pack that is laid over the game: the text of its TOML file. */
  pack?: string;
  situation: string;
  values?: Record<string, unknown>;
  /**
   * Faces and choices in the order they are asked for; what is left open then is asked back.
   *
   * Nothing: faces are rolled here, and questions answered as usual.
   */
  answers?: (number | string)[] | null;
  seed?: number | null;
}
/** A situation carried out, or what it waits for. */
export interface Resolved {
  game: string;
  situation: string;
  given: Record<string, unknown>;
  outcome: string | null;
  effects: EffectTold[];
  rules: string[];
  steps: AnswersTold[];
  answers: (number | string)[];
  question: Asked | null;
}
/** Dice to roll. */
export interface RollWish {
  expression: string;
  times?: number;
  /** For the same faces again; nothing for faces that nobody can predict. */
  seed?: number | null;
}
/** Rolls, and what they come to. */
export interface Rolled {
  rolls: DiceRoll[];
  sum: number;
  least: number;
  most: number;
  mean: number;
}
/** A row of a table that a word leads to. */
export interface RowInfo {
  /** The rule its table belongs to. */
  rule: string;
  table: string;
  title: string;
  text: string;
  source: string;
}
/** A rule of a game's index, in the caller's language. */
export interface RuleInfo {
  id: string;
  title: string;
  /** With a sign behind each sentence that is from elsewhere than the rule. */
  text: string;
  source: string;
  sentences: SentenceInfo[];
  /** What the signs in the text mean. */
  legend: string[];
  facts: string[];
}
/** A sentence of a rule, and where it is from. */
export interface SentenceInfo {
  text: string;
  source: string;
}
/** A rule with all that belongs to it. */
export interface RuleShown {
  id: string;
  /** Its id within the game, by which it is linked. */
  number: string;
  title: string;
  source: "book" | "brought" | "companion" | "draft" | "ours" | "own";
  blocks: (DocumentGrid | Text | Bars | Item)[];
  live: LiveOdds[];
}
/** A paragraph. */
export interface Text {
  type: "text";
  said: Said[];
  style?: "lead" | "list" | "plain" | "quiet" | "step";
}
/** A sentence, and the sign of where it is from if that is elsewhere than the rest. */
export interface Said {
  text: string;
  sign?: string;
  /** What is folded away: on paper a footnote. */
  note?: string;
}
/** A rule, with the options that bear on it. */
export interface RuleWhole {
  rule: RuleInfo;
  options: OptionInfo[];
}
/** Rules of a game, and what else a word leads to. */
export interface Rules {
  rules: RuleInfo[];
  rows: RowInfo[];
  foes: FoeNamed[];
  /** Where a word leads nowhere: what may have been meant, the likeliest first. */
  near: string[];
}
/** A game as it is played, for somebody who looks something up. */
export interface RulesPage {
  game: string;
  title: string;
  /** Whose game it is, what has been changed, and what the signs mean. */
  lead: Text[];
  chapters: ChapterShown[];
  rules: RuleShown[];
  blocks_title: string;
  blocks: BlockShown[];
  index: Sought[];
}
/** Something that a word can lead to, ready to be compared. */
export interface Sought {
  kind: string;
  rule: string;
  id: string;
  name: string;
  /** What a row says; a rule and a stat block are shown whole elsewhere. */
  text: string;
  sign: string;
  /** What it is called, in small letters without marks. */
  names: string[];
  /** Every word that it says, in the same way, each once. */
  words: string;
  /** Words that it explains without saying them. */
  terms: string[];
}
/** A prepared scene: as it was written, and who comes with it in words. */
export interface SceneInfo {
  id: string;
  title: string;
  document: Record<string, unknown>;
  foes: string[];
}
/** The scenes that a game master has prepared. */
export interface Scenes {
  scenes: SceneInfo[];
}
/** A seat somebody has come to; its key opens it on any device. */
export interface Seated {
  table: string;
  seat: string;
  role: "gm" | "player" | "spectator";
  key: string;
  link: string;
  is_new: boolean;
}
/** A sheet that is to be checked: what its file holds, or the text of the file. */
export interface SheetToCheck {
  /** The id of a game, or of a pack that comes with the program; empty for the one that the sheet names. */
  game?: string;
  /** Settings that are to be other than the game's, by dotted key. */
  settings?: Record<string, unknown>;
  /** A pack that is laid over the game: the text of its TOML file. */
  pack?: string;
  sheet?: Record<string, unknown> | null;
  /** TOML or JSON; read only where no `sheet` is sent. */
  text?: string;
}
/** What is on a shelf. */
export interface Shelf {
  items: ShelfEntry[];
  /** Whether the caller has one; without a key there is none to look at. */
  is_open: boolean;
}
/** Something on a shelf. */
export interface ShelfEntry {
  kind: string;
  id: string;
  title: string;
  game: string;
  /** When it was put there, in seconds. */
  changed: number;
}
/** What stands behind `#k=` in the link of a shelf. */
export interface ShelfKey {
  key: string;
}
/** A new shelf; its key is told once. */
export interface ShelfMade {
  key: string;
  link: string;
}
/** Something on a shelf that a table is to have. */
export interface ShelfTaking {
  kind: string;
  id: string;
}
/** Something on a shelf, whole. */
export interface ShelfThing {
  kind: string;
  id: string;
  title: string;
  game: string;
  document: Record<string, unknown>;
}
/** Something to be put on a shelf. */
export interface ShelfWish {
  kind: "adventure" | "creature" | "hero" | "map" | "pack" | "scene" | "table";
  id: string;
  title: string;
  game?: string;
  /**
   * A sheet, a stat block or a scene as it is written; of an adventure, a map or a pack its `text`; of a
   * table its `link`.
   */
  document: Record<string, unknown>;
}
/** A situation of the game that a table plays. */
export interface SituationWish {
  situation: string;
  /** Parameters of the situation by name; those left out are as usual. */
  values?: Record<string, unknown>;
}
/** A question that is to be answered with what is known by now. */
export interface StopWish {
  ask: string;
}
/** What has happened in sentences, oldest first. */
export interface Story {
  entries: EntryTold[];
  /** The number of the latest entry that is told here. */
  version: number;
  has_earlier: boolean;
  /** Whether there is more that only an export tells: of very long logs the beginning is not told anew. */
  is_cut: boolean;
}
/** What is to be different about a table. */
export interface TableChange {
  archived: boolean;
}
/** A table, as far as everybody at it knows, and the seat that the caller's key opens. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  language: string;
  /** Seconds since 1970, as all times here. */
  created: number;
  /** When something last happened. */
  moved: number;
  is_archived: boolean;
  version: number;
  seat: string;
  role: "gm" | "player" | "spectator";
  /** Where its page is. */
  address: string;
}
/** A new table, and its links. */
export interface TableMade {
  table: TableInfo;
  gm: NewLink;
  player: NewLink;
  spectator: NewLink;
}
/** What comes of the scene that a table is in, perhaps with something changed. */
export interface TableWhatIf {
  policy?: string | Record<string, unknown>;
  method?: "auto" | "exact" | "simulated";
  runs?: number;
  seed?: number;
  /** After so long it is stopped, and answered with what is known by then. */
  seconds?: number;
  /** Made by the client: by this name the question can be stopped before, and a guess be waited for. */
  ask?: string;
  /**
   * Whether nobody waits for it yet: it is worked on where a process is idle, else refused, and stopped
   * where somebody who waits needs the process; of several the newest.
   */
  is_guess?: boolean;
  foes?: [string, number][];
  put?: {
    [k: string]: number;
  };
  without?: string[];
  rulings?: Rulings;
  begin?: {};
  who?: string;
}
/** A table to be made. */
export interface TableWish {
  /** The id of a game, or of a pack that comes with the program. */
  game: string;
  /** Settings that are to be other than the game's, by dotted key. */
  settings?: Record<string, unknown>;
  /** A pack that is laid over the game: the text of its TOML file. */
  pack?: string;
  /** Empty for the adventure's. */
  title?: string;
  /** What newcomers are spoken to in; nothing for the caller's language. */
  language?: ("cs" | "de" | "en" | "pl") | null;
  /** The id of an adventure that comes along; nothing for an empty table. */
  adventure?: string | null;
  /** The file of an adventure of one's own, in place of one that comes along. */
  adventure_text?: string;
  /** A new one, in place of either. */
  expedition?: ExpeditionWish | null;
  gm?: GmWish;
  /** So many heroes drawn at random, or the sheets of some; they are the game master's to hand out. */
  heroes?: number | Record<string, unknown>[];
}
/** The caller's own tables. */
export interface Tables {
  tables: TableInfo[];
}
/** The same fight under other rules. */
export interface VaryWish {
  policy?: string | Record<string, unknown>;
  method?: "auto" | "exact" | "simulated";
  runs?: number;
  seed?: number;
  /** After so long it is stopped, and answered with what is known by then. */
  seconds?: number;
  /** Made by the client: by this name the question can be stopped before, and a guess be waited for. */
  ask?: string;
  /**
   * Whether nobody waits for it yet: it is worked on where a process is idle, else refused, and stopped
   * where somebody who waits needs the process; of several the newest.
   */
  is_guess?: boolean;
  /** The id of a game, or of a pack that comes with the program. */
  game: string;
  /** Settings that are to be other than the game's, by dotted key. */
  settings?: Record<string, unknown>;
  /** A pack that is laid over the game: the text of its TOML file. */
  pack?: string;
  /** Kinds of hero, with counts (`warrior*2`), and sheets. */
  party?: (string | Record<string, unknown>)[];
  /** The foes; those that come to a scene, where there is one. */
  foes?: [string, number][];
  /** Creatures of one's own by id, as documents; the foes may be of them as of the game's. */
  creatures?: {
    [k: string]: Record<string, unknown>;
  };
  /** The scene of a table, as the table's own lab gave it. */
  scene?: Record<string, unknown> | null;
  /** What is otherwise with somebody. */
  put?: {
    [k: string]: number;
  };
  /** Who is not there. */
  without?: string[];
  /** How many bands or areas apart the sides begin; without it nobody stands anywhere. */
  apart?: number | null;
  rulings?: Rulings;
  /** What is chosen about how the fight begins; a scene in which one is on goes on as it is. */
  begin?: {};
  /** Options with their values (`retaliation=core,melee`), or games (`game=…,…`). */
  vary: string[];
}
/** A guess that somebody waits for now. */
export interface WaitWish {
  ask: string;
}
