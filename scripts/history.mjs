// `npm run history`: plays the history of Totaler Krieg from every start to V-E Day, compares each later set-up with the
// games that led to its date, and writes docs/totaler-krieg-history-results.md.
//   npm run history -- --seeds 1,2,3   other games
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode, root } from './lib/root.mjs';
import { say } from './lib/say.mjs';

const PAGE = 'docs/totaler-krieg-history-results.md';

/** One line for each start: how far history went, and what was refused. */
function wholeGames({ HistoricalGame, STARTS }, seeds) {
  const lines = [
    '| start | seed | end | choices | winner | cards of history refused |',
    '| --- | --- | --- | ---: | --- | --- |',
  ];
  for (const start of STARTS)
    for (const seed of seeds) {
      const game = new HistoricalGame(start, seed);
      while (game.playOn());
      const refused = game.departures.map(({ turn, card, why }) => `${card} for ${turn}: ${why.join('; ')}`);
      const winner = ['Axis', 'Allies'][game.state.outcome?.winner ?? -1] ?? 'nobody';
      say(`${start}, seed ${seed}: to ${game.turn}, ${refused.length} refused`);
      lines.push(
        `| ${start} | ${seed} | ${game.turn} | ${game.choices} | ${winner} | ${refused.join('<br>') || 'none'} |`,
      );
    }
  return lines;
}

/** The page with the results of these seeds. */
export function historyPage(history, seeds) {
  const { compare, comparisonText, STARTS } = history;
  const pages = STARTS.slice(1).map((to, i) => comparisonText(compare(STARTS[i], to, seeds)));
  return [
    '# Totaler Krieg: history and set-ups, results',
    '',
    `Written by \`npm run history -- --seeds ${seeds.join(',')}\`; [what it means](totaler-krieg-history.md).`,
    '',
    '## History from every start',
    '',
    ...wholeGames(history, seeds),
    '',
    ...pages,
  ].join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureNode();
  ensureInstall();
  const code = ensureBuild();
  if (code !== 0) process.exit(code);
  const at = process.argv.indexOf('--seeds');
  const seeds = at < 0 ? ['1'] : process.argv[at + 1].split(',');
  const text = historyPage(await import('@sandtable/totaler-krieg/history'), seeds);
  writeFileSync(join(root, PAGE), text);
  say(`${PAGE}: written`);
}
