import { type CounterKind, KIND, KINDS, readFace, type UnitFace } from '../counters/kinds.js';
import { AXIS, type Faction, NO_FACTION, SOVIET, WESTERN } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import type { Rows } from './tables.js';

/** The faces of a kind of ground unit. */
export interface Faces {
  front: UnitFace | null;
  reduced: UnitFace | null;
  fortress: UnitFace | null;
}

const COLOURS: Readonly<Record<string, Faction>> = { axis: AXIS, western: WESTERN, soviet: SOVIET };

/** The colours of Strategic Hexes by hex, with these rows of hex and colour instead of ours. */
export function starsIn(changed: Rows): readonly Faction[] {
  if (changed.length === 0) return SHEET.star;
  const star = SHEET.star.slice();
  for (const [id, colour] of changed) star[SHEET.hexAt(id)] = COLOURS[colour] ?? NO_FACTION;
  return star;
}

/** The faces of counters by kind, with these rows of kind and sides instead of ours. */
export function facesIn(changed: Rows): readonly Faces[] {
  if (changed.length === 0) return KINDS;
  const faces: Faces[] = KINDS.slice();
  for (const [id, ...cells] of changed) {
    const kind = KIND.index(id);
    const left = cells.map(readFace);
    const { front, reduced, fortress } = KINDS[kind];
    const next = (face: UnitFace | null) => (face ? (left.shift() ?? face) : null);
    faces[kind] = { front: next(front), reduced: next(reduced), fortress: next(fortress) };
  }
  return faces;
}

/** Counters that go to the Delay Box or the Force Pool by their stripe; all support units have one. */
const byStripe = ({ kind, type }: CounterKind): boolean =>
  kind === 'ground' || ['convoy', 'detachment', 'logistics'].includes(type);

const stripeText = (has: boolean) => (has ? 'stripe' : 'none');

/** C.ia: the kinds of counters, each with a Delay Stripe or none. */
export const STRIPE_ROWS: Rows = KINDS.filter(byStripe).map(({ id, delayStripe }) => [
  id,
  stripeText(delayStripe),
]);

/** By kind of counter: it has a Delay Stripe, with these rows instead of ours. */
export function stripesIn(changed: Rows): readonly boolean[] {
  const stripes = KINDS.map(({ delayStripe }) => delayStripe);
  for (const [id, cell] of changed) stripes[KIND.index(id)] = cell === stripeText(true);
  return stripes;
}

const ANY_SIZE = 'any';
const capacityText = ({ carries }: CounterKind) => (carries === 'multi-step' ? ANY_SIZE : '1');
/** The back of a Surface Fleet or Air Force (C.m, C.p). */
const ESCORT = 'escort';

/** 2.2.3.7c, 3.1.2f: the Convoys, then every Escort, each with the steps of the largest unit that it carries. */
export const CAPACITY_ROWS: Rows = [
  ...KINDS.filter(({ type }) => type === 'convoy').map((kind) => [kind.id, capacityText(kind)]),
  [ESCORT, '1'],
];

/** By kind of counter: the steps of the largest unit that it carries as a Troop Convoy; 0 if it is never one. */
export function capacitiesIn(rows: Rows): readonly number[] {
  const steps = new Map(
    rows.map(([id, cell]) => [id, cell === ANY_SIZE ? Number.POSITIVE_INFINITY : Number(cell)]),
  );
  return KINDS.map(({ id, kind }) => steps.get(kind === 'support' ? ESCORT : id) ?? 0);
}
