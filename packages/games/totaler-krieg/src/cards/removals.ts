import { say } from '@sandtable/kernel';
import type { Faction } from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import type { R, U } from '../table.js';
import { CARD, CARDS, type Card } from './deck.js';
import { cardsIn, pileOf } from './piles.js';
import { holds, type Testing } from './requirements.js';

/** The cards of a list that are in a faction's hand. */
function inHand(u: R, faction: Faction, ids: readonly string[]): Card[] {
  return cardsIn(u, faction, 'hand').filter((card) => ids.includes(CARDS[card].id));
}

/** H.b: a card removed by name leaves the game face up. */
function removeOpenly(u: U, faction: Faction, card: Card): void {
  u.moveOpenly(card, pileOf(faction, 'hand'), pileOf(faction, 'removed'));
  u.log('card-removed', faction, card);
}

/** What is tested about a faction's cards now. */
export function testingNow({ table }: R, faction: Faction, boardOnly = false): Testing {
  const { turn, warState, current } = table;
  return { faction, turn, warState, current: current[faction] as Card, boardOnly };
}

/** 1.1.2p: the card leaves the game unplayed, because of what the board shows. */
export function isDropped(u: R, faction: Faction, card: Card): boolean {
  const { droppedWhen } = CARDS[card];
  return droppedWhen !== null && holds(u, droppedWhen, testingNow(u, faction));
}

/** 1.1.2p: cards in the hand that have lost their use. */
export function dropCards(u: U, faction: Faction): void {
  for (const card of [...cardsIn(u, faction, 'hand')])
    if (isDropped(u, faction, card)) removeOpenly(u, faction, card);
}

/** 1.1.2d, 1.1.3e: the removals of the Current Card; those that its owner chooses are asked one by one. */
export const removals = process<{ faction: Faction; line: number; chosen: number }>(
  'card-removals',
  (u, f) => {
    const { removes } = CARDS[u.table.current[f.faction]];
    const removal = removes[f.line];
    if (!removal) return u.done();
    const applies = removal.if === null || holds(u, removal.if, testingNow(u, f.faction));
    if (!applies || f.chosen >= removal.choose) {
      if (applies && removal.choose === 0)
        for (const card of inHand(u, f.faction, removal.cards)) removeOpenly(u, f.faction, card);
      f.line++;
      f.chosen = 0;
      f.step++;
      return;
    }
    f.chosen++;
    u.push(discardCard, { faction: f.faction, line: f.line });
  },
);

/** A line of the Current Card's removals; below 0 one that the set-up asks for (28.5). */
export interface Discarding {
  faction: Faction;
  line: number;
}

/** 28.5: cards that leave the game before the first turn. */
export const FIRST_DISCARDS = -1;

function groupOf(u: R, { faction, line }: Discarding): readonly string[] {
  if (line > FIRST_DISCARDS) return CARDS[u.table.current[faction]].removes[line].cards;
  return u.facts.special.firstDiscards.find((one) => one.faction === faction)?.cards ?? [];
}

/** 1.1.2d, H.b: others learn the group, not the card. 1.1.2l: with none left, none is removed. */
export const discardCard = question<Discarding>('discard-card', {
  seats: (_, f) => 1 << f.faction,
  secretOptions: true,
  prompt: (u, f) =>
    say`Which card leaves the game unplayed? One of ${groupOf(u, f)[0]} to ${groupOf(u, f).at(-1) ?? ''}.`,
  anchor: '1.1.2d',
  verbs: [
    verb<Card, Discarding>({
      name: 'discard',
      domain: CARD,
      secret: true,
      check: (u, f, card) => (inHand(u, f.faction, groupOf(u, f)).includes(card) ? null : notOfGroup),
      list: (u, f, _, add) => inHand(u, f.faction, groupOf(u, f)).forEach(add),
      moot: (u, f, card) => !cardsIn(u, f.faction, 'hand').includes(card),
      label: (_, __, card) => CARDS[card].name,
      apply(u, f, card) {
        const group = groupOf(u, f);
        u.move(card, pileOf(f.faction, 'hand'), pileOf(f.faction, 'discarded'));
        u.log('card-discarded', f.faction, CARD.index(group[0]), CARD.index(group.at(-1) ?? ''));
      },
    }),
    verb<number, Discarding>({
      name: 'none-left',
      check: (u, f) => (inHand(u, f.faction, groupOf(u, f)).length === 0 ? null : someLeft),
      apply() {},
    }),
  ],
});

const notOfGroup = refusal<Card>(
  '1.1.2d',
  (_, card) => say`${CARDS[card].name} is not among the cards from which you remove one`,
);
const someLeft = refusal('1.1.2l', () => say`you have such a card`);

export const removalRules = [removals, discardCard];
