import { names, say } from '@sandtable/kernel';
import { isSeasonal } from '../calendar/calendar.js';
import { AXIS, type Faction } from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import type { R } from '../table.js';
import { notAskedInSegment } from '../turn/not-asked.js';
import {
  factionOfBox,
  NEGOTIATION,
  NO_TRUCE,
  POSTURE_BOX_NAMES,
  POSTURE_BOXES,
  TRUCE_NAMES,
} from './posture.js';
import { reduceTruce } from './truces.js';

/** A box of the Posture Display. */
export const POSTURE_BOX = names('Posture Box', POSTURE_BOXES, undefined, [...POSTURE_BOX_NAMES]);

interface Reducing {
  /** 6.1.2a: the Axis may reduce one marker, an Allied faction each of its own. */
  left: number;
}

/** 6.1.2: why a Truce cannot be reduced now; null if it can. */
function refuse(u: R, faction: Faction, box: number) {
  const { truce, fixedTruces, turn } = u.table;
  if (truce[box] === NO_TRUCE) return noTruce;
  if (faction !== AXIS && factionOfBox(box) !== faction) return notYours;
  if (fixedTruces & (1 << box)) return fixed;
  return truce[box] === NEGOTIATION || isSeasonal(turn) ? null : seasonalOnly;
}

const reducible = (u: R, faction: Faction): number[] =>
  POSTURE_BOX.values.filter((box) => refuse(u, faction, box) === null);

/** 6.1.2: Truce Reduction in the War & Peace Segment. */
export const truceReduction = process<Reducing>('truce-reduction', (u, f) => {
  if (f.left-- <= 0 || reducible(u, u.table.phasing).length === 0) return u.done();
  u.push(reduce, {});
});

export function pushTruceReduction(u: Parameters<typeof truceReduction.run>[0]): void {
  if (reducible(u, u.table.phasing).length > 0)
    u.push(truceReduction, { left: u.table.phasing === AXIS ? 1 : POSTURE_BOXES.length });
}

const reduce = question('reduce-truce', {
  seats: (u) => 1 << u.table.phasing,
  prompt: () => say`Which Truce is reduced?`,
  anchor: '6.1.2a',
  standingOrder: notAskedInSegment('pass'),
  verbs: [
    verb<number>({
      name: 'reduce',
      domain: POSTURE_BOX,
      check: (u, _, box, seat) => refuse(u, seat, box),
      list: (u, _, seat, add) => reducible(u, seat).forEach(add),
      // What comes of it.
      label: (u, _, box) =>
        u.table.truce[box] === NEGOTIATION
          ? say`${POSTURE_BOX_NAMES[box]}: war with the Axis`
          : say`${POSTURE_BOX_NAMES[box]}: ${TRUCE_NAMES[NEGOTIATION]}`,
      apply: (u, _, box) => reduceTruce(u, box),
    }),
    {
      name: 'pass',
      check: () => null,
      apply(u) {
        const frame = u.findFrame(truceReduction);
        if (frame) frame.left = 0;
      },
    },
  ],
});

const ofBox = (anchor: string, sentence: (box: string) => string) =>
  refusal<number>(anchor, (_, box) => sentence(POSTURE_BOX_NAMES[box]));
const noTruce = ofBox('6.1.2a', (box) => say`no Truce marker is in the box of ${box}`);
const notYours = ofBox('6.1.2a', (box) => say`the box of ${box} is not yours`);
const fixed = ofBox('6.1.2c', (box) => say`the Truce of ${box} was placed or reduced in this turn`);
const seasonalOnly = ofBox('6.1.2b', (box) => say`the Truce of ${box} is reduced on Seasonal Turns only`);

export const truceReductionRules = [truceReduction, reduce];
