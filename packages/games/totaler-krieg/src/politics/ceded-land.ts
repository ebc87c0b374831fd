import { say } from '@sandtable/kernel';
import { COUNTER, COUNTER_KIND, IS_DETACHMENT, IS_GROUND, kindOf } from '../counters/counters.js';
import { KINDS } from '../counters/kinds.js';
import {
  AXIS,
  type Counter,
  type Country,
  type Faction,
  type Hex,
  NO_COUNTER,
  SOVIET,
  WESTERN,
} from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import { COUNTRY } from '../map/areas.js';
import { HEX, SHEET } from '../map/sheet.js';
import { atHex, CEDED_LANDS, FORCE_POOL, REMOVED } from '../places.js';
import { hexesOfArea, politicsChanged } from '../position/ownership.js';
import { factionOf, positionOf, put } from '../position/position.js';
import {
  AXIS_INFLUENCE,
  GONE,
  NEUTRAL,
  NEUTRALITY,
  NO_MARKER,
  PRE_WAR,
  type R,
  SOVIET_INFLUENCE,
  type U,
  WESTERN_INFLUENCE,
} from '../table.js';
import { hexName } from '../words/names.js';
import { bordersSoviet } from './alignment.js';
import { nameInPlay } from './countries.js';
import { intern, internmentOf } from './internment.js';
import { removeCounters } from './leave-country.js';
import { isAtPeace } from './posture.js';

const MAJOR_PREFIX = ['mk-ceded-de-', 'mk-ceded-gb-', 'mk-ceded-su-'] as const;

/** The Ceded Land marker by which an area passes to the Major Country of a faction; -1 if there is none. */
export function cededMarker(faction: Faction, area: string): Counter {
  return COUNTER_KIND.findIndex((kind) => KINDS[kind].id === `${MAJOR_PREFIX[faction]}${area}`) as Counter;
}

/** Is the area ceded already, to anybody? */
export function isCeded(u: R, area: string): boolean {
  return COUNTER_KIND.some(
    (kind, counter) => KINDS[kind].ceded?.area === area && u.table.place[counter] === CEDED_LANDS,
  );
}

/** 18.7, 13.8.1.1c: these Countries vanish when they are ceded. */
const WHOLE_COUNTRIES: readonly string[] = ['austria', 'czechoslovakia', 'switzerland', 'baltic-states'];

/** 13.8.1.1a: a marker goes into the Ceded Lands Box; the land changes hands, and strangers in it are interned. */
export function cede(u: U, marker: Counter): void {
  const { ceded, faction } = kindOf(marker);
  if (!ceded) return;
  const strangers = strangersIn(u, hexesOfArea(ceded.area), faction);
  put(u, marker, CEDED_LANDS);
  u.log('ceded', marker);
  if (WHOLE_COUNTRIES.includes(ceded.area)) vanish(u, COUNTRY.index(ceded.area));
  if (strangers.length > 0) u.push(intern, internmentOf(strangers));
}

/** 13.8.1.1d, 13.8.1.1f: whom the new owner does not let stay. */
function strangersIn(u: R, hexes: readonly Hex[], owner: Faction): Counter[] {
  const { ground, markers } = positionOf(u);
  return hexes
    .flatMap((hex) => [...ground[hex], ...markers[hex]])
    .filter((counter) => {
      const side = factionOf(u, counter);
      if (side === owner) return false;
      if (u.table.warState === PRE_WAR) return true;
      const isAllied = side !== AXIS && owner !== AXIS;
      return isAllied || isAtPeace(u, kindOf(counter).country);
    })
    .filter((counter) => IS_GROUND[counter] || IS_DETACHMENT[counter]);
}

/** The Country leaves the game with all its counters. */
export function vanish(u: U, country: Country): void {
  if (country < 0) return;
  u.table.status[country] = GONE;
  u.table.allegiance[country] = -1 as Faction;
  u.table.influence[country] = NO_MARKER;
  u.table.capital[country] = 0;
  removeCounters(u, country, () => REMOVED);
  politicsChanged(u);
}

