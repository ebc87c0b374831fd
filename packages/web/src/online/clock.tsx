import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ClockView } from '../table/types.js';
import { w } from '../words/index.js';

/** What is left on a seat's clock, in milliseconds, at a moment of this page's time. */
export function timeLeft({ faces, offset }: ClockView, seat: string, now: number): number | null {
  const face = faces[seat];
  if (!face) return null;
  const gone = face.since === null ? 0 : now + offset - face.since;
  return Math.max(0, face.left - Math.max(0, gone));
}

/** A time as one reads it on a clock: days and hours, or minutes and seconds. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${w.clock.days(Math.floor(hours / 24))} ${hours % 24} h`;
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The clock of a seat; it ticks while it runs. */
export function Clock({ clocks, seat, name }: { clocks: ClockView; seat: string; name: string }) {
  const now = useSignal(Date.now());
  const running = clocks.faces[seat]?.since != null;
  useEffect(() => {
    now.value = Date.now();
    if (!running) return;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 500);
    return () => clearInterval(timer);
  }, [clocks, running]);
  const left = timeLeft(clocks, seat, now.value);
  if (left === null) return null;
  const text = left === 0 ? w.clock.up : clockText(left);
  return (
    <span
      class={`clock ${running ? 'is-running' : ''} ${left < 60_000 ? 'is-short' : ''}`}
      role="timer"
      aria-label={w.clock.left(name, text)}
    >
      {text}
    </span>
  );
}
