import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { readSeating } from '@sandtable/bots';
import { totalerKrieg } from '@sandtable/totaler-krieg';
import { bots } from '@sandtable/totaler-krieg/bots';
import type { GameLine } from './game-line.js';
import { CampaignPlayer } from './play.js';
import { reportOn } from './report.js';

const { values } = parseArgs({
  options: {
    start: { type: 'string', default: '1939' },
    bots: { type: 'string', default: 'greedy' },
    games: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'war' },
    minutes: { type: 'string', default: '60' },
    until: { type: 'string' },
    to: { type: 'string' },
  },
});

const plan = {
  start: values.start,
  bots: readSeating(totalerKrieg, values.bots, bots, { scenario: values.start }),
  commit: commitNow(),
};
const games = wholeNumber('games');
const until = performance.now() + wholeNumber('minutes') * 60_000;
const written = values.to !== undefined && existsSync(values.to) ? readGames(values.to) : [];
const player = new CampaignPlayer(plan, values.until ?? null);
const lines: GameLine[] = [];
for (let game = 1; game <= games; game++) {
  const seed = `${values.seed}/${game}`;
  const known = written.find((line) => line.seed === seed && isOfPlan(line));
  if (!known && performance.now() > until) break;
  const line = known ?? player.play(seed);
  lines.push(line);
  if (known) continue;
  if (values.to !== undefined && values.until === undefined) write(values.to, line);
  process.stderr.write(`${seed} ${line.end} ${JSON.stringify(line.milestones)} vp ${line.vp}\n`);
}
if (lines.length > 0) process.stdout.write(reportOn(lines));

function wholeNumber(name: 'games' | 'minutes'): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a whole number above zero`);
  return number;
}

/** A game that was played before counts again only if the same bots of the same code played it. */
function isOfPlan(line: GameLine): boolean {
  return line.start === plan.start && line.commit === plan.commit && line.bots.join() === plan.bots.join();
}

function readGames(path: string): GameLine[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as GameLine);
}

function write(path: string, line: GameLine): void {
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, `${JSON.stringify(line)}\n`);
}

/** The commit of the checkout, with a star if tracked files were changed since. */
function commitNow(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
    return git('rev-parse', '--short', 'HEAD') + (changed ? '*' : '');
  } catch {
    return '';
  }
}
