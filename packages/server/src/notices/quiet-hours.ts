import type { QuietHours } from '@sandtable/protocol';

const HOUR = 60 * 60 * 1000;

/** Does this machine know the time zone? */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** When the quiet hours end in which this moment lies; the moment itself if it lies in none. */
export function quietUntil({ from, to, zone }: QuietHours, now: number): number {
  if (from === to) return now;
  let then = now;
  // From hour to hour, since clocks are changed twice a year: at most a day.
  for (let i = 0; i < 25 && isQuiet(from, to, hourAt(then, zone)); i++) then = nextHour(then, zone);
  return then;
}

function isQuiet(from: number, to: number, hour: number): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

function hourAt(now: number, zone: string): number {
  return Number(part(now, zone, 'hour')) % 24;
}

/** The beginning of the next hour; some zones are half an hour off. */
function nextHour(now: number, zone: string): number {
  const minutes = Number(part(now, zone, 'minute'));
  return now - (now % 60_000) + HOUR - minutes * 60_000;
}

function part(now: number, zone: string, kind: 'hour' | 'minute'): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  return parts.find(({ type }) => type === kind)?.value ?? '0';
}
