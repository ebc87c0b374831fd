import { useSignal } from '@preact/signals';
import type { SpelledOption } from '@sandtable/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { capital } from '../boards/pretty.js';
import { w } from '../words/index.js';
import { chooseFromList } from './choose-from-list.js';
import { argumentLabel, optionLabel } from './option-label.js';
import { bringToTop, scrollIntoView } from './scroll-into-view.js';
import { Subjects } from './subjects.js';
import type { TableSession } from './table-session.js';
import { byVerb } from './touches.js';

/** Longer lists are folded: the board and the cards offer the same options. */
const LONG = 12;
/** A second verb with more options than this is folded. */
const FEW = 4;

/** All options as buttons: for keyboards, screen readers, and players who prefer lists. */
export function Options({ session }: { session: TableSession }) {
  const { controller } = session;
  const candidates = controller.candidates.value;
  const picked = controller.picked.value;
  const bare = candidates.filter((option) => option.touches.length === 0);
  const touching = candidates.filter((option) => option.touches.length > 0);
  const anytime = controller.anytime.value;
  const which = useRef<HTMLParagraphElement>(null);
  useEffect(() => bringToTop(which.current), [picked]);
  const held = controller.inHand.value;
  const asks = held ? (held.options ? w.decide.whatWith : w.decide.asking) : w.decide.which;
  return (
    <div class="options">
      {picked.length > 0 && (
        <p class="which" role="status" ref={which}>
          {asks(picked.map((touch) => session.board.nameOf(touch)).join(', '))}
        </p>
      )}
      {!controller.inHand.value && <Subjects session={session} />}
      {byVerb(touching).map(({ verb, options }, i) => (
        <Group
          key={verb}
          session={session}
          verb={verb}
          options={options}
          aside={i > 0 && options.length > FEW}
        />
      ))}
      {bare.length > 0 && (
        <div class="option-row">
          {bare.map((option) => (
            <OptionButton key={option.text} session={session} option={option} whole />
          ))}
        </div>
      )}
      {anytime.length > 0 && (
        <details class="anytime">
          <summary>{w.decide.anyTime}</summary>
          <div class="option-row">
            {anytime.map((option) => (
              <OptionButton key={option.text} session={session} option={option} whole />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

interface GroupProps {
  session: TableSession;
  verb: string;
  options: SpelledOption[];
  /** Not a usual choice here: the list is folded. */
  aside: boolean;
}

function Group({ session, verb, options, aside }: GroupProps) {
  const open = useSignal(false);
  const pending = session.controller.pending.value;
  const folded = options.length > LONG && !open.value;
  const shown = folded ? options.filter((option, i) => i < LONG - 2 || option === pending) : options;
  const row = (
    <div class="option-row">
      {shown.map((option) => (
        <OptionButton key={option.text} session={session} option={option} />
      ))}
      {options.length > LONG && (
        <button
          type="button"
          class="link"
          onClick={() => {
            open.value = !open.value;
          }}
        >
          {folded ? w.decide.more(options.length - shown.length) : w.decide.fewer}
        </button>
      )}
    </div>
  );
  if (aside && !options.some((option) => option === pending))
    return (
      <details class="option-group">
        <summary>
          {capital(verb)} <span class="count">{options.length}</span>
        </summary>
        {row}
      </details>
    );
  return (
    <fieldset class="option-group">
      <legend>{capital(verb)}</legend>
      {row}
    </fieldset>
  );
}

function OptionButton({
  session,
  option,
  whole,
}: {
  session: TableSession;
  option: SpelledOption;
  whole?: boolean;
}) {
  const { controller, board } = session;
  const view = session.view.value;
  const chosen = controller.pending.value?.text === option.text;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (chosen) scrollIntoView(button.current);
  }, [chosen]);
  return (
    <button
      ref={button}
      type="button"
      class={`option ${chosen ? 'is-chosen' : ''}`}
      aria-pressed={chosen}
      aria-label={optionLabel(board, option, view)}
      data-option={option.text}
      disabled={controller.busy.value}
      onPointerEnter={() => {
        session.looking.value = option.touches;
      }}
      onPointerLeave={() => {
        session.looking.value = [];
      }}
      onFocus={() => {
        session.looking.value = option.touches;
      }}
      onBlur={() => {
        session.looking.value = [];
      }}
      onClick={() => chooseFromList(session, option)}
    >
      {whole ? optionLabel(board, option, view) : argumentLabel(board, option)}
    </button>
  );
}
