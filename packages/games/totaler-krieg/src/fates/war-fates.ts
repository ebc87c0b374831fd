import { listed, say } from '@sandtable/kernel';
import { CARDS } from '../cards/deck.js';
import { cardTitle, WAR_STATE_WORDS } from '../cards/requirement-words.js';
import { occupiers } from '../events/conditional/20-1-2-occupation.js';
import { canDefeat } from '../events/conditional/20-2-1-case-yellow.js';
import { risingHexes } from '../events/conditional/20-3-1-reactivation.js';
import { CONDITIONAL_EVENT_NAMES, type ConditionalEventId } from '../events/event-names.js';
import { AXIS, type Country, type Faction, type Hex, SOVIET, WESTERN } from '../ids.js';
import { FRANCE, ITALY } from '../map/areas.js';
import { capitalOf, isMinor, isNeutral, lordOf, nameInPlay } from '../politics/countries.js';
import { declarationOn } from '../politics/declarations.js';
import { hasEnemies, hasGarrison, hasUnit, keyHexes } from '../politics/occupied.js';
import { isVichyInAfrica } from '../position/ownership.js';
import { FACTION_IDS } from '../scenario/scenario.js';
import { ACTIVE, CONQUERED, LIMITED_WAR, type R, TOTAL_WAR } from '../table.js';
import { countryName, factionName, hexName } from '../words/names.js';
import { openCards } from './card-fates.js';
import { joins, joinsAllies } from './event-outcomes.js';
import type { Fate } from './fate.js';

type Parts = Pick<Fate, 'now' | 'missing'> & { text: string };

function event(faction: Faction, section: ConditionalEventId, { text, now, missing }: Parts): Fate {
  return {
    by: 'event',
    faction: FACTION_IDS[faction],
    card: null,
    title: CONDITIONAL_EVENT_NAMES[section],
    now,
    missing,
    outcomes: [{ text, dice: 0, area: 0 }],
    anchor: section,
  };
}

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
      influenced: [say`no Influence marker of ${factionName(faction)} in ${nameOf(u, country)}`],
      'out-of-reach': [say`a Border or an open Port that leads ${factionName(faction)} there`],
    }[state];
    return {
      by: 'declaration' as const,
      faction: FACTION_IDS[faction],
      card: null,
      title: say`Declaration of war by ${factionName(faction)}`,
      now: state === 'possible',
      missing,
      outcomes: [
        { text: faction === AXIS ? joinsAllies(u, country) : joins(u, country, AXIS), dice: 0, area: 0 },
      ],
      anchor: '6.1.1a',
    };
  });
}

/** 20.1.1: an Allied Minor Country whose Cities and Partisan Bases are all in Axis hands. */
function conquest(u: R, country: Country): Fate[] {
  if (u.table.status[country] !== ACTIVE || u.table.allegiance[country] <= AXIS) return [];
  const isFrance = country === FRANCE;
  if (isFrance && u.table.vichy) return [];
  const open = keyHexes(u, country).filter((hex) =>
    isFrance ? !hasUnit(u, AXIS, hex) : !hasGarrison(u, AXIS, hex),
  );
  return [
    event(AXIS, '20.1.1', {
      text: isFrance
        ? say`France is overrun; Vichy fights on for its faction`
        : say`${nameOf(u, country)} is conquered`,
      now: open.length === 0,
      missing: open.length === 0 ? [] : [say`the Axis takes ${places(open)}`],
    }),
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
  return [
    {
      ...event(faction, section, parts),
      card: CARDS[cards[0]].id,
      now: isCurrent && parts.now,
      missing: [...wanted, ...parts.missing],
    },
  ];
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
    now: beaten,
    missing: beaten ? [] : [say`a supplied German unit in the Capital, or in three Cities`],
  });
}

function avalanche(u: R, country: Country): Fate[] {
  const isAxis = u.table.status[country] === ACTIVE && u.table.allegiance[country] === AXIS;
  if (country !== ITALY || !isAxis) return [];
  return byCard(u, WESTERN, '20.4.2', {
    text: say`Italy is knocked out of the war and stays in its own land`,
    now: false,
    missing: [],
  });
}

/** 20.3.2, 20.5.2: a Country of others, all of whose Cities and Partisan Bases a faction occupies. */
function liberation(u: R, country: Country): Fate[] {
  if (u.table.status[country] !== ACTIVE || !isMinor(country)) return [];
  const owner = u.table.allegiance[country];
  return [WESTERN, SOVIET]
    .filter((faction) => faction !== owner && u.facts.scenario.factions.includes(faction))
    .map((faction) => {
      const open = keyHexes(u, country).filter((hex) => !hasUnit(u, faction, hex));
      return event(faction, faction === WESTERN ? '20.3.2' : '20.5.2', {
        text: say`${nameOf(u, country)} is liberated and joins ${factionName(faction)}`,
        now: open.length === 0,
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
    event(AXIS, '20.1.2', {
      text: say`${nameOf(u, country)} is under Occupation: units are broken down, interned or sent home`,
      now: there > 0,
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
      return event(faction, faction === WESTERN ? '20.3.1' : '20.5.1', {
        text: say`${nameOf(u, country)} rises again for ${factionName(faction)}`,
        now,
        missing: now ? [] : [needs],
      });
    });
}

/** 20.3.6, 20.4.1: Vichy. */
function vichy(u: R, country: Country): Fate[] {
  if (country !== FRANCE || !u.table.vichy) return [];
  const liberated = byCard(u, WESTERN, '20.4.1', {
    text: joins(u, country, WESTERN),
    now: false,
    missing: [],
  });
  if (!isNeutral(u, country)) return u.table.allegiance[country] === AXIS ? liberated : [];
  return [
    event(WESTERN, '20.3.6', {
      text: joins(u, country, WESTERN),
      now: false,
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
  return [declarations, conquest, caseYellow, avalanche, liberation, occupation, reactivation, vichy].flatMap(
    (part) => part(u, country),
  );
}
