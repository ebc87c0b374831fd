import { argOf, type BotInput, type Option } from '@sandtable/kernel';
import { COUNTER_AND_HEX, type CounterAndHex, type Facts } from '../../facts.js';
import type { Counter, Faction, Hex } from '../../ids.js';
import { movementPhase } from '../../movement/movement.js';
import { hexOf } from '../../places.js';
import type { R, Table } from '../../table.js';
import { chooseInCombat, type Purpose } from '../captain/france/combat.js';
import { legally, type M, type Open } from '../captain/playout.js';
import { Front } from './front.js';
import { attackWorth, type Orders, ordersFor } from './orders.js';

/** What a faction fights for in a campaign. */
export function purposeOf(u: R, faction: Faction): Purpose {
  const front = new Front(u, faction);
  const held = new Set(front.held);
  return {
    faction,
    worth: (hex) => front.worth(hex),
    ofAttack: (target, prospect) => attackWorth(front, target, prospect),
    isPrecious: (hex) => held.has(hex) && front.threat[hex] > 0,
  };
}

/**
 * The orders of a phase are made once, when it begins; another question in between ends them. One bot may play several
 * seats, so each faction has its own.
 */
export class CampaignMind {
  private orders: Orders | null = null;
  private phase = '';

  /** The answer to a question of the ground war; -1 if it is none. */
  choose({ machine, options }: BotInput<Table, Facts>, open: Open, faction: Faction): Option {
    const { u, rule } = open;
    if (rule.name === 'movement') return this.chooseMove(machine, open, options, faction);
    if (rule.name !== 'carry') this.orders = null;
    return chooseInCombat(machine, open, () => purposeOf(u, faction));
  }

  /** One unit after the other as ordered; what can be overrun is; then whoever can sails. */
  private chooseMove(machine: M, open: Open, options: readonly Option[], faction: Faction): Option {
    const { u, rule } = open;
    const { reserve } = u.findFrame(movementPhase)!;
    const phase = `${faction} ${u.table.turn} ${u.table.segment}`;
    const halt = legally(open, faction, 'halt');
    if (halt >= 0) return halt;
    if (!this.orders || this.phase !== phase) {
      this.orders = ordersFor(u, faction, reserve);
      this.phase = phase;
    }
    for (const [unit, hex] of this.orders) {
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
      const gain = front.march(unit, to) - (here >= 0 ? front.march(unit, here) : -700);
      if (gain > most) [found, most] = [option, gain];
    }
    return found;
  }
}
