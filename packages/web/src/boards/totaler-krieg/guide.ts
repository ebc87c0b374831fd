import type { View } from '@sandtable/kernel';
import type { Learn } from '../../languages/en/learn/totaler-krieg.js';
import { learnWords } from '../../languages/learn.js';
import type { Guide, Hint } from '../board-module.js';
import { tableOf } from './units.js';

/** The questions of every turn are explained in so many turns; others, and what a faction wants, in the whole game. */
const EXPLAINED_TURNS = 2;
export const USUAL: readonly string[] = ['1.3.3a', '2.2.3a', '2.2.4c', '2.3a', '3.1a', '4.2.1a', '4.2.1b'];
/** The questions in which a faction makes its plans: support, Blitz markers, movement. */
const PLANS: readonly string[] = ['2.2.3a', '2.2.4c', '3.1a'];

type HintWords = Learn['hints'];

/** Hints for newcomers: the question, and what this faction wants in this scenario. */
export async function guide(): Promise<Guide> {
  const { hints } = await learnWords<Learn>('totaler-krieg');
  return (view, seat, pending) => (pending ? null : hintFor(hints, view, seat));
}

function hintFor(words: HintWords, view: View, seat: string): Hint | null {
  const decision = view.decisions.find((one) => one.seat === seat);
  if (!decision) return null;
  const { scenario, turn, turns } = tableOf(view.table);
  const anchor = decision.anchor ?? '';
  const isKnown = USUAL.includes(anchor) && turns.indexOf(turn) >= EXPLAINED_TURNS;
  const question = isKnown ? undefined : words.questions[anchor];
  const wants = PLANS.includes(anchor) ? words.sides[scenario]?.[seat] : undefined;
  if (!wants) return question ?? null;
  return {
    title: question?.title ?? words.of,
    text: [...(question?.text ?? []), ...wants],
    anchors: question?.anchors ?? [],
  };
}
