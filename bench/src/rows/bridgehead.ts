import { bridgehead, type Facts, type Table } from '@sandtable/bridgehead';
import {
  clone,
  diff,
  type Generator,
  Machine,
  pickOption,
  preview,
  type State,
  seedGenerator,
  spellOption,
  subjectGroups,
  view,
} from '@sandtable/kernel';
import { micros, rates } from '../clock.js';
import type { Effort, Row, Subject } from '../row.js';

/** The hex-and-counter example: 580 units on a map of 2,805 hexes. */
export const bridgeheadRows: Subject = {
  name: 'bridgehead on its large map',
  async measure(effort) {
    const bench = new LargeMap();
    return {
      rows: [
        {
          name: 'bridgehead: view of the large map',
          value: bench.viewSize(),
          unit: 'bytes',
          bar: { atMost: 120_000 },
        },
        {
          name: 'bridgehead: what a move changes in it',
          value: bench.changeSize(),
          unit: 'bytes',
          bar: { atMost: 4000 },
        },
        await bench.movesOfOneUnit(effort),
        await bench.previewOfMove(effort),
        await bench.randomChoices(effort),
      ],
    };
  },
};

const UNITS = 32;
/** The number of moves whose patches are measured: the largest counts. */
const MOVES = 50;

class LargeMap {
  private readonly machine = new Machine<Table, Facts>(bridgehead, { scenario: 'front' });
  private readonly start = this.machine.setup('bench');

  viewSize(): number {
    return bytes(view(this.machine, this.start, 0));
  }

  changeSize(): number {
    const { machine } = this;
    const state = clone(this.start);
    const random = seedGenerator('bench');
    let largest = 0;
    for (let move = 0; move < MOVES; move++) {
      const before = view(machine, state, 0);
      machine.choose(state, 0, aMove(machine, state, random));
      largest = Math.max(largest, bytes(diff(before, view(machine, state, 0))));
    }
    return largest;
  }

  /** Armour with its full reach: the request made when a player touches a counter. */
  async movesOfOneUnit(effort: Effort): Promise<Row> {
    const { machine, start } = this;
    const open = machine.question(start)!;
    const verb = open.rule.verbs.find(({ name }) => name === 'move')!;
    const { units } = machine.facts;
    const armour = units.flatMap(({ id, side }, unit) => (side === 0 && id.includes('armour') ? [unit] : []));
    let found = 0;
    const value = await micros(() => {
      for (let i = 0; i < UNITS; i++) {
        const unit = armour[i % armour.length];
        if (start.table.hex[unit] < 0) continue;
        verb.bySubject!.targets(open.u, open.frame, unit, 0, () => found++);
      }
      return UNITS;
    }, effort);
    if (found === 0) throw new Error('nothing was measured');
    return { name: 'bridgehead: moves of one unit', value, unit: 'µs', bar: { atMost: 200 } };
  }

  async previewOfMove(effort: Effort): Promise<Row> {
    const { machine, start } = this;
    const random = seedGenerator('bench');
    const { text } = spellOption(machine, start, 0, aMove(machine, start, random));
    const value = await micros(() => {
      preview(machine, start, 0, text, random);
      return 1;
    }, effort);
    return { name: 'bridgehead: preview of a move', value: value / 1000, unit: 'ms', bar: { atMost: 5 } };
  }

  async randomChoices(effort: Effort): Promise<Row> {
    const { machine } = this;
    const random = seedGenerator('bench');
    let state = clone(this.start);
    const work = () => {
      const seat = machine.nextSeat(state);
      if (seat < 0) state = clone(this.start);
      else machine.choose(state, seat, pickOption(machine, state, seat, random));
      return 1;
    };
    const [value] = await rates([work], effort);
    return {
      name: 'bridgehead: random choices on the large map',
      value,
      unit: 'choices/s',
      bar: { atLeast: 2000 },
    };
  }
}

/** A random move, not the end of the phase. */
function aMove(machine: Machine<Table, Facts>, state: State<Table>, random: Generator): number {
  const open = machine.question(state)!;
  if (subjectGroups(open, 0).length === 0) throw new Error('nothing can move');
  for (;;) {
    const option = pickOption(machine, state, 0, random);
    if (machine.verb(open.rule, option).name === 'move') return option;
  }
}

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
