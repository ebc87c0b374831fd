import type { Bot, Option } from '@sandtable/kernel';
import type { Facts } from '../../../facts.js';
import type { Faction } from '../../../ids.js';
import type { Table } from '../../../table.js';
import { greedy } from '../../greedy.js';
import type { M } from '../playout.js';
import { Asked } from './asked.js';
import { chooseAttack, chooseForce } from './attacking.js';
import { chooseDefence, chooseLoss, chooseRepulse, chooseRetreat } from './enduring.js';
import { chooseAdvance, chooseExploitation } from './following-up.js';
import { chooseMarch } from './marching.js';
import { chooseMembers, chooseOrganization, chooseReplacement } from './rebuilding.js';
import { chooseBlitz, chooseSupport } from './supporting.js';

type Answer = (asked: Asked) => Option;

const ANSWERS: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['replacements', chooseReplacement],
  ['support', chooseSupport],
  ['blitz-markers', chooseBlitz],
  ['organization', chooseOrganization],
  ['combining', chooseMembers],
  ['movement', chooseMarch],
  ['combat', chooseAttack],
  ['muster', chooseForce],
  ['advance', chooseAdvance],
  ['exploitation', chooseExploitation],
  ['defend', chooseDefence],
  ['withdraw', chooseRetreat],
  ['repulsed', chooseRepulse],
  ['exchanging', chooseRepulse],
  ['shaken', chooseRepulse],
  ['lose', chooseLoss],
  ['overstacked', chooseLoss],
]);

/** Plays Barbarossa. */
export function barbarossa(machine: M): Bot<Table, Facts> {
  const other = greedy();
  return {
    name: 'captain',
    choose(sight) {
      const { state, seat, options, notes } = sight;
      if (options.length === 1) return options[0];
      const open = machine.question(state)!;
      const answer = ANSWERS.get(open.rule.name);
      return answer ? answer(new Asked(machine, open, seat as Faction, options, notes)) : other.choose(sight);
    },
  };
}
