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

export interface MapData {
  width: number;
  height: number;
  /** The map repeats every so many units in x: it is a cylinder. */
  period: number;
  spaces: readonly SpaceShape[];
  scenery: readonly Scenery[];
  straits: readonly StraitPlace[];
  /** First point, then steps, in tenths of a unit. */
  arcs: readonly string[];
}

/** Side of a counter in units. */
export const COUNTER = 26;

export type Edition = 'second' | 'first';
