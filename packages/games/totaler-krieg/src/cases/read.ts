import { CaseError, type CasePath, names, type Plain, readName } from '@sandtable/kernel';
import { turnNamed } from '../calendar/calendar.js';
import { COUNTER, countersOf, kindOf } from '../counters/counters.js';
import { KIND, KINDS } from '../counters/kinds.js';
import type { Counter, Faction, Hex, Kind, Place, Turn } from '../ids.js';
import { HEX } from '../map/sheet.js';
import { BOXES, boxAt } from '../places.js';
import { FACTION_IDS } from '../scenario/scenario.js';
import { FACE_IDS, type FaceId, faceNamed } from '../view/faces.js';

// How cases write hexes, counters and turns; documented in docs/notation/totaler-krieg.md.

export const FACTION = names<Faction>('faction', FACTION_IDS);

export function readHex(value: Plain, path: CasePath): Hex {
  return readName(HEX, value, path);
}

export function readHexes(value: Plain, path: CasePath): Hex[] {
  return asList(value, 'hexes', path).map((item, i) => readHex(item, [...path, i]));
}

/** A mapping keyed by hex, each hex at most once. */
export function readByHex(value: Plain, path: CasePath): [Hex, Plain, CasePath][] {
  const seen = new Set<Hex>();
  return asMapping(value, 'hex', path).map(([key, item]) => {
    const at = [...path, key];
    const hex = readHex(key, at);
    if (seen.has(hex)) throw new CaseError(at, `${HEX.name(hex)} is written twice`);
    seen.add(hex);
    return [hex, item, at];
  });
}

/** A box of places.ts: "strategic-warfare-box". */
export function readBox(value: Plain, path: CasePath): Place {
  return boxAt(BOXES[readName(BOX, value, path)]);
}

const BOX = names('box', BOXES);

/** A turn: "1941-05". */
export function readTurn(value: Plain, path: CasePath): Turn {
  try {
    return turnNamed(String(value));
  } catch {
    throw new CaseError([...path], `there is no turn '${String(value)}' (turns are written like 1941-05)`);
  }
}

/** A counter as a case names it: a single one, or any of its kind; and the side that is up. */
export interface CounterSpec {
  /** -1 for any of its kind. */
  readonly counter: Counter;
  readonly kind: Kind;
  readonly face: FaceId;
  readonly path: CasePath;
}

/** "de-army-3", "de-inf" for any of them, "de-army-3/reduced". */
export function readCounter(value: Plain, path: CasePath): CounterSpec {
  if (typeof value !== 'string')
    throw new CaseError([...path], 'expected a counter, such as de-army-3/reduced');
  const [name, side = 'full'] = value.split('/');
  const kind = KIND.index(name);
  const single = kind >= 0 && KINDS[kind].count === 1;
  const counter =
    kind >= 0 && !single ? (-1 as Counter) : kind >= 0 ? countersOf(kind)[0] : readName(COUNTER, name, path);
  const { reduced, fortress, id, type, faces } = counter >= 0 ? kindOf(counter) : KINDS[kind];
  if (MARKER_BACKS[type] === side) return { counter, kind: KIND.index(id), face: 'reduced', path };
  // "mk-minor-production-western/+2": what the side of a marker says.
  const printed = faces.indexOf(side);
  if (printed === 0 || printed === 1)
    return { counter, kind: KIND.index(id), face: printed === 0 ? 'full' : 'reduced', path };
  if (!(FACE_IDS as readonly string[]).includes(side))
    throw new CaseError([...path], `a counter shows its side as ${FACE_IDS.join(', ')}, not '${side}'`);
  const face = side as FaceId;
  if ((face === 'reduced' && !reduced) || (face === 'fortress' && !fortress))
    throw new CaseError([...path], `${id} has no ${face} side`);
  return { counter, kind: KIND.index(id), face, path };
}

/** What the back of a marker is called: the face that of a unit is reduced. */
export const MARKER_BACKS: Readonly<Record<string, string>> = {
  convoy: 'troop',
  beachhead: 'battleship',
  'ceded-land': 'whole',
};

export function readCounters(value: Plain, path: CasePath): CounterSpec[] {
  return asList(value, 'counters', path).map((item, i) => readCounter(item, [...path, i]));
}

export { faceNamed };

export function asList(value: Plain, what: string, path: CasePath): readonly Plain[] {
  if (!Array.isArray(value))
    throw new CaseError([...path], `expected a list of ${what}, not ${shown(value)}`);
  return value;
}

export function asMapping(value: Plain, key: string, path: CasePath): [string, Plain][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CaseError([...path], `expected a mapping (${key}: …), not ${shown(value)}`);
  return Object.entries(value);
}

/** A value as a message quotes it. */
const shown = (value: Plain) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));
