import type { Measured, Plan } from './crowd.js';

type Numbers = ReadonlyMap<string, number>;

/** The bar, on two cores. */
const BAR = { p99: 50, rate: 200 };

/** What was measured, as numbers and as a table for people. */
export function report(
  plan: Plan,
  cores: number,
  measured: Measured,
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
    /** The longest that the server did nothing else, and the longest that the bench did not look. */
    serverStall: round(1000 * (after.get('nodejs_eventloop_lag_max_seconds') ?? Number.NaN), 1),
    benchStall: round(measured.stall, 1),
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
    ['processor', `${numbers.serverCores} of ${cores} cores`],
    [
      'longest stall',
      `${numbers.serverStall} ms of the server, ${numbers.benchStall} ms of the bench itself`,
    ],
    ['refused, starved', `${numbers.refused}, ${numbers.starved}`],
    ['the bar', `p99 under ${BAR.p99} ms at ${BAR.rate} choices a second: ${met ? 'met' : 'not met'}`],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const text = rows.map(([name, value]) => `${name.padEnd(width)}  ${value}\n`).join('');
  return { numbers: { ...numbers, met }, text };
}

function quantile(list: readonly number[], part: number): number {
  if (list.length === 0) return Number.NaN;
  const sorted = list.slice().sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)];
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
