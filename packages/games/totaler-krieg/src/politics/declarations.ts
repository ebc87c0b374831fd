import { say } from '@sandtable/kernel';
import { AXIS, type Country, FACTIONS, type Faction, type Hex, NO_COUNTRY } from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import { COUNTRIES, COUNTRY } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { ownershipOf } from '../position/ownership.js';
import { rememberedOwned } from '../position/while-owned.js';
import { openPortZones } from '../supply/network.js';
import { type ZoneSet, zonesAt } from '../supply/port-sites.js';
import { LIMITED_WAR, NO_OCCUPATION, type R, TOTAL_WAR } from '../table.js';
import { notAskedInSegment } from '../turn/not-asked.js';
import { countryName } from '../words/names.js';
import { activate } from './activate.js';
import { findAlignment } from './alignment.js';
import { axisFor } from './allies.js';
import { mayActivate } from './civil-war.js';
import { consentRules, pushConsent } from './consent.js';
import {
  hexesTouch,
  hexesWithDependents,
  isFriendly,
  isNeutral,
  lordOf,
  meantBy,
  nameInPlay,
  neutralMinors,
} from './countries.js';
import { influenceMarkerOf } from './influence-markers.js';
import { endPolicy, policyOf } from './policies.js';
import { isAtPeace } from './posture.js';
import { pushTruceReduction, truceReductionRules } from './truce-reduction.js';

/** 6.1.1b: the Axis may declare war from Limited War on, the Allies in Total War. */
function mayDeclare(u: R, faction: Faction): boolean {
  return u.table.warState >= (faction === AXIS ? LIMITED_WAR : TOTAL_WAR);
}

/** Land of the faction that is at war with the Axis, or the Axis's own. */
function isOwn(u: R, faction: Faction, hex: Hex): boolean {
  const lord = ownershipOf(u).country[hex] >= 0 ? lordOf(u, hex) : NO_COUNTRY;
  return lord >= 0 && isFriendly(u, faction, lord) && !isAtPeace(u, lord);
}

/** For a Country and a faction, as one number: the faction's land has a Border with it. */
const hasBorder = rememberedOwned((u: R, key: number): boolean => {
  const faction = FACTIONS[key % FACTIONS.length];
  const country = Math.trunc(key / FACTIONS.length) as Country;
  return hexesTouch(hexesWithDependents(u, country), (hex) => isOwn(u, faction, hex));
});

/** The Naval Zones of a Country's Ports. */
const zonesOfPorts = rememberedOwned(
  (u: R, country: Country): ZoneSet =>
    hexesWithDependents(u, country).reduce(
      (zones, hex) => (SHEET.isPort[hex] ? zones | zonesAt(hex) : zones),
      0,
    ),
);

/** The Ports of a faction. */
const ownPorts = rememberedOwned((u: R, faction: Faction): readonly Hex[] =>
  SHEET.ports.filter((port) => isOwn(u, faction, port)),
);

/** 6.1.1c, 6.1.1j: a Border or a Naval Zone with an Open Port leads to the Country. */
function isInReach(u: R, faction: Faction, country: Country): boolean {
  if (hasBorder(u, country * FACTIONS.length + faction)) return true;
  const zones = zonesOfPorts(u, country);
  if (zones === 0) return false;
  return ownPorts(u, faction).some(
    (port) => zonesAt(port) & zones && openPortZones(u, faction, port) & zones,
  );
}

/** Why a faction cannot declare war on a Country; null if it can. */
function refuse(u: R, faction: Faction, name: Country) {
  const country = meantBy(name);
  if (COUNTRIES[country].kind === 'major') return majorCountry;
  if (name !== nameInPlay(u, country) || !isNeutral(u, country)) return notNeutral;
  if (!mayActivate(u, country)) return inCivilWar;
  // 6.1.1g
  if (u.table.influence[country] === influenceMarkerOf(faction)) return influenced;
  return isInReach(u, faction, country) ? null : outOfReach;
}

