import { say } from '@sandtable/kernel';
import { blitzMarkersOf, variableBlitzOf } from '../cards/blitz-count.js';
import { NO_FACTION } from '../ids.js';
import { process, question } from '../kit.js';
import { luckyDie } from '../luck/luck.js';
import { PRE_WAR, type R } from '../table.js';
import { notAskedInSegment } from '../turn/not-asked.js';
import { beachhead, point } from './beachhead.js';
import { loseUnitsAtSea, pushUpkeep, upkeepRules } from './beachhead-upkeep.js';
import { placeBlitz } from './blitz-markers.js';
import { bomb } from './bomb.js';
import { contest } from './contest.js';
import { supplyConvoy, troopConvoy } from './convoys.js';
import { declared, devastationDie } from './declared.js';
import { fly } from './fly.js';
import { place, raid, station, strike } from './place.js';
import { pushStrategicReturn, returnRules, returnToBase } from './return-to-base.js';
import { raiderRules, raiders } from './surface-raiders.js';

// Steps of the segment.
const PLACING = 2;
const PLACED = 3;

/** 2.2a: the Support Segment, step by step. */
export const support = process('support-segment', (u, f) => {
  switch (f.step++) {
    case 0:
      u.table.blitzLeft = blitzMarkersOf(u, u.table.phasing);
      // 2.2.4f: what events granted for this segment is used or lost in it.
      u.table.extraBlitz[u.table.phasing] = 0;
      returnToBase(u);
      pushStrategicReturn(u);
      // It comes first.
      return u.push(variableBlitz, { left: variableBlitzOf(u, u.table.phasing) });
    case 1:
      return pushUpkeep(u);
    case PLACING:
      // One placement at a time, until the faction is done (2.2.3a).
      f.step = PLACING;
      return u.push(placement, {});
    case PLACED:
      if (u.table.blitzLeft > 0) u.push(placeBlitz, {});
      return;
    default:
      loseUnitsAtSea(u);
      u.done();
  }
});

/** 2.2.4b: the lowest roll for which a variable Blitz symbol gives a marker. */
const VARIABLE_WORKS = 4;

/** 2.2.4b: a die for each variable Blitz symbol of the Current Card. */
const variableBlitz = process<{ left: number }>('variable-blitz', (u, f) => {
  while (f.left > 0) {
    f.left--;
    if (symbolDie.roll(u, {})) return;
  }
  u.done();
});

const symbolDie = luckyDie<object>('blitz-symbol-die', {
  about: 'blitz-symbol',
  rolling: (u) => ({ roller: u.table.phasing, against: NO_FACTION }),
  settle(u, _, die) {
    if (die >= VARIABLE_WORKS) u.table.blitzLeft++;
  },
});

/** 2.2b: nothing is placed in Pre-War. */
export function skipsSupport(u: R): string | null {
  return u.table.warState === PRE_WAR ? say`Pre-War` : null;
}

const placement = question('support', {
  seats: (u) => 1 << u.table.phasing,
  prompt: () => say`Which support unit or convoy is placed?`,
  anchor: '2.2.3a',
  standingOrder: notAskedInSegment('done'),
  verbs: [
    place,
    station,
    strike,
    raid,
    bomb,
    beachhead,
    supplyConvoy,
    troopConvoy,
    raiders,
    {
      name: 'done',
      check: () => null,
      apply(u) {
        u.findFrame(support)!.step = PLACED;
      },
    },
  ],
});

export const supportRules = [
  support,
  variableBlitz,
  symbolDie.rule,
  devastationDie.rule,
  placement,
  point,
  declared,
  contest,
  fly,
  placeBlitz,
  ...returnRules,
  ...upkeepRules,
  ...raiderRules,
];
