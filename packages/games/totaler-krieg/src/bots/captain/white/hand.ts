import type { Option } from '@sandtable/kernel';
import { AXIS, type Faction } from '../../../ids.js';
import { movementPhase } from '../../../movement/movement.js';
import { type Hand, legally, type M, type Open } from '../playout.js';
import { chooseAttack, chooseForce } from './attacking.js';
import { chooseAdvance, chooseExploitation, chooseReserve } from './following-up.js';
import type { Plan } from './plan.js';
import { chooseLoss, chooseRepulse, chooseRetreat } from './retreating.js';

/** Plays Case White quickly, the Axis by a plan as long as it moves, and by rules of thumb in combat. */
export function handFor(plan: Plan): Hand {
  return (machine, open, seat) => {
    const wanted = quickly(machine, open, seat, plan);
    return wanted >= 0 ? wanted : machine.list(open, seat)[0];
  };
}

function quickly(machine: M, open: Open, seat: Faction, plan: Plan): Option {
  switch (open.rule.name) {
    case 'support':
      return firstLegal(open, 'place', [plan.air]);
    case 'blitz-markers':
      return firstLegal(open, 'blitz', [plan.blitz]);
    case 'organization':
      return firstLegal(open, 'combine', plan.built);
    case 'movement':
      return isReserve(open) ? chooseReserve(open) : firstLegal(open, 'move', plan.moves);
    case 'combat':
      return chooseAttack(open, plan.attacks);
    case 'muster':
      return chooseForce(machine, open, plan.attacks);
    case 'advance':
      return chooseAdvance(machine, open);
    case 'exploitation':
      return chooseExploitation(machine, open);
    case 'withdraw':
      return chooseRetreat(machine, open, seat);
    case 'repulsed':
    case 'exchanging':
    case 'shaken':
      return chooseRepulse(open, seat);
    case 'lose':
    case 'overstacked':
      return chooseLoss(machine, open, seat);
    default:
      return -1;
  }
}

const isReserve = ({ u }: Open): boolean => u.findFrame(movementPhase)!.reserve;

/** The first of these that is possible; done if none is. */
function firstLegal(open: Open, verb: string, args: readonly number[]): Option {
  for (const arg of args) {
    const option = legally(open, AXIS, verb, arg);
    if (option >= 0) return option;
  }
  return legally(open, AXIS, 'done');
}
