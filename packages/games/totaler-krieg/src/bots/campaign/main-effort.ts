import { turnNamed } from '../../calendar/calendar.js';
import { AXIS, type Country, type Faction, NO_COUNTRY, SOVIET, WESTERN } from '../../ids.js';
import { countryNamed, FRANCE, GERMANY, POLAND, RUSSIA } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { isAtPeace } from '../../politics/posture.js';
import { controllerOf } from '../../position/position.js';
import { ACTIVE, type R } from '../../table.js';
import { preyOfCard } from './france.js';
import { LAST_OFFENSIVE, TO_BERLIN } from './weights.js';

const PARIS = SHEET.hexAt('w3516');
/** Strategic Hexes on the way to the Ruhr. */
const BRUSSELS = SHEET.hexAt('w3718');
const AMSTERDAM = SHEET.hexAt('w3819');
const LOW_COUNTRIES = countryNamed('belgium-holland');
const BERLIN = SHEET.hexAt('w3825');
const WARSAW = SHEET.hexAt('e3702');

export const BALKANS: readonly Country[] = [countryNamed('yugoslavia'), countryNamed('greece')];
const isEnemy = ({ table }: R, country: Country) =>
  table.status[country] === ACTIVE && table.allegiance[country] !== AXIS;

/**
 * The Country against which a faction makes its main effort; -1 if that is the one which promises most for the least. France
 * by Case Yellow, then those of the Balkans whom a card has attacked, then Russia for two summers; the Red Army marches by Warsaw to Berlin and leaves the Balkans to whoever is there, the West by
 * Paris and Brussels.
 */
export function mainEffort(u: R, faction: Faction): Country {
  if (faction === AXIS) {
    const prey = preyOfCard(u, faction);
    if (prey !== NO_COUNTRY) return prey;
    // The Balkans before Russia, while there is time.
    if (isAtPeace(u, RUSSIA))
      return u.table.vichy ? (BALKANS.find((one) => isEnemy(u, one)) ?? NO_COUNTRY) : NO_COUNTRY;
    return u.table.turn < turnNamed(LAST_OFFENSIVE) ? RUSSIA : NO_COUNTRY;
  }
  if (faction === WESTERN && controllerOf(u, PARIS) === AXIS) return FRANCE;
  // Once Berlin has fallen, whoever still fights is beaten, the weakest first.
  if (u.table.vichy && controllerOf(u, BERLIN) !== AXIS) return NO_COUNTRY;
  if (faction === WESTERN) {
    if (!u.table.vichy) return NO_COUNTRY;
    return [BRUSSELS, AMSTERDAM].some((hex) => controllerOf(u, hex) === AXIS) ? LOW_COUNTRIES : GERMANY;
  }
  if (faction !== SOVIET || u.table.turn < turnNamed(TO_BERLIN)) return NO_COUNTRY;
  return controllerOf(u, WARSAW) === AXIS ? POLAND : GERMANY;
}
