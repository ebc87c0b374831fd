import { PUBLIC, say } from '@sandtable/kernel';
import { answeredBattle } from '../battle/answered.js';
import { pieceCode } from '../board/board.js';
import { ALL_COUNTRIES, COUNTRY_IN_TEXT, countryAfter, otherTeam, teamOf } from '../board/countries.js';
import { canDoSomething, type Effect, effectOf, whyNothing } from '../cards/card.js';
import { canPay, carryOut, pay } from '../cards/carry.js';
import {
  type CardKind,
  type Countries,
  type Country,
  NOBODY,
  NOWHERE,
  type Piece,
  type Space,
  type Team,
} from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import { lacksOnlyPiece } from '../pieces/freeing.js';
import type { Remembering } from '../pieces/remembered.js';
import {
  bit,
  cardsIn,
  copyIn,
  DISCARD_PILE,
  hasPiece,
  inPlay,
  isOnTable,
  pile,
  type R,
  RESPONSE,
  STATUS,
  somebodyIsOut,
  type U,
} from '../table.js';
import * as refuse from '../words/refusals.js';
import { broaderTopics, eventClause, eventWords, triggerTopic, triggerTopics } from '../words/words.js';
import * as event from './events.js';
import { type Event, eventOf, ON, placeOf } from './events.js';

type Window = Event & {
  /** The team that may react now. */
  team: Team;
  /** How many teams have passed in a row. */
  passed: number;
  /** Countries of the team that have already passed, as a set. */
  heard: Countries;
  /** The country being asked. */
  asking: Country;
  /** It has used a card. */
  reacted: number;
  /** Cards that have answered this trigger (reaction.once). */
  spent: CardKind[];
};

/**
 * Opens a reaction window for a trigger, if any country might be able to react (secrecy.windows). The team that did
 * not cause the trigger goes first; if the game itself did, `by` is the active country, so its team goes second
 * (reaction.order, reaction.game-trigger).
 */
export function openWindow(u: U, e: Event): boolean {
  if (!someoneMayAnswer(u, e)) return false;
  u.push(window, {
    team: otherTeam(teamOf(e.by)),
    passed: 0,
    heard: 0,
    asking: NOBODY,
    reacted: 0,
    spent: [],
    ...e,
  });
  return true;
}

export const window = process<Window>(
  'window',
  (u, f) => {
    if (f.asking >= 0) {
      f.heard = f.reacted ? 0 : f.heard | bit(f.asking);
      f.asking = NOBODY;
      if (f.reacted) {
        f.reacted = 0;
        f.passed = 0;
        f.team = otherTeam(f.team);
      }
    }
    while (f.passed < 2) {
      const country = nextToAsk(u, f);
      if (country >= 0) {
        f.asking = country;
        return u.push(react, { country });
      }
      f.passed++;
      f.heard = 0;
      f.team = otherTeam(f.team);
    }
    u.done();
  },
  (u, f) => eventWords(u, f),
);

/** reaction.within-team: in turn order, starting with the active country. */
function nextToAsk(u: R, f: Window): Country {
  for (let i = 0; i < 6; i++) {
    const country = countryAfter(u.table.active, i);
    if (teamOf(country) === f.team && !(f.heard & bit(country)) && mayAnswer(u, f, country, f.spent))
      return country;
  }
  return NOBODY;
}

const NONE: readonly CardKind[] = [];

export function someoneMayAnswer(u: R, e: Event): boolean {
  for (const country of u.facts.answerers[e.on]) if (mayAnswer(u, e, country, NONE)) return true;
  return false;
}

/** Could the country react, by public information (secrecy.windows), if necessary after freeing a piece? */
function mayAnswer(u: R, e: Event, country: Country, spent: readonly CardKind[]): boolean {
  if (cardsIn(u, country, STATUS).length === 0 && cardsIn(u, country, RESPONSE).length === 0) return false;
  for (const kind of u.facts.answering[e.on][country]) {
    if (mayLieReady(u, kind) && (answers(u, e, kind, spent) || answersIfFreed(u, e, kind, spent)))
      return true;
  }
  return false;
}

function answersIfFreed(u: R, e: Event, kind: CardKind, spent: readonly CardKind[]): boolean {
  return somebodyIsOut(u) && lacksOnlyPiece(u, () => answers(u, e, kind, spent));
}

