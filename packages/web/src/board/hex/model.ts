import type { HexSheet, Point } from '@sandtable/hex';
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
  /** How the place is drawn; by its rank if this is absent. */
  sign?: 'capital' | 'city' | 'town';
  /** An anchor beside the name. */
  port?: boolean;
}

/** The name of a sea or of a country, written large across the map. */
export interface AreaName {
  name: string;
  kind: 'sea' | 'country';
  /** Its middle, in hexes. */
  x: number;
  y: number;
  /** The size of its letters, in hexes. */
  size: number;
}

/** The name of a river, written along it. */
export interface RiverName {
  name: string;
  /** The size of its letters, in hexes. */
  size: number;
  /** The line on which the letters stand, from left to right. */
  line: readonly Point[];
}

/** A river, by the corners of hexes along which it flows. */
export interface River {
  /** From its source to its mouth; at the mouth of a tributary the other river flows on. */
  course: readonly Point[];
  /** How much water it has at its beginning, in hexsides of river: for one that comes from beyond the map. */
  before: number;
}

/** Where land ends: an SVG path in hexes, filled by even-odd. */
export interface Coast {
  land: string;
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
  /** The same rivers from source to mouth, which are drawn as wide as their water is much. */
  riverCourses?: readonly River[];
  /** For each hex: a bit for each hexside that a road crosses. */
  roads: readonly number[];
  /** The coast. Without it the sea begins at the hexside. */
  coast?: Coast;
  /** For each hex: a bit for each hexside that a railway crosses. */
  rails?: readonly number[];
  /** For each hex: a bit for each hexside on a border between countries, or between parts of one. */
  borders?: readonly number[];
  districts?: readonly number[];
  /** For each hex: a bit for each hexside on a border that is none any more. */
  formerBorders?: readonly number[];
  /** For each hex: a bit for each hexside along a mountain ridge. */
  ridges?: readonly number[];
  /** For each hex: a bit for each hexside that is a strait one can cross. */
  straits?: readonly number[];
  /** Hexes where nobody plays. */
  closed?: readonly number[];
  areas?: readonly AreaName[];
  riverNames?: readonly RiverName[];
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
  /** An overlay about whose land it is: filled strongly, or striped for land that only leans to a side. */
  how?: 'strong' | 'striped';
}

/** What changes during a game. */
export interface HexPosition {
  units: readonly HexUnit[];
  control: readonly Control[];
  /** The front: for each hex a bit for each hexside with an enemy's land behind it. */
  front?: readonly number[];
}

/** A hex that can be reached. */
export interface Reached {
  hex: number;
  /** The movement cost, as it is written; null if unknown. */
  cost: number | string | null;
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
  /** Hexes that the question speaks of. */
  asked: readonly number[];
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
  asked: [],
  targets: [],
  ghosts: [],
  odds: null,
};
