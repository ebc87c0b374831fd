import { argOf, type Bot, type BotInput, below, type Generator, type Option } from '@sandtable/kernel';
import { combat, muster } from '../combat/attack.js';
import { battle } from '../combat/battle.js';
import { attackersOf, supportersOf } from '../combat/parties.js';
import { withdraw } from '../combat/retreat.js';
import { IS_ARMOR, IS_HQ } from '../counters/counters.js';
import { faceOf, stepsOf } from '../counters/units.js';
import { COUNTER_AND_HEX, type CounterAndHex, type Facts } from '../facts.js';
import { AXIS, type Counter, type Faction, type Hex, NO_COUNTER } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { hexOf } from '../places.js';
import { hasEnemy, positionOf } from '../position/position.js';
import { fitsInto } from '../steps/stack-limits.js';
import type { R, Table } from '../table.js';
import { expectedGain } from './attacks.js';
import { type Judge, judgeCampaign } from './campaign/judge.js';
import { CampaignMind } from './campaign/mind.js';
import { rollsAgain } from './luck.js';
import { objectives } from './objectives.js';
import { isSecondHq } from './second-hq.js';
import { Worth } from './worth.js';

const hexIn = (option: Option) => argOf(option) as Hex;
const unitIn = (option: Option) => argOf(option) as Counter;
const moveIn = (option: Option): [Counter, Hex] => {
  const arg = argOf(option) as CounterAndHex;
  return [COUNTER_AND_HEX.factors.firstOf(arg), COUNTER_AND_HEX.factors.secondOf(arg)];
};

/** Goes where the scenario is decided, attacks where it expects a gain, and loses its cheapest steps. */
export function greedy(): Bot<Table, Facts> {
  const mind = new CampaignMind();
  return {
    name: 'greedy',
    choose(input) {
      const { machine, state, seat, options, random } = input;
      if (options.length === 1) return options[0];
      const open = machine.question(state)!;
      if (open.u.facts.scenario.data.kind !== 'training') {
        const option = mind.choose(input, open, seat as Faction);
        if (option >= 0) return option;
      }
      const judge = judgeFor(open.rule.name, input);
      return best(options, random, (option) => judge(machine.verb(open.rule, option).name, option));
    },
  };
}

/** What each question weighs; whatever is not named here is decided at random. */
function judgeFor(question: string, { machine, state, seat }: BotInput<Table, Facts>): Judge {
  const u: R = machine.read(state);
  const faction = seat as Faction;
  const { table } = u;
  if (u.facts.scenario.data.kind !== 'training') {
    const campaign = judgeCampaign(question, u, faction);
    if (campaign) return campaign;
  }
  switch (question) {
    case 'movement':
      return judgeMoves(u, faction);
    case 'support':
      return judgeSupport(u, faction);
    case 'blitz-markers': {
      const worth = new Map<Hex, number>();
      return (verb, option) => (verb === 'done' ? 0 : blitzWorth(u, faction, hexIn(option), worth));
    }
    case 'organization':
      return (verb, option) =>
        verb === 'combine' ? (isSecondHq(u, ...moveIn(option)) ? 0 : 2) : verb === 'done' ? 1 : 0;
    case 'replacements': {
      const worth = new Worth(u, faction);
      return (verb, option) => {
        if (verb === 'done') return -1000;
        if (verb !== 'place') return -500;
        const [unit, hex] = moveIn(option);
        return faceOf(u, unit).attack * 20 - worth.distance(hex) * 3;
      };
    }
    case 'contest':
      return (verb) => (verb === 'contest' ? 1 : 0);
    case 'airdrop':
      return (verb, option) => {
        if (verb === 'done') return 0;
        const [, hex] = moveIn(option);
        return objectives(u).includes(hex) ? 2 : hasEnemy(faction, hex, positionOf(u)) ? 1 : -1;
      };
    case 'combat': {
      const blitz = u.findFrame(combat)?.blitz === true;
      return (verb, option) => {
        if (verb === 'done') return 0;
        const target = hexIn(option);
        const attackers = attackersOf(u, target, faction, blitz);
        return expectedGain(u, {
          target,
          attackers,
          attackersHq: NO_COUNTER,
          defendersHq: NO_COUNTER,
          blitz,
        });
      };
    }
    case 'muster':
      return judgeMuster(u, faction);
    case 'defend':
      return (verb) => (verb === 'support' ? 1 : 0);
    case 'repulsed':
    case 'exchanging':
    case 'shaken':
      return (verb) => (verb === 'retreat' ? 1 : 0);
    case 'withdraw': {
      const worth = new Worth(u, faction);
      const target = u.findFrame(battle)?.target ?? (-1 as Hex);
      const stays = objectives(u).includes(target);
      const force = u.findFrame(withdraw)?.units ?? [];
      return (verb, option) => {
        if (verb === 'stand') return stays ? 100 : -1000;
        if (verb === 'split') return -500;
        const hex = hexIn(option);
        const isFull = force.some((unit) => fitsInto(u, hex, faction, unit, stepsOf(u, unit)) !== null);
        return -worth.distance(hex) - (isFull ? 20 : 0);
      };
    }
    case 'lose':
    case 'overstacked':
      return (_, option) => {
        const { attack, defense, steps } = faceOf(u, unitIn(option));
        return (
          steps * 2 - attack - defense - (IS_ARMOR[unitIn(option)] ? 3 : 0) - (IS_HQ[unitIn(option)] ? 5 : 0)
        );
      };
    case 'advance':
      return (verb, option) => {
        if (verb === 'done') return 0;
        const target = u.findFrame(battle)?.target ?? (-1 as Hex);
        const { defense, steps } = faceOf(u, unitIn(option));
        if (fitsInto(u, target, faction, unitIn(option), steps) !== null) return -1;
        const inside = positionOf(u).units[faction][target] > 0;
        return inside && !IS_ARMOR[unitIn(option)] ? -1 : defense;
      };
    case 'exploitation': {
      const worth = new Worth(u, faction);
      return (verb, option) => {
        if (verb === 'done') return 0;
        const [unit, hex] = moveIn(option);
        const here = hexOf(table.place[unit]);
        const leaves = objectives(u).includes(here) && positionOf(u).units[faction][here] === 1;
        return leaves ? -1 : worth.of(unit, hex, here) - worth.of(unit, here, here);
      };
    }
    case 'declare-war':
    case 'political-target':
      return (verb) => (faction === AXIS ? (verb === 'pass' ? 0 : 1) : verb === 'pass' ? 1 : 0);
    case 'case-yellow-country':
    case 'free-influence':
    case 'reactivate':
    case 'france-rises':
      return (verb) => (verb === 'pass' || verb === 'done' ? 0 : 1);
    case 'mandated-offensive':
      return (verb) => (verb === 'refuse' ? 0 : 1);
    case 'luck': {
      const again = rollsAgain(u, faction);
      return (verb) => ((verb === 'roll-again') === again ? 1 : 0);
    }
    case 'upkeep':
      return (verb) => (verb === 'maintain' ? 1 : 0);
    default:
      return (verb) => (verb === 'pass' || verb === 'done' ? 0.5 : 1);
  }
}

