import { loadavg } from 'node:os';
import type { LoadPlan, LoadResult } from './load-generator.js';

type Numbers = ReadonlyMap<string, number>;

/** The targets, on two cores. */
const BAR = { p99: 50, rate: 200 };

/** The targets during an attack. */
const ATTACK_BAR = 100;

/** What an attacker achieved. */
export interface AttackResult {
  messages: number;
  bytes: number;
  answers: number;
  refused: number;
  choices: number;
  told: number;
}

/** The measurements, as numbers and as a readable table. */
export function report(
  plan: LoadPlan,
  cores: number,
  measured: LoadResult,
  empty: Numbers,
  before: Numbers,
  after: Numbers,
) {
  const { seconds, latencies, acknowledgements } = measured;
  const gained = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const bots = gained('sandtable_choices_total{by="bot"}');
  const perTable = (name: string) => ((before.get(name) ?? 0) - (empty.get(name) ?? 0)) / plan.tables / 1024;
  const numbers = {
    game: plan.game,
    bots: plan.bots,
    cores,
    tables: plan.tables,
    sockets: plan.tables * 2,
    seconds: round(seconds, 1),
    choicesPerSecond: round(measured.choices / seconds, 1),
    botChoicesPerSecond: round(bots / seconds, 1),
    refused: measured.refused,
    starved: measured.starved,
    otherSeatP50: round(quantile(latencies, 0.5), 1),
    otherSeatP90: round(quantile(latencies, 0.9), 1),
    otherSeatP99: round(quantile(latencies, 0.99), 1),
    otherSeatMax: round(quantile(latencies, 1), 1),
    acknowledgedP50: round(quantile(acknowledgements, 0.5), 1),
    acknowledgedP99: round(quantile(acknowledgements, 0.99), 1),
    messagesPerSecond: round(measured.messages / seconds, 0),
    kilobytesPerMessage: round(measured.bytes / measured.messages / 1024, 2),
    kilobytesPerTable: round(perTable('process_resident_memory_bytes'), 0),
    heapKilobytesPerTable: round(perTable('nodejs_heap_size_used_bytes'), 0),
    /** The server's event loop delay, maximum and median; and the longest delay of the bench itself. */
    ...loopDelays(after),
    serverStall: late(after, '1'),
    benchStall: round(measured.stall, 1),
    /** The share of time spent in garbage collection, and how often that took longer than ten milliseconds. */
    garbage: round(
      sum(KINDS, (kind) => gained(`nodejs_gc_duration_seconds_sum{kind="${kind}"}`)) / seconds,
      3,
    ),
    longCollections: sum(
      KINDS,
      (kind) =>
        gained(`nodejs_gc_duration_seconds_count{kind="${kind}"}`) -
        gained(`nodejs_gc_duration_seconds_bucket{le="0.01",kind="${kind}"}`),
    ),
    serverBusy: round(gained('sandtable_loop_busy_seconds') / seconds, 2),
    /** The load average of the last minute; it includes these two processes. */
    loadAverage: round(loadavg()[0], 1),
    serverCores: round(gained('process_cpu_seconds_total') / seconds, 2),
    writesPerSecond: round(gained('sandtable_write_seconds_count') / seconds, 0),
    writeMilliseconds: round(
      (1000 * gained('sandtable_write_seconds_sum')) / Math.max(1, gained('sandtable_write_seconds_count')),
      2,
    ),
  };
  const met = numbers.otherSeatP99 < BAR.p99 && numbers.choicesPerSecond >= BAR.rate * 0.98;
  const rows: [string, string][] = [
    ['tables, sockets', `${numbers.tables}, ${numbers.sockets} (${plan.game}, bots: ${plan.bots})`],
    ['choices of people', `${numbers.choicesPerSecond} a second, for ${numbers.seconds} s`],
    ['choices of bots', `${numbers.botChoicesPerSecond} a second`],
    [
      'choice to the other seat',
      `p50 ${numbers.otherSeatP50} ms, p90 ${numbers.otherSeatP90} ms, p99 ${numbers.otherSeatP99} ms, most ${numbers.otherSeatMax} ms`,
    ],
    ['choice to its answer', `p50 ${numbers.acknowledgedP50} ms, p99 ${numbers.acknowledgedP99} ms`],
    ['messages', `${numbers.messagesPerSecond} a second, ${numbers.kilobytesPerMessage} KB each`],
    ['writes', `${numbers.writesPerSecond} transactions a second, ${numbers.writeMilliseconds} ms each`],
    [
      'memory of a table',
      `${numbers.kilobytesPerTable} KB, both sockets included (${numbers.heapKilobytesPerTable} KB of it heap)`,
    ],
    [
      'processor',
      `${numbers.serverCores} of ${cores} cores, its thread busy for ${numbers.serverBusy} of the time; load average ${numbers.loadAverage}`,
    ],
    [
      'late event loop',
      `p50 ${numbers.loopDelayP50} ms, p99 ${numbers.loopDelayP99} ms, most ${numbers.serverStall} ms; of the bench itself, most ${numbers.benchStall} ms`,
    ],
    [
      'garbage collected',
      `${numbers.garbage} of the time, ${numbers.longCollections} times for more than 10 ms`,
    ],
    ['refused, starved', `${numbers.refused}, ${numbers.starved}`],
    ['the bar', `p99 under ${BAR.p99} ms at ${BAR.rate} choices a second: ${met ? 'met' : 'not met'}`],
  ];
  return { numbers: { ...numbers, met }, text: lines(rows) };
}

