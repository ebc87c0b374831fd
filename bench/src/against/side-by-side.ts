import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { BenchResult, Verdict } from '../bench.js';
import { isWarm, median } from '../clock.js';
import { thisMachine } from '../machine.js';
import { type Effort, FULL, isMet, QUICK } from '../row.js';
import { type Checkout, checkoutOf, HERE } from './checkout.js';
import type { Played, PlayOrders } from './play-orders.js';

/** A game by which two checkouts are compared, each in a process of its own. */
type Compared = PlayOrders['game'] & {
  id: string;
  key: string;
  /** A game takes seconds: not in a quick run. */
  long?: true;
};

const GAMES: readonly Compared[] = [
  { id: 'qmg-ww2', key: 'qmgWw2', folder: 'games/qmg-ww2', name: 'qmgWw2' },
  { id: 'east-front', key: 'eastFront', folder: 'games/east-front', name: 'eastFront' },
  {
    id: 'totaler-krieg, barbarossa',
    key: 'totalerKriegBarbarossa',
    folder: 'games/totaler-krieg',
    name: 'totalerKrieg',
    options: { scenario: 'barbarossa' },
    long: true,
  },
  {
    id: 'totaler-krieg from 1939',
    key: 'totalerKrieg1939',
    folder: 'games/totaler-krieg',
    name: 'totalerKrieg',
    options: { scenario: '1939' },
    long: true,
  },
];

/** Tolerance for noise: from this ratio on, a checkout counts as fast as before. */
const AS_FAST = 0.95;
/** JIT compilation varies between runs: each process is started this many times. */
const STARTS = 3;

/**
 * Random play here and in another checkout, in turns on the same machine, so that the ratio depends neither on its
 * speed nor on its load.
 */
export async function runAgainst(
  folderOrCommit: string,
  quick: boolean,
  announce: (subject: string) => void,
): Promise<BenchResult> {
  announce(`nothing yet: ${folderOrCommit} is being built`);
  const other = checkoutOf(folderOrCommit);
  try {
    return await compare(other, quick, announce);
  } finally {
    other.remove();
  }
}

async function compare(
  other: Checkout,
  quick: boolean,
  announce: (subject: string) => void,
): Promise<BenchResult> {
  const effort = quick ? QUICK : FULL;
  const machine = thisMachine();
  const rows: BenchResult['rows'] = [];
  const ratios: Record<string, number> = {};
  const bars: Verdict[] = [];
  for (const { id, key, long, ...game } of GAMES) {
    if (quick && long) continue;
    announce(`${id} here and in ${other.name}`);
    const here: Played[] = [];
    const there: Played[] = [];
    for (let start = 0; start < (quick ? 1 : STARTS); start++) {
      const [ours, theirs] = await inTurns([HERE, other.root], game, effort);
      here.push(...ours);
      there.push(...theirs);
    }
    for (const [unit, rate] of [
      ['decisions/s', decisionRate],
      ['games/s', ({ games, micros }: Played) => (games * 1e6) / micros],
    ] as const) {
      const what = unit === 'games/s' ? 'games' : 'play';
      rows.push(
        { name: `${id}: random ${what}`, value: median(here.map(rate)), unit },
        { name: `${id}: random ${what} in ${other.name}`, value: median(there.map(rate)), unit },
      );
      // Compared round by round, since those ran next to each other.
      const value = median(here.map((round, i) => rate(round) / rate(there[i])));
      const name = `${key}${unit === 'games/s' ? 'Games' : 'Decisions'}VsBefore`;
      ratios[name] = value;
      const bar = { atLeast: AS_FAST };
      bars.push({ name, value, unit: 'times', ...bar, met: isMet(value, bar) });
    }
  }
  return { rows, ratios, bars, machine, quick };
}

function decisionRate({ decisions, micros }: Played): number {
  return (decisions * 1e6) / micros;
}

async function inTurns(
  roots: readonly string[],
  game: PlayOrders['game'],
  effort: Effort,
): Promise<Played[][]> {
  const contestants = await Promise.all(roots.map((root) => begin({ root, game })));
  try {
    const playRounds = async (isOver: (found: readonly Played[][]) => boolean) => {
      const found: Played[][] = roots.map(() => []);
      while (!isOver(found))
        for (const [i, contestant] of contestants.entries())
          found[i].push(await tell<Played>(contestant, effort.millis));
      return found;
    };
    // As many rounds for all, until the last of them is warm.
    await playRounds(
      (found) =>
        found[0].length >= effort.warmUp || found.every((played) => isWarm(played.map(decisionRate))),
    );
    return await playRounds((found) => found[0].length >= effort.rounds);
  } finally {
    for (const contestant of contestants) contestant.kill();
  }
}

async function begin(orders: PlayOrders): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('./contestant.js', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await tell(child, orders);
  return child;
}

/** Sends a message to a contestant and waits for its answer. */
async function tell<A>(child: ChildProcess, message: PlayOrders | number): Promise<A> {
  const ended = new AbortController();
  const end = () => ended.abort(new Error('a contestant ended before the race'));
  child.once('exit', end);
  child.send(message);
  try {
    const [answer] = await once(child, 'message', { signal: ended.signal });
    return answer as A;
  } finally {
    child.off('exit', end);
  }
}
