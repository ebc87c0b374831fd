import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Running, startServer } from '../../test/server.js';
import { Metrics } from './metrics.js';

interface Panel {
  title: string;
  targets: { expr: string }[];
}

const dashboard = JSON.parse(
  readFileSync(new URL('../../../../deploy/grafana-dashboard.json', import.meta.url), 'utf8'),
) as { panels: Panel[]; templating: { list: { query: string }[] } };

/** Names that look like one of a metric: PromQL's own words have no prefix of ours. */
const METRIC = /\b(?:sandtable|process|nodejs)_\w+/g;

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it('what is counted begins at 0, so that the first time is not missed', async () => {
  const text = await new Metrics().page();
  for (const series of [
    ...['person', 'bot', 'order'].map((by) => `sandtable_choices_total{by="${by}"}`),
    ...['in', 'out'].map((direction) => `sandtable_messages_total{direction="${direction}"}`),
    'sandtable_write_failures_total',
    'sandtable_write_seconds_count',
  ])
    expect(text.split('\n')).toContain(`${series} 0`);
});

it('every metric of the dashboard is there, and every metric of ours is on it', async () => {
  const guest = await server.guest('Ada');
  await guest.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
  const text = await (await fetch(`${server.url}/metrics`)).text();
  // Those of the process are collected once per process: by a server that has it to itself.
  const ofProcess = new Metrics();
  ofProcess.watchProcess();
  const all = `${text}\n${await ofProcess.page()}`;
  ofProcess.close();
  const series = new Set(all.split('\n').flatMap((line) => /^[a-z]\w+/.exec(line)?.[0] ?? []));
  const families = new Set([...all.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  // A histogram without a measurement has no series yet, but it is one.
  for (const [, name] of all.matchAll(/^# TYPE (\S+) histogram$/gm))
    for (const part of ['_bucket', '_sum', '_count']) series.add(name + part);
  for (const name of families) series.add(name);
  const asked = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...dashboard.templating.list.map(({ query }) => query),
  ].flatMap((expression) => expression.match(METRIC) ?? []);
  expect(asked.length).toBeGreaterThan(12);
  expect(asked.filter((name) => !series.has(name))).toEqual([]);
  const shown = (family: string) => asked.some((name) => name === family || name.startsWith(`${family}_`));
  expect([...families].filter((name) => name.startsWith('sandtable_') && !shown(name))).toEqual([]);
});