/** A Status on the table, or a Response that by public information could be one of the face-down cards. */
function mayLieReady(u: R, kind: CardKind): boolean {
  const { type, country, items } = u.facts.kinds[kind];
  if (type === 'status') return inPlay(u, kind);
  const lying = cardsIn(u, country, RESPONSE);
  if (lying.length === 0) return false;
  for (const item of items) if (!(u.state.known[item] & PUBLIC) || lying.includes(item)) return true;
  return false;
}

/** Does the card's text answer this event now, whether or not it is on the table? Public (reaction.possible). */
export function answers(u: R, e: Event, kind: CardKind, spent: readonly CardKind[]): boolean {
  if (!isTriggered(u, e, kind) || spent.includes(kind) || u.table.used.includes(kind)) return false;
  const { rules, country } = u.facts.kinds[kind];
  if (hasAnsweredBattle(u, kind) || !canPay(u, country, rules.cost)) return false;
  return canDoSomething(u, effectOf(e, country, kind));
}

/** Has the card's trigger occurred, regardless of what it could do now? */
function isTriggered(u: R, e: Event, kind: CardKind): boolean {
  const { answers: list, country } = u.facts.kinds[kind];
  for (const answer of list) if (answer.on === e.on && (!answer.if || answer.if(u, e, country))) return true;
  return false;
}

/** Has a once-per-battle card already answered this battle (reaction.battle-wide)? */
function hasAnsweredBattle(u: R, kind: CardKind): boolean {
  return u.facts.kinds[kind].rules.oncePerBattle === true && !!answeredBattle(u)?.includes(kind);
}

/** Is the card actually on the table, and does it answer? */
function ready(u: R, kind: CardKind): boolean {
  return copyIn(u, kind, u.facts.kinds[kind].type === 'status' ? STATUS : RESPONSE) >= 0;
}

const notOnTable = refusal('play.response', (u, kind: CardKind, seat) =>
  refuse.lacks(u, kind, seat, 'on the table'),
);
const spentHere = refusal('reaction.once', (u, kind: CardKind) => {
  const { name, rules } = u.facts.kinds[kind];
  return rules.oncePerBattle
    ? say`${name} has already answered this battle`
    : say`${name} has already answered this`;
});
const usedThisTurn = refusal(
  'reaction.once',
  (u, kind: CardKind) => say`${u.facts.kinds[kind].name} may be used once per turn, and has been`,
);
const noAnswer = refusal('reaction.immediate', (u, kind: CardKind) => {
  const f = current(u);
  const { name } = u.facts.kinds[kind];
  return f ? say`${name} does not answer this: ${eventClause(u, f)}` : say`${name} answers nothing here`;
});

function current(u: R): Window | null {
  return u.findFrame(window);
}

function refuseUse(u: R, kind: CardKind) {
  const f = current(u);
  if (!f || !ready(u, kind)) return notOnTable;
  if (f.spent.includes(kind) || hasAnsweredBattle(u, kind)) return spentHere;
  if (u.table.used.includes(kind)) return usedThisTurn;
  if (answers(u, f, kind, f.spent)) return null;
  if (!isTriggered(u, f, kind)) return needsNoTrigger(u, kind) ? toBeRevealed : noAnswer;
  const { rules, country } = u.facts.kinds[kind];
  return canPay(u, country, rules.cost) ? refuse.nothingToDo(f) : refuse.cannotPay;
}

/** Does the card answer "at any time" (reaction.any-time)? */
export function needsNoTrigger(u: R, kind: CardKind): boolean {
  return u.facts.kinds[kind].answers.some(({ on }) => on === ON['any-time']);
}

/** Why a Response on the table that needs no trigger cannot be used now; null if it can. */
export function whyNotNow(u: R, kind: CardKind): string | null {
  const { name, country, answers: list } = u.facts.kinds[kind];
  const now = event.anyTime(country);
  if (answers(u, now, kind, NONE)) return null;
  const answer = list.find(({ on }) => on === ON['any-time'])!;
  const unmet = answer.if?.(u, now, country) === false;
  const cause = unmet ? answer.lacking?.(u, country) : whyNothing(u, effectOf(now, country, kind));
  return cause ? say`${name} cannot be used just now: ${cause}` : say`${name} cannot be used just now`;
}

/** A card that needs no trigger has a verb of its own. */
export const toBeRevealed = refusal('reaction.immediate', (u, kind: CardKind) => {
  const { id, name } = u.facts.kinds[kind];
  return whyNotNow(u, kind) ?? say`${name} needs no trigger: ${`'reveal ${id}'`} uses it`;
});

