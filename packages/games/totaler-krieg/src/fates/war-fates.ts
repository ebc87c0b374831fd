import { listed, say } from '@sandtable/kernel';
import { turnLabel } from '../calendar/calendar.js';
import { CARDS } from '../cards/deck.js';
import { cardTitle, WAR_STATE_WORDS } from '../cards/requirement-words.js';
import { occupiers } from '../events/conditional/20-1-2-occupation.js';
import { canDefeat } from '../events/conditional/20-2-1-case-yellow.js';
import { risingHexes } from '../events/conditional/20-3-1-reactivation.js';
import { isInvaded } from '../events/conditional/20-4-2-avalanche.js';
import { CONDITIONAL_EVENT_NAMES, type ConditionalEventId } from '../events/event-names.js';
import { areaName } from '../events/event-words.js';
import { AXIS, type Country, type Faction, type Hex, SOVIET, WESTERN } from '../ids.js';
import { BRITAIN, COUNTRIES, FRANCE, GERMANY, ITALY, RUSSIA } from '../map/areas.js';
import { turnOf } from '../places.js';
import { isCeded } from '../politics/ceded-land.js';
import {
  capitalOf,
  citiesOf,
  isFriendly,
  isMinor,
  isNeutral,
  lordOf,
  nameInPlay,
} from '../politics/countries.js';
import { declarationOn } from '../politics/declarations.js';
import { demandedFrom } from '../politics/demands.js';
import { hasEnemies, hasGarrison, hasUnit, keyHexes } from '../politics/occupied.js';
import { policyOf } from '../politics/policies.js';
import { NO_POLICY } from '../politics/posture.js';
import { isAnnexable, REICH_ANNEX } from '../politics/reich-annex.js';
import { isVichyInAfrica } from '../position/ownership.js';
import { FACTION_IDS } from '../scenario/scenario.js';
import { ACTIVE, CONQUERED, LIMITED_WAR, type R, TOTAL_WAR } from '../table.js';
import type { SegmentId } from '../turn/segments.js';
import { isAhead } from '../turn/sequence.js';
import { countryName, factionName, hexName, unitName } from '../words/names.js';
import { openCards } from './card-fates.js';
import { joins, joinsAllies } from './event-outcomes.js';
import type { Fate } from './fate.js';

/** What an event does, and whether all that it needs is there. */
type Parts = Pick<Fate, 'missing'> & { text: string };

/** What needs nothing more happens in the next such segment of the faction. */
function soonest(u: R, segment: SegmentId, faction: Faction, missing: readonly string[]): Fate['when'] {
  if (missing.length > 0) return 'later';
  return isAhead(u, segment, faction) ? 'now' : 'next-turn';
}

function event(u: R, faction: Faction, section: ConditionalEventId, { text, missing }: Parts): Fate {
  return {
    by: 'event',
    faction: FACTION_IDS[faction],
    card: null,
    title: CONDITIONAL_EVENT_NAMES[section],
    when: soonest(u, 'conditional-events', faction, missing),
    missing,
    outcomes: [{ text, dice: 0, area: 0 }],
    anchor: section,
  };
}

/** By faction: who takes the land. */
const MAJORS: readonly Country[] = [GERMANY, BRITAIN, RUSSIA];

const nameOf = (u: R, country: Country): string => countryName(nameInPlay(u, country));
const places = (hexes: readonly Hex[]): string => listed('and', hexes.map(hexName));

/** 6.1.1: who could declare war on a Neutral Country. */
function declarations(u: R, country: Country): Fate[] {
  if (!isNeutral(u, country) || !isMinor(country)) return [];
  return u.facts.scenario.factions.map((faction) => {
    const state = declarationOn(u, faction, nameInPlay(u, country));
    const missing = {
      possible: [],
      'too-early': [say`${WAR_STATE_WORDS[faction === AXIS ? LIMITED_WAR : TOTAL_WAR]} has begun`],
      'civil-war': [say`the Civil War is over`],
      influenced: [say`no Influence marker of ${factionName(faction)} in ${nameOf(u, country)}`],
      'out-of-reach': [say`a Border or an open Port that leads ${factionName(faction)} there`],
    }[state];
    return {
      by: 'declaration' as const,
      faction: FACTION_IDS[faction],
      card: null,
      title: say`Declaration of war by ${factionName(faction)}`,
      when: soonest(u, 'war-and-peace', faction, missing),
      missing,
      outcomes: [
        { text: faction === AXIS ? joinsAllies(u, country) : joins(u, country, AXIS), dice: 0, area: 0 },
      ],
      anchor: '6.1.1a',
    };
  });
}

