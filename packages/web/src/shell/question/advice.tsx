import { type Signal, useSignal } from '@preact/signals';
import type { Hint } from '@sandtable/protocol';
import { useLayoutEffect } from 'preact/hooks';
import { t, w } from '../../languages/index.js';
import { choiceInWords } from '../../replay/choice-in-words.js';
import { CardNames } from '../cards/card-names.js';
import { Icon } from '../icons.js';
import type { TableSession } from '../table-session.js';

/** How many alternatives are named. */
const OTHERS = 2;

/** What was asked for at a question: the answer, or how far it is; null if nothing was asked. */
export type AdviceSignal = Signal<Hint | 'thinking' | 'none' | null>;

/** The advice at the question that is shown. */
export function useAdvice(session: TableSession): AdviceSignal {
  const decision = session.controller.decision.value;
  const advice: AdviceSignal = useSignal(null);
  useLayoutEffect(() => {
    advice.value = null;
  }, [decision]);
  return advice;
}

/** Asks what the best bot would choose here. It knows what the player's own seat knows. */
export function AdviceButton({ session, advice }: { session: TableSession; advice: AdviceSignal }) {
  const decision = session.controller.decision.value;
  const { client, seat, board } = session;
  if (!client.hint || !decision || seat.value === null || board.lesson) return null;
  const ask = async () => {
    advice.value = 'thinking';
    const found = await client.hint!(seat.value!).catch(() => null);
    // The question may have been answered meanwhile.
    if (session.controller.decision.peek() === decision) advice.value = found ?? 'none';
  };
  return (
    <button
      type="button"
      class="ask-advice"
      title={w.advice.ask}
      aria-label={w.advice.ask}
      disabled={advice.value !== null}
      onClick={() => void ask()}
    >
      <Icon name="hint" />
    </button>
  );
}

/** The advice, once it was asked for. */
export function Advice({ session, advice }: { session: TableSession; advice: AdviceSignal }) {
  const { seat, view, board, about } = session;
  const said = advice.value;
  if (said === null) return null;
  if (said === 'thinking' || said === 'none')
    return (
      <p class="advice" role="status">
        {said === 'thinking' ? w.advice.thinking : w.advice.none}
      </p>
    );
  const words = (text: string) => choiceInWords({ seat: seat.value!, text }, board, view.value!, about);
  const others = [...new Set(said.others.map(({ text }) => words(text)))].filter(
    (one) => one !== words(said.text),
  );
  return (
    <p class="advice" role="status" data-advice={said.text}>
      <CardNames text={w.advice.would(said.bot, words(said.text))} />{' '}
      {said.reason && <CardNames text={w.advice.because(t(said.reason))} />}{' '}
      {others.length > 0 && (
        <span class="soft">
          <CardNames text={w.advice.others(others.slice(0, OTHERS))} />
        </span>
      )}
    </p>
  );
}
