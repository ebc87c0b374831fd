import type { SpelledOption } from '@sandtable/kernel';
import { w } from '../../languages/index.js';
import { CardNames } from '../cards/card-names.js';
import { RuleLink, TheRule } from '../rule-link.js';
import type { TableSession } from '../table-session.js';
import { Advice, type AdviceSignal } from './advice.js';
import { passOption, stopOption } from './bare-options.js';
import { chooseFromList } from './choose-from-list.js';
import { confirmLabel } from './confirm-label.js';
import { DroppedNote } from './dropped-note.js';
import { handsOverTo } from './hand-over.js';
import { cardsOf, optionLabel } from './option-label.js';
import { GivenOrders, Orders, OrdersButton } from './orders.js';
import { reasonOf } from './reason.js';
import { UndoButton } from './undo-button.js';

/** More options without a thing to touch than this are a list, not buttons. */
const MOST_BUTTONS = 3;

/** The options that are buttons in the foot: "Done", "Pass", "Stop". Among many others only these. */
export function footOptions(session: TableSession): readonly SpelledOption[] {
  const { controller } = session;
  const all = controller.inHand.value?.byItself ? controller.options.value : controller.candidates.value;
  const bare = all.filter(({ touches }) => touches.length === 0);
  const plain = bare.filter(({ text }) => !text.includes(' '));
  if (plain.length <= MOST_BUTTONS) return plain;
  const decision = controller.decision.value;
  return plain.filter((option) => option === passOption(decision) || option === stopOption(decision));
}

/** The foot of the question, which never scrolls: pass, done or stop, the choice to be made, back and undo. */
export function Foot({ session, advice }: { session: TableSession; advice: AdviceSignal }) {
  const { controller, board } = session;
  const decision = controller.decision.value;
  const chosen = controller.aim.value ?? controller.pending.value;
  const pending = chosen ?? controller.sole.value;
  const view = session.view.value;
  const { label, ready } = confirmLabel(session);
  const refused = controller.refused.value;
  const buttons = footOptions(session);
  const [pass, stop] = [passOption(decision), stopOption(decision)];
  const keyOfOption = (option: SpelledOption) => (option === pass ? 'P' : option === stop ? 'S' : null);
  const alone =
    buttons.length > 0 && controller.candidates.value.length === buttons.length && !hasSubjects(session);
  return (
    <div class="confirm" data-state={stateOf(session)}>
      {refused && (
        <p class="refused" role="alert">
          <strong>{w.decide.refused}:</strong> <CardNames text={reasonOf(refused)} />{' '}
          {refused.anchor && <RuleLink game={session.about.id} anchor={refused.anchor} />}
        </p>
      )}
      <DroppedNote session={session} />
      <div class={`confirm-row ${alone && !ready ? 'is-alone' : ''}`}>
        {buttons.map((option) => (
          <button
            key={option.text}
            type="button"
            class={`quiet bare ${pending === option ? 'is-chosen' : ''}`}
            aria-pressed={pending === option}
            data-option={option.text}
            disabled={controller.busy.value}
            onClick={() => chooseFromList(session, option)}
          >
            <CardNames text={optionLabel(board, option, view)} inButton sure={cardsOf(option)} />
            {keyOfOption(option) && <kbd>{keyOfOption(option)}</kbd>}
          </button>
        ))}
        {(!alone || ready) && (
          <button
            type="button"
            class="primary"
            disabled={!ready || controller.busy.value}
            data-option={pending === controller.sole.value ? pending?.text : undefined}
            data-confirms={chosen?.text}
            onClick={() => void controller.confirm()}
            title="Enter"
          >
            <span>
              <CardNames text={label} inButton sure={cardsOf(pending)} />
            </span>
            {ready && <kbd>⏎</kbd>}
          </button>
        )}
        {(chosen || controller.picked.value.length + controller.selection.value.length > 0) && (
          <button type="button" class="quiet" title="Esc" onClick={() => controller.back()}>
            {w.decide.back}
          </button>
        )}
        <OrdersButton session={session} />
        <UndoButton session={session} />
      </div>
      <Advice session={session} advice={advice} />
      <HandOverNote session={session} />
      <Orders session={session} />
      <GivenOrders session={session} />
      {decision?.anchor && (
        <p class="footnote">
          <TheRule game={session.about.id} anchor={decision.anchor} />
        </p>
      )}
    </div>
  );
}

/** Whether the question can be answered: it is being answered, or what is chosen is still being tried out. */
function stateOf({ controller }: TableSession): 'answered' | 'looking' | 'ready' {
  if (controller.busy.value) return 'answered';
  const isChosen = (controller.aim.value ?? controller.pending.value) !== null;
  return isChosen && controller.outlook.value === null ? 'looking' : 'ready';
}

/** Before the player's part ends: whose turn it is then, and how long it can be taken back. */
function HandOverNote({ session }: { session: TableSession }) {
  const next = handsOverTo(session);
  return next.length === 0 ? null : (
    <p class="hand-over" role="status">
      {w.decide.handOverNote(next.join(', '))}
    </p>
  );
}

const hasSubjects = ({ controller }: TableSession) => controller.subjects.value.size > 0;
