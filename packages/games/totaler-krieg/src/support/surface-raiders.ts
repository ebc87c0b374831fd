import { say } from '@sandtable/kernel';
import { COUNTER, FULL, IS_FLEET } from '../counters/counters.js';
import { AXIS, type Counter, WESTERN } from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import { DELAY_BOX, FORCE_POOL, NAVAL_DELAY_BOX } from '../places.js';
import { put } from '../position/position.js';
import { unitName } from '../words/names.js';
import { inPool, SURFACE_RAIDERS, typeOf } from './support-units.js';

/** 2.2c, 18.34: the Axis may send its Surface Raiders out at any point of its Support Segment. */
export const raiders = verb({
  name: 'surface-raiders',
  check(u, _, __, seat) {
    if (seat !== AXIS) return onlyAxis;
    return u.table.place[SURFACE_RAIDERS] === FORCE_POOL ? null : noRaiders;
  },
  apply(u) {
    put(u, SURFACE_RAIDERS, NAVAL_DELAY_BOX);
    u.log('raiders');
    u.push(matching, { left: 2 });
  },
});

/** 18.34: the Western faction takes two support units from its Force Pool, or the only one. */
const matching = process<{ left: number }>('match-raiders', (u, f) => {
  if (f.left-- > 0 && inPool(u, WESTERN).length > 0) u.push(match, {});
  else u.done();
});

const match = question('match', {
  seats: () => 1 << WESTERN,
  prompt: () => say`Which support unit hunts the Surface Raiders?`,
  anchor: '18.34',
  verbs: [
    verb<Counter>({
      name: 'match',
      domain: COUNTER,
      check: (u, _, unit) => (inPool(u, WESTERN).includes(unit) ? null : notThere),
      list: (u, _, __, add) => inPool(u, WESTERN).forEach(add),
      apply(u, _, unit) {
        // A CV Fleet is selected as its CV Strike, an Air unit.
        put(u, unit, IS_FLEET[unit] && typeOf(unit) !== 'cv-fleet' ? NAVAL_DELAY_BOX : DELAY_BOX, FULL);
        u.log('matched', unit);
      },
    }),
  ],
});

const onlyAxis = refusal('18.34', () => say`only the Axis has Surface Raiders`);
const noRaiders = refusal('18.34', () => say`the Surface Raiders are not in the Axis Force Pool`);
const notThere = refusal<Counter>(
  '18.34',
  (_, unit) => say`${unitName(unit)} is no Western support unit in the Force Pool`,
);

export const raiderRules = [matching, match];
