import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Rate } from '@sandtable/bots';
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
<p>${whole(report.games)} games, seed <code>${escapeHtml(report.seed)}</code>${optionsOf(game, report)}. Every game follows from the
seed and its number; only the times do not.${report.complete ? '' : ' <strong>The tournament was stopped before its end.</strong>'}</p>
<div class="charts">
<figure><figcaption>Rating in Elo points, with 95 % intervals</figcaption><canvas id="ratings"></canvas></figure>
<figure><figcaption>Wins against the others by side, in %</figcaption><canvas id="sides"></canvas></figure>
<figure><figcaption>Who wins when a bot plays itself, in %</figcaption><canvas id="self"></canvas></figure>
<figure><figcaption>What ended the games</figcaption><canvas id="endings"></canvas></figure>
</div>
${countedCharts(report)}
<h2>Pairs</h2>
${pairTable(game, report)}
${blunderTable(report)}
<h2>Times and openings</h2>
${botTable(game, report)}
${openingsTable(game, report)}
${cardTable(game, report)}
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
pre, details, .wide { overflow-x: auto; }
code { overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; }
.charts + .charts { margin-top: 1.5rem; }
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
if (report.blunders) {
  const keys = Object.keys(report.blunders);
  bars('blunders', bots.map((bot, i) =>
    ({ label: bot.name, data: keys.map((key) => bot.blunders?.[key] ?? 0), backgroundColor: colours[i % colours.length] })),
    keys.map((key) => key.replaceAll('-', ' ')), { indexAxis: 'y' });
  const sources = [...new Set(bots.flatMap((bot) => Object.values(bot.points ?? {}).flatMap(Object.keys)))];
  const rows = bots.flatMap((bot) => sideNames.map(({ id, name }) => ({ label: bot.name + ', ' + name, of: bot.points?.[id] ?? {} })));
  bars('points', sources.map((source, i) =>
    ({ label: source, data: rows.map(({ of }) => of[source] ?? 0), backgroundColor: colours[i % colours.length] })),
    rows.map(({ label }) => label), { indexAxis: 'y', scales: { x: { stacked: true }, y: { stacked: true } } });
}
`;

/** The charts of what a game counts, if it counts anything. */
function countedCharts({ blunders }: TournamentReport): string {
  if (!blunders) return '';
  return `<div class="charts">
<figure><figcaption>What a good player would laugh at, a game</figcaption><canvas id="blunders"></canvas></figure>
<figure><figcaption>Where the points come from, a game and side</figcaption><canvas id="points"></canvas></figure>
</div>`;
}

/** The most frequent openings of each bot. */
function openingsTable(game: AnyGame, { bots }: TournamentReport): string {
  const rows = bots.flatMap(({ name, openings }) =>
    game.sides.flatMap(({ id, name: side }) =>
      openings[id].most.map(({ text, games }) => [text, name, side, `${games} of ${openings[id].games}`]),
    ),
  );
  return `<h2>Openings</h2>
<details><summary>the most frequent of each bot and side</summary>${table(['first choices', 'bot', 'side', 'games'], rows)}</details>`;
}

/** So many cards are named. */
const CARDS = 60;

function cardTable(game: AnyGame, { cards, games }: TournamentReport): string {
  if (!cards || cards.length === 0) return '';
  const side = (id: string) => game.sides.find((one) => one.id === id)?.name ?? id;
  const rate = ({ rate, low, high }: Rate) => `${percent(rate)} % (${percent(low)} to ${percent(high)})`;
  const rows = cards
    .slice(0, CARDS)
    .map((card) => [
      card.card,
      side(card.side),
      (card.plays / games).toFixed(2),
      rate(card.withIt),
      rate(card.withoutIt),
    ]);
  return `<h2>Cards</h2>
<p>How often each was played or used in a game, and how often its side won with it and without it. A card that is played by
those who are ahead anyway looks good here: this is no proof that it wins games.</p>
<details><summary>the ${Math.min(CARDS, cards.length)} most played of ${cards.length}</summary>${table(['card', 'side', 'a game', 'won with it', 'won without it'], rows)}</details>`;
}

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

/** What a good player would laugh at in the games of each pair: so one sees who does it less often than whom. */
function blunderTable({ blunders, pairs }: TournamentReport): string {
  if (!blunders) return '';
  const rows = pairs.flatMap(({ bots, blunders: counts }) =>
    Object.entries(counts ? blunders : {}).map(([key, text]) => {
      const [a, b] = counts!.map((of) => of[key] ?? 0);
      return [text, bots[0], bots[1], a.toFixed(2), b.toFixed(2), a > 0 ? (b / a).toFixed(2) : ''];
    }),
  );
  const head = ['in a game', 'first', 'second', 'by the first', 'by the second', 'second to first'];
  return `<details><summary>what a good player would laugh at, by pair</summary>${table(head, rows)}</details>`;
}

function botTable(game: AnyGame, { bots }: TournamentReport): string {
  const head = ['bot', 'ms mean', 'ms p50', 'ms p99', ...game.sides.map(({ name }) => `openings as ${name}`)];
  const rows = bots.map(({ name, ms, openings }) => [
    name,
    ms.mean.toFixed(2),
    ms.p50.toFixed(2),
    ms.p99.toFixed(1),
    ...game.sides.map(({ id }) => `${openings[id].different} in ${openings[id].games} games`),
  ]);
  return table(head, rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="wide"><table>${line(head, 'th')}${rows.map((row) => line(row, 'td')).join('')}</table></div>`;
}

/** The options that are not as usual. */
function optionsOf(game: AnyGame, { options }: TournamentReport): string {
  const changed = Object.entries(options).filter(([name, value]) => value !== game.options[name]?.default);
  const text = formatOptions(Object.fromEntries(changed));
  return text === '' ? ', with the usual options' : `, options <code>${escapeHtml(text)}</code>`;
}

/** JSON that cannot end the script it stands in. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
