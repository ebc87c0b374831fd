import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { language, w } from '../languages/index.js';
import { pages } from '../languages/pages.js';
import { to } from '../route.js';
import { Examples } from './example-list.js';
import { rulebookOf } from './library.js';
import { Blocks } from './rule-text.js';
import type { Rulebook } from './rulebook.js';
import '../styles/rulebook.css';

interface RuleSheetProps {
  game: string;
  anchor: string;
  /** The link that was pressed: the sheet opens beside it. */
  link: HTMLElement;
  close(): void;
}

/** Narrower than this, the sheet is at the bottom of the screen. */
const NARROW = 720;
const WIDTH = 440;
const GAP = 14;

/** A rule beside its link: its text, examples to try, and the way into the rulebook. Above everything else. */
export function RuleSheet({ game, anchor, link, close }: RuleSheetProps) {
  const book = useSignal<Rulebook | null | undefined>(undefined);
  /** The rules that were followed from here; the last one is shown. */
  const trail = useSignal<readonly string[]>([anchor]);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    void rulebookOf(game).then((found) => {
      if (!gone) book.value = found;
    });
    return () => {
      gone = true;
    };
  }, [game]);
  useLayoutEffect(() => {
    const box = sheet.current;
    if (!box) return;
    box.showPopover?.();
    box.focus({ preventScroll: true });
    const place = () => placeBeside(box, link);
    place();
    const resized = new ResizeObserver(place);
    resized.observe(box);
    window.addEventListener('resize', place);
    return () => {
      resized.disconnect();
      window.removeEventListener('resize', place);
    };
  }, []);
  useCloseOnLeave(sheet, link, close);
  const now = trail.value[trail.value.length - 1];
  const rule = book.value?.rules.get(now);
  return (
    <div
      class="rule-sheet"
      popover="manual"
      role="dialog"
      aria-label={rule?.title ?? w.rules.title}
      tabIndex={-1}
      ref={sheet}
    >
      <div class="rule-sheet-head">
        {trail.value.length > 1 && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              trail.value = trail.value.slice(0, -1);
            }}
          >
            {w.nav.back}
          </button>
        )}
        <p class="rule-sheet-chapter" lang="en">
          {rule?.chapter}
        </p>
        <button type="button" class="quiet" onClick={close}>
          {w.nav.close}
        </button>
      </div>
      {book.value === undefined && <p>{pages.rules.loading}</p>}
      {book.value === null || (book.value && !rule) ? <p>{pages.rules.noRule}</p> : null}
      {book.value && rule && (
        <div class="prose">
          <h3 lang="en">
            <span class="rule-number">{rule.number}</span> {rule.title}
          </h3>
          <Blocks
            reader={{
              game,
              book: book.value,
              follow: (next) => {
                trail.value = [...trail.value, next];
              },
            }}
            blocks={rule.blocks}
          />
          <Examples key={now} game={game} anchor={now} large />
        </div>
      )}
      <footer>
        <a href={to('rules', game, now)} target="_blank" rel="noopener">
          {pages.rules.open}
        </a>
        {language !== 'en' && <span class="rule-sheet-language">{pages.rules.englishOnly}</span>}
      </footer>
    </div>
  );
}

/** Left of the link if there is room, else right of it, else over the page's middle; on a phone at the bottom. */
function placeBeside(box: HTMLElement, link: HTMLElement): void {
  const { innerWidth: wide, innerHeight: high } = window;
  const narrow = wide < NARROW;
  box.classList.toggle('is-low', narrow);
  if (narrow) {
    box.style.cssText = '';
    return;
  }
  const at = link.getBoundingClientRect();
  const width = Math.min(WIDTH, wide - 2 * GAP);
  const room = [at.left - GAP - width, at.right + GAP];
  const left = room[0] >= GAP ? room[0] : room[1] + width <= wide - GAP ? room[1] : (wide - width) / 2;
  const most = high - 2 * GAP;
  const height = Math.min(box.scrollHeight + 2, most);
  const top = Math.min(Math.max(at.top - 40, GAP), high - GAP - height);
  box.style.cssText = `left: ${left}px; top: ${top}px; width: ${width}px; max-height: ${most}px`;
}

/** A press elsewhere or Escape closes the sheet; the link gets the focus back. */
function useCloseOnLeave(
  sheet: { current: HTMLDivElement | null },
  link: HTMLElement,
  close: () => void,
): void {
  // A layout effect: whoever sees the sheet can close it, however busy the page is.
  useLayoutEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (sheet.current?.contains(target) || link.contains(target));
    const press = (event: Event) => {
      if (!isInside(event.target)) close();
    };
    const key = (event: KeyboardEvent) => {
      // An example that is open above the sheet goes first.
      if (event.key !== 'Escape' || sheet.current?.querySelector('dialog[open]')) return;
      event.stopPropagation();
      close();
      if (link.isConnected) link.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key, true);
    };
  }, []);
}