/** How much a move improves the place of a unit; being done is worth a little. */
function judgeMoves(u: R, faction: Faction): Judge {
  const worth = new Worth(u, faction);
  const now = new Map<Counter, number>();
  return (verb, option) => {
    if (verb === 'done' || verb === 'halt') return 1;
    if (verb !== 'move' && verb !== 'overrun') return -100;
    const [unit, hex] = moveIn(option);
    const here = hexOf(u.table.place[unit]);
    const before = now.get(unit) ?? worth.of(unit, here, here);
    now.set(unit, before);
    if (verb === 'overrun') return 20;
    // The last unit in a hex that decides the scenario stays there.
    if (objectives(u).includes(here) && positionOf(u).units[faction][here] === 1) return -50;
    return worth.of(unit, hex, here) - before;
  };
}

/** Air Forces go where enemies can be attacked; convoys to sea; everything else waits. */
function judgeSupport(u: R, faction: Faction): Judge {
  return (verb, option) => {
    if (verb === 'done') return 0;
    if (verb === 'supply-convoy') return 1;
    if (verb !== 'place') return -1;
    const [, hex] = moveIn(option);
    const position = positionOf(u);
    let sum = 0;
    for (let side = 0; side < 6; side++) {
      const next = SHEET.neighbour(hex, side);
      if (next < 0) continue;
      if (hasEnemy(faction, next, position)) sum += objectives(u).includes(next) ? 3 : 1;
    }
    if (hasEnemy(faction, hex, position)) sum += 1;
    return sum > 0 ? sum : -1;
  };
}

/** Attack factors within two hexes, if enemies are near. */
function blitzWorth(u: R, faction: Faction, hex: Hex, known: Map<Hex, number>): number {
  const before = known.get(hex);
  if (before !== undefined) return before;
  const { ground, units } = positionOf(u);
  let [strength, enemies] = [0, 0];
  for (let other = 0 as Hex; other < SHEET.size; other++) {
    if (!SHEET.isOnMap[other] || ground[other].length === 0) continue;
    const distance = SHEET.grid.distance(hex, other);
    if (distance <= 2 && units[faction][other] > 0)
      for (const unit of ground[other]) strength += faceOf(u, unit).attack * (IS_ARMOR[unit] ? 1.5 : 1);
    else if (distance <= 3 && hasEnemy(faction, other, positionOf(u))) enemies++;
  }
  const worth = enemies > 0 ? strength : 0;
  known.set(hex, worth);
  return worth;
}

/** Everybody who can attacks, with an HQ if there is one. */
function judgeMuster(u: R, faction: Faction): Judge {
  const draft = u.findFrame(muster)!;
  const hqs = supportersOf(u, draft.target, faction, draft.attackers, draft.blitz);
  return (verb, option) => {
    if (verb === 'declare') return hqs.length > 0 && draft.hq < 0 ? 0.1 : 0.2;
    if (verb === 'support') return 0.5;
    return 1 + faceOf(u, unitIn(option)).attack - stepsOf(u, unitIn(option)) * 0.1;
  };
}

/** The best option; ties are broken at random. */
function best(options: readonly Option[], random: Generator, wanted: (option: Option) => number): Option {
  let found: Option[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = wanted(option);
    if (value > highest) [highest, found] = [value, [option]];
    else if (value === highest) found.push(option);
  }
  return found[below(random, found.length)];
}
