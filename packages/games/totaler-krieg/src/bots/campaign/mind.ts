import { argOf, type BotInput, type Notes, type Option } from '@sandtable/kernel';
import { isTarget } from '../../combat/enemies.js';
import { faceOf, stepsOf } from '../../counters/units.js';
import { COUNTER_AND_HEX, type CounterAndHex, type Facts } from '../../facts.js';
import { AXIS, type Counter, type Faction, type Hex, WESTERN } from '../../ids.js';
import { FRANCE } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { movementPhase } from '../../movement/movement.js';
import { hexOf } from '../../places.js';
import { fitsInto } from '../../steps/stack-limits.js';
import { beachheadsOf } from '../../support/beachhead-markers.js';
import type { R, Table } from '../../table.js';
import { chooseInCombat, type Purpose } from '../captain/france/combat.js';
import { legally, type M, type Open } from '../captain/playout.js';
import { Front, placeWorth } from './front.js';
import { defenseIn, isOverlordTime } from './landing.js';
import { expedition, isDesert, isPassenger, isWesternShore, torchConvoy } from './mediterranean.js';
import { attackWorth, ordersFor } from './orders.js';
import { ATTACK, GUARD, VOYAGE } from './weights.js';

/** What a faction fights for in a campaign. */
export function purposeOf(u: R, faction: Faction): Purpose {
  const front = new Front(u, faction);
  const held = new Set(front.held);
  return {
    faction,
    // What has just been taken is also to be held.
    worth: (hex) => front.worth(hex) + (held.has(hex) && isWeak(front, hex) ? placeWorth(u, hex) : 0),
    ofAttack: (target, prospect) => attackWorth(front, target, prospect),
    isPrecious: (hex) => held.has(hex) && front.threat[hex] > 0,
    elsewhere: (unit, target) => {
      const others = SHEET.neighbours(hexOf(u.table.place[unit])).some(
        (hex) =>
          hex !== target && !u.table.targets.includes(hex) && isTarget(u, hex, faction, front.position),
      );
      return others ? ATTACK.perUnit + ATTACK.perFactor * faceOf(u, unit).attack : 0;
    },
  };
}

/** Those in a place could be thrown out again. */
const isWeak = (front: Front, hex: Hex) => defenseIn(front.u, hex) < front.threat[hex] * GUARD.won;

/** Whether a faction goes to a Port or a Beachhead for the war in Africa. */
function isAfrican({ u, faction }: Front, hex: Hex): number {
  if (faction === AXIS) return Number(isDesert(hex));
  const boat = beachheadsOf(u, faction).find((one) => one.hex === hex);
  return Number(faction === WESTERN && isWesternShore(boat ? SHEET.neighbour(hex, boat.side) : hex));
}

const mayGoToAfrica = (front: Front, unit: Counter): boolean =>
  front.faction === AXIS ? isPassenger(front, unit) && expedition(front) > 0 : torchConvoy(front) > 0;

/** Nobody sails to the south of France before the great landing. */
const isTooEarly = (u: R, to: Hex): boolean =>
  u.table.vichy && SHEET.country[to] === FRANCE && !isOverlordTime(u);

/** What is noted of the orders of a phase: which one, and where each unit goes. */
type NotedOrders = {
  phase: string;
  moves: [Counter, Hex][];
};

/** The orders of a phase are made once, when it begins, and noted; another question in between ends them. */
export class CampaignMind {
  /** The answer to a question of the ground war; -1 if it is none. */
  choose({ machine, options, notes }: BotInput<Table, Facts>, open: Open, faction: Faction): Option {
    const { u, rule } = open;
    if (rule.name === 'movement') return this.chooseMove(machine, open, options, faction, notes);
    if (rule.name !== 'carry') delete notes.orders;
    return chooseInCombat(machine, open, () => purposeOf(u, faction));
  }

  /** One unit after the other as ordered; what can be overrun is; then whoever can sails. */
  private chooseMove(
    machine: M,
    open: Open,
    options: readonly Option[],
    faction: Faction,
    notes: Notes,
  ): Option {
    const { u, rule } = open;
    const { reserve } = u.findFrame(movementPhase)!;
    const phase = `${faction} ${u.table.turn} ${u.table.segment}`;
    const halt = legally(open, faction, 'halt');
    if (halt >= 0) return halt;
    let noted = notes.orders as NotedOrders | undefined;
    if (noted?.phase !== phase) {
      noted = { phase, moves: [...ordersFor(u, faction, reserve)] };
      notes.orders = noted;
    }
    for (const [unit, hex] of noted.moves) {
      if (hexOf(u.table.place[unit]) === hex || u.table.moved.includes(unit)) continue;
      const option = legally(open, faction, 'move', COUNTER_AND_HEX.factors.of(unit, hex));
      if (option >= 0) return option;
    }
    return this.chooseVoyage(machine, rule, u, options, faction) ?? legally(open, faction, 'done');
  }

  /** Nobody stays in a box across the sea; others sail to where they are nearer to a goal. */
  private chooseVoyage(
    machine: M,
    rule: Open['rule'],
    u: R,
    options: readonly Option[],
    faction: Faction,
  ): Option | null {
    let front: Front | null = null;
    let [found, most] = [null as Option | null, 4];
    for (const option of options) {
      if (machine.verb(rule, option).name !== 'sail') continue;
      front ??= new Front(u, faction);
      const arg = argOf(option) as CounterAndHex;
      const unit: Counter = COUNTER_AND_HEX.factors.firstOf(arg);
      const to: Hex = COUNTER_AND_HEX.factors.secondOf(arg);
      const here = hexOf(u.table.place[unit]);
      if (here >= 0 && front.position.units[faction][here] === 1 && front.held.includes(here)) continue;
      if (fitsInto(u, to, faction, unit, stepsOf(u, unit)) !== null) continue;
      // The Afrika Korps sails whatever there is to do elsewhere; nobody else goes there, or comes back.
      const toAfrica = isAfrican(front, to) - isAfrican(front, here);
      if (toAfrica < 0 || (toAfrica > 0 && !mayGoToAfrica(front, unit))) continue;
      // The way back to France leads over the Channel.
      if (faction === WESTERN && isTooEarly(u, to)) continue;
      const gain = toAfrica * VOYAGE + front.march(unit, to) - (here >= 0 ? front.march(unit, here) : -700);
      if (gain > most) [found, most] = [option, gain];
    }
    return found;
  }
}