/** Whether a faction could declare war on a Neutral Country in its War & Peace Segment, or what keeps it from that. */
export function declarationOn(
  u: R,
  faction: Faction,
  name: Country,
): 'possible' | 'too-early' | 'civil-war' | 'influenced' | 'out-of-reach' {
  if (!mayDeclare(u, faction)) return 'too-early';
  const refused = refuse(u, faction, name);
  if (refused === null) return 'possible';
  if (refused === inCivilWar) return 'civil-war';
  return refused === influenced ? 'influenced' : 'out-of-reach';
}

function targetsOf(u: R, faction: Faction): Country[] {
  return neutralMinors(u)
    .map((country) => nameInPlay(u, country))
    .filter((name) => refuse(u, faction, name) === null);
}

/** 22.4: why the segment is left out; null if it is not. */
export function warAndPeaceSkipped(u: R): string | null {
  const isLeftOut = u.facts.scenario.data.specialRules.some(({ id }) => id === 'no-war-and-peace');
  return isLeftOut ? 'the scenario leaves it out' : null;
}

/** 6.1: the War & Peace Segment: a declaration of war, then Truces, then consent between Allies. */
export const warAndPeace = process('war-and-peace-segment', (u) => {
  u.done();
  const faction = u.table.phasing;
  pushConsent(u);
  pushTruceReduction(u);
  if (mayDeclare(u, faction) && targetsOf(u, faction).length > 0) u.push(declare, {});
});

const declare = question('declare-war', {
  seats: (u) => 1 << u.table.phasing,
  prompt: () => say`Is war declared on a Neutral Minor Country?`,
  anchor: '6.1.1a',
  standingOrder: notAskedInSegment('pass'),
  verbs: [
    verb<Country>({
      name: 'declare-war',
      domain: COUNTRY,
      check: (u, _, name, seat) => refuse(u, seat, name),
      list: (u, _, seat, add) => targetsOf(u, seat).forEach(add),
      moot: (u, _, name) => !isNeutral(u, meantBy(name)),
      apply(u, _, name, seat) {
        const country = meantBy(name);
        u.log('war-declared', seat, name);
        // 6.1.1a, read so that any number may be declared: the question comes again when all is set up.
        if (u.facts.readings.manyDeclarations) u.push(warAndPeace, {});
        // 6.1.1f: set up at once; 6.1.1e: the Axis may bind a Country attacked by the Allies to its land.
        const faction = seat === AXIS ? findAlignment(u, country) : axisFor(u, seat);
        if (seat !== AXIS) u.push(noOccupation, { country, faction });
        activate(u, { country, faction, mobilizes: true, freePassage: false });
        // 6.1.1d
        if (seat === AXIS) endPolicy(u, policyOf(u, country, faction));
      },
    }),
    { name: 'pass', check: () => null, apply() {} },
  ],
});

/** 6.1.1e, 18.24, P.g */
const noOccupation = question<{ country: Country; faction: Faction }>('no-occupation', {
  seats: (_, f) => 1 << f.faction,
  prompt: (u, f) => say`Is a No Occupation marker placed in ${countryName(nameInPlay(u, f.country))}?`,
  anchor: '6.1.1e',
  verbs: [
    {
      name: 'place',
      check: () => null,
      apply(u, f) {
        u.table.capital[f.country] |= NO_OCCUPATION;
        u.log('no-occupation', nameInPlay(u, f.country));
      },
    },
    { name: 'pass', check: () => null, apply() {} },
  ],
});

const majorCountry = refusal<Country>(
  '6.1.1h',
  (_, name) => say`${countryName(name)} is a Major Country, on which nobody declares war here`,
);
const notNeutral = refusal<Country>(
  '6.1.1a',
  (_, name) => say`${countryName(name)} is no Neutral Minor Country`,
);
const inCivilWar = refusal<Country>('13.8.6f', (_, name) => say`${countryName(name)} is at war with itself`);
const influenced = refusal<Country>(
  '6.1.1g',
  (_, name) => say`your Influence marker is in ${countryName(name)}`,
);
const outOfReach = refusal<Country>(
  '6.1.1c',
  (_, name) => say`${countryName(name)} has no Border with you and no Port that your ships could reach`,
);

export const declarationRules = [warAndPeace, declare, noOccupation, ...truceReductionRules, ...consentRules];
