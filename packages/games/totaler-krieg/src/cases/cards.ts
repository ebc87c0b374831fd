import {
  CaseError,
  type CaseVocabulary,
  differs,
  names,
  type Plain,
  readName,
  readNames,
  readNumber,
} from '@sandtable/kernel';
import { CARD, type Card, NO_CARD } from '../cards/deck.js';
import { cardsIn, layCards, type Pile, pileOf } from '../cards/piles.js';
import type { Facts } from '../facts.js';
import type { Faction, Turn } from '../ids.js';
import { COUNTRY } from '../map/areas.js';
import { POLICIES, POSTURE_BOXES, TRUCES } from '../politics/posture.js';
import { politicsChanged } from '../position/ownership.js';
import { type R, type Table, type U, WAR_STATES } from '../table.js';
import { cardFacts } from './card-facts.js';
import { asMapping, FACTION, readHexes } from './read.js';

// Option Cards, War States and Postures in cases.

const BOX = names('Posture Box', POSTURE_BOXES);
const POLICY = names('Policy', POLICIES);
const TRUCE = names('Truce', TRUCES);
const WAR_STATE = names('War State', WAR_STATES);

export const CARD_KEYS = [
  'cards',
  'pending',
  'played',
  'partners',
  'removed-cards',
  'war-state',
  'policies',
  'truces',
  'open-to-ally',
  'no-retreat',
  'collapses',
  'takeovers',
  'devastation',
];

const byFaction = (given: Plain, key: string): [Faction, Plain, (string | number)[]][] =>
  asMapping(given, 'faction', [key]).map(([name, item]) => [
    readName(FACTION, name, [key, name]),
    item,
    [key, name],
  ]);

/** The pile in which a card lies. */
function pileWith(u: R, faction: Faction, card: Card): Pile {
  const found = (['hand', 'pending', 'removed', 'revealed'] as const).find((pile) =>
    cardsIn(u, faction, pile).includes(card),
  );
  if (!found) throw new CaseError(['cards'], `${CARD.name(card)} is no card of this scenario`);
  return found;
}

function moveTo(u: U, faction: Faction, card: Card, pile: Pile): void {
  u.moveOpenly(card, pileOf(faction, pileWith(u, faction, card)), pileOf(faction, pile));
}

export function arrangeCards(u: U, given: Record<string, Plain>): void {
  const { table } = u;
  layCards(u);
  const isCampaign = u.facts.decks !== null;
  for (const [faction, item, path] of byFaction(given.cards ?? {}, 'cards')) {
    const card: Card = readName(CARD, item, path);
    table.current[faction] = card;
    if (isCampaign) moveTo(u, faction, card, 'revealed');
  }
  for (const [faction, item, path] of byFaction(given.pending ?? {}, 'pending')) {
    for (const card of [...cardsIn(u, faction, 'pending')]) moveTo(u, faction, card, 'hand');
    if (item !== 'none') moveTo(u, faction, readName(CARD, item, path), 'pending');
  }
  // A year before the turn of the case.
  for (const [faction, items, path] of byFaction(given.played ?? {}, 'played'))
    for (const card of readNames(CARD, items, path)) {
      moveTo(u, faction, card as Card, 'revealed');
      table.revealed.push(card as Card, Math.max(0, table.turn - 9) as Turn);
    }
  for (const [faction, items, path] of byFaction(given['removed-cards'] ?? {}, 'removed-cards'))
    for (const card of readNames(CARD, items, path)) moveTo(u, faction, card as Card, 'removed');
  for (const [faction, name, path] of byFaction(given.partners ?? {}, 'partners'))
    table.partner[faction] = readName(COUNTRY, name, path);
  arrangePosture(u, given);
}

