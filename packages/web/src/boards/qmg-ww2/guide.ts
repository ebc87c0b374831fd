import type { SpelledOption, View } from '@sandtable/kernel';
import type { Hint } from '../board-module.js';
import { boardOf } from './board-of.js';
import { cardOf } from './cards.js';
import { inSpace, theCountry } from './names.js';

/** Hints for newcomers end after this round. */
const LAST_GUIDED_ROUND = 2;

/** The hint for a newcomer at this question: the card, the piece, the supply line. */
export function guide(view: View, seat: string, pending: SpelledOption | null): Hint | null {
  const board = boardOf(view);
  const decision = view.decisions.find((one) => one.seat === seat);
  if (!decision || board.round > LAST_GUIDED_ROUND) return null;
  if (pending) return aboutChoice(view, seat, pending);
  const texts = QUESTIONS[decision.anchor ?? ''];
  return texts ? texts(seat) : null;
}

const QUESTIONS: Record<string, (seat: string) => Hint> = {
  'setup.hands': (seat) => ({
    title: 'Your first hand',
    text: [
      `You drew ten cards and keep seven. The three you discard now are gone for the game: the deck of ${theCountry(seat)} is never reshuffled.`,
      'Keep Build Army cards and a Land Battle to get onto the map. Status cards (they stay on the table) and Responses (they wait face down) are strong early.',
    ],
    anchors: ['setup.hands'],
  }),
  'play.must': () => ({
    title: 'Your turn: one card',
    text: [
      'Each turn you play exactly one card. Click a lit card to see what it would do; nothing happens before you confirm.',
      'Build puts a piece on the map, Battle removes an enemy piece, Status and Event cards do what they say. Supply spaces (stars) give 2 VP every turn you hold them.',
    ],
    anchors: ['play.must', 'score.star'],
  }),
  'build.adjacent': () => ({
    title: 'Where to build',
    text: [
      'Lit spaces are legal: next to one of your supplied pieces, without an enemy, and in supply when the piece stands there.',
      'Touch any other space and it says why not. A star is worth 2 VP each turn.',
    ],
    anchors: ['build.adjacent', 'supply.line'],
  }),
  'battle.land': () => ({
    title: 'Where to battle',
    text: [
      'Choose a lit space next to one of your supplied pieces. One enemy piece there is removed; your own pieces never move.',
      'An emptied space can be built in on a later turn.',
    ],
    anchors: ['battle.land', 'battle.one-target'],
  }),
  'discard.step': () => ({
    title: 'Discard, if you like',
    text: [
      'You draw back to seven cards next. Discarding a weak card now gets you a new one, but your deck is your clock: an empty deck hurts.',
      'Choose Done to keep your hand.',
    ],
    anchors: ['discard.step', 'draw.seven'],
  }),
  'reaction.owner': () => ({
    title: 'A chance to react',
    text: [
      'Something happened that one of your cards on the table might answer. Use a lit card, or pass.',
      'You are asked whenever you could have an answer, so that nobody learns what lies face down. “Not asked again” saves you the clicks.',
    ],
    anchors: ['reaction.owner', 'secrecy.windows'],
  }),
};

function aboutChoice(view: View, seat: string, pending: SpelledOption): Hint | null {
  const card = pending.touches.find(({ kind }) => kind === 'card');
  const space = pending.touches.find(({ kind }) => kind === 'space');
  if (card && pending.verb === 'play') {
    const face = cardOf(view, card.id, seat);
    return face
      ? {
          title: `${face.name} (${face.type})`,
          text: [face.text, CARD_KINDS[face.type] ?? ''].filter(Boolean),
          anchors: [],
        }
      : null;
  }
  if (space && (pending.verb === 'build' || pending.verb === 'recruit'))
    return aboutSupply(view, seat, space.id);
  return null;
}

const CARD_KINDS: Record<string, string> = {
  Status: 'A Status stays face up on the table and works from now on.',
  Response:
    'A Response goes face down on the table and waits for its moment; nobody else knows which one it is.',
  Event: 'An Event does what it says once and is discarded.',
  'Economic Warfare': 'Economic Warfare makes an enemy discard cards off its deck, and often scores.',
};

function aboutSupply(view: View, seat: string, at: string): Hint {
  const { pieces } = boardOf(view);
  const own = pieces.filter((piece) => piece.country === seat && piece.supplied);
  const sources = [
    ...new Set(own.map(({ line }) => line.at(-1)).filter((id): id is string => id !== undefined)),
  ];
  const home = sources.map(inSpace).join(' or ');
  return {
    title: `A supply line to ${inSpace(at)}`,
    text: [
      `A piece is supplied while an unbroken line of pieces of ${theCountry(seat)}, each next to the last, leads from it to a star that holds an Army of its own${home ? `: at present ${home}` : ''}.`,
      'Lose a link and everything behind it is removed in your next Supply step. Navies also need a port: an Army of your team on an adjacent coast.',
    ],
    anchors: ['supply.line', 'supply.navy-port'],
  };
}
