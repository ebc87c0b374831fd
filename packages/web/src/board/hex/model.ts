import type { HexSheet } from '@sandtable/hex';
import type { Touch } from '@sandtable/kernel';

// What a game provides to the hex board. The board knows hexes, counters and lines, but no game.

/** A symbol repeated over the ground of a hex. */
export type GroundSymbol = 'trees' | 'hills' | 'peaks' | 'tufts' | 'dots';

/** A kind of terrain, in the light and the dark theme. */
export interface Terrain {
  name: string;
  day: string;
  night: string;
  /** Elevated: shaded as if lit from the north-west. */
  raised?: boolean;
  /** Water: its grid is white, and it has no symbols. */
  sea?: boolean;
  symbol?: GroundSymbol;
}

/** A named place: a town, a port, a fortress. */
export interface Place {
  hex: number;
  name: string;
  /** Names of a higher rank are shown from further away. */
  rank: 1 | 2 | 3 | 4;
  /** A star beside the name: a victory location. */
  star?: boolean;
}

/** The map: it does not change during a game. */
export interface HexMapModel {
  /** Maps with the same id look the same. */
  id: string;
  sheet: HexSheet;
  terrains: readonly Terrain[];
  /** For each hex: the index of its terrain. */
  terrain: readonly number[];
  /** For each hex: a bit for each hexside with a river. */
  rivers: readonly number[];
  /** For each hex: a bit for each hexside that a road crosses. */
  roads: readonly number[];
  places: readonly Place[];
  /** For each hex: its printed number. */
  numbers: readonly string[];
  /** The touch that options use for a hex. */
  touchOf(hex: number): Touch;
  /** The hex of a touch; -1 if it is none. */
  hexOf(touch: Touch): number;
}

/** The shape of a plate distinguishes the sides as well. */
export type PlateShape = 'square' | 'chamfered' | 'rounded';

/** The style of the counters of a side or country. */
export interface PlateStyle {
  id: string;
  shape: PlateShape;
  plate: string;
  ink: string;
  /** The fill of the symbol's frame. */
  frame: string;
  rim: string;
}

/** What is printed on one side of a counter. */
export interface CounterFace {
  style: PlateStyle;
  /** One of SYMBOLS. */
  symbol: string;
  /** "8-6-4": attack, defence, movement, or other values that the game prints. */
  strengths: readonly (number | string)[];
  /** "2P": the unit's designation. */
  designation?: string;
  /** "XXX". */
  echelon?: string;
  /** Two-letter code of a country. */
  code?: string;
  /** Current steps, and steps at full strength. */
  steps?: number;
  fullSteps?: number;
  /** Whether the reduced side is up. */
  reduced?: boolean;
}

/** A temporary mark on a counter. */
export type UnitMark = 'unsupplied' | 'done';

export interface HexUnit {
  touch: Touch;
  hex: number;
  face: CounterFace;
  /** "South, 2nd armour". */
  name: string;
  /** One line about the unit, from the rules. */
  says: string;
  /** In a stack, units of greater weight are on top. */
  weight: number;
  marks: readonly UnitMark[];
}

/** Hexes that a side controls. */
export interface Control {
  style: PlateStyle;
  hexes: readonly number[];
}

/** What changes during a game. */
export interface HexPosition {
  units: readonly HexUnit[];
  control: readonly Control[];
}

/** A hex that can be reached. */
export interface Reached {
  hex: number;
  /** The movement cost; null if unknown. */
  cost: number | null;
  /** An enemy zone of control, where a unit must stop. */
  stops: boolean;
}

/** The odds of an attack being planned. */
export interface OddsBadge {
  hex: number;
  /** "4:1". */
  from: string;
  /** "5:1": the column after shifts; null if they do not change it. */
  to: string | null;
  notes: readonly { text: string; good: boolean }[];
}

/** What is drawn over the map for the current decision, in a layer of its own. */
export interface HexOverlay {
  reach: readonly Reached[];
  /** Hexes in enemy zones of control. */
  zones: readonly number[];
  /** Supply lines, from the unit to its source. */
  supply: readonly (readonly number[])[];
  /** The planned path, including the start. */
  path: readonly number[];
  attacks: readonly { from: number; to: number }[];
  /** Hexes that are attacked or would be hit. */
  targets: readonly number[];
  /** Where units would be. */
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
