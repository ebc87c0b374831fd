import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { BoardModule, Guide as GuideOf } from '../../boards/board-module.js';
import { w } from '../../languages/index.js';
import { hints } from '../../settings.js';
import { CardNames } from '../cards/card-names.js';
import { isUprightPhone } from '../media.js';
import { RuleLink } from '../rule-link.js';
import type { TableSession } from '../table-session.js';

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
  if (!session.board.guide || !view || seat === null) return null;
  const hint = guide?.(view, seat, session.controller.pending.value) ?? null;
  if (hints.value === 'off' && !hint?.lesson) return <HintsOn />;
  if (!hint) return null;
  // On an upright phone the map needs its height more.
  const fits = !folded && !isUprightPhone.value;
  const open = chosen.value ?? (hint.lesson !== undefined || (guided && fits));
  return (
    <details
      class={`hint ${hint.lesson ? 'is-lesson' : ''}`}
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
        <strong>{hint.title}</strong>
      </summary>
      <div role="note">
        {hint.text.map((text) => (
          <p key={text}>
            <CardNames text={text} />
          </p>
        ))}
        {hint.now && (
          <p class="hint-now">
            <CardNames text={hint.now} />
          </p>
        )}
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
    void board.guide().then((found) => {
      if (!gone) guide.value = found;
    });
    return () => {
      gone = true;
    };
  }, [board, wanted]);
  return guide;
}