/** 19.3: the marker in the Country that has ceded land, if it is still there and neutral. */
export function answerToCession(u: U, faction: Faction, country: Country): void {
  const { status, influence } = u.table;
  if (country < 0 || status[country] !== NEUTRAL) return;
  const now = influence[country];
  const isOwnSide =
    faction === AXIS ? now === AXIS_INFLUENCE : now === WESTERN_INFLUENCE || now === SOVIET_INFLUENCE;
  if (now === NEUTRALITY || isOwnSide) {
    u.log('influence-removed', nameInPlay(u, country), now);
    influence[country] = NO_MARKER;
  } else if (now === NO_MARKER) {
    influence[country] = faction === AXIS ? alliedAnswer(u, country) : AXIS_INFLUENCE;
    u.log('influence-placed', nameInPlay(u, country), influence[country]);
  }
}

/** 19.3: which Allied faction gains Influence: a die, if the Country borders a Soviet one. */
function alliedAnswer(u: U, country: Country): number {
  if (!bordersSoviet(u, country)) return WESTERN_INFLUENCE;
  const die = u.roll('ceded-land', 6);
  const faction = die <= 3 ? WESTERN : SOVIET;
  u.log('alignment', country, die, faction);
  return die <= 3 ? WESTERN_INFLUENCE : SOVIET_INFLUENCE;
}

export interface Garrison {
  faction: Faction;
  area: string;
}

const DETACHMENTS = COUNTER.values.filter((counter) => IS_DETACHMENT[counter]);

/** A Detachment in the faction's Force Pool, of its Major Countries if there is one; -1 if there is none. */
function spareDetachment(u: R, faction: Faction): Counter {
  const spare = DETACHMENTS.filter(
    (counter) => u.table.place[counter] === FORCE_POOL && factionOf(u, counter) === faction,
  );
  return spare.find((counter) => kindOf(counter).faction === faction) ?? spare[0] ?? NO_COUNTER;
}

/** Ports and Cities of the land without anybody else in them. */
function garrisonHexes(u: R, { faction, area }: Garrison): Hex[] {
  const { ground, markers } = positionOf(u);
  return hexesOfArea(area).filter(
    (hex) =>
      (SHEET.isCity[hex] || SHEET.isPort[hex]) &&
      [...ground[hex], ...markers[hex]].every((one) => factionOf(u, one) === faction) &&
      !markers[hex].some((one) => IS_DETACHMENT[one]),
  );
}

/** 19.3: one Detachment may be put into a Port or City of the land. */
export function pushGarrison(u: U, faction: Faction, area: string): void {
  u.push(offerGarrison, { faction, area });
}

/** Asked when the strangers in the land have been interned: they would be in the way. */
const offerGarrison = process<Garrison>('offer-garrison', (u, { faction, area }) => {
  u.done();
  const garrison = { faction, area };
  if (spareDetachment(u, faction) >= 0 && garrisonHexes(u, garrison).length > 0)
    u.push(garrisonLand, garrison);
});

const garrisonLand = question<Garrison>('garrison-ceded-land', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`Where is a Detachment placed in the Ceded Land?`,
  anchor: '19.3',
  verbs: [
    verb<Hex, Garrison>({
      name: 'garrison',
      domain: HEX,
      check: (u, f, hex) => (garrisonHexes(u, f).includes(hex) ? null : notThere),
      list: (u, f, _, add) => garrisonHexes(u, f).forEach(add),
      moot: (u, f, hex) => !garrisonHexes(u, f).includes(hex),
      apply(u, f, hex) {
        const detachment = spareDetachment(u, f.faction);
        put(u, detachment, atHex(hex));
        u.log('set-up', detachment, hex);
      },
    }),
    { name: 'pass', check: () => null, apply() {} },
  ],
});

const notThere = refusal<Hex>('19.3', (_, hex) => say`no Detachment can be placed in ${hexName(hex)}`);

export const cededLandRules = [offerGarrison, garrisonLand];
