import type { AnyRule } from '@sandtable/kernel';
import { COMBAT_SEGMENTS, combatRules } from '../combat/segments.js';
import type { Facts } from '../facts.js';
import { process } from '../kit.js';
import { movementPhase, movementRules } from '../movement/movement.js';
import { organizationPhase, organizationRules } from '../organization/organization.js';
import { skipsSupport, support, supportRules } from '../support/support.js';
import type { Table } from '../table.js';
import type { Segments } from './sequence.js';

const operationalMovement = process('operational-movement', (u, f) => {
  if (f.step++ > 0) return u.done();
  u.push(movementPhase, { reserve: false, over: false });
});

const reserveMovement = process('reserve-movement', (u, f) => {
  if (f.step++ > 0) return u.done();
  u.push(movementPhase, { reserve: true, over: false });
});

/** The segments from the Support Segment to Reserve Movement: all that Case White plays (21). */
export const BATTLE_SEGMENTS = {
  support: { rule: support, skipped: skipsSupport },
  organization: { rule: organizationPhase },
  movement: { rule: operationalMovement },
  ...COMBAT_SEGMENTS,
  'reserve-movement': { rule: reserveMovement },
} satisfies Segments;

export const battleRules: readonly AnyRule<Table, Facts>[] = [
  operationalMovement,
  reserveMovement,
  ...supportRules,
  ...movementRules,
  ...combatRules,
  ...organizationRules,
];
