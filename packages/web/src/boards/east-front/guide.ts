import type { SpelledOption, View } from '@sandtable/kernel';
import type { Hint } from '../board-module.js';
import { boardOf } from './board-of.js';
import { cardOf } from './cards.js';

/** Hints for newcomers end after this round. */
const LAST_GUIDED_ROUND = 2;

/** The hint for a newcomer at this question. */
export function guide(view: View, seat: string, pending: SpelledOption | null): Hint | null {
  const board = boardOf(view);
  const decision = view.decisions.find((one) => one.seat === seat);
  if (!decision || board.round > LAST_GUIDED_ROUND) return null;
  if (pending) return aboutCard(view, pending);
  return QUESTIONS[decision.anchor ?? ''] ?? null;
}

const QUESTIONS: Record<string, Hint> = {
  'setup.mulligan': {
    title: 'Your first hand',
    text: [
      'Seven cards. If you do not like them you may shuffle all of them back and draw seven others, once.',
      'Cards are played for their text, kept as reactions in combat, or discarded to pay for plain actions: a mixed hand is a good hand.',
    ],
    anchors: ['setup.mulligan', 'setup.hand'],
  },
  'move.once': {
    title: 'Move your pieces',
    text: [
      'Each piece may move once, one after the other: infantry and tanks to an adjacent land space, fleets on water, airplanes up to two spaces. Drag a piece, or choose it and then a lit space.',
      'A piece may never move to where it would be out of supply, so the order matters. You can take moves back until something is revealed.',
    ],
    anchors: ['move.first', 'move.supplied', 'move.airplane-landing'],
  },
  'action.possible': {
    title: 'Take an action',
    text: [
      'Two actions a turn. Playing a card for its text is the strongest; cards can also be discarded to conscript a piece, march with one, or make a desperate attack, and a Contingency card is there when the hand is poor.',
      'Keep a few cards back: every card is also a reaction in combat.',
    ],
    anchors: ['action.possible', 'action.play', 'contingency.use'],
  },
  'combat.attack-target': {
    title: 'Choose an attack',
    text: [
      'All infantry and tanks of one faction in one space attack together, against one adjacent land space that the enemy controls. The force must be supplied.',
      'The defender loses a piece each round; to go on you give up a piece of at least that rank, so bring airplanes close.',
    ],
    anchors: ['combat.force', 'combat.continue', 'combat.rank'],
  },
  'combat.round': {
    title: 'You are attacked',
    text: [
      'Remove a piece in the space, or an airplane or fleet next to it: the higher its rank, the harder it is for the attacker to go on.',
      'Or use one reaction: Stand Fast loses nothing, Retreat saves a piece, Exchange makes the attacker bleed as well.',
    ],
    anchors: ['combat.removal', 'reaction.stand-fast', 'reaction.retreat', 'reaction.exchange'],
  },
  'combat.continue': {
    title: 'Continue the attack?',
    text: [
      'Give up a piece of the same or a higher rank than the defender just lost, use Sustain Attack, or stop. The last piece of the force can never be given up.',
    ],
    anchors: ['combat.continue', 'combat.last-piece', 'reaction.sustain-attack'],
  },
  'reaction.advance': {
    title: 'The space is empty',
    text: [
      'With an Advance! card one infantry or tank of the force moves in and takes control. Not in Spring.',
    ],
    anchors: ['reaction.advance'],
  },
  'action.cost': {
    title: 'Pay with cards',
    text: ['Any card will do, of either faction. Your opponent does not see which one you discard.'],
    anchors: ['action.cost', 'secrecy.discard'],
  },
};

function aboutCard(view: View, pending: SpelledOption): Hint | null {
  const card = pending.touches.find(({ kind }) => kind === 'card');
  const face = card ? cardOf(view, card.id) : null;
  if (!face || (pending.verb !== 'play' && pending.verb !== 'contingency')) return null;
  return { title: `${face.name} (${face.type})`, text: [face.text], anchors: ['text.order'] };
}
