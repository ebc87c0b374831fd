/** Diagrams of the rulebook and the "two minutes" pages as data, with their labels, so that they can be translated. */
export type Drawing =
  | { kind: 'steps'; names: readonly string[]; now?: number }
  | { kind: 'track'; count: number; marked: readonly number[]; label: string }
  | { kind: 'chain'; spaces: readonly DrawnSpace[]; links: readonly DrawnLink[] }
  | { kind: 'ladder'; names: readonly { glyph?: DrawnGlyph; name: string }[]; low: string; high: string }
  | { kind: 'lead'; left: string; right: string; by: number; wins: number; label: string }
  | { kind: 'cards'; cards: readonly DrawnCard[] }
  | { kind: 'hexes'; hexes: readonly DrawnHex[]; path?: readonly number[] }
  | { kind: 'grid'; cells: readonly string[]; line: readonly [number, number] };

export type DrawnGlyph =
  | 'army'
  | 'navy'
  | 'tank'
  | 'plane'
  | 'flag'
  | 'bolt'
  | 'shield'
  | 'battle'
  | 'factory'
  | 'envelope'
  | 'advance'
  | 'sustain'
  | 'retreat'
  | 'exchange'
  | 'anti-air'
  | 'naval'
  | 'face-down';

export interface DrawnSpace {
  name: string;
  kind: 'land' | 'sea';
  star?: boolean;
  flag?: boolean;
  pieces?: readonly DrawnPiece[];
  /** Under the space: what happens there. */
  note?: string;
  /** Whether the note is good news. */
  good?: boolean;
}

export interface DrawnPiece {
  glyph: DrawnGlyph;
  whose: 'own' | 'mate' | 'enemy';
  /** Placed just now, or removed. */
  how?: 'new' | 'gone';
}

/** Between two neighbouring spaces. */
export type DrawnLink = 'supply' | 'cut' | 'attack' | 'none';

export interface DrawnCard {
  glyph: DrawnGlyph;
  name: string;
  says: string;
  down?: boolean;
}

export interface DrawnHex {
  /** Column and row. */
  at: readonly [number, number];
  ground?: 'clear' | 'forest' | 'town';
  label?: string;
  unit?: 'own' | 'enemy';
  /** In a zone of control. */
  zone?: boolean;
}

/** A diagram with the sentence that it stands for; screen readers get the sentence. */
export interface Figure {
  drawing: Drawing;
  caption: string;
}

/** A part of the "two minutes" page. */
export interface AboutPart extends Partial<Figure> {
  title: string;
  text: readonly string[];
}

/** The "two minutes" page of a game, and the diagrams of its rulebook by chapter. */
export interface AboutWords {
  lead: string;
  parts: readonly AboutPart[];
  chapters: Readonly<Record<string, Figure>>;
}
