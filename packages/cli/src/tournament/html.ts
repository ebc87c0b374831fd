import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type AnyGame, formatOptions } from '@sandtable/kernel';
import { percent, whole } from '../statistics/words.js';
import type { TournamentReport } from './report.js';
import { describeTournament } from './words.js';

/** The report as one page that needs nothing else: Chart.js, the figures and the charts are all in it. */
export function toHtml(game: AnyGame, report: TournamentReport): string {
  const title = `${game.title}: ${report.bots.map(({ name }) => name).join(', ')}`;
  // The package exports no name for the build that a page can use as it is; it lies beside its main file.
  const main = createRequire(import.meta.url).resolve('chart.js');
  const chartJs = readFileSync(join(dirname(main), 'chart.umd.min.js'), 'utf8');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1>
<p>${whole(report.games)} games, seed <code>${escapeHtml(report.seed)}</code>${optionsOf(report)}. Every game follows from the
seed and its number; only the times do not.${report.complete ? '' : ' <strong>The tournament was stopped before its end.</strong>'}</p>
<div class="charts">
<figure><figcaption>Rating in Elo points, with 95 % intervals</figcaption><canvas id="ratings"></canvas></figure>
<figure><figcaption>Wins against the others by side, in %</figcaption><canvas id="sides"></canvas></figure>
<figure><figcaption>Who wins when a bot plays itself, in %</figcaption><canvas id="self"></canvas></figure>
<figure><figcaption>What ended the games</figcaption><canvas id="endings"></canvas></figure>
</div>
<h2>Pairs</h2>
${pairTable(game, report)}
<h2>Times and openings</h2>
${botTable(game, report)}
<h2>In words</h2>
<pre>${escapeHtml(describeTournament(game, report))}</pre>
<script>${chartJs.replaceAll('</script', '<\\/script').replace(/\/\/# sourceMappingURL=.*/, '')}</script>
<script>
const report = ${inScript(report)};
const sideNames = ${inScript(game.sides.map(({ id, name }) => ({ id, name })))};
${DRAW}
</script>
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr)); gap: 1.5rem; }
figure { margin: 0; min-width: 0; }
figcaption { font-weight: 600; }
table { border-collapse: collapse; margin: 0.5rem 0 1.5rem; }
th, td { padding: 0.25rem 0.75rem; text-align: right; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
th:first-child, td:first-child { text-align: left; }
pre { overflow-x: auto; }
`;

/** Runs in the page. */
const DRAW = `
const dark = matchMedia('(prefers-color-scheme: dark)').matches;
Chart.defaults.color = dark ? '#ddd' : '#333';
Chart.defaults.borderColor = dark ? '#444' : '#ddd';
Chart.defaults.animation = false;
const colours = ['#3d6ea5', '#c2703d', '#5f8f4e', '#8a5f9e'];
const bots = [...report.bots].sort((a, b) => b.rating - a.rating);
const names = bots.map(({ name }) => name);
const bars = (id, datasets, labels, options = {}) =>
  new Chart(document.getElementById(id), { type: 'bar', data: { labels, datasets }, options });
bars('ratings', [
  { label: '95 % interval', data: bots.map(({ low, high }) => [low, high]), backgroundColor: colours[0] + '66' },
  { type: 'line', label: 'rating', data: bots.map(({ rating }) => rating), showLine: false, pointRadius: 5, backgroundColor: colours[1] },
], names);
const percent = { scales: { y: { min: 0, max: 100 } } };
const bySide = (of) => sideNames.map(({ id, name }, i) =>
  ({ label: name, data: bots.map((bot) => 100 * of(bot)[id].rate), backgroundColor: colours[i % colours.length] }));
bars('sides', bySide((bot) => bot.bySide), names, percent);
bars('self', bySide((bot) => bot.selfPlay), names, percent);
bars('endings', sideNames.map(({ id, name }, i) =>
  ({ label: name + ' wins', data: report.endings.map(({ wins }) => wins[id]), backgroundColor: colours[i % colours.length] })),
  report.endings.map(({ why }) => why), { indexAxis: 'y', scales: { x: { stacked: true }, y: { stacked: true } } });
`;

function pairTable(game: AnyGame, { pairs }: TournamentReport): string {
  const head = [
    'first',
    'second',
    'games',
    'draws',
    'first wins',
    ...game.sides.map(({ name }) => `as ${name}`),
  ];
  const rows = pairs.map(({ bots, games, draws, winRate, bySide }) => [
    bots[0],
    bots[1],
    whole(games),
    whole(draws),
    `${percent(winRate.rate)} % (${percent(winRate.low)} to ${percent(winRate.high)})`,
    ...game.sides.map(({ id }) => `${percent(bySide[id].rate)} %`),
  ]);
  return table(head, rows);
}

function botTable(game: AnyGame, { bots }: TournamentReport): string {
  const head = ['bot', 'ms p50', 'ms p99', ...game.sides.map(({ name }) => `openings as ${name}`)];
  const rows = bots.map(({ name, ms, openings }) => [
    name,
    ms.p50.toFixed(2),
    ms.p99.toFixed(1),
    ...game.sides.map(({ id }) => `${openings[id].different} in ${openings[id].games} games`),
  ]);
  return table(head, rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<table>${line(head, 'th')}${rows.map((row) => line(row, 'td')).join('')}</table>`;
}

function optionsOf({ options }: TournamentReport): string {
  const text = formatOptions(options);
  return text === '' ? '' : `, options <code>${escapeHtml(text)}</code>`;
}

/** JSON that cannot end the script it stands in. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
