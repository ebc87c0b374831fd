import { seasonOf } from '../../calendar/calendar.js';
import { CARDS, type Card } from '../../cards/deck.js';
import { HISTORICAL_LINES as LINES, seasonNumber } from '../../cards/history.js';
import { HISTORICAL_DISCARDS } from '../../data/cards/history.js';
import { AXIS, type Country, type Faction, type Turn } from '../../ids.js';
import { countryNamed } from '../../map/areas.js';
import { isPacificOpen } from '../../politics/overseas.js';
import { wordsOf } from '../../read-rows.js';
import type { R } from '../../table.js';

const DUE = 100;
/** What a card loses for each season that it is late, or too early. */
const LATE = 1;
const EARLY = 6;
/** The worth of a card that history did not play: below what is due, above what is a year too early. */
const ELSE = 60;

/**
 * The worth of a card for a season. History is a good plan: each card prepares the next. Whatever of it is overdue comes
 * first, and what it did not play is judged by the troops it brings.
 */
export function cardWorth(u: R, faction: Faction, card: Card, turn: Turn): number {
  const season = seasonNumber(turn);
  const { id, replacements, blitz, returns } = CARDS[card];
  let worth = ELSE;
  for (const { type, steps } of replacements) worth += steps * (type === 'armor' ? 1.5 : 1);
  worth += 3 * (blitz.fixed + blitz.variable);
  // A card that can always be had again waits for its season.
  worth = Math.min(worth, ELSE + 15) - (returns ? 15 : 0);
  LINES[faction].forEach((name, at) => {
    if (name !== id || (returns && at !== season)) return;
    worth = Math.max(worth, at <= season ? DUE - LATE * (season - at) : DUE - EARLY * (at - season));
  });
  return isTooEarly(faction, id, season) || isNotReady(u, id, turn) || isRisky(u, id, turn)
    ? Math.min(worth, DUE - EARLY * 12)
    : worth;
}

/** Cards that begin a war nobody is ready for. */
function isTooEarly(faction: Faction, id: string, season: number): boolean {
  const at = LINES[faction].indexOf(id);
  return (CARDS_THAT_WIDEN_THE_WAR.includes(id) && at < 0) || (at >= 0 && at > season + 4);
}

/** Barbarossa waits until France is beaten, for a year at the most; Case Yellow and Barbarossa wait for dry roads. */
function isNotReady(u: R, id: string, turn: Turn): boolean {
  if (id !== 'A22a' && id !== 'A23a') return false;
  if (!['spring', 'summer'].includes(seasonOf(turn))) return true;
  return id === 'A23a' && seasonNumber(turn) < LINES[AXIS].indexOf(id) + 4 && !u.table.vichy;
}

/** The Siberian Reserves come back to the hand if Japan attacks Russia: a season without a card, for one roll of three in six. */
function isRisky(u: R, id: string, turn: Turn): boolean {
  return id === 'S26b' && isPacificOpen(u, turn);
}

/** Operation Otto, Operation Sealion: other wars than that of history. */
const CARDS_THAT_WIDEN_THE_WAR = ['A22b', 'A23b'];

/** Which card leaves the hand unplayed: first what history gave up, never what it played later. */
export function discardWorth(u: R, faction: Faction, card: Card): number {
  const { id } = CARDS[card];
  const revealed = CARDS[u.table.current[faction] as Card];
  if (revealed && HISTORICAL_DISCARDS[revealed.id]?.includes(id)) return 3;
  return LINES[faction].includes(id) ? 0 : 2;
}

/** Whom the cards that attack or win over a Country are meant for, the most wanted first. */
const TARGETS: Readonly<Record<string, string>> = {
  A22a: 'belgium-holland',
  A24: 'denmark-norway',
  A25: 'yugoslavia greece',
  A28a: 'italy rumania hungary bulgaria finland',
  A29a: 'italy hungary rumania bulgaria finland',
  A21: 'italy spain turkey',
  A40: 'bulgaria finland hungary rumania spain turkey',
  A4b: 'italy',
};

/** How much a Country is wanted as the target of a faction's Current Card; 0 if not at all. */
export function targetWorth(u: R, faction: Faction, country: Country): number {
  const card = CARDS[u.table.current[faction] as Card];
  const wanted = card ? wordsOf(TARGETS[card.id] ?? '').map(countryNamed) : [];
  const at = wanted.indexOf(country);
  return at < 0 ? 0 : wanted.length - at;
}

/** Whether the Current Card is about the Countries that it names here, and nobody else. */
export function hasTargets(u: R, faction: Faction): boolean {
  const card = CARDS[u.table.current[faction] as Card];
  return card !== undefined && TARGETS[card.id] !== undefined;
}
