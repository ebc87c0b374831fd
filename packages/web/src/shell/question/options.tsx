import { useSignal } from '@preact/signals';
import type { SpelledOption } from '@sandtable/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { w } from '../../languages/index.js';
import { CardNames } from '../cards/card-names.js';
import { areInDuel, WrittenAnswered, writtenCard } from '../cards/duel.js';
import { WrittenCard } from '../cards/written-card.js';
import { scrollIntoView } from '../scroll-into-view.js';
import type { TableSession } from '../table-session.js';
import { chooseFromList } from './choose-from-list.js';
import { footOptions } from './foot.js';
import { OptionBox } from './option-box.js';
import { argumentLabel, cardsOf, optionLabel, verbLabel } from './option-label.js';
import { numberOf, OptionNumber } from './option-number.js';
import { Subjects } from './subjects.js';
import { byVerb, keyOf } from './touches.js';

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
      <WrittenAnswered session={session} />
      {bare.length > 0 && (
        <div class="option-row">
          {bare.map((option) => (
            <OptionButton key={option.text} session={session} option={option} whole />
          ))}
        </div>
      )}
      <Everybody session={session} />
      {!held && <Subjects session={session} />}
      {byVerb(touching).map(({ verb, options }, i) => (
        <Group
          key={verb}
          session={session}
          verb={verb}
          options={options}
          aside={i > 0 && options.length > FEW && !options.some((one) => writtenCard(session, one))}
        />
      ))}
      {held?.byItself && <Subjects session={session} />}
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

/** Adds all that may join a choice in progress. */
function Everybody({ session: { controller } }: { session: TableSession }) {
  const joiners = controller.joiners.value ?? [];
  if (joiners.length < 2) return null;
  return (
    <div class="option-row">
      <button
        type="button"
        class="option everybody"
        disabled={controller.busy.value}
        onClick={() => void controller.joinAll()}
      >
        <span class="option-label">{w.decide.everybody}</span>
      </button>
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
  const { controller, board } = session;
  const pending = controller.pending.value;
  const sorted = isNumbered(session, options) ? options : nearestFirst(session, options);
  const folded = options.length > LONG && !open.value;
  const shown = folded ? sorted.filter((option, i) => i < LONG - 2 || option === pending) : sorted;
  const picked = controller.picked.value;
  const short =
    options.length > MANY && options.every((option) => argumentLabel(board, option, picked).length <= SHORT);
  const written = options.some((option) => writtenCard(session, option));
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
    <fieldset
      class={`option-group ${areInDuel(session, options) ? 'is-on-cards' : ''} ${written ? 'has-written' : ''}`}
    >
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
  const shown = whole ? label : argumentLabel(board, option, controller.picked.value);
  const [touch, ...others] = option.touches;
  // Of what is picked already no picture is needed.
  const open = option.touches.filter(
    (one) => !controller.picked.value.some((other) => keyOf(other) === keyOf(one)),
  );
  const where = view && touch && others.length === 0 ? (board.whereIs?.(view, touch) ?? null) : null;
  const written = writtenCard(session, option);
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
      class={`option ${chosen ? 'is-chosen' : ''} ${written ? `is-written ${written.className ?? ''}` : ''}`}
      aria-pressed={chosen}
      aria-description={written ? verbLabel(board, option.verb) : undefined}
      // All that is written on a card is read out.
      aria-label={written ? undefined : copies > 1 ? `${named} ${copies}×` : named}
      data-option={option.text}
      data-ticks={controller.isTicked(option) || undefined}
      disabled={controller.busy.value}
      // Not by entering it: the list may have moved under a pointer at rest.
      onPointerMove={() => {
        if (controller.pointed.peek() !== option) session.pointAt(option);
      }}
      onPointerLeave={() => session.pointAt(null)}
      onFocus={() => session.pointAt(option)}
      onBlur={() => session.pointAt(null)}
      onClick={() => chooseFromList(session, option)}
    >
      <OptionNumber number={numberOf(controller, option)} />
      {written ? (
        <WrittenCard face={written} />
      ) : (
        <span class="option-label">
          {view && board.ThingPicture && open.length === 1 && (
            <board.ThingPicture view={view} touch={open[0]} />
          )}
          <span>
            <CardNames text={shown} sure={cardsOf(option)} inButton />
            {where && ' '}
            {where && <small class="option-where">{where}</small>}
          </span>
        </span>
      )}
      {copies > 1 && <span class="option-copies"> {copies}×</span>}
    </button>
  );
}

/** The rows have the numbers of the map, in order. */
function isNumbered({ controller }: TableSession, options: readonly SpelledOption[]): boolean {
  return options.some((option) => numberOf(controller, option) !== undefined);
}

/** A list without numbers begins where the game is decided. */
function nearestFirst({ board, view }: TableSession, options: SpelledOption[]): SpelledOption[] {
  const { farness } = board;
  const now = view.value;
  if (!farness || !now) return options;
  const far = new Map(options.map((option) => [option, farAt(option)]));
  return [...options].sort((a, b) => far.get(a)! - far.get(b)!);

  function farAt({ touches }: SpelledOption): number {
    const last = touches.at(-1);
    return last ? farness!(now!, last) : 0;
  }
}

/** The name that is read out has the words that are shown: whoever speaks to the page says what they see. */
function nameOver(shown: string, label: string, verb: string): string {
  return label.toLowerCase().includes(shown.toLowerCase()) ? label : `${verb}: ${shown}`;
}
