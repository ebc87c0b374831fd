import { turnId } from '../calendar/calendar.js';
import { CARD, type Card } from '../cards/deck.js';
import { stepsFace } from '../cards/steps-face.js';
import { COUNTER, COUNTER_COUNT, kindOf } from '../counters/counters.js';
import { eventWords } from '../events/event-words.js';
import { politicalDrms } from '../events/political-drms.js';
import { AXIS, type Counter, NO_COUNTRY, SOVIET, type Turn, WESTERN } from '../ids.js';
import { luckySide, sideWithLuck } from '../luck/luck.js';
import { COUNTRIES } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { hexOf, placeName, REMOVED, turnOf } from '../places.js';
import { alignment } from '../politics/alignment.js';
import { nameInPlay, neutralMinors } from '../politics/countries.js';
import { civilWarInEffect, pacificWarOf, republicanSupport } from '../politics/overseas.js';
import { factionOf } from '../position/position.js';
import { FACTION_IDS } from '../scenario/scenario.js';
import type { R } from '../table.js';
import { OUR_VALUES } from '../values/values.js';
import { starsTaken, strategicValue, vpFor } from '../victory/strategic-value.js';
import { forecast } from './forecast.js';
import { viewTable } from './view-table.js';
import type { AlignmentView, CampaignView, TotalerKriegView } from './view-types.js';

/** The table by names, with what only a campaign has. */
export function viewAll(u: R, viewer = -1): TotalerKriegView {
  const campaign = campaignView(u);
  return campaign ? { ...viewTable(u, viewer), campaign } : viewTable(u, viewer);
}

/** What a campaign has beside map and counters; null in a training scenario. All of it is open to everybody. */
function campaignView(u: R): CampaignView | null {
  const { table, facts } = u;
  if (!facts.decks) return null;
  const { uscl, vpTrack } = facts.values;
  return {
    uscl: table.uscl,
    usclDrms: uscl.map(({ political, axisDelay, westernDelay }) => [political, axisDelay, westernDelay]),
    vpTrack: vpTrack.map(({ min, max, box, tide }) => [min, max, tide ? box : -box]),
    vpNow: vpFor(u, strategicValue(u)),
    stars: starsTaken(u),
    collapses: table.collapses,
    takeovers: table.takeovers,
    noRetreat: table.noRetreat,
    warProduction: table.warProduction,
    revealed: revealedCards(u),
    partners: table.partner.map((country) => (country < 0 ? null : COUNTRIES[country].id)),
    drms: [AXIS, WESTERN, SOVIET].map((faction) => {
      const { tide, uscl: level } = politicalDrms(u, faction, NO_COUNTRY);
      return [tide, level];
    }),
    alignments: alignmentsOf(u),
    civilWar: civilWarOf(u),
    pacific: [WESTERN, SOVIET].map((faction) => pacificWarOf(u, faction)),
    devastation: table.devastation.map(({ hex, faction }) => ({
      hex: SHEET.ids[hex],
      faction: FACTION_IDS[faction],
    })),
    ...forecastOf(u),
    ...luckOf(u),
    ...openMarkers(u),
    ...changedTables(u),
    ...enteredCards(u),
  };
}

/** 1.1.3h: the cards that were revealed with their requirements met, and when. */
function revealedCards({ table: { revealed } }: R): { card: string; turn: string }[] {
  const found: { card: string; turn: string }[] = [];
  for (let i = 0; i < revealed.length; i += 2)
    found.push({ card: CARD.name(revealed[i] as Card), turn: turnId(revealed[i + 1] as Turn) });
  return found;
}

function alignmentsOf(u: R): Record<string, AlignmentView> {
  const found: Record<string, AlignmentView> = {};
  for (const country of neutralMinors(u)) {
    const { faction, why } = alignment(u, country);
    found[COUNTRIES[nameInPlay(u, country)].id] = {
      to: faction < 0 ? null : FACTION_IDS[faction],
      why,
    };
  }
  return found;
}

function civilWarOf(u: R): CampaignView['civilWar'] {
  const support = republicanSupport(u);
  if (!civilWarInEffect(u)) return null;
  return { support: support < 0 ? null : FACTION_IDS[support] };
}

/** Markers that belong to nobody: those on the Turn Track by turn, others by box. */
function openMarkers(u: R): Pick<CampaignView, 'track' | 'boxes'> {
  const track: Record<string, string[]> = {};
  const boxes: Record<string, string[]> = {};
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++) {
    const place = u.table.place[counter];
    if (place === REMOVED || hexOf(place) >= 0 || kindOf(counter).kind !== 'marker') continue;
    if (factionOf(u, counter) >= 0) continue;
    const turn = turnOf(place);
    const [group, key] = turn >= 0 ? [track, turnId(turn)] : [boxes, placeName(place)];
    group[key] ??= [];
    group[key].push(COUNTER.name(counter));
  }
  return { track, boxes };
}

function forecastOf(u: R): Pick<CampaignView, 'forecast'> {
  const tables = forecast(u);
  return tables ? { forecast: tables } : {};
}

function luckOf(u: R): Pick<CampaignView, 'luck'> {
  if (!u.facts.readings.luck) return {};
  return { luck: { side: sideWithLuck(u), usable: luckySide(u) !== null } };
}

/** The political tables that an owner of the game has entered otherwise than ours. */
function enteredCards({ facts: { values } }: R): Pick<CampaignView, 'entered'> {
  if (values.cards.size === 0) return {};
  const cards = [...values.cards].map(([id, { blitz, replacements }]) => [
    id,
    {
      ...(blitz ? { blitz: [blitz.fixed, blitz.variable] as const } : {}),
      ...(replacements ? { replacements: replacements.map(stepsFace) } : {}),
    },
  ]);
  return { entered: Object.fromEntries(cards) };
}

function changedTables({ facts: { values } }: R): Pick<CampaignView, 'tables'> {
  if (values.politicalTables === OUR_VALUES.politicalTables) return {};
  const tables: Record<string, string[]> = {};
  for (const [card, events] of values.politicalTables) {
    const rows = events.map(eventWords);
    const ours = OUR_VALUES.politicalTables.get(card)?.map(eventWords);
    if (rows.join() !== ours?.join()) tables[card] = rows;
  }
  return { tables };
}
