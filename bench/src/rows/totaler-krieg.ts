import { clone, Machine, pickOption, type State, seedGenerator } from '@sandtable/kernel';
import { reachOf, suppliedNow, totalerKrieg } from '@sandtable/totaler-krieg';
import { micros, rates } from '../clock.js';
import type { Effort, Row, Subject } from '../row.js';

type Table = ReturnType<typeof totalerKrieg.table>;
type Facts = ReturnType<typeof totalerKrieg.facts>;

/** A hundred units and more on a map of 2,800 hexes; every move needs supply and Zones of Control. */
export const totalerKriegRows: Subject = {
  name: 'totaler-krieg, its three training scenarios and a campaign',
  async measure(effort) {
    const bench = new Barbarossa();
    return {
      rows: [
        await bench.movesOfOneUnit(effort),
        await bench.supplyOfTheMap(effort),
        await randomChoices('barbarossa', effort),
        await randomChoices('case-white', effort),
        await randomChoices('fall-of-france', effort),
        await randomChoices('1939', effort),
      ],
    };
  },
};

class Barbarossa {
  private readonly machine = new Machine<Table, Facts>(totalerKrieg, { scenario: 'barbarossa' });
  private readonly start = atMovement(this.machine);

  /** Where each unit that can move could go. */
  async movesOfOneUnit(effort: Effort): Promise<Row> {
    const { u, frame, rule } = this.machine.question(this.start)!;
    const { subjects } = rule.verbs.find(({ name }) => name === 'move')!.bySubject!;
    const units: Parameters<typeof reachOf>[1][] = [];
    subjects(u, frame, this.machine.nextSeat(this.start), (unit) =>
      units.push(unit as (typeof units)[number]),
    );
    let found = 0;
    const value = await micros(() => {
      for (const unit of units) found += reachOf(u, unit).hexes.length;
      return units.length;
    }, effort);
    if (found === 0) throw new Error('nothing was measured');
    return { name: 'totaler-krieg: moves of one unit', value, unit: 'µs', bar: { atMost: 200 } };
  }

  async supplyOfTheMap(effort: Effort): Promise<Row> {
    const u = this.machine.read(this.start);
    const value = await micros(() => {
      if (suppliedNow(u) === 0) throw new Error('nothing was measured');
      return 1;
    }, effort);
    return {
      name: 'totaler-krieg: supply of the whole map',
      value: value / 1000,
      unit: 'ms',
      bar: { atMost: 1 },
    };
  }
}

/** The first movement phase of a game by random choices. */
function atMovement(machine: Machine<Table, Facts>): State<Table> {
  const random = seedGenerator('bench');
  const state = machine.setup('bench');
  for (;;) {
    const { rule } = machine.question(state)!;
    if (rule.name === 'movement') return state;
    const seat = machine.nextSeat(state);
    machine.choose(state, seat, pickOption(machine, state, seat, random));
  }
}

async function randomChoices(scenario: string, effort: Effort): Promise<Row> {
  const machine = new Machine<Table, Facts>(totalerKrieg, { scenario });
  const random = seedGenerator('bench');
  const start = machine.setup('bench');
  let state = clone(start);
  const work = () => {
    const seat = machine.nextSeat(state);
    if (seat < 0) state = clone(start);
    else machine.choose(state, seat, pickOption(machine, state, seat, random));
    return 1;
  };
  const [value] = await rates([work], effort);
  return {
    name: `totaler-krieg: random choices in ${scenario}`,
    value,
    unit: 'choices/s',
    bar: { atLeast: 20_000 },
  };
}
