import { say } from '@sandtable/kernel';
import { currentCard } from '../cards/current-card.js';
import type { CardEvent } from '../cards/political-box.js';
import { AREAS } from '../events/area-table.js';
import { lendLeaseFor, lendLeaseSteps } from '../events/conditional/20-3-7-lend-lease.js';
import { eventOf } from '../events/event-tables.js';
import { AREA_WORDS, eventWords } from '../events/event-words.js';
import { resistance } from '../events/political/19-01-support-resistance.js';
import { victorsArea } from '../events/political/19-04-civil-war.js';
import { chooseSuccessArea } from '../events/political/19-13-diplomatic-success.js';
import { nationalists } from '../events/political/19-17-nationalists.js';
import { chooseArea, incident } from '../events/political/19-26-minor-country-politics.js';
import { modified, type PoliticalDrms, politicalDrms } from '../events/political-drms.js';
import { boxOf, insteadOfRolling, selectTarget } from '../events/political-segment.js';
import { outcomeWords } from '../fates/event-outcomes.js';
import { AXIS, type Country, type Faction, NO_COUNTRY } from '../ids.js';
import { nameInPlay } from '../politics/countries.js';
import { civilWarInEffect } from '../politics/overseas.js';
import { FACTION_IDS } from '../scenario/scenario.js';
import { stepsInWords } from '../seasonal/replacements.js';
import { stepCount } from '../seasonal/taking.js';
import type { R } from '../table.js';
import { countryName } from '../words/names.js';
import type { ForecastView } from './view-types.js';

// What a die may bring that the open question is about. Everything here is printed on cards and tables, or lies open.

type Causes = ForecastView[number]['causes'];

/** The tables that may be rolled on next, each with what every die means; null if the question is about no die. */
export function forecast(u: R): ForecastView | null {
  const target = u.findFrame(selectTarget);
  if (target)
    return boxOf(u, target.faction).mode === 'table' ? [ofCard(u, target.faction, NO_COUNTRY)] : null;
  const instead = u.findFrame(insteadOfRolling);
  if (instead) return [ofCard(u, instead.faction, instead.country), ofResisting(u, instead)];
  const risk = u.findFrame(incident);
  if (risk) return [ofIncident(u, risk.country)];
  const area = u.findFrame(chooseArea) ?? u.findFrame(chooseSuccessArea) ?? u.findFrame(victorsArea);
  if (area) return AREAS.map((one) => ofArea(u, area.faction, one));
  const offensive = u.findFrame(resistance) ?? u.findFrame(nationalists);
  if (offensive) return civilWarInEffect(u) ? [ofCivilWar(u, offensive.faction)] : null;
  const country = lendLeaseFor(u);
  return country < 0 ? null : [ofLendLease(u, country)];
}

const DICE = [1, 2, 3, 4, 5, 6];

/** The dice that mean the same are one row. */
function rowsOf(says: (die: number) => string): ForecastView[number]['rows'] {
  const rows: { dice: number[]; says: string }[] = [];
  for (const die of DICE) {
    const text = says(die);
    const known = rows.find((one) => one.says === text);
    if (known) known.dice.push(die);
    else rows.push({ dice: [die], says: text });
  }
  return rows;
}

function causesOf({ tide, uscl, marker }: PoliticalDrms): Causes {
  const causes = [
    { why: say`Axis Tide`, by: tide },
    { why: say`the USCL`, by: uscl },
    { why: say`the marker in the Country`, by: marker },
  ];
  return causes.filter(({ by }) => by !== 0);
}

/** 2.1c: the political table of the Current Card, for a Country if one is selected. */
function ofCard(u: R, faction: Faction, country: Country): ForecastView[number] {
  const drms = politicalDrms(u, faction, country, boxOf(u, faction).drms);
  const card = currentCard(u, faction)!;
  const events = u.facts.values.politicalTables.get(card.id)!;
  const inWords = (event: CardEvent | null) =>
    country < 0 ? eventWords(event) : outcome(u, faction, country, event);
  return {
    title: say`The die of ${card.name}`,
    causes: causesOf(drms),
    rows: rowsOf((die) => inWords(events[modified(die, drms) - 1])),
  };
}

/** The event by its name, and what it does in the Country, if that is more. */
function outcome(u: R, faction: Faction, country: Country, event: CardEvent | null): string {
  const name = eventWords(event);
  const does = outcomeWords(u, faction, country, event);
  // "It resists: ..." names the event already.
  return name === does || event?.event === '19.7' ? does : say`${name}: ${does}`;
}

/** 1.1.2n: what follows without a die. */
function ofResisting(
  u: R,
  { faction, country }: { faction: Faction; country: Country },
): ForecastView[number] {
  const event = boxOf(u, faction).instead!;
  return {
    title: say`Without a die`,
    causes: [],
    rows: [{ dice: [], says: outcomeWords(u, faction, country, { event, about: '' }) }],
  };
}

/** A-8b */
function ofIncident(u: R, country: Country): ForecastView[number] {
  const drms = politicalDrms(u, AXIS, country, { political: true, countryMarker: true });
  return {
    title: say`Diplomatic Incident`,
    causes: causesOf(drms),
    rows: rowsOf((die) =>
      outcome(u, AXIS, country, {
        event: eventOf(u, 'diplomatic-incident', modified(die, drms)),
        about: '',
      }),
    ),
  };
}

/** */
function ofArea(u: R, faction: Faction, area: string): ForecastView[number] {
  const drms = politicalDrms(u, faction, NO_COUNTRY);
  const countries = u.facts.values.areas.get(area)!;
  return {
    choice: area,
    title: AREA_WORDS[area],
    causes: causesOf(drms),
    rows: rowsOf((die) => countryName(nameInPlay(u, countries[modified(die, drms) - 1]))),
  };
}

/** A-8g */
function ofCivilWar(u: R, faction: Faction): ForecastView[number] {
  return {
    title: say`The Civil War Table`,
    causes: [],
    rows: rowsOf((die) =>
      eventWords({ event: eventOf(u, `civil-war-${FACTION_IDS[faction]}`, die), about: '' }),
    ),
  };
}

/** A-8d */
function ofLendLease(u: R, country: Country): ForecastView[number] {
  return {
    title: say`Lend-Lease for ${countryName(country)}`,
    causes: [],
    rows: rowsOf((die) => {
      const { steps } = lendLeaseSteps(u, country, die);
      return stepCount([steps]) > 0 ? stepsInWords([steps]) : say`no steps`;
    }),
  };
}
