import { say } from '@sandtable/kernel';
import { countersOf, FULL } from '../../counters/counters.js';
import { kindNamed } from '../../counters/kinds.js';
import { AXIS, type Counter, type Hex, SOVIET } from '../../ids.js';
import { process, question, refusal, verb } from '../../kit.js';
import { countryNamed } from '../../map/areas.js';
import { HEX, SHEET } from '../../map/sheet.js';
import { atHex, FORCE_POOL } from '../../places.js';
import { isFriendly } from '../../politics/countries.js';
import { hasEnemies } from '../../politics/occupied.js';
import { put } from '../../position/position.js';
import { fitsInto } from '../../steps/stack-limits.js';
import type { R } from '../../table.js';
import { hexName } from '../../words/names.js';

const EVENT = '24.4 greece-garrison';
const LOST = ['bulgaria', 'rumania', 'yugoslavia'].map(countryNamed);
/** Belgrade, Bucharest, Sofia. */
const ARRIVALS = ['e2802', 'e2807', 'e2605'].map((id) => SHEET.hexAt(id));
const UNITS = 2;

const spare = (u: R): Counter =>
  countersOf(kindNamed('de-inf')).find((unit) => u.table.place[unit] === FORCE_POOL) ?? (-1 as Counter);

function arrivals(u: R): Hex[] {
  const unit = spare(u);
  if (unit < 0) return [];
  return ARRIVALS.filter((hex) => !hasEnemies(u, AXIS, hex) && fitsInto(u, hex, AXIS, unit, 1) === null);
}

/** 24.4a Greece Garrison: with the Balkans lost, two German infantry units come up from Greece, once per game. */
export const greeceGarrison = process('greece-garrison', (u, f) => {
  const isOver = f.step >= UNITS || (f.step === 0 && !isDue(u));
  if (isOver || arrivals(u).length === 0) return u.done();
  f.step++;
  u.push(bringUp, {});
});

const isDue = (u: R): boolean =>
  !u.table.done.includes(EVENT) && LOST.some((country) => isFriendly(u, SOVIET, country));

const bringUp = question('bring-up-garrison', {
  seats: () => 1 << AXIS,
  prompt: () => say`Where does a unit of the garrison of Greece arrive?`,
  anchor: '24.4a',
  verbs: [
    verb<Hex>({
      name: 'place',
      domain: HEX,
      check: (u, _, hex) => (arrivals(u).includes(hex) ? null : notThere),
      list: (u, _, __, add) => arrivals(u).forEach(add),
      moot: (_, __, hex) => !ARRIVALS.includes(hex),
      apply(u, _, hex) {
        if (!u.table.done.includes(EVENT)) u.table.done.push(EVENT);
        const unit = spare(u);
        put(u, unit, atHex(hex), FULL);
        u.log('set-up', unit, hex);
      },
    }),
    {
      name: 'pass',
      check: () => null,
      apply(u) {
        const frame = u.findFrame(greeceGarrison);
        if (frame) frame.step = UNITS;
      },
    },
  ],
});

const notThere = refusal<Hex>(
  '24.4a',
  (_, hex) => say`the garrison of Greece cannot arrive in ${hexName(hex)}`,
);

export const greeceGarrisonRules = [greeceGarrison, bringUp];
