/** How a drawn map is stored: every border once, as an arc; spaces as rings of arcs. */
export type Point = readonly [number, number];

export interface LabelPlace {
  lines: readonly string[];
  /** The middle of the text block. */
  at: Point;
  /** Type size in units. */
  size: number;
  /** Degrees clockwise. */
  angle: number;
}

export interface Callout {
  /** A box in the sea that holds the name and the counters of a space too small for them: x, y, width, height. */
  box: readonly [number, number, number, number];
  /** The point in the space that the leader line ends on. */
  to: Point;
}

export interface SpaceShape {
  id: string;
  kind: 'land' | 'sea';
  /** Rings parted by commas; a ring is arc numbers from 1, negative when the arc is run backwards. */
  rings: string;
  /** The rings on the board of the first edition, where they differ. */
  firstEdition?: string;
  label: LabelPlace;
  /** Middles of three counters, each COUNTER units square. */
  counters: readonly Point[];
  star?: Point;
  callout?: Callout;
}

/** Drawn, never played: land without a space, the ice of the Arctic, narrow waters that keep two seas apart. */
export interface Scenery {
  id: string;
  kind: 'land' | 'ice' | 'narrows';
  rings: string;
}

export interface StraitPlace {
  /** The land space that controls it. */
  controller: string;
  /** The middle of the mark. */
  at: Point;
  /** The seas it joins, and where in each an arrow from the mark may end. */
  seas: readonly { id: string; at: Point }[];
}

/** What every drawn map has: a plane, and lines on it. */
export interface Drawing {
  width: number;
  height: number;
  /** The map repeats every so many units in x: it is a cylinder. A flat map has no period. */
  period?: number;
  /** First point, then steps, in tenths of a unit. */
  arcs: readonly string[];
}

export interface MapData extends Drawing {
  period: number;
  spaces: readonly SpaceShape[];
  scenery: readonly Scenery[];
  straits: readonly StraitPlace[];
}

/** Side of a counter in units. */
export const COUNTER = 26;

export type Edition = 'second' | 'first';

/** A space of the map of the front. */
export interface FrontSpace {
  id: string;
  kind: 'land' | 'water';
  rings: string;
  /** Beside the water, on land, where a lake or a river is too small for its name. */
  label: LabelPlace;
  /** Middles of counters, each FRONT_COUNTER units square: six on land, two on water. */
  counters: readonly Point[];
  /** The clear part around them: x, y, width, height. */
  room: readonly [number, number, number, number];
  /** The middle of the mark that tells who controls it, on land. */
  control?: Point;
  stars?: readonly Point[];
  /** Where a star may come during the game. */
  marker?: Point;
  flags?: readonly { faction: string; at: Point }[];
}

export interface FrontScenery {
  id: string;
  kind: 'land' | 'water';
  rings: string;
}

/** The border of the Soviet Union in a year. */
export interface Frontier {
  year: number;
  /** Runs of arcs parted by commas, along the borders of spaces. */
  land: string;
  /** The same, from shore to shore. */
  water: string;
  /** The year, written along it. */
  label: LabelPlace;
}

export interface FrontMapData extends Drawing {
  spaces: readonly FrontSpace[];
  scenery: readonly FrontScenery[];
  frontiers: readonly Frontier[];
}

/** Side of a counter on the map of the front, in units. */
export const FRONT_COUNTER = 32;
