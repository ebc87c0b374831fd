import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardModule, Guide as GuideOf } from '../../boards/board-module.js';
import { w } from '../../languages/index.js';
import { part } from '../../parts.js';
import { hints } from '../../settings.js';
import { CardNames } from '../cards/card-names.js';
import { Icon } from '../icons.js';
import { isUprightPhone } from '../media.js';
import { useMoreBelow } from '../more-below.js';
import { RuleLink } from '../rule-link.js';
import type { TableSession } from '../table-session.js';
import { TextWithPlaces } from './chain-places.js';

/** The height of a line, in pixels. */
const LINE = 24;

interface GuideProps {
  session: TableSession;
  /** Whether the hint is open from the beginning, as in a first game. */
  guided: boolean;
  /** Only its first line, where space is tight; a touch opens it. */
  folded?: boolean;
}

/** For newcomers: explains the question, in the game's own words. In a lesson: the words of the lesson. */
export function Guide({ session, guided, folded = false }: GuideProps) {
  const guide = useGuide(session.board, hints.value === 'on').value;
  const chosen = useSignal<boolean | null>(null);
  const view = session.view.value;
  const seat = session.seat.value;
  const decision = session.controller.decision.value;
  // What the player opened or folded stays so for this question, however the space changes. A layout effect: it must not
  // undo what the player has just pressed.
  useLayoutEffect(() => {
    chosen.value = null;
  }, [decision]);
  const hint = view && seat !== null ? (guide?.(view, seat, session.controller.pending.value) ?? null) : null;
  const box = useRef<HTMLDetailsElement>(null);
  const more = useMoreBelow(box, hint !== null);
  // What comes next is read from its beginning.
  useLayoutEffect(() => box.current?.scrollTo(0, 0), [hint?.title]);
  if (!session.board.guide || !view || seat === null) return null;
  if (hints.value === 'off' && !hint?.lesson) return <HintsOn />;
  if (!hint) return null;
  // On an upright phone the map needs its height more.
  const fits = !folded && !isUprightPhone.value;
  const open = chosen.value ?? (hint.lesson !== undefined || (guided && fits));
  return (
    <details
      class={`hint ${hint.lesson ? 'is-lesson' : ''}`}
      ref={box}
      open={open}
      onToggle={(event) => {
        // The event also tells of folds for want of space: these are not the player's.
        const now = event.currentTarget.open;
        if (now !== open) chosen.value = now;
      }}
    >
      <summary>
        {/* After its last step a lesson only says what was learned. */}
        {(!hint.lesson || hint.lesson.done < hint.lesson.of) && (
          <span class="hint-kind">
            {hint.lesson ? w.lesson.progress(hint.lesson.done + 1, hint.lesson.of) : w.decide.hint}
          </span>
        )}{' '}
        <strong>
          <CardNames text={hint.title} inButton />
        </strong>
      </summary>
      <div role="note">
        {hint.text.map((text) => (
          <p key={text}>
            {hint.lesson ? <TextWithPlaces session={session} text={text} /> : <CardNames text={text} />}
          </p>
        ))}
        <div class="hint-now">
          {more.value && (
            // A pointer's way: the keyboard scrolls by walking the links.
            <button type="button" class="hint-more" tabIndex={-1} onClick={() => readOn(box.current!)}>
              {w.decide.readOn} <Icon name="down" />
            </button>
          )}
          {hint.now && (
            <p>
              {hint.lesson ? (
                <TextWithPlaces session={session} text={hint.now} />
              ) : (
                <CardNames text={hint.now} />
              )}
            </p>
          )}
        </div>
        <p class="hint-foot">
          {hint.anchors.map((anchor) => (
            <RuleLink key={anchor} game={session.about.id} anchor={anchor} />
          ))}
          {!hint.lesson && (
            <button
              type="button"
              class="link"
              onClick={() => {
                hints.value = 'off';
              }}
            >
              {w.decide.noHints}
            </button>
          )}
        </p>
      </div>
    </details>
  );
}

/** Shows what follows below; a line stays in view. */
function readOn(box: HTMLElement): void {
  const kept = (box.querySelector('.hint-now')?.clientHeight ?? 0) + LINE;
  box.scrollBy({ top: Math.max(LINE, box.clientHeight - kept) });
}

function HintsOn() {
  return (
    <p class="hints-on">
      <button
        type="button"
        class="link"
        onClick={() => {
          hints.value = 'on';
        }}
      >
        {w.decide.showHints}
      </button>
    </p>
  );
}

/** The board's hints, loaded when they are wanted; a lesson's always are. */
function useGuide(board: BoardModule, wanted: boolean): Signal<GuideOf | null> {
  const guide = useSignal<GuideOf | null>(null);
  useEffect(() => {
    if (!board.guide || guide.value || !(wanted || board.lesson)) return;
    let gone = false;
    void part(board.guide).then((found) => {
      if (!gone) guide.value = found;
    });
    return () => {
      gone = true;
    };
  }, [board, wanted]);
  return guide;
}
