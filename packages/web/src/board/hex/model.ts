import type { HexSheet } from '@sandtable/hex';
import type { Touch } from '@sandtable/kernel';

// What a game gives to a hex board. The board knows hexes, counters and lines; it knows no game.

/** What stands on the ground of a hex, drawn many times over. */
export type GroundSymbol = 'trees' | 'hills' | 'peaks' | 'tufts' | 'dots';

/** A kind of ground, by day and by night. */
export interface Terrain {
  name: string;
  day: string;
  night: string;
  /** The ground rises: it is shaded as if lit from the north-west. */
  raised?: boolean;
  /** Water: its grid is white, and nothing grows there. */
  sea?: boolean;
  symbol?: GroundSymbol;
}

/** A town, a port, a fortress: something with a name. */
export interface Place {
  hex: number;
  name: string;
  /** Names of a higher rank are shown from further away. */
  rank: 1 | 2 | 3 | 4;
  /** A star beside the name: it counts for victory. */
  star?: boolean;
}

/** The map itself: it does not change while a game is played. */
export interface HexMapModel {
  /** Two maps of the same id are drawn alike. */
  id: string;
  sheet: HexSheet;
  terrains: readonly Terrain[];
  /** For each hex: which of the terrains it is. */
  terrain: readonly number[];
  /** For each hex: a bit for each side along which a river runs. */
  rivers: readonly number[];
  /** For each hex: a bit for each side that a road crosses. */
  roads: readonly number[];
  places: readonly Place[];
  /** For each hex: what is printed in it. */
  numbers: readonly string[];
  /** What options call a hex. */
  touchOf(hex: number): Touch;
  /** The hex that is meant, or -1. */
  hexOf(touch: Touch): number;
}

/** The shape of a plate tells the side, too. */
export type PlateShape = 'square' | 'chamfered' | 'rounded';

/** How the counters of a side or a country look. */
export interface PlateStyle {
  id: string;
  shape: PlateShape;
  plate: string;
  ink: string;
  /** The inside of the symbol's frame. */
  frame: string;
  rim: string;
}

/** What is printed on one side of a counter. */
export interface CounterFace {
  style: PlateStyle;
  /** One of SYMBOLS. */
  symbol: string;
  /** "8-6-4": attack, defence, movement, or what the game prints. */
  strengths: readonly (number | string)[];
  /** "2P": which unit it is. */
  designation?: string;
  /** "XXX". */
  echelon?: string;
  /** Two letters of a country. */
  code?: string;
  /** Steps it has, and steps it had when it was whole. */
  steps?: number;
  fullSteps?: number;
  /** The side that shows less strength is up. */
  reduced?: boolean;
}

/** What is laid on a counter for a while. */
export type UnitMark = 'unsupplied' | 'done';

export interface HexUnit {
  touch: Touch;
  hex: number;
  face: CounterFace;
  /** "South, 2nd armour". */
  name: string;
  /** What the rules say of it, in a line. */
  says: string;
  /** The stronger ones lie on top. */
  weight: number;
  marks: readonly UnitMark[];
}

/** Hexes that somebody holds. */
export interface Control {
  style: PlateStyle;
  hexes: readonly number[];
}

/** What changes while a game is played. */
export interface HexPosition {
  units: readonly HexUnit[];
  control: readonly Control[];
}

/** A hex that can be reached. */
export interface Reached {
  hex: number;
  /** What it costs to go there, where somebody knows. */
  cost: number | null;
  /** A zone of control in which one must stop. */
  stops: boolean;
}

/** Odds of an attack that is being planned. */
export interface OddsBadge {
  hex: number;
  /** "4:1". */
  from: string;
  /** "5:1" after shifts, if they change it. */
  to: string | null;
  notes: readonly { text: string; good: boolean }[];
}

/** What is drawn over the map for what is being decided: a layer of its own. */
export interface HexOverlay {
  reach: readonly Reached[];
  /** Hexes in which the enemy stops whoever comes. */
  zones: readonly number[];
  /** Ways along which supply comes, from the unit to its source. */
  supply: readonly (readonly number[])[];
  /** The way that is planned, the start included. */
  path: readonly number[];
  attacks: readonly { from: number; to: number }[];
  /** Hexes that are attacked or would be hit. */
  targets: readonly number[];
  /** Where something would stand. */
  ghosts: readonly { hex: number; face: CounterFace }[];
  odds: OddsBadge | null;
}

export const NO_OVERLAY: HexOverlay = {
  reach: [],
  zones: [],
  supply: [],
  path: [],
  attacks: [],
  targets: [],
  ghosts: [],
  odds: null,
};
