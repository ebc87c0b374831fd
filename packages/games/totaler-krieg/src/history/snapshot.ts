import { turnId } from '../calendar/calendar.js';
import { CARDS, type Card } from '../cards/deck.js';
import { cardsIn } from '../cards/piles.js';
import { COUNTER, COUNTER_COUNT, kindOf } from '../counters/counters.js';
import { stepsOf } from '../counters/units.js';
import { AXIS, type Counter, type Faction, SOVIET, WESTERN } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { DELAY_BOX, FORCE_POOL, hexOf, placeName, REMOVED, turnOf } from '../places.js';
import { isOutOfGame } from '../position/out-of-game.js';
import { FACTION_IDS } from '../scenario/scenario.js';
import type { R } from '../table.js';
import { viewAll } from '../view/campaign-view.js';
import { countryName, hexName } from '../words/names.js';

/** What a position is compared by: for each topic, what is found and its value in words. */
export type Snapshot = ReadonlyMap<string, ReadonlyMap<string, string>>;

export const TOPICS = [
  'State',
  'Posture',
  'Countries',
  'Markers in Countries',
  'Cards out of the hand',
  'Ground steps on the map',
  'Ground units: map, pool, delay, track, boxes',
  'Support units: map, pool, delay, track, boxes',
  'Strategic Hexes',
  'Cities and Ports held',
  'Markers',
] as const;
export type Topic = (typeof TOPICS)[number];

export function snapshotOf(u: R): Snapshot {
  const found = new Map<string, Map<string, string>>(TOPICS.map((topic) => [topic, new Map()]));
  const note = (topic: Topic, what: string, value: string) => void found.get(topic)!.set(what, value);
  noteState(u, note);
  noteCards(u, note);
  noteCounters(u, note);
  noteControl(u, note);
  return found;
}

type Note = (topic: Topic, what: string, value: string) => void;

function noteState(u: R, note: Note): void {
  const view = viewAll(u);
  const { campaign, politics } = view;
  note('State', 'War State', view.warState);
  note('State', 'VP marker', `${view.vp.tide ? 'Axis Tide' : 'Allied Crusade'} ${view.vp.box}`);
  note('State', 'USCL', `${u.table.uscl}`);
  note('State', 'No Retreat', `${u.table.noRetreat}`);
  note('State', 'Civil War', campaign?.civilWar ? `goes on, ${campaign.civilWar.support}` : 'none');
  note('State', 'Pacific War', campaign?.pacific.join(', ') ?? 'none');
  for (const [box, markers] of Object.entries(politics.posture)) note('Posture', box, markers.join(' and '));
  for (const [country, status] of Object.entries(view.countries)) note('Countries', country, status);
  for (const [country, markers] of Object.entries(politics.markers))
    note('Markers in Countries', country, markers.join(' and '));
  for (const [turn, markers] of Object.entries(campaign?.track ?? {}))
    note('Markers', `Turn Track ${turn}`, markers.join(', '));
  for (const [box, markers] of Object.entries(campaign?.boxes ?? {}))
    note('Markers', box, markers.join(', '));
}

/** Cards that a faction can no longer select: neither in its hand nor face down, nor about to return to the hand. */
function noteCards(u: R, note: Note): void {
  for (const faction of [AXIS, WESTERN, SOVIET] as Faction[]) {
    const current = [u.table.current[faction] as Card].filter((card) => CARDS[card]?.returns);
    const left = [...cardsIn(u, faction, 'hand'), ...cardsIn(u, faction, 'pending'), ...current].map(
      (card) => CARDS[card].id,
    );
    for (const { id, faction: owner, deck } of CARDS)
      if (owner === faction && deck === 'standard' && !left.includes(id))
        note('Cards out of the hand', id, 'out');
    const pending = cardsIn(u, faction, 'pending').map((card) => CARDS[card].id);
    note('Cards out of the hand', `Pending, ${FACTION_IDS[faction]}`, pending.join() || 'none');
  }
}

const PLACES = ['map', 'pool', 'delay', 'track', 'boxes'] as const;

function sortOfPlace(u: R, counter: Counter): number {
  const place = u.table.place[counter];
  if (hexOf(place) >= 0) return 0;
  if (place === FORCE_POOL) return 1;
  if (place === DELAY_BOX) return 2;
  return turnOf(place) >= 0 ? 3 : 4;
}

/** Markers on the map are wherever their owner has put them. */
function markerPlace(u: R, marker: Counter): string {
  const place = u.table.place[marker];
  return hexOf(place) >= 0 ? 'on the map' : turnOf(place) >= 0 ? turnId(turnOf(place)) : placeName(place);
}

/** Units by Country: where they are, and the steps on the map. Markers of a faction by name. */
function noteCounters(u: R, note: Note): void {
  const counts = new Map<string, number[]>();
  const steps = new Map<string, number>();
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++) {
    if (u.table.place[counter] === REMOVED || isOutOfGame(u, counter)) continue;
    const { kind, country, type, faction } = kindOf(counter);
    const sort = sortOfPlace(u, counter);
    if (kind === 'marker') {
      if (faction >= 0) note('Markers', COUNTER.name(counter), markerPlace(u, counter));
      continue;
    }
    const nation = country >= 0 ? countryName(country) : `${FACTION_IDS[faction]}, multi-national`;
    const name = `${kind === 'ground' ? 'ground' : 'support'} ${nation}`;
    const row = counts.get(name) ?? PLACES.map(() => 0);
    row[sort]++;
    counts.set(name, row);
    if (sort === 0 && kind === 'ground' && type !== 'fortress')
      steps.set(nation, (steps.get(nation) ?? 0) + stepsOf(u, counter));
  }
  for (const [name, row] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const topic = name.startsWith('ground') ? TOPICS[6] : TOPICS[7];
    note(topic, name.slice(name.indexOf(' ') + 1), row.join(' '));
  }
  for (const [nation, sum] of [...steps].sort(([a], [b]) => (a < b ? -1 : 1)))
    note('Ground steps on the map', nation, `${sum}`);
}

function noteControl(u: R, note: Note): void {
  const { holds } = viewAll(u);
  const { stars } = u.facts.values;
  const sums = new Map<string, number>();
  for (const faction of Object.values(holds)) sums.set(faction, (sums.get(faction) ?? 0) + 1);
  for (const [faction, sum] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1)))
    note('Cities and Ports held', faction, `${sum}`);
  for (const star of stars) note('Strategic Hexes', hexName(star), holds[SHEET.ids[star]] ?? 'nobody');
}