/** 20.1.1, 20.3.2: the hexes that decide; of France the Cities alone. */
const decisive = (u: R, country: Country): readonly Hex[] =>
  country === FRANCE ? citiesOf(u, country) : keyHexes(u, country);

/** 13.8.1.1e: the land that passes to a conqueror or liberator because it was once demanded: "; Germany gets Posen". */
function withDemands(u: R, faction: Faction, country: Country, text: string): string {
  const areas = demandedFrom(u, faction, country).filter((area) => !isCeded(u, area));
  if (areas.length === 0) return text;
  if (areas.includes(COUNTRIES[country].id))
    return say`${text}, and becomes part of ${countryName(MAJORS[faction])}`;
  return say`${text}, and cedes ${listed('and', areas.map(areaName))} to ${countryName(MAJORS[faction])}`;
}

/** 20.1.1: an Allied Minor Country whose Cities and Partisan Bases are all in Axis hands. */
function conquest(u: R, country: Country): Fate[] {
  if (u.table.status[country] !== ACTIVE || u.table.allegiance[country] <= AXIS || !isMinor(country))
    return [];
  const isFrance = country === FRANCE;
  const hexes = decisive(u, country);
  if ((isFrance && u.table.vichy) || hexes.length === 0) return [];
  const open = hexes.filter((hex) => (isFrance ? !hasUnit(u, AXIS, hex) : !hasGarrison(u, AXIS, hex)));
  return [
    event(u, AXIS, '20.1.1', {
      text: isFrance
        ? say`France is overrun; Vichy fights on for its faction`
        : withDemands(u, AXIS, country, say`${nameOf(u, country)} is conquered`),
      missing: open.length === 0 ? [] : [say`the Axis takes ${places(open)}`],
    }),
  ];
}

/** 18.30: what Germany may make its own when the Reich Annex marker comes off the Turn Track. */
function annexation(u: R, country: Country): Fate[] {
  const due = turnOf(u.table.place[REICH_ANNEX]);
  const status = u.table.status[country];
  const isAxis = status === ACTIVE && u.table.allegiance[country] === AXIS;
  if (due < 0 || !isMinor(country) || (!isAxis && status !== CONQUERED)) return [];
  if (country === FRANCE || country === ITALY) return [];
  const missing = [
    ...(isAnnexable(u, country) ? [] : [say`a Border with Germany`]),
    ...(due > u.table.turn + 1 ? [say`${turnLabel(due)} begins`] : []),
  ];
  return [
    {
      by: 'event',
      faction: FACTION_IDS[AXIS],
      card: null,
      title: unitName(REICH_ANNEX),
      when: missing.length > 0 ? 'later' : 'now',
      missing,
      outcomes: [{ text: say`${nameOf(u, country)} becomes part of Germany`, dice: 0, area: 0 }],
      anchor: '18.30',
    },
  ];
}

/** 20.2.1, 20.4.1, 20.4.2: events that need a card of their own. */
function byCard(u: R, faction: Faction, section: ConditionalEventId, parts: Parts): Fate[] {
  const cards = openCards(u, faction).filter((card) => CARDS[card].conditional.includes(section));
  if (cards.length === 0 || u.table.done.includes(section)) return [];
  const isCurrent = cards.some((card) => u.table.current[faction] === card);
  const wanted = isCurrent
    ? []
    : [
        say`${listed(
          'or',
          cards.map((card) => cardTitle(CARDS[card])),
        )} is the Current Card`,
      ];
  const missing = [...wanted, ...parts.missing];
  return [{ ...event(u, faction, section, { text: parts.text, missing }), card: CARDS[cards[0]].id }];
}

function caseYellow(u: R, country: Country): Fate[] {
  const isAllied = u.table.status[country] === ACTIVE && u.table.allegiance[country] > AXIS;
  if (!isAllied || (country === FRANCE && u.table.vichy)) return [];
  const beaten = canDefeat(u, country);
  return byCard(u, AXIS, '20.2.1', {
    text:
      country === FRANCE
        ? say`France falls; what is left of it becomes neutral Vichy`
        : say`${nameOf(u, country)} is conquered`,
    missing: beaten ? [] : [say`a supplied German unit in the Capital, or in three Cities`],
  });
}

