import { useSignal } from '@preact/signals';
import type { SpelledOption } from '@sandtable/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { w } from '../../languages/index.js';
import { CardNames } from '../cards/card-names.js';
import { scrollIntoView } from '../scroll-into-view.js';
import type { TableSession } from '../table-session.js';
import { chooseFromList } from './choose-from-list.js';
import { footOptions } from './foot.js';
import { OptionBox } from './option-box.js';
import { argumentLabel, cardsOf, optionLabel, verbLabel } from './option-label.js';
import { numberOf, OptionNumber } from './option-number.js';
import { Subjects } from './subjects.js';
import { byVerb } from './touches.js';

/** Longer lists are folded: the board and the cards offer the same options. */
const LONG = 40;
/** A second verb with more options than this is folded. */
const FEW = 4;
/** More options than this, all with names of at most so many letters, have several to a row. */
const MANY = 8;
const SHORT = 8;

/** All options as numbered rows: the numbers are those on the map. What is in the foot is not repeated. */
export function Options({ session }: { session: TableSession }) {
  const { controller } = session;
  const candidates = controller.candidates.value;
  const picked = controller.picked.value;
  const foot = footOptions(session);
  const bare = candidates.filter((option) => option.touches.length === 0 && !foot.includes(option));
  // Of a card with targets only these are listed: to play it without one is the button in the foot.
  const lifted = controller.targets.value.length > 0 ? controller.pending.value : null;
  // The only card of a reaction is in the foot.
  const elsewhere = [lifted, controller.sole.value];
  const touching = candidates.filter((option) => option.touches.length > 0 && !elsewhere.includes(option));
  const anytime = controller.anytime.value;
  const held = controller.inHand.value;
  const asks = held
    ? held.options
      ? w.decide.whatWith
      : w.decide.asking
    : lifted
      ? w.decide.target
      : w.decide.which;
  const about = lifted ? lifted.touches : picked;
  // The same question again, about the next unit, stays where the player has scrolled.
  const asked = `${controller.decision.value?.anchor} ${controller.decision.value?.standing?.topic ?? ''}`;
  return (
    <OptionBox
      about={[asked, ...about.map(({ kind, id }) => `${kind}:${id}`)].join()}
      head={
        about.length > 0 &&
        (held || lifted || bare.length + touching.length > 1) && (
          <p class="which" role="status">
            {asks(about.map((touch) => session.board.nameOf(touch)).join(', '))}
          </p>
        )
      }
    >
      {bare.length > 0 && (
        <div class="option-row">
          {bare.map((option) => (
            <OptionButton key={option.text} session={session} option={option} whole />
          ))}
        </div>
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
    </OptionBox>
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
  const short =
    options.length > MANY && options.every((option) => argumentLabel(session.board, option).length <= SHORT);
  const row = (
    <div class={`option-row ${short ? 'is-short' : ''}`}>
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
          {verbLabel(session.board, verb)} <span class="count">{options.length}</span>
        </summary>
        {row}
      </details>
    );
  return (
    <fieldset class="option-group">
      <legend>{verbLabel(session.board, verb)}</legend>
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
  const copies = controller.tickedCopies(option);
  const label = optionLabel(board, option, view);
  const shown = whole ? label : argumentLabel(board, option);
  const [touch, ...others] = option.touches;
  const where = view && touch && others.length === 0 ? (board.whereIs?.(view, touch) ?? null) : null;
  const named = [nameOver(shown, label, verbLabel(session.board, option.verb)), where ?? []].flat().join(' ');
  const chosen = controller.pending.value === option || controller.aim.value === option || copies > 0;
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
      aria-label={copies > 1 ? `${named} ${copies}×` : named}
      data-option={option.text}
      data-ticks={controller.isTicked(option) || undefined}
      disabled={controller.busy.value}
      onPointerEnter={() => session.pointAt(option)}
      onPointerLeave={() => session.pointAt(null)}
      onFocus={() => session.pointAt(option)}
      onBlur={() => session.pointAt(null)}
      onClick={() => chooseFromList(session, option)}
    >
      <OptionNumber number={numberOf(controller, option)} />
      <span class="option-label">
        {view && board.ThingPicture && option.touches.length === 1 && (
          <board.ThingPicture view={view} touch={option.touches[0]} />
        )}
        <CardNames text={shown} sure={cardsOf(option)} inButton />
        {where && ' '}
        {where && <small class="option-where">{where}</small>}
      </span>
      {copies > 1 && <span class="option-copies"> {copies}×</span>}
    </button>
  );
}

/** The name that is read out has the words that are shown: whoever speaks to the page says what they see. */
function nameOver(shown: string, label: string, verb: string): string {
  return label.toLowerCase().includes(shown.toLowerCase()) ? label : `${verb}: ${shown}`;
}
