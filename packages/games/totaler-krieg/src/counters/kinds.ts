import { names } from '@sandtable/kernel';
import { PACKED } from '../data/packed.constants.js';
import { POOL_ROWS } from '../data/pools.js';
import {
  AXIS,
  type Country,
  type Faction,
  type Kind,
  NO_COUNTRY,
  NO_FACTION,
  SOVIET,
  WESTERN,
} from '../ids.js';
import { COUNTRY, known } from '../map/areas.js';
import { unpackRows } from '../packed-rows.js';
import { readRows, wordsOf } from '../read-rows.js';

/** One side of a ground unit: "5-6-2" and its steps (C.c, C.d). */
export interface UnitFace {
  attack: number;
  defense: number;
  move: number;
  steps: number;
}

/** C.f */
export type GroundType =
  | 'infantry'
  | 'mountain'
  | 'cavalry'
  | 'airborne'
  | 'helicopter'
  | 'marine'
  | 'armor'
  | 'mechanized'
  | 'cav-mech'
  | 'hq'
  | 'fortress'
  | 'garrison'
  | 'port-a-fort';

/** A kind of counter: what is printed on it. */
export interface CounterKind {
  id: string;
  /** The faction it always belongs to; -1 for Minor Countries, which change sides, and for shared markers. */
  faction: Faction;
  country: Country;
  kind: 'ground' | 'support' | 'marker';
  /** A GroundType, "air-force", "convoy". */
  type: string;
  /** The designation of a unit, or the name of a marker. */
  label: string;
  front: UnitFace | null;
  reduced: UnitFace | null;
  /** The fortress side of a Port-a-Fort. */
  fortress: UnitFace | null;
  /** The faces of a marker. */
  faces: readonly string[];
  /** How many there are; null if the counter mix sets no limit (V.q). */
  count: number | null;
  delayStripe: boolean;
  colonial: boolean;
  multinational: boolean;
  exp: boolean;
  reserve: boolean;
  vichy: boolean;
  partnership: boolean;
  ss: boolean;
  optional: boolean;
  subtype: string;
  /** The Minor Country whose free forces it stands for (20.1.1); -1 for other units. */
  exileOf: Country;
  /** A Convoy: the largest unit it carries. */
  carries: 'one-step' | 'multi-step' | null;
  /** Ceded Land: the area, and whether it becomes Home Country or a Dependent. */
  ceded: { area: string; as: string } | null;
}

const FACTION_NAMED: Readonly<Record<string, Faction>> = { axis: AXIS, western: WESTERN, soviet: SOVIET };

export function readFace(cell: string): UnitFace | null {
  const match = /^(\d+)-(\d+)-(\d+)\/(\d)$/.exec(cell);
  if (!match) return null;
  const [attack, defense, move, steps] = match.slice(1).map(Number);
  return { attack, defense, move, steps };
}

function readKind(cells: string[]): CounterKind {
  const [id, faction, country, kind, type, label, front, reduced, faces, count, marks] = cells;
  const has = new Set(wordsOf(marks));
  const after = (name: string) =>
    wordsOf(marks)
      .find((mark) => mark.startsWith(`${name}:`))
      ?.slice(name.length + 1);
  return {
    id,
    faction: FACTION_NAMED[faction] ?? NO_FACTION,
    country: country ? known(COUNTRY, country) : NO_COUNTRY,
    kind: kind as CounterKind['kind'],
    type,
    label,
    front: readFace(front),
    reduced: readFace(reduced),
    fortress: readFace(after('fortress') ?? ''),
    faces: wordsOf(faces),
    count: has.has('unlimited') ? null : Number(count),
    delayStripe: has.has('stripe'),
    colonial: has.has('colonial'),
    multinational: has.has('multinational'),
    exp: has.has('exp'),
    reserve: has.has('reserve'),
    vichy: has.has('vichy'),
    partnership: has.has('partnership'),
    ss: has.has('ss'),
    optional: has.has('optional'),
    subtype: after('sub') ?? '',
    exileOf: after('with') ? known(COUNTRY, after('with')!) : NO_COUNTRY,
    carries: (after('carries') ?? null) as CounterKind['carries'],
    ceded: after('region') ? { area: after('region')!, as: after('ceded') ?? '' } : null,
  };
}

export const KINDS: readonly CounterKind[] = unpackRows(PACKED.counters).map(readKind);

export const KIND = names<Kind>(
  'counter kind',
  KINDS.map(({ id }) => id),
);

export function kindNamed(id: string): Kind {
  return known(KIND, id);
}

/** G.armor */
export const ARMOR_TYPES: readonly string[] = ['armor', 'mechanized', 'cav-mech'];
/** G.armor: neither HQ nor fortress. */
export const INFANTRY_TYPES: readonly string[] = [
  'infantry',
  'mountain',
  'cavalry',
  'airborne',
  'helicopter',
  'marine',
  'garrison',
  'port-a-fort',
];
/** G.airunit, without CV Strike, which is a side of a CV Fleet. */
export const AIR_TYPES: readonly string[] = ['air-force', 'interceptor', 'bomber'];
/** G.fleet */
export const FLEET_TYPES: readonly string[] = ['surface-fleet', 'cv-fleet', 'sub-fleet'];

/** Counters that are two sides of one piece of cardboard (C.k): the kinds, and how many there are together. */
export const POOLS: readonly { kinds: readonly Kind[]; total: number }[] = readRows(POOL_ROWS).map(
  ([, kinds, total]) => ({ kinds: wordsOf(kinds).map(kindNamed), total: Number(total) }),
);
