import { say } from '@sandtable/kernel';
import { COUNTER, countersOf } from '../../counters/counters.js';
import { kindNamed } from '../../counters/kinds.js';
import { AXIS, type Counter, type Hex, WESTERN } from '../../ids.js';
import { process, question, refusal, verb } from '../../kit.js';
import { luckyDie } from '../../luck/luck.js';
import { HEX, SHEET } from '../../map/sheet.js';
import { atHex, FORCE_POOL, hexOf } from '../../places.js';
import { byStripe, waitingFace } from '../../politics/leave-country.js';
import { put } from '../../position/position.js';
import { release } from '../../steps/holding.js';
import type { R, U } from '../../table.js';
import { hexName } from '../../words/names.js';

const MARKERS = countersOf(kindNamed('mk-red-army'));
/** Posen, Breslau, Prague, Vienna; when all have a marker, Berlin or Munich. */
const FIRST = ['w3827', 'w3626', 'w3524', 'w3226'].map((id) => SHEET.hexAt(id));
const LAST = ['w3825', 'w3323'].map((id) => SHEET.hexAt(id));

const waiting = (u: R): Counter[] => MARKERS.filter((marker) => u.table.place[marker] === FORCE_POOL);

function goals(u: R): Hex[] {
  const isTaken = (hex: Hex) => MARKERS.some((marker) => u.table.place[marker] === atHex(hex));
  const first = FIRST.filter((hex) => !isTaken(hex));
  return first.length > 0 ? first : LAST.filter((hex) => !isTaken(hex));
}

/** 25.4a Red Army Advances: a die says how many markers the Western faction places. */
export const redArmy = process('red-army', (u) => {
  u.done();
  if (waiting(u).length > 0) u.push(mayAdvance, {});
});

const mayAdvance = question('red-army-advance', {
  seats: () => 1 << WESTERN,
  prompt: () => say`Does the Red Army advance?`,
  anchor: '25.4a',
  verbs: [
    {
      name: 'roll',
      check: () => null,
      apply(u) {
        redArmyDie.roll(u, {});
      },
    },
    { name: 'pass', check: () => null, apply() {} },
  ],
});

const redArmyDie = luckyDie<object>('red-army-die', {
  about: 'red-army',
  rolling: () => ({ roller: WESTERN, against: AXIS }),
  settle(u, _, die) {
    u.log('red-army-roll', die);
    u.push(advance, { left: die });
  },
});

const advance = process<{ left: number }>('red-army-advances', (u, f) => {
  if (f.left-- <= 0 || waiting(u).length === 0) return u.done();
  u.push(placeRedArmy, {});
});

const placeRedArmy = question('place-red-army', {
  seats: () => 1 << WESTERN,
  prompt: () => say`Which City does the Red Army take?`,
  anchor: '25.4a',
  verbs: [
    verb<Hex>({
      name: 'take',
      domain: HEX,
      check: (u, _, hex) => (goals(u).includes(hex) ? null : notThere),
      list: (u, _, __, add) => goals(u).forEach(add),
      moot: (_, __, hex) => !FIRST.includes(hex) && !LAST.includes(hex),
      apply(u, _, hex) {
        u.log('red-army', hex);
        for (const one of [hex, ...SHEET.neighbours(hex)]) clear(u, one);
        put(u, waiting(u)[0], atHex(hex));
      },
    }),
  ],
});

/** All units and markers leave the hex. */
function clear(u: U, hex: Hex): void {
  for (const counter of COUNTER.values) {
    if (hexOf(u.table.place[counter]) !== hex || MARKERS.includes(counter)) continue;
    const held = release(u, counter);
    for (const one of held >= 0 ? [counter, held] : [counter])
      put(u, one, byStripe(u, one), waitingFace(one));
  }
  u.table.blitz = u.table.blitz.filter((one) => one !== hex);
}

const notThere = refusal<Hex>('25.4a', (_, hex) => say`the Red Army does not take ${hexName(hex)} now`);

export const redArmyRules = [redArmy, redArmyDie.rule, mayAdvance, advance, placeRedArmy];
