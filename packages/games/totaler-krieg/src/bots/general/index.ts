import type { Bot, BotInput, BotMaker, Pondering } from '@sandtable/kernel';
import type { Facts } from '../../facts.js';
import type { Table } from '../../table.js';
import { captain } from '../captain/index.js';
import { CaseWhiteSearch } from './case-white.js';
import { CombatSearch } from './combat-search.js';

type Sight = BotInput<Table, Facts>;

/** How many trials take about a second at a hard question, by scenario. */
const USUAL_STEPS: ReadonlyMap<string, number> = new Map([
  ['case-white', 1400],
  ['barbarossa', 120],
  ['fall-of-france', 1000],
]);

/** Searches by trials where the captain knows the scenario; elsewhere it plays like the captain. */
export const general: BotMaker<Table, Facts> = (machine): Bot<Table, Facts> => {
  const { id } = machine.facts.scenario.data;
  const plain = captain(machine);
  const usualSteps = USUAL_STEPS.get(id);
  if (plain.blind || usualSteps === undefined) return { ...plain, name: 'general' };
  const isWhite = id === 'case-white';
  const ponder = (sight: Sight): Pondering =>
    isWhite ? new CaseWhiteSearch(machine, sight) : new CombatSearch(machine, plain, sight);
  return {
    name: 'general',
    ponder,
    usualSteps,
    choose(sight) {
      if (sight.options.length === 1) return sight.options[0];
      const pondering = ponder(sight);
      for (let left = usualSteps; left > 0; left--) if (pondering.step()) break;
      return pondering.thought().option;
    },
  };
};
