import type { Bot, BotInput, Option } from '@sandtable/kernel';
import type { Facts } from '../../../facts.js';
import { AXIS } from '../../../ids.js';
import type { Table } from '../../../table.js';
import { greedy } from '../../greedy.js';
import type { M } from '../playout.js';
import { axisChoice } from './axis.js';
import { westernChoice } from './western.js';

/** Plays The Fall of France. Where it has no opinion of its own it does what the greedy bot would do. */
export function fallOfFrance(machine: M): Bot<Table, Facts> {
  const usual = greedy();
  return {
    name: 'captain',
    choose(sight: BotInput<Table, Facts>): Option {
      const { state, seat, options } = sight;
      if (options.length === 1) return options[0];
      const open = machine.question(state)!;
      const wanted = seat === AXIS ? axisChoice(machine, state, open) : westernChoice(machine, open);
      return options.includes(wanted) ? wanted : usual.choose(sight);
    },
  };
}
