import { PUBLIC, say } from '@sandtable/kernel';
import { COUNTRY_IN_TEXT } from '../board/countries.js';
import { type Action, canDoSomething, type Effect, effectOf, type Part, partOf } from '../cards/card.js';
import { carryOut } from '../cards/carry.js';
import type { CardItem, CardKind, Country } from '../ids.js';
import { framesOf, type GameRefusal, process, question, refusal, verb } from '../kit.js';
import * as event from '../reactions/events.js';
import { openWindow } from '../reactions/window.js';
import { refresh } from '../supply/supply.js';
import {
  bit,
  cardsIn,
  copyIn,
  DECK,
  DISCARD_PILE,
  HAND,
  pile,
  type R,
  RESPONSE,
  STATUS,
  statusesChanged,
  type U,
} from '../table.js';
import * as refuse from '../words/refusals.js';

/** A card being played: from which pile, and whether it is the country's own Play step. */
export interface Playing {
  country: Country;
  kind: CardKind;
  /** The card itself. While it is carried out nothing can choose it (play.spent). */
  item: CardItem;
  /** The pile it came from. */
  from: number;
  ownStep: number;
  /** Its text is ignored (economic-warfare.cancel). */
  cancelled: number;
  /** Where it goes when its text ends: one of the three below, or 0 if it stays on the discard pile. */
  sentTo: number;
}

export const [DECK_TOP, DECK_BOTTOM, DECK_SHUFFLED] = [1, 2, 3];

/** Plays a card from a pile of its country. */
export function playCard(u: U, kind: CardKind, from: number, ownStep: boolean): void {
  const { country } = u.facts.kinds[kind];
  const lying = from === DISCARD_PILE ? choosable(u, country) : cardsIn(u, country, from);
  const copies = lying.filter((card) => u.facts.kindOf[card] === kind);
  // Copies are interchangeable: a revealed one is played first, so that no one learns of another copy there.
  const item = copies.find((card) => u.state.known[card] & PUBLIC) ?? copies[0];
  if (item === undefined) throw new Error(`no ${u.facts.kinds[kind].id} to play`);
  layDown(u, kind, item, pile(country, from));
  u.push(playing, { country, kind, item, from, ownStep: ownStep ? 1 : 0, cancelled: 0, sentTo: 0 });
}

/** Where a played card goes: to the table, or face up on top of the discard pile (play.spent). */
function layDown(u: U, kind: CardKind, item: CardItem, from: number): void {
  const { country, type } = u.facts.kinds[kind];
  if (type === 'response') {
    u.move(item, from, pile(country, RESPONSE));
    u.log('lays-response', country);
    u.logTo(bit(country), 'laid', kind);
    return;
  }
  const status = type === 'status';
  u.moveOpenly(item, from, pile(country, status ? STATUS : DISCARD_PILE));
  if (status) statusesChanged(u);
  u.log(status ? 'lays-status' : 'plays', country, kind);
}

export const playing = process<Playing>(
  'playing',
  (u, f) => {
    const { type } = u.facts.kinds[f.kind];
    if (type === 'status' || type === 'response') return u.done();
    switch (f.step++) {
      case 0:
        return openWindow(u, event.cardPlayed(f.country, f.kind, f.ownStep));
      case 1:
        if (f.cancelled) return u.log('cancelled', f.kind);
        return carryOut(u, effectOf(event.ownPlay(f.country), f.country, f.kind));
      default:
        if (f.sentTo) moveToDeck(u, f);
        return u.done();
    }
  },
  (u, f) => (u.facts.kinds[f.kind].type === 'response' ? null : say`${u.facts.kinds[f.kind].name} is played`),
);

/**
 * The destination is fixed before the text, but the card moves there only when the text ends, so that nothing can draw,
 * discard or choose it in between (play.spent). Not a discard (discard.not-a-discard).
 */
function moveToDeck(u: U, f: Playing): void {
  const deck = pile(f.country, DECK);
  u.moveOpenly(f.item, pile(f.country, DISCARD_PILE), deck, f.sentTo === DECK_BOTTOM ? 'bottom' : 'top');
  if (f.sentTo === DECK_SHUFFLED) u.shuffle(deck);
  u.log(DESTINATION[f.sentTo], f.country, f.kind);
}

