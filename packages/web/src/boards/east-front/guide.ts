import type { SpelledOption, View } from '@sandtable/kernel';
import type { Learn } from '../../languages/en/learn/east-front.js';
import { learnWords } from '../../languages/learn.js';
import type { Guide, Hint } from '../board-module.js';
import { boardOf } from './board-of.js';
import { cardOf } from './cards.js';

/** Up to this round questions are explained; what a side wants is told for the whole game. */
const LAST_EXPLAINED_ROUND = 2;
/** Up to this round the opening's advice holds. */
const LAST_OPENING_ROUND = 4;
/** The questions in which a side makes its plans. */
const PLANS: readonly string[] = ['setup.mulligan', 'action.possible'];

type HintWords = Learn['hints'];

/** Hints for newcomers: the question, the card, and what this side usually wants. */
export async function guide(): Promise<Guide> {
  const { hints } = await learnWords<Learn>('east-front');
  return (view, seat, pending) => hintFor(hints, view, seat, pending);
}

function hintFor(words: HintWords, view: View, seat: string, pending: SpelledOption | null): Hint | null {
  const { round } = boardOf(view);
  const decision = view.decisions.find((one) => one.seat === seat);
  if (!decision) return null;
  const early = round <= LAST_EXPLAINED_ROUND;
  if (pending) return early ? aboutCard(words, view, pending) : null;
  const anchor = decision.anchor ?? '';
  const question = early ? words.questions[anchor] : undefined;
  const side = PLANS.includes(anchor) ? words.sides[seat] : undefined;
  if (!side) return question ?? null;
  const wants = round <= LAST_OPENING_ROUND ? side.opening : side.later;
  return {
    title: question?.title ?? words.of,
    text: [...(question?.text ?? []), ...wants],
    anchors: question?.anchors ?? [],
  };
}

function aboutCard(words: HintWords, view: View, pending: SpelledOption): Hint | null {
  const card = pending.touches.find(({ kind }) => kind === 'card');
  const face = card ? cardOf(view, card.id) : null;
  if (!face || (pending.verb !== 'play' && pending.verb !== 'contingency')) return null;
  return { title: words.card(face.name, face.type), text: [face.text], anchors: ['text.order'] };
}
