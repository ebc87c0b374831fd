import type { View } from '@sandtable/kernel';
import type { Learn } from '../../languages/en/learn/totaler-krieg.js';
import { learnWords } from '../../languages/learn.js';
import type { Guide, Hint } from '../board-module.js';
import { tableOf } from './units.js';

/** In this many turns questions are explained; what a faction wants is told for the whole game. */
const EXPLAINED_TURNS = 2;
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
  const question = turns.indexOf(turn) < EXPLAINED_TURNS ? words.questions[anchor] : undefined;
  const wants = PLANS.includes(anchor) ? words.sides[scenario]?.[seat] : undefined;
  if (!wants) return question ?? null;
  return {
    title: question?.title ?? words.of,
    text: [...(question?.text ?? []), ...wants],
    anchors: question?.anchors ?? [],
  };
}
