import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { bridgehead, type Facts, type Table } from '@sandtable/bridgehead';
import {
  below,
  type GameOptions,
  Machine,
  Match,
  parseJournal,
  pickOption,
  printJournal,
  seedGenerator,
  Timeline,
} from '@sandtable/kernel';
import { type Effort, FULL, type Subject } from '../row.js';

// Games as long as the longest: hundreds of units and some 40,000 choices. They measure not the speed of play but the
// cost of length.

const OPTIONS = { scenario: 'campaign' };
/** The whole campaign in a full run; otherwise enough to show that it runs. */
const choicesFor = ({ millis }: Effort) => (millis >= FULL.millis ? 50_000 : 400);
/** How many positions are requested, at random and then stepping backwards. */
const REQUESTS = 200;

/** Browsing: the memory used, and the time to reach any position. */
const longReplay: Subject = {
  name: 'looking back through a campaign of bridgehead',
  async measure(effort) {
    const text = played(choicesFor(effort));
    const before = heap();
    const timeline = Timeline.of<Table, Facts>(bridgehead, parseJournal(text));
    const memory = heap() - before;
    const random = seedGenerator('looks');
    const times: number[] = [];
    const look = (at: number) => times.push(processorTime(() => timeline.at(at)));
    for (let i = 0; i < REQUESTS; i++) look(below(random, timeline.length + 1));
    for (let i = 0; i < REQUESTS; i++) look(timeline.length - 1 - i);
    return {
      rows: [
        { name: 'a long game: choices looked through', value: timeline.length, unit: 'choices' },
        {
          name: 'a long game: memory to look back',
          value: Math.max(memory, 1) / 1e6,
          unit: 'MB',
          bar: { atMost: 60 },
        },
        {
          name: 'a long game: slowest of 400 positions',
          value: Math.max(...times),
          unit: 'ms',
          bar: { atMost: 50 },
        },
      ],
    };
  },
};

/** The table of such a game on a server: loaded and shown to a viewer. */
const longTable = (game: string, options: GameOptions, bot: string, called: string): Subject => ({
  name: `the table of a campaign of ${game}`,
  async measure(effort) {
    // Imported only here: the other subjects need no server.
    const { measureLongTable } = await import('@sandtable/server/long-table');
    const { choices, load, take, whole, kept } = await measureLongTable({
      game,
      options,
      bot,
      most: choicesFor(effort),
    });
    return {
      rows: [
        { name: `${called}: choices made at it`, value: choices, unit: 'choices' },
        { name: `${called}: read and shown`, value: load, unit: 'ms', bar: { atMost: 300 } },
        { name: `${called}: all that happened, read`, value: whole, unit: 'ms' },
        { name: `${called}: a snapshot is taken`, value: take, unit: 'ms' },
        { name: `${called}: kept besides its events`, value: kept, unit: 'bytes' },
      ],
    };
  },
});

export const longGames: readonly Subject[] = [
  longReplay,
  longTable('bridgehead', OPTIONS, 'random', 'a long table'),
  // Random players end the war of 1939 in its first year; greedy ones in 1945.
  longTable('totaler-krieg', { scenario: '1939' }, 'greedy', 'a table from 1939 to 1945'),
];

function played(most: number): string {
  const machine = new Machine<Table, Facts>(bridgehead, OPTIONS);
  const match = Match.open(machine, 'a long game');
  const random = seedGenerator('a long game');
  for (let seat = machine.nextSeat(match.state); seat >= 0; seat = machine.nextSeat(match.state)) {
    match.chooseOption(seat, pickOption(machine, match.state, seat, random));
    if (match.state.count >= most && !machine.continues(match.state, seat)) break;
  }
  return printJournal(match.journal());
}

/** Heap size after garbage collection. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let i = 0; i < 3; i++) collect();
  return process.memoryUsage().heapUsed;
}

function processorTime(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
