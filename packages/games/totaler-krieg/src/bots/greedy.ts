import { argOf, type BotInput, below, type Generator, type Option, type SeeingBot } from '@sandtable/kernel';
import { IS_ARMOR, IS_HQ } from '../counters/counters.js';
import { faceOf } from '../counters/units.js';
import { COUNTER_AND_HEX, type CounterAndHex, type Facts } from '../facts.js';
import type { Counter, Faction } from '../ids.js';
import { hasEnemy, positionOf } from '../position/position.js';
import type { R, Table } from '../table.js';
import { type Judge, judgeCampaign } from './campaign/judge.js';
import { CampaignMind } from './campaign/mind.js';
import { rollsAgain } from './luck.js';
import { objectives } from './objectives.js';
import { isToBeLeft, judgePole, trainingChoice } from './training.js';

const unitIn = (option: Option) => argOf(option) as Counter;

/** Plans the war on the ground, a phase at a time, attacks where it expects a gain, and loses its cheapest steps. */
export function greedy(): SeeingBot<Table, Facts> {
  const mind = new CampaignMind();
  return {
    name: 'greedy',
    choose(input) {
      const { machine, state, seat, options, random } = input;
      if (options.length === 1) return options[0];
      const open = machine.question(state)!;
      const known = trainingChoice(machine, state, open, seat as Faction);
      if (known >= 0) return known;
      const pole = judgePole(open, seat as Faction);
      const planned = pole ? -1 : mind.choose(input, open, seat as Faction);
      if (planned >= 0) return planned;
      const judge = pole ?? judgeFor(open.rule.name, input);
      return best(options, random, (option) => {
        const verb = machine.verb(open.rule, option).name;
        return isToBeLeft(open.u, verb, option) ? Number.NEGATIVE_INFINITY : judge(verb, option);
      });
    },
  };
}

/** What each question weighs; whatever is not named here is decided at random. */
function judgeFor(question: string, { machine, state, seat }: BotInput<Table, Facts>): Judge {
  const u: R = machine.read(state);
  const faction = seat as Faction;
  const campaign = judgeCampaign(question, u, faction);
  if (campaign) return campaign;
  switch (question) {
    case 'contest':
      return (verb) => (verb === 'contest' ? 1 : 0);
    case 'airdrop':
      return (verb, option) => {
        if (verb === 'done') return 0;
        const hex = COUNTER_AND_HEX.factors.secondOf(argOf(option) as CounterAndHex);
        return objectives(u).includes(hex) ? 2 : hasEnemy(faction, hex, positionOf(u)) ? 1 : -1;
      };
    case 'lose':
    case 'overstacked':
      return (_, option) => {
        const { attack, defense, steps } = faceOf(u, unitIn(option));
        return (
          steps * 2 - attack - defense - (IS_ARMOR[unitIn(option)] ? 3 : 0) - (IS_HQ[unitIn(option)] ? 5 : 0)
        );
      };
    case 'reactivate':
    case 'france-rises':
      return (verb) => (verb === 'pass' || verb === 'done' ? 0 : 1);
    case 'mandated-offensive':
      return (verb) => (verb === 'refuse' ? 0 : 1);
    case 'luck': {
      const again = rollsAgain(u, faction);
      return (verb) => ((verb === 'roll-again') === again ? 1 : 0);
    }
    default:
      return (verb) => (verb === 'pass' || verb === 'done' ? 0.5 : 1);
  }
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
