import { COUNTER, FULL, kindOf } from '../counters/counters.js';
import { type Counter, type Country, type Faction, type Hex, NO_HEX } from '../ids.js';
import { process } from '../kit.js';
import { ITALY } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { atHex, REMOVED, SET_ASIDE, STRATEGIC_BOX } from '../places.js';
import { isOutOfGame } from '../position/out-of-game.js';
import { ownershipOf, politicsChanged } from '../position/ownership.js';
import { put } from '../position/position.js';
import { ACTIVE, FREE_PASSAGE, MOBILIZING, NO_MARKER, type R, type U } from '../table.js';
import { countersOfCountry, nameInPlay } from './countries.js';
import { beginEastAfrica } from './east-africa.js';
import { waitByStripe } from './leave-country.js';
import { mobilizationDie } from './mobilize.js';
import { placeCountry, setUpFace } from './place-country.js';

/** How a Country comes into the war. */
export interface Activation {
  country: Country;
  faction: Faction;
  /** 13.7.1h: some events skip the Mobilization Roll. */
  mobilizes: boolean;
  /** 13.7.1g: Free Passage instead of Mobilizing in the Capital. */
  freePassage: boolean;
}

/** 13.7.1: a Neutral Country joins a faction, which sets it up at once (13.7.1n). */
export function activate(u: U, activation: Activation): void {
  const { country, faction, freePassage } = activation;
  u.table.status[country] = ACTIVE;
  u.table.allegiance[country] = faction;
  // Step 1
  u.table.influence[country] = NO_MARKER;
  // Step 6, at once: nothing of the set-up asks for it.
  u.table.capital[country] = freePassage ? FREE_PASSAGE : MOBILIZING;
  politicsChanged(u);
  u.log('activated', nameInPlay(u, country), faction);
  if (country === ITALY) beginEastAfrica(u);
  u.push(setUpCountry, activation);
}

/** 13.7.1 steps 2 to 5. */
export const setUpCountry = process<Activation>('set-up-country', (u, f) => {
  switch (f.step++) {
    case 0:
      return u.push(placeCountry, { country: f.country, units: armiesToPlace(u, f.country) });
    case 1:
      if (f.mobilizes && hasArmy(f.country)) mobilizationDie.roll(u, { country: f.country });
      return;
    default:
      placeRest(u, f.country);
      u.done();
  }
});

/** Counters of a Country that are not in play yet; only V counters are left of Vichy. */
function waiting(u: R, country: Country): Counter[] {
  return countersOfCountry(country).filter((counter) => {
    const { partnership, optional, vichy } = kindOf(counter);
    const place = u.table.place[counter];
    if (partnership || optional || isOutOfGame(u, counter)) return false;
    if (place !== REMOVED && place !== SET_ASIDE) return false;
    return nameInPlay(u, country) === country || vichy;
  });
}

const isPlacedFreely = (counter: Counter): boolean => {
  const { kind, reserve, exp, type } = kindOf(counter);
  return kind === 'ground' && !reserve && !exp && type !== 'fortress' && type !== 'garrison' && type !== 'hq';
};

/** 13.7.1b: one-step units and reduced armies. */
export function armiesToPlace(u: R, country: Country): Counter[] {
  return waiting(u, country).filter(isPlacedFreely);
}

/** 13.7.1c: a Country without an army counter rolls no die. */
function hasArmy(country: Country): boolean {
  return countersOfCountry(country).some(
    (counter) => kindOf(counter).reduced !== null && isPlacedFreely(counter),
  );
}

/** 13.7.1e, 13.7.1p: fortresses and garrisons named for a place. */
const NAMED_FOR: Readonly<Record<string, readonly string[]>> = {
  'bh-fort-ams': ['w3819'],
  'fi-fort-man': ['e4706', 'e4704'],
  'cz-fort-sud': ['w3524'],
  'ch-fort-red': ['w3220'],
  'it-garr-rho': ['e1908'],
  'fr-garr-dam': ['e1716'],
};

/** The hex that the nth counter of a kind is named for, if it still belongs to the Country; -1 if not. */
function namedHex(u: R, counter: Counter, n: number): Hex {
  const { id, country } = kindOf(counter);
  const hex = SHEET.hexOf(NAMED_FOR[id]?.[n] ?? '');
  if (hex < 0) return NO_HEX;
  const owner = ownershipOf(u).country[hex];
  return owner === country || u.table.overlord[owner] === country ? hex : NO_HEX;
}

/** Steps 4 and 5: what does not stand on the map waits in its boxes. */
function placeRest(u: U, country: Country): void {
  const numbers = new Map<string, number>();
  for (const counter of waiting(u, country)) {
    const { id, kind, type } = kindOf(counter);
    const n = numbers.get(id) ?? 0;
    numbers.set(id, n + 1);
    const hex = namedHex(u, counter, n);
    if (type === 'fortress' || type === 'garrison') {
      if (hex < 0) continue;
      put(u, counter, atHex(hex), FULL);
      u.log('set-up', counter, hex);
      continue;
    }
    if (kind === 'marker' && type !== 'convoy') continue;
    waitByStripe(u, counter, setUpFace(counter));
  }
  // 13.7.1f
  const economy = COUNTER.index('mk-war-economy-it');
  if (kindOf(economy).country === country) put(u, economy, STRATEGIC_BOX, FULL);
}