const DESTINATION = ['', 'to-deck-top', 'to-deck-bottom', 'shuffled-in'];

/** May this card be played at all? Basic cards only if they can do something (play.basic). */
export function refusePlay(u: R, country: Country, kind: CardKind): GameRefusal<CardKind> | null {
  const { basic } = u.facts.kinds[kind];
  if (basic < 0) return null;
  // Like supply, it depends only on pieces and Status cards, so it is cached and invalidated together with supply.
  const { basics } = refresh(u, country);
  const known = 1 << basic;
  const yes = known << 4;
  if (!(basics[country] & known)) basics[country] |= known | (canDoBasic(u, country, kind) ? yes : 0);
  return basics[country] & yes ? null : refuse.notPlayable;
}

function canDoBasic(u: R, country: Country, kind: CardKind): boolean {
  return canDoSomething(u, effectOf(event.ownPlay(country), country, kind));
}

/** The cards of a discard pile that can be chosen: not one being carried out. */
export function choosable(u: R, country: Country): CardItem[] {
  const busy = framesOf(u, playing).map((f) => f.item);
  return cardsIn(u, country, DISCARD_PILE).filter((item) => !busy.includes(item));
}

/** A part that lets a country play a card from a pile. It computes which ones: they may be secret, so no frame lists them. */
export interface PlayingPart extends Action {
  playable(u: R, e: Effect): readonly CardKind[];
}

type PlayingFrom = Effect & {
  /** The part of the card that grants it. */
  part: Part<PlayingPart>;
  country: Country;
  from: number;
  ownStep: number;
  must: number;
};

/** Lets a country play one card from a pile. */
export function askToPlay(u: U, ask: PlayingFrom): void {
  u.push(playFrom, ask);
}

function playableIn(u: R, f: PlayingFrom): readonly CardKind[] {
  return partOf(u, f.part).playable(u, f);
}

const notInPile = refusal('play.from-pile', (u, kind: CardKind, seat, f: PlayingFrom) => {
  const { from } = f;
  const { name } = u.facts.kinds[kind];
  if (from === HAND) return refuse.lacks(u, kind, seat, 'in hand');
  if (copyIn(u, kind, from) < 0) return say`${name} is not in the discard pile of ${COUNTRY_IN_TEXT[seat]}`;
  const busy = !choosable(u, seat).some((item) => u.facts.kindOf[item] === kind);
  return busy
    ? say`${name} is being carried out and cannot be chosen`
    : say`${name} was discarded to pay for ${refuse.cardName(u, f)}`;
});

const playFrom = question<PlayingFrom>('play-from', {
  seats: (u, f) => (cardsIn(u, f.country, f.from).length > 0 ? bit(f.country) : 0),
  prompt: (u, f) => say`A card to play by ${refuse.cardName(u, f)}`,
  anchor: 'play.elsewhere',
  // Hands and discard piles are secret.
  secretOptions: true,
  verbs: [
    verb({
      name: 'play',
      domain: (u, f) => u.facts.cardsOf[f.country],
      secret: (u, _, kind) => u.facts.kinds[kind].type === 'response',
      check(u, f, kind) {
        if (!playableIn(u, f).includes(kind)) return notInPile;
        return refusePlay(u, f.country, kind);
      },
      moot: (u, f, kind) => !playableIn(u, f).includes(kind),
      list(u, f, _, add) {
        for (const kind of playableIn(u, f)) if (refusePlay(u, f.country, kind) === null) add(kind);
      },
      apply: (u, f, kind) => playCard(u, kind, f.from, f.ownStep === 1),
    }),
    verb({
      name: 'skip',
      check: (u, f) =>
        f.must && playableIn(u, f).some((kind) => refusePlay(u, f.country, kind) === null)
          ? refuse.mustCarryOut
          : null,
      apply: (u) => u.answer(-1),
    }),
  ],
});

export const playRules = [playing, playFrom];
