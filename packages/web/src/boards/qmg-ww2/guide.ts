import type { SpelledOption, View } from '@sandtable/kernel';
import type { Learn } from '../../languages/en/learn/qmg-ww2.js';
import { learnWords } from '../../languages/learn.js';
import type { Guide, Hint } from '../board-module.js';
import { boardOf } from './board-of.js';
import { cardOf } from './cards.js';
import { deckOf } from './deck.js';
import { inSpace, theCountry } from './names.js';

/** Up to this round questions are explained; what a country wants is told for the whole game. */
const LAST_EXPLAINED_ROUND = 3;
/** Up to this round the opening's advice holds. */
const LAST_OPENING_ROUND = 5;
/** The questions in which a country makes its plans. */
const PLANS: readonly string[] = ['setup.hands', 'play.must'];

type HintWords = Learn['hints'];

/** Hints for newcomers: the question, the card, the supply line, and what this country usually wants. */
export async function guide(): Promise<Guide> {
  const { hints } = await learnWords<Learn>('qmg-ww2');
  return (view, seat, pending) => hintFor(hints, view, seat, pending);
}

function hintFor(words: HintWords, view: View, seat: string, pending: SpelledOption | null): Hint | null {
  const { round } = boardOf(view);
  const decision = view.decisions.find((one) => one.seat === seat);
  if (!decision) return null;
  const early = round <= LAST_EXPLAINED_ROUND;
  if (pending) return early ? aboutChoice(words, view, seat, pending) : null;
  const anchor = decision.anchor ?? '';
  const question = early ? words.questions[anchor] : undefined;
  const country = PLANS.includes(anchor) ? words.countries[seat] : undefined;
  if (!country) return question ?? null;
  const wants = round <= LAST_OPENING_ROUND ? country.opening : country.later;
  return {
    title: question?.title ?? words.of(theCountry(seat)),
    text: [...(question?.text ?? []), ...wants],
    anchors: question?.anchors ?? [],
  };
}

function aboutChoice(words: HintWords, view: View, seat: string, pending: SpelledOption): Hint | null {
  const card = pending.touches.find(({ kind }) => kind === 'card');
  const space = pending.touches.find(({ kind }) => kind === 'space');
  if (card && pending.verb === 'play') {
    const face = cardOf(view, card.id, seat);
    if (!face) return null;
    const kind = words.cardKinds[deckOf(view).get(`${seat} ${card.id}`)?.type ?? ''];
    return {
      title: face.name === face.type ? face.name : words.card(face.name, face.type),
      text: [face.text, ...(kind ? [kind] : [])],
      anchors: [],
    };
  }
  if (space && (pending.verb === 'build' || pending.verb === 'recruit'))
    return aboutSupply(words, view, seat, space.id);
  return null;
}

function aboutSupply(words: HintWords, view: View, seat: string, at: string): Hint {
  const own = boardOf(view).pieces.filter((piece) => piece.country === seat && piece.supplied);
  const stars = new Set(own.map(({ line }) => line.at(-1)).filter((id): id is string => id !== undefined));
  return {
    title: words.supplyTo(inSpace(at)),
    text: [words.supply(theCountry(seat), [...stars].map(inSpace)), words.supplyLost],
    anchors: ['supply.line', 'supply.navy-port'],
  };
}
