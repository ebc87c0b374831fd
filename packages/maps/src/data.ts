/** The format of a drawn map: every border is stored once, as an arc; spaces are rings of arcs. */
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
  /** A box in the sea for the name and counters of a space that is too small for them: x, y, width, height. */
  box: readonly [number, number, number, number];
  /** Where the leader line ends in the space. */
  to: Point;
}

export interface SpaceShape {
  id: string;
  kind: 'land' | 'sea';
  /** Rings separated by commas; a ring is a list of arc numbers starting at 1, negative if the arc is reversed. */
  rings: string;
  /** The rings in the first edition, if they differ. */
  firstEdition?: string;
  label: LabelPlace;
  /** The middles of three counters, each COUNTER units square. */
  counters: readonly Point[];
  star?: Point;
  callout?: Callout;
}

/** Drawn but not played: land that is no space, the Arctic ice, narrow waters that separate two seas. */
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

/** What every drawn map has: a size, and arcs. */
export interface Drawing {
  width: number;
  height: number;
  /** The map is a cylinder that repeats every `period` units in x. A flat map has no period. */
  period?: number;
  /** Parts of a unit in which the arcs are written. */
  parts: number;
  /** Each arc is its first point, then steps, packed. */
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
  /** On the land beside it, if a lake or river is too small for its name. */
  label: LabelPlace;
  /** The middles of counters, each FRONT_COUNTER units square: six on land, two on water. */
  counters: readonly Point[];
  /** The free area around them: x, y, width, height. */
  room: readonly [number, number, number, number];
  /** The middle of the control mark; land only. */
  control?: Point;
  stars?: readonly Point[];
  /** Where a star may be added during the game. */
  marker?: Point;
  flags?: readonly { faction: string; at: Point }[];
}

export interface FrontScenery {
  id: string;
  kind: 'land' | 'water';
  rings: string;
}

/** The border of the Soviet Union in a given year. */
export interface Frontier {
  year: number;
  /** Runs of arcs separated by commas, along the borders of spaces. */
  land: string;
  /** The same across water, from shore to shore. */
  water: string;
  /** The year, written along the border. */
  label: LabelPlace;
}

export interface FrontMapData extends Drawing {
  spaces: readonly FrontSpace[];
  scenery: readonly FrontScenery[];
  frontiers: readonly Frontier[];
}

/** Side of a counter on the map of the front, in units. */
export const FRONT_COUNTER = 32;