export const react = question<{ country: Country }>('react', {
  seats: (_, f) => bit(f.country),
  prompt: (u, f) => {
    const w = current(u);
    const asked = COUNTRY_IN_TEXT[f.country];
    return w ? say`Does ${asked} react? ${eventWords(u, w)}` : say`Does ${asked} react?`;
  },
  anchor: 'reaction.owner',
  secretOptions: (u, f) => cardsIn(u, f.country, RESPONSE).length > 0,
  // A country that can only pass, with no hidden cards, was asked because it may free a piece (pieces.freed).
  anytimeVerbFirst: () => true,
  standingOrder: {
    verb: 'pass',
    topics: triggerTopics,
    topic: (u) => triggerTopic(u, current(u)),
    broader: (u) => broaderTopics(current(u)),
    cards: ({ kinds }) => kinds.filter(({ answers: list }) => list.length > 0).map(({ id }) => id),
  },
  verbs: [
    verb({
      name: 'use',
      domain: (u, f) => u.facts.cardsOf[f.country],
      check: (u, _, kind) => refuseUse(u, kind),
      moot: (u, _, kind) => !isOnTable(u, kind),
      list(u, f, _, add) {
        const w = current(u);
        if (!w) return;
        for (const kind of u.facts.answering[w.on][f.country]) if (refuseUse(u, kind) === null) add(kind);
      },
      apply(u, _, kind) {
        const w = u.findFrame(window)!;
        w.reacted = 1;
        w.spent.push(kind);
        useCard(u, kind, eventOf(w));
      },
    }),
    { name: 'pass', check: () => null, apply: () => {} },
  ],
});

/**
 * Uses a card from the table: reveal it, pay, carry it out, then open the window for the use of a Status
 * (reaction.cost-first, reaction.status-used).
 */
export function useCard(u: U, kind: CardKind, e: Event): void {
  const { country } = u.facts.kinds[kind];
  const before = cardsIn(u, country, DISCARD_PILE).length;
  u.push(using, { me: country, kind, before, standing: piecesIn(u, placeOf(e)), ...e });
}

function piecesIn(u: R, space: Space): Piece[] {
  if (space === NOWHERE) return [];
  return ALL_COUNTRIES.filter((country) => hasPiece(u, country, space)).map((country) =>
    pieceCode(space, country),
  );
}

/** Remembers the pieces that were in the trigger's space when the card was used. */
type Using = Effect &
  Remembering & {
    /** The size of the discard pile before the cost was paid. */
    before: number;
  };

const using = process<Using>(
  'using',
  (u, f) => {
    const { type, rules, country } = u.facts.kinds[f.kind];
    switch (f.step++) {
      case 0:
        u.log('uses', country, f.kind);
        if (type === 'response') reveal(u, f.kind);
        else if (rules.oncePerTurn) u.table.used.push(f.kind);
        if (rules.oncePerBattle) answeredBattle(u)?.push(f.kind);
        return pay(u, country, rules.cost);
      case 1:
        return carryOut(u, f);
      case 2:
        if (type === 'status' && isNoticed(u, f)) {
          openWindow(u, event.statusUsed(f.me, f.kind));
        }
        return;
      default:
        return u.done();
    }
  },
  (u, f) => say`${u.facts.kinds[f.kind].name} is used`,
);

/** The size of the discard pile before the cost of the card was paid; -1 if the card is not being used. */
export function cardsBeforeCost(u: R, e: Effect): number {
  const f = u.findFrame(using);
  return f?.kind === e.kind ? f.before : -1;
}

/** The pieces in the trigger's space since before the card was used; null if it is not being used. */
export function thereWhenUsed(u: R, e: Effect): readonly Piece[] | null {
  const f = u.findFrame(using);
  return f?.kind === e.kind ? f.standing : null;
}

/** Does this use open a window? By option, not if it changes only a sum and not the board. */
function isNoticed(u: U, f: Effect): boolean {
  return !u.facts.rules.enigmaActiveOnly || f.on !== ON['economic-warfare'];
}

/** secrecy.response: a used Response is revealed and goes on top of the discard pile. */
function reveal(u: U, kind: CardKind): void {
  const { country } = u.facts.kinds[kind];
  const item = copyIn(u, kind, RESPONSE);
  u.moveOpenly(item, pile(country, RESPONSE), pile(country, DISCARD_PILE));
}

export const windowRules = [window, react, using];