function arrangePosture(u: U, given: Record<string, Plain>): void {
  const { table } = u;
  if ('war-state' in given) table.warState = readName(WAR_STATE, given['war-state'], ['war-state']);
  for (const [key, policy] of asMapping(given.policies ?? {}, 'box', ['policies']))
    table.policy[readName(BOX, key, ['policies', key])] = readName(POLICY, policy, ['policies', key]);
  for (const [key, truce] of asMapping(given.truces ?? {}, 'box', ['truces']))
    table.truce[readName(BOX, key, ['truces', key])] = readName(TRUCE, truce, ['truces', key]);
  if ('open-to-ally' in given)
    for (const faction of readNames(FACTION, given['open-to-ally'], ['open-to-ally']))
      table.openToAlly |= 1 << faction;
  if ('no-retreat' in given) table.noRetreat = readNumber(given['no-retreat'], ['no-retreat'], 0, 4);
  if ('collapses' in given) table.collapses = readNumber(given.collapses, ['collapses'], 0, 9);
  if ('takeovers' in given) table.takeovers = readNumber(given.takeovers, ['takeovers'], 0, 9);
  for (const [faction, hexes, path] of byFaction(given.devastation ?? {}, 'devastation'))
    for (const hex of readHexes(hexes, path)) table.devastation.push({ faction, hex });
  politicsChanged(u);
}

/** The cards of a pile, faction by faction: those named are there, maybe among others. */
const pileHas =
  (key: string, pile: Pile): CaseVocabulary<Table, Facts>['expect'][string] =>
  (u, expected) => {
    const missing = byFaction(expected, key).flatMap(([faction, items, path]) => {
      const there = cardsIn(u, faction, pile);
      const names = there.map((card) => CARD.name(card));
      return readNames(CARD, items, path).every((card) => there.includes(card as Card))
        ? []
        : [`${FACTION.name(faction)}: [${names.join(', ')}]`];
    });
    return missing.length > 0 ? `{${missing.join(', ')}}` : null;
  };

const cardName = (card: Card): string => (card === NO_CARD ? 'none' : CARD.name(card));

const oneCard =
  (key: string, found: (u: R, faction: Faction) => Card): CaseVocabulary<Table, Facts>['expect'][string] =>
  (u, expected) => {
    const wrong = byFaction(expected, key).flatMap(([faction, item, path]) => {
      const wanted = item === 'none' ? NO_CARD : readName(CARD, item, path);
      const there = differs(cardName(found(u, faction)), cardName(wanted));
      return there === null ? [] : [`${FACTION.name(faction)}: ${there}`];
    });
    return wrong.length > 0 ? `{${wrong.join(', ')}}` : null;
  };

const posture =
  (key: string, domain: typeof POLICY | typeof TRUCE, list: (table: Table) => number[]) =>
  (u: R, expected: Plain): string | null => {
    const wrong = asMapping(expected, 'box', [key]).flatMap(([name, item]) => {
      const box = readName(BOX, name, [key, name]);
      const there = differs(
        domain.name(list(u.table)[box]),
        domain.name(readName(domain, item, [key, name])),
      );
      return there === null ? [] : [`${name}: ${there}`];
    });
    return wrong.length > 0 ? `{${wrong.join(', ')}}` : null;
  };

export const cardExpectations: CaseVocabulary<Table, Facts>['expect'] = {
  ...cardFacts,
  cards: oneCard('cards', (u, faction) => u.table.current[faction] as Card),
  pending: oneCard('pending', (u, faction) => cardsIn(u, faction, 'pending')[0] ?? NO_CARD),
  hand: pileHas('hand', 'hand'),
  'removed-cards': pileHas('removed-cards', 'removed'),
  'discarded-cards': pileHas('discarded-cards', 'discarded'),
  policies: posture('policies', POLICY, ({ policy }) => policy),
  truces: posture('truces', TRUCE, ({ truce }) => truce),
  'war-state': (u, expected) =>
    differs(WAR_STATES[u.table.warState], WAR_STATE.name(readName(WAR_STATE, expected, ['war-state']))),
  uscl: (u, expected) => differs(u.table.uscl, readNumber(expected, ['uscl'], 0, 4)),
  'no-retreat': (u, expected) => differs(u.table.noRetreat, readNumber(expected, ['no-retreat'], -1, 4)),
};
