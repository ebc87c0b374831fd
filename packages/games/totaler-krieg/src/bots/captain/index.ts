import type { Bot, BotMaker } from '@sandtable/kernel';
import type { Facts } from '../../facts.js';
import type { Table } from '../../table.js';
import { greedy } from '../greedy.js';
import { barbarossa } from './barbarossa/barbarossa.js';
import { fallOfFrance } from './france/fall-of-france.js';
import { caseWhite } from './white/case-white.js';

type Maker = BotMaker<Table, Facts>;

/** The captains by scenario, each with what it knows of that war. */
const CAPTAINS: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ['case-white', caseWhite],
  ['barbarossa', barbarossa],
  ['fall-of-france', fallOfFrance],
]);

/** The strong bot. Where no captain knows the scenario, it plays like the greedy bot. */
export const captain: Maker = (machine): Bot<Table, Facts> => {
  const make = CAPTAINS.get(machine.facts.scenario.data.id) ?? greedy;
  return { ...make(machine), name: 'captain' };
};
