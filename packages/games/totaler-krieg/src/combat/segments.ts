import type { AnyRule } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import { process } from '../kit.js';
import { PRE_WAR, type R, type Table, type U } from '../table.js';
import { advanceRules } from './advance.js';
import { airdropRules, airdrops } from './airdrops.js';
import { attackRules, combatSegment } from './attack.js';
import { battleRules } from './battle.js';
import { exploitationRules } from './exploitation.js';
import { airdropLandings, landingRules, landings } from './landings.js';
import { markerSegment } from './markers.js';
import { repulseRules } from './repulse.js';
import { retreatRules } from './retreat.js';
import { strikeReturns } from './strikes.js';

const BLITZ_STEPS = ['airdrops', 'attacks', 'landings', 'airdrop-landings', 'strikes', 'end'] as const;

/** 4.1: the Blitz Combat Segment. */
const blitzCombat = process('blitz-combat', (u, f) => {
  if (f.step === 0) {
    startCombat(u);
    // 4.1b: without a Blitz marker only CV Strikes return.
    if (u.table.blitz.length === 0) f.step = BLITZ_STEPS.indexOf('strikes');
  }
  switch (BLITZ_STEPS[f.step++]) {
    case 'airdrops':
      return u.push(airdrops, { over: false });
    case 'attacks':
      return u.push(combatSegment, { blitz: true, over: false });
    case 'landings':
      return u.push(landings, { over: false });
    case 'airdrop-landings':
      return u.push(airdropLandings, {});
    case 'strikes':
      return u.push(strikeReturns, {});
    case 'end':
      u.done();
  }
});

/** 4.2: the Regular Combat Segment. */
const regularCombat = process('regular-combat', (u, f) => {
  if (f.step++ > 0) return u.done();
  startCombat(u);
  u.push(combatSegment, { blitz: false, over: false });
});

/** 4.1.2e, 4.2.1a: who has fought is counted anew in each segment. */
function startCombat({ table }: U): void {
  table.attacked = [];
  table.targets = [];
  table.supported = [];
}

/** S.h: nobody attacks while Pre-War is in effect. */
const skipped = (u: R) => (u.table.warState === PRE_WAR ? 'Pre-War' : null);

/** The Combat Phase, for the table of segments. */
export const COMBAT_SEGMENTS = {
  'blitz-combat': { rule: blitzCombat, skipped },
  'regular-combat': { rule: regularCombat, skipped },
  markers: { rule: markerSegment },
} as const;

export const combatRules: readonly AnyRule<Table, Facts>[] = [
  blitzCombat,
  regularCombat,
  ...airdropRules,
  ...attackRules,
  ...battleRules,
  ...repulseRules,
  ...retreatRules,
  ...advanceRules,
  ...exploitationRules,
  ...landingRules,
  strikeReturns,
  markerSegment,
];
