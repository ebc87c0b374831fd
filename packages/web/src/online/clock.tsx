import { useSignal } from '@preact/signals';
import type { ClockFace } from '@sandtable/protocol';
import { useEffect } from 'preact/hooks';
import { w } from '../languages/index.js';

/** The time left on a clock in milliseconds, at a moment of the server's time. */
export function timeLeft({ left, since }: ClockFace, now: number): number {
  const gone = since === null ? 0 : now - since;
  return Math.max(0, left - Math.max(0, gone));
}

/** A time as a clock shows it: days and hours, or minutes and seconds. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${w.clock.days(Math.floor(hours / 24))} ${hours % 24} h`;
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Up to so many letters, such as "1:02:33", a clock leaves room beside it on a phone. */
const LONG = 8;

interface ClockProps {
  face: ClockFace;
  /** How far the server's time is ahead of this page's, in milliseconds. */
  ahead: number;
  /** The name of the seat. */
  name: string;
}

/** The clock of a seat; it ticks while it runs. */
export function Clock({ face, ahead, name }: ClockProps) {
  const now = useSignal(Date.now());
  const running = face.since !== null;
  useEffect(() => {
    now.value = Date.now();
    if (!running) return;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 500);
    return () => clearInterval(timer);
  }, [face, running]);
  const left = timeLeft(face, now.value + ahead);
  const text = left === 0 ? w.clock.up : clockText(left);
  return (
    <span
      class={`clock ${running ? 'is-running' : ''} ${left < 60_000 ? 'is-short' : ''} ${text.length > LONG ? 'is-long' : ''}`}
      role="timer"
      aria-label={w.clock.left(name, text)}
    >
      {text}
    </span>
  );
}
