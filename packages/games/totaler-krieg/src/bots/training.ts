import { argOf, type Option } from '@sandtable/kernel';
import { battle } from '../combat/battle.js';
import { withdraw } from '../combat/retreat.js';
import { stepsOf } from '../counters/units.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import { AXIS, type Faction, type Hex } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { positionOf } from '../position/position.js';
import { fitsInto } from '../steps/stack-limits.js';
import type { R } from '../table.js';
import type { Judge } from './campaign/judge.js';
import { waitForOslo, weseruebung } from './captain/france/weseruebung.js';
import type { M, Open, S } from './captain/playout.js';
import { USUAL } from './captain/white/lines.js';
import { objectives } from './objectives.js';

/** What the plan of a war does not say about a training scenario: Case White, which is one move, and the way to Oslo. */
export function trainingChoice(machine: M, state: S, open: Open, seat: Faction): Option {
  if (seat !== AXIS) return -1;
  switch (open.u.facts.scenario.data.id) {
    case 'case-white':
      return USUAL(machine, open, AXIS);
    case 'fall-of-france':
      return weseruebung(machine, state, open);
    default:
      return -1;
  }
}

/** The scenario wants these units as they are. */
export function isToBeLeft(u: R, verb: string, option: Option): boolean {
  return (
    verb === 'combine' && waitForOslo(u, COUNTER_AND_HEX.factors.secondOf(argOf(option) as CounterAndHex))
  );
}

/** The Pole of Case White stands in his Cities and goes back towards them elsewhere; null for everybody else. */
export function judgePole({ u, rule }: Open, faction: Faction): Judge | null {
  if (faction === AXIS || u.facts.scenario.data.id !== 'case-white') return null;
  switch (rule.name) {
    case 'repulsed':
    case 'exchanging':
    case 'shaken':
      return (verb) => (verb === 'retreat' ? 1 : 0);
    case 'withdraw': {
      const { units } = u.findFrame(withdraw)!;
      const cities = objectives(u);
      const stands = cities.includes(u.findFrame(battle)!.target);
      const held = cities.filter((hex) => positionOf(u).units[AXIS][hex] === 0);
      return (verb, option) => {
        if (verb === 'stand') return stands ? 100 : -1000;
        if (verb === 'split') return -500;
        const hex = argOf(option) as Hex;
        const isFull = units.some((unit) => fitsInto(u, hex, faction, unit, stepsOf(u, unit)) !== null);
        return -Math.min(...held.map((city) => SHEET.grid.distance(hex, city))) - (isFull ? 20 : 0);
      };
    }
    default:
      return null;
  }
}
