import type { LinesPart } from '@sandtable/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { w } from '../../languages/index.js';
import { announce } from '../announce.js';
import { LogText } from './log-text.js';
import { LogWindow } from './log-window.js';

interface LogLinesProps<L> {
  last: LinesPart<L>;
  read(from: number, to: number): Promise<L[]>;
  listClass: string;
  lineClass(line: L): string;
  text(line: L): string;
  /** What stands behind the last line of a choice. */
  behind?(line: L): ComponentChildren;
}

/** Distance to an end of the box, in pixels, that still counts as the end. */
const NEAR_END = 24;
/** Distance to an end at which the next page is loaded, so that it is there in time. */
const NEAR_PAGE = 150;

/**
 * A scrolling list of log lines. New lines are added at the end; a box scrolled to the end follows them, otherwise the
 * lines in view stay in place. Earlier lines are loaded when the reader scrolls up to them or asks for them.
 */
export function LogLines<L extends { at: number; text: string }>(props: LogLinesProps<L>) {
  const { last, read, listClass, lineClass, text, behind } = props;
  const lines = useMemo(() => new LogWindow<L>(read), []);
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const isWhole = useRef(true);
  /** The scroll position, measured when needed because scroll events come late. Null at the end. */
  const place = useRef<Place | null>(null);
  const measure = () => {
    if (!box.current || box.current.clientHeight === 0) return;
    atEnd.current = isWhole.current && below(box.current) < NEAR_END;
    place.current = atEnd.current ? null : placeIn(box.current);
  };
  // Subscribes to changes of the loaded lines.
  lines.version.value;
  measure();
  const { past, last: end } = lines.show(last, place.current?.line ?? null);
  isWhole.current = end !== null;
  useLayoutEffect(() => {
    if (box.current) stay(box.current, place.current);
  });
  useEffect(() => {
    // A box that was hidden or resized has lost its scroll position.
    const observer = new ResizeObserver(() => box.current && stay(box.current, place.current));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const earlier = async (asked: boolean) => {
    const shown = await lines.earlier();
    if (!asked || shown === 0) return;
    announce(w.table.earlierShown(shown));
    // The button is gone: keep the keyboard focus in the box.
    if (lines.first === 0) box.current?.focus({ preventScroll: true });
  };
  const latest = () => {
    lines.latest();
    // The button is removed together with its lines.
    requestAnimationFrame(() => {
      if (!box.current) return;
      box.current.scrollTop = box.current.scrollHeight;
      box.current.focus({ preventScroll: true });
    });
  };
  const scrolled = () => {
    if (!box.current || box.current.clientHeight === 0) return;
    measure();
    if (atEnd.current) return;
    if (box.current.scrollTop < NEAR_PAGE) void earlier(false);
    else if (!end && below(box.current) < NEAR_PAGE) void lines.later();
  };

  const list = ({ from, lines: all }: LinesPart<L>) => (
    <ol class={listClass} start={from + 1}>
      {all.map((line, i) => (
        <li key={from + i} data-line={from + i} class={lineClass(line)}>
          <LogText text={text(line)} />
          {behind && all[i + 1]?.at !== line.at && behind(line)}
        </li>
      ))}
    </ol>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard
    <div class="log-lines" ref={box} tabIndex={0} role="group" aria-label={w.table.log} onScroll={scrolled}>
      {lines.first > 0 && (
        <button
          type="button"
          class="link"
          aria-disabled={lines.busy.value}
          onClick={() => void earlier(true)}
        >
          {w.table.earlier(lines.first)}
        </button>
      )}
      {lines.failed.value && <p role="status">{w.table.linesFailed}</p>}
      {past && list(past)}
      {/* Screen readers read new lines, not earlier ones that were loaded. */}
      {end && (
        <div role="log" aria-label={w.table.log}>
          {list(end)}
        </div>
      )}
      {!end && (
        <p class="log-later">
          <button type="button" class="link" onClick={() => void lines.later()}>
            {w.table.later}
          </button>
          <button type="button" class="link" onClick={latest}>
            {w.table.latest}
          </button>
        </p>
      )}
    </div>
  );
}

/** A line, and the distance of its top from the top of the box, in pixels. */
interface Place {
  line: number;
  top: number;
}

/** The height of the content below the visible part. */
function below({ scrollTop, scrollHeight, clientHeight }: HTMLElement): number {
  return scrollHeight - clientHeight - scrollTop;
}

/** The first line that is at least partly visible. */
function placeIn(box: HTMLElement): Place | null {
  const { top } = box.getBoundingClientRect();
  const all = box.querySelectorAll<HTMLElement>('[data-line]');
  // Lines are in order: binary search.
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (all[middle].getBoundingClientRect().bottom > top) high = middle;
    else low = middle + 1;
  }
  const found = all[low];
  return found ? { line: Number(found.dataset.line), top: found.getBoundingClientRect().top - top } : null;
}

/** Restores the scroll position, or scrolls to the end. */
function stay(box: HTMLElement, place: Place | null): void {
  if (!place) {
    box.scrollTop = box.scrollHeight;
    return;
  }
  const found = box.querySelector(`[data-line="${place.line}"]`);
  if (!found) return;
  box.scrollTop += found.getBoundingClientRect().top - box.getBoundingClientRect().top - place.top;
}
