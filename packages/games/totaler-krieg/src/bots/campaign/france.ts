import { CARD } from '../../cards/deck.js';
import { seasonNumber } from '../../cards/history.js';
import { AXIS, type Country, type Faction, type Hex, NO_COUNTRY, type Turn } from '../../ids.js';
import { countryNamed, FRANCE, POLAND } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { isAtPeace } from '../../politics/posture.js';
import { positionOf } from '../../position/position.js';
import { isFortress } from '../../steps/stack-limits.js';
import { ACTIVE, type R } from '../../table.js';
import { YELLOW } from './weights.js';

const CASE_YELLOW = CARD.index('A22a');
const LOW_COUNTRIES = countryNamed('belgium-holland');

/** Case Yellow is Current, and France fights: the only time in which the fall of Paris ends its war (20.2.1). */
export function isCaseYellow(u: R, faction: Faction): boolean {
  return faction === AXIS && u.table.current[AXIS] === CASE_YELLOW && !u.table.vichy;
}

/** France fights, and Case Yellow is played or still to come. */
export function plansYellow(u: R, faction: Faction): boolean {
  const { vichy, status, revealed } = u.table;
  if (faction !== AXIS || vichy || status[FRANCE] !== ACTIVE || isAtPeace(u, FRANCE)) return false;
  return isCaseYellow(u, faction) || !revealed.some((card, i) => i % 2 === 0 && card === CASE_YELLOW);
}

/** The Country that a card is meant to beat: everybody goes there. Poland comes before France. */
export function preyOfCard(u: R, faction: Faction): Country {
  if (isCaseYellow(u, faction)) return FRANCE;
  return plansYellow(u, faction) && u.table.status[POLAND] !== ACTIVE ? FRANCE : NO_COUNTRY;
}

/** The road to Paris leads through the Low Countries, neutral or not. */
export const isRoadToParis = (hex: Hex): boolean => SHEET.country[hex] === LOW_COUNTRIES;

/** Until Case Yellow the army waits before France, and even then before the Maginot Line: there is a way around it. */
export function isPhoneyWar(u: R, faction: Faction, hex: Hex): boolean {
  if (SHEET.country[hex] !== FRANCE || !plansYellow(u, faction)) return false;
  return !isCaseYellow(u, faction) || isFortified(u, hex);
}

/** The card is Current for the last time. */
export function isLastOfSeason({ table: { turn } }: R): boolean {
  return seasonNumber((turn + 1) as Turn) !== seasonNumber(turn);
}

/** By how many hexes a place of France seems farther than Paris: nobody bleeds before the Maginot Line. */
export function detour(u: R, hex: Hex): number {
  if (SHEET.isCapital[hex]) return 0;
  return isFortified(u, hex) ? YELLOW.fortress : YELLOW.city;
}

export function isFortified(u: R, hex: Hex): boolean {
  return positionOf(u).ground[hex].some((unit) => isFortress(u, unit));
}
