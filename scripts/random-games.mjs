// `npm run random-games`: many random games of Totaler Krieg, every position checked (docs/architecture.md).
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode, root } from './lib/root.mjs';

const SHORT = ['case-white', 'barbarossa', 'fall-of-france'];
const CAMPAIGNS = [
  ...['fire-in-the-east', 'great-crusade', '1937', '1938', '1939', '1940'],
  ...['1941a', '1941b', '1942', '1943', '1944', '1945'],
];
/** Games of one process: what is lost if it is stopped. */
const AT_ONCE = { short: 100, campaign: 5 };
const TEST = 'packages/games/totaler-krieg/src/random-games.test.ts';

ensureNode();
ensureInstall();
const { values } = parseArgs({
  options: {
    short: { type: 'string', default: '2000' },
    campaigns: { type: 'string', default: '200' },
    scenarios: { type: 'string', default: [...SHORT, ...CAMPAIGNS].join(',') },
    options: { type: 'string', default: '' },
    minutes: { type: 'string', default: '0' },
    to: { type: 'string', default: 'random-games.jsonl' },
  },
});
const until = Number(values.minutes) > 0 ? Date.now() + Number(values.minutes) * 60_000 : Infinity;

/** What earlier runs with the same options have played: the games of each scenario are played from 0 on. */
const earlier = existsSync(values.to)
  ? readFileSync(values.to, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .filter(({ options }) => options === values.options)
  : [];
const played = new Map();
for (const { scenario, first, games } of earlier)
  played.set(scenario, Math.max(played.get(scenario) ?? 0, first + games));

/** Plays some games in a process of its own; null if a game broke down, which is then told. */
function play(scenario, first, games) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', TEST],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      env: {
        ...process.env,
        NO_COLOR: '1',
        SANDTABLE_RANDOM_GAMES: String(games),
        SANDTABLE_RANDOM_FIRST: String(first),
        SANDTABLE_RANDOM_SCENARIOS: scenario,
        SANDTABLE_RANDOM_OPTIONS: values.options,
      },
    },
  );
  const told = /^random games (\{.*\})$/m.exec(stdout);
  if (status === 0 && told) return JSON.parse(told[1]);
  console.error(stdout + stderr);
  return null;
}

let broken = 0;
for (const scenario of values.scenarios.split(',')) {
  const isShort = SHORT.includes(scenario);
  const wanted = Number(isShort ? values.short : values.campaigns);
  let first = played.get(scenario) ?? 0;
  while (first < wanted && Date.now() < until) {
    const games = Math.min(wanted - first, isShort ? AT_ONCE.short : AT_ONCE.campaign);
    const result = play(scenario, first, games);
    // A game that breaks down is told with its seed and its last choices; the others are played nevertheless.
    if (result === null) broken++;
    else {
      appendFileSync(values.to, `${JSON.stringify({ ...result, options: values.options })}\n`);
      const wins = Object.entries(result.wins).map(([side, count]) => `${side} ${count}`);
      console.log(
        `${scenario}/${first} to ${scenario}/${first + games - 1}: ${result.choices} choices, won by ${wins.join(', ')}`,
      );
    }
    first += games;
  }
}
if (broken > 0) console.error(`${broken} of the runs broke down`);
process.exit(broken > 0 ? 1 : 0);