/** 20.4.2 */
function avalanche(u: R, country: Country): Fate[] {
  const isOthers = u.table.status[country] === ACTIVE && [AXIS, SOVIET].includes(u.table.allegiance[country]);
  if (!isOthers || !isMinor(country)) return [];
  return byCard(u, WESTERN, '20.4.2', {
    text: say`${nameOf(u, country)} is knocked out: its counters leave the map`,
    missing: isInvaded(u, country) ? [] : [say`a supplied US unit in one of its Cities`],
  });
}

/** 20.3.2, 20.5.2, 13.4a: a Country of others, be it conquered, all of whose Cities and Partisan Bases a faction occupies. */
function liberation(u: R, country: Country): Fate[] {
  const status = u.table.status[country];
  const hexes = decisive(u, country);
  if ((status !== ACTIVE && status !== CONQUERED) || !isMinor(country) || hexes.length === 0) return [];
  const owner = u.table.allegiance[country];
  return [WESTERN, SOVIET]
    .filter((faction) => faction !== owner && u.facts.scenario.factions.includes(faction))
    .map((faction) => {
      const open = hexes.filter((hex) => !hasUnit(u, faction, hex));
      const text = say`${nameOf(u, country)} is liberated and joins ${factionName(faction)}`;
      return event(u, faction, faction === WESTERN ? '20.3.2' : '20.5.2', {
        text: withDemands(u, faction, country, text),
        missing: open.length === 0 ? [] : [say`ground units occupy ${places(open)}`],
      });
    });
}

/** 20.1.2 */
function occupation(u: R, country: Country): Fate[] {
  const isAxis = u.table.status[country] === ACTIVE && u.table.allegiance[country] === AXIS;
  if (!isAxis || !isMinor(country)) return [];
  const there = occupiers(u, country).length;
  return [
    event(u, AXIS, '20.1.2', {
      text: say`${nameOf(u, country)} is under Occupation: units are broken down, interned or sent home`,
      missing: there > 0 ? [] : [say`a large German unit or another foreign unit in it`],
    }),
  ];
}

/** 20.3.1, 20.5.1 */
function reactivation(u: R, country: Country): Fate[] {
  if (u.table.status[country] !== CONQUERED) return [];
  return [WESTERN, SOVIET]
    .filter((faction) => u.facts.scenario.factions.includes(faction))
    .map((faction) => {
      const now = risingHexes(u, faction).some((hex) => lordOf(u, hex) === country);
      const capital = capitalOf(u, country);
      const isOwn = u.table.allegiance[country] === faction;
      const needs =
        isOwn && capital >= 0 && hasEnemies(u, faction, capital)
          ? say`${hexName(capital)} without enemies, or a Partisan Base without enemies beside it`
          : say`a Partisan Base of ${factionName(faction)} without enemies beside it`;
      return event(u, faction, faction === WESTERN ? '20.3.1' : '20.5.1', {
        text: say`${nameOf(u, country)} rises again for ${factionName(faction)}`,
        missing: now
          ? []
          : policyOf(u, country, faction) === NO_POLICY
            ? [needs]
            : [needs, noPolicy(faction)],
      });
    });
}

/** 20.3.1, 20.5.1: a Policy in the box in which the Country would be. */
const noPolicy = (faction: Faction): string =>
  say`no Policy of the Minor Countries of ${factionName(faction)}`;

/** 20.3.6, 20.4.1: Vichy. */
function vichy(u: R, country: Country): Fate[] {
  if (country !== FRANCE || !u.table.vichy) return [];
  const isOthers = isFriendly(u, AXIS, FRANCE) || isFriendly(u, SOVIET, FRANCE);
  if (!isNeutral(u, country) && !isOthers) return [];
  const liberated = byCard(u, WESTERN, '20.4.1', {
    text: joins(u, country, WESTERN),
    missing: isOthers ? [] : [say`${nameOf(u, country)} belongs to the Axis or to the Soviet Union`],
  });
  if (isOthers) return liberated;
  return [
    event(u, WESTERN, '20.3.6', {
      text: joins(u, country, WESTERN),
      missing: [
        isVichyInAfrica(u)
          ? say`a City of Northern or Southern France without a German unit, Detachment or Logistics marker`
          : say`a City of Northern France without a German unit, Detachment or Logistics marker`,
      ],
    }),
    ...liberated,
  ];
}

/** What war can make of a Country. */
export function warFates(u: R, country: Country): Fate[] {
  return [
    declarations,
    annexation,
    conquest,
    caseYellow,
    avalanche,
    liberation,
    occupation,
    reactivation,
    vichy,
  ].flatMap((part) => part(u, country));
}