/** The same during an attack by one address. */
export function reportAttack(measured: LoadResult, heard: AttackResult, before: Numbers, after: Numbers) {
  const { seconds, latencies } = measured;
  const gained = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const { loopDelayP50, loopDelayP99 } = loopDelays(after);
  const attack = {
    choicesPerSecond: round(measured.choices / seconds, 1),
    refused: measured.refused,
    otherSeatP50: round(quantile(latencies, 0.5), 1),
    otherSeatP99: round(quantile(latencies, 0.99), 1),
    otherSeatMax: round(quantile(latencies, 1), 1),
    loopDelayP50,
    loopDelayP99,
    serverStall: late(after, '1'),
    serverBusy: round(gained('sandtable_loop_busy_seconds') / seconds, 2),
    loadAverage: round(loadavg()[0], 1),
    heard,
    met: quantile(latencies, 0.99) < ATTACK_BAR,
  };
  const megabytes = round(heard.bytes / 1e6, 0);
  const text = lines([
    ['attacked: choices', `${attack.choicesPerSecond} a second, ${attack.refused} refused`],
    [
      '… choice to the other seat',
      `p50 ${attack.otherSeatP50} ms, p99 ${attack.otherSeatP99} ms, most ${attack.otherSeatMax} ms`,
    ],
    [
      '… late event loop',
      `p50 ${loopDelayP50} ms, p99 ${loopDelayP99} ms, most ${attack.serverStall} ms; busy for ${attack.serverBusy} of the time; load average ${attack.loadAverage}`,
    ],
    [
      '… the attacker got',
      `${heard.messages} messages (${megabytes} MB), ${heard.answers} answers, ${heard.refused} of them "too much"; it made or took back ${heard.choices} choices`,
    ],
    ['… the bar', `p99 under ${ATTACK_BAR} ms: ${attack.met ? 'met' : 'not met'}`],
  ]);
  return { numbers: { attack }, text };
}

const KINDS = ['minor', 'major', 'incremental', 'weakcb'];

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((all, one) => all + of(one), 0);
}

export function lines(rows: readonly [string, string][]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}\n`).join('');
}

/** Milliseconds. */
function late(numbers: Numbers, quantile: string): number {
  return round(1000 * (numbers.get(`sandtable_loop_delay_seconds{quantile="${quantile}"}`) ?? Number.NaN), 1);
}

function loopDelays(numbers: Numbers) {
  return { loopDelayP50: late(numbers, '0.5'), loopDelayP99: late(numbers, '0.99') };
}

export function quantile(list: readonly number[], part: number): number {
  if (list.length === 0) return Number.NaN;
  const sorted = list.slice().sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)];
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** A number from the command line, within bounds. */
export function bounded(text: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most) {
    throw new Error(`'${text}' is not a number from 1 to ${most}`);
  }
  return number;
}

/** A server's own metrics. */
export async function metricsOf(url: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const rows = text.split('\n').filter((row) => row !== '' && !row.startsWith('#'));
  return new Map(
    rows.map((row) => {
      const at = row.lastIndexOf(' ');
      return [row.slice(0, at), Number(row.slice(at + 1))];
    }),
  );
}
