import type { LinesPart } from '@sandtable/kernel';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { w } from '../words/index.js';
import { announce } from './announce.js';
import { LogWindow } from './log-window.js';

interface LogLinesProps<L> {
  last: LinesPart<L>;
  read(from: number, to: number): Promise<L[]>;
  listClass: string;
  lineClass(line: L): string;
  text(line: L): string;
}

/** How near to an end of the box, in pixels, somebody is there. */
const NEAR_END = 24;
/** … and from where on the next page is read, so that it is there in time. */
const NEAR_PAGE = 150;

/**
 * A long list of lines in a box that scrolls. New lines come at its end, and the box stays there for whoever is there; who
 * reads the past stays where they are. Earlier lines are read when somebody scrolls up to where they begin, or asks for them.
 */
export function LogLines<L extends { at: number; text: string }>(props: LogLinesProps<L>) {
  const { last, read, listClass, lineClass, text } = props;
  const lines = useMemo(() => new LogWindow<L>(read), []);
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const isWhole = useRef(true);
  /** Where the reader is: measured when it is needed, for scrolling is told late. Null for whoever is at the end. */
  const place = useRef<Place | null>(null);
  const measure = () => {
    if (!box.current || box.current.clientHeight === 0) return;
    atEnd.current = isWhole.current && below(box.current) < NEAR_END;
    place.current = atEnd.current ? null : placeIn(box.current);
  };
  // Drawn anew whenever the past is there.
  lines.version.value;
  measure();
  const { past, last: end } = lines.show(last, place.current?.line ?? null);
  isWhole.current = end !== null;
  useLayoutEffect(() => {
    if (box.current) stay(box.current, place.current);
  });
  useEffect(() => {
    // A box that was hidden, or is smaller now, has lost its place.
    const observer = new ResizeObserver(() => box.current && stay(box.current, place.current));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const earlier = async (asked: boolean) => {
    const shown = await lines.earlier();
    if (!asked || shown === 0) return;
    announce(w.table.earlierShown(shown));
    // There is no button any more: whoever pressed it by the keyboard is not sent away.
    if (lines.first === 0) box.current?.focus({ preventScroll: true });
  };
  const latest = () => {
    lines.latest();
    // The button is gone with what it stood under.
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
          {text(line)}
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
      {/* Only what is new is read out, not what somebody went back to. */}
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

/** A line, and where its top stands in the box, in pixels. */
interface Place {
  line: number;
  top: number;
}

/** How much of the box is below what is in sight. */
function below({ scrollTop, scrollHeight, clientHeight }: HTMLElement): number {
  return scrollHeight - clientHeight - scrollTop;
}

/** The first line that is at least partly in sight. */
function placeIn(box: HTMLElement): Place | null {
  const { top } = box.getBoundingClientRect();
  const all = box.querySelectorAll<HTMLElement>('[data-line]');
  // Lines stand in their order: half of those that are left are asked each time.
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (all[middle].getBoundingClientRect().bottom > top) high = middle;
    else low = middle + 1;
  }
  const found = all[low];
  return found ? { line: Number(found.dataset.line), top: found.getBoundingClientRect().top - top } : null;
}

/** Scrolls so that everything is where it was, or to the end. */
function stay(box: HTMLElement, place: Place | null): void {
  if (!place) {
    box.scrollTop = box.scrollHeight;
    return;
  }
  const found = box.querySelector(`[data-line="${place.line}"]`);
  if (!found) return;
  box.scrollTop += found.getBoundingClientRect().top - box.getBoundingClientRect().top - place.top;
}
