import type { By } from '@sandtable/kernel';
import { ALL_COUNTRIES } from '../board/countries.js';
import { type CardKind, type Country, NO_CARD, NOBODY, NOWHERE, type Space } from '../ids.js';

/**
 * What a card can answer. A trigger opens a window (window.ts); the event says what happened.
 * The list is closed: every reaction of every card names one of these. Frames store the number.
 */
export const ON = {
  'turn-begins': 0,
  'card-played': 1,
  'economic-warfare': 2,
  'about-to-be-removed': 3,
  removed: 4,
  built: 5,
  battled: 6,
  'status-used': 7,
  'supply-begins': 8,
  'discard-begins': 9,
  'draw-begins': 10,
  'any-time': 11,
} as const;

export type Trigger = keyof typeof ON;
/** The triggers, each at the position of its number. */
export const TRIGGERS = Object.keys(ON) as readonly Trigger[];

/** How a piece is, or is about to be, removed. */
export const [BY_BATTLE, BY_ELIMINATION, BY_SUPPLY, BY_OWNER] = [0, 1, 2, 3] as const;
export type Removing = typeof BY_BATTLE | typeof BY_ELIMINATION | typeof BY_SUPPLY | typeof BY_OWNER;
/** How a piece was placed. */
export const [BUILT, RECRUITED, DESIGNATED] = [0, 1, 2] as const;
export type Placement = typeof BUILT | typeof RECRUITED | typeof DESIGNATED;
/** Did the piece leave the board, and was it supplied until then? */
export const [STAYS, REMOVED, REMOVED_SUPPLIED] = [0, 1, 2] as const;
export type Fate = typeof STAYS | typeof REMOVED | typeof REMOVED_SUPPLIED;

/** The piece of an event: its space, its country, and whether it has left since. */
interface AboutPiece {
  space: Space;
  piece: Country;
  gone: Fate;
}

/** The fields of each event besides its trigger and the country that caused it. */
interface Tells {
  'turn-begins': object;
  /** `how` is 1 in the country's own Play step. */
  'card-played': { card: CardKind; how: number };
  /** `piece` is the country that is hit, `how` the number of cards it must discard. */
  'economic-warfare': { piece: Country; card: CardKind; how: number };
  /** By a country, by a card (or NO_CARD), or for lack of supply. */
  'about-to-be-removed': AboutPiece & { how: Removing; card: CardKind };
  removed: AboutPiece & { how: Removing };
  built: AboutPiece & { how: Placement };
  /** `piece` is whose piece was the target; NOBODY in an empty space. */
  battled: AboutPiece & { card: CardKind };
  'status-used': { card: CardKind };
  'supply-begins': object;
  'discard-begins': object;
  'draw-begins': object;
  /** Nothing happened: a card that needs no trigger is used. */
  'any-time': object;
}

/**
 * What happened, by its trigger. Public, and small enough to store in a frame. `by` is the country that caused it, or
 * the active one if the game itself did.
 */
export type EventOn<T extends Trigger> = {
  [On in T]: { on: (typeof ON)[On]; by: Country } & Tells[On];
}[T];

export type Event = EventOn<Trigger>;

/** An event as stored in frames: all fields, unused ones set to -1, and `gone` set to "not gone". */
export interface StoredEvent {
  on: Event['on'];
  by: Country;
  space: Space;
  piece: Country;
  how: number;
  card: CardKind;
  gone: Fate;
}

/** Types a stored event by its trigger: the same object, but the compiler shows only that trigger's fields. */
function event(stored: StoredEvent): Event {
  return stored as Event;
}

/** All fields of an event. Every event is created below, with all of them. */
export function stored(e: Event): StoredEvent {
  return e as StoredEvent;
}

/** Extracts the event from a frame with more fields. */
export function eventOf(e: Event): Event {
  const { on, by, space, piece, how, card, gone } = stored(e);
  return event({ on, by, space, piece, how, card, gone });
}

/** Where it happened; NOWHERE if the event has no space. */
export function placeOf(e: Event): Space {
  return stored(e).space;
}

/** Is it about a piece, or the space where one might have been? */
export function isAboutPiece(
  e: Event,
): e is EventOn<'about-to-be-removed' | 'removed' | 'built' | 'battled'> {
  return e.on >= ON['about-to-be-removed'] && e.on <= ON.battled;
}

// Constructors of events, one for each trigger.

const NO_HOW = -1;

function happened(
  on: Event['on'],
  by: Country,
  space = NOWHERE,
  piece = NOBODY,
  how = NO_HOW,
  card = NO_CARD,
  gone: Fate = STAYS,
): Event {
  return event({ on, by, space, piece, how, card, gone });
}

/** Events that say nothing but whose they are: made once for each country. */
function happening(on: Event['on']): By<Country, Event> {
  return ALL_COUNTRIES.map((country) => happened(on, country));
}

const TURN_BEGINS = happening(ON['turn-begins']);
const OWN_PLAY = happening(ON['card-played']);
const SUPPLY_BEGINS = happening(ON['supply-begins']);
const DISCARD_BEGINS = happening(ON['discard-begins']);
const DRAW_BEGINS = happening(ON['draw-begins']);
const ANY_TIME = happening(ON['any-time']);

export function turnBegins(country: Country): Event {
  return TURN_BEGINS[country];
}

/** A card of the country is played; `ownStep` is 1 in its own Play step. */
export function cardPlayed(country: Country, card: CardKind, ownStep: number): Event {
  return happened(ON['card-played'], country, NOWHERE, NOBODY, ownStep, card);
}

/** A card is carried out because it is played, and answers nothing. */
export function ownPlay(country: Country): Event {
  return OWN_PLAY[country];
}

/** A card hits a country, which must discard that many cards. */
export function economicWarfare(by: Country, target: Country, card: CardKind, cards: number): Event {
  return happened(ON['economic-warfare'], by, NOWHERE, target, cards, card);
}

/** A piece is about to be removed by a country, by a card, or for lack of supply. */
export function aboutToBeRemoved(
  by: Country,
  space: Space,
  piece: Country,
  how: Removing,
  card = NO_CARD,
): Event {
  return happened(ON['about-to-be-removed'], by, space, piece, how, card);
}

/** A piece has left the board; `gone` says whether it was supplied until then. */
export function removed(by: Country, space: Space, piece: Country, how: Removing, gone: Fate): Event {
  return happened(ON.removed, by, space, piece, how, NO_CARD, gone);
}

/** A piece was built, recruited or named. */
export function built(country: Country, space: Space, how: Placement): Event {
  return happened(ON.built, country, space, country, how);
}

/** A space was battled, and the piece in it, if there was one, is gone or not. */
export function battled(by: Country, space: Space, target: Country, card: CardKind, gone: Fate): Event {
  return happened(ON.battled, by, space, target, NO_HOW, card, gone);
}

export function statusUsed(country: Country, card: CardKind): Event {
  return happened(ON['status-used'], country, NOWHERE, NOBODY, NO_HOW, card);
}

export function supplyBegins(country: Country): Event {
  return SUPPLY_BEGINS[country];
}

export function discardBegins(country: Country): Event {
  return DISCARD_BEGINS[country];
}

export function drawBegins(country: Country): Event {
  return DRAW_BEGINS[country];
}

/** Nothing happened: a card that needs no trigger is used. */
export function anyTime(country: Country): Event {
  return ANY_TIME[country];
}
