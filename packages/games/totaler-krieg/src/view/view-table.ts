import { TURNS_A_YEAR, turnId } from '../calendar/calendar.js';
import { blitzMarkersOf, variableBlitzOf } from '../cards/blitz-count.js';
import { CARD, CARDS, type Card } from '../cards/deck.js';
import { cardsIn } from '../cards/piles.js';
import { COUNTER, COUNTER_COUNT, COUNTER_KIND, FULL, IS_GROUND } from '../counters/counters.js';
import { KIND } from '../counters/kinds.js';
import {
  type Counter,
  type Country,
  FACTIONS,
  type Faction,
  type Hex,
  type Place,
  type Turn,
} from '../ids.js';
import { COUNTRIES, ZONES } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { DELAY_BOX, FORCE_POOL, hexOf, placeName, REMOVED, turnOf, zoneBoxOf, zoneOf } from '../places.js';
import { isFaceDown, isPoolHidden } from '../position/hidden.js';
import { ownershipOf } from '../position/ownership.js';
import { controllerOf, factionOf, positionOf } from '../position/position.js';
import { FACTION_IDS } from '../scenario/scenario.js';
import { heldUnit } from '../steps/holding.js';
import { brokenStacks, stackingExcess } from '../steps/stack-limits.js';
import { isSupplied } from '../supply/supply.js';
import { NEUTRAL, NOT_IN_PLAY, type R, STATUSES, WAR_STATES } from '../table.js';
import { SEGMENTS } from '../turn/segments.js';
import { attackView } from './attack-view.js';
import { FACE_DOWN, faceName } from './faces.js';
import { isTrapped } from './inspect.js';
import { politicsView } from './politics-view.js';
import type { FactionView, TotalerKriegView, UnitView, ZoneView } from './view-types.js';

/** The table by names, as a seat sees it; -1 for somebody who only watches. Cards in hand are not part of it. */
export function viewTable(u: R, viewer = -1): TotalerKriegView {
  const { table, facts } = u;
  const { scenario } = facts;
  const units: UnitView[] = [];
  const unsupplied: string[] = [];
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++) {
    if (hexOf(table.place[counter]) < 0) continue;
    units.push(unitView(u, counter));
    if (IS_GROUND[counter] && factionOf(u, counter) >= 0 && !isSupplied(u, counter))
      unsupplied.push(COUNTER.name(counter));
  }
  return {
    scenario: scenario.data.id,
    ...printedOf(u),
    turn: turnId(table.turn),
    ...turnsOf(u),
    segment: SEGMENTS[table.segment].id,
    weather: facts.values.weather,
    phasing: FACTION_IDS[table.phasing],
    factions: scenario.factions.map((faction) => FACTION_IDS[faction]),
    warState: WAR_STATES[table.warState],
    vp: { ...table.vp },
    units,
    unsupplied,
    overstacked: brokenStacks(u).map(({ hex, faction, fault }) => ({
      hex: SHEET.ids[hex],
      faction: FACTION_IDS[faction],
      fault,
      excess: stackingExcess(u, hex, faction),
    })),
    blitz: table.blitz.map((hex) => SHEET.ids[hex]),
    beachheads: table.beachheads.map(({ counter, hex, side }) => ({
      hex: SHEET.ids[hex],
      side,
      faction: FACTION_IDS[factionOf(u, counter)],
    })),
    failures: table.failures.map(({ hex, faction, supply }) => ({
      hex: SHEET.ids[hex],
      faction: FACTION_IDS[faction],
      supply,
    })),
    holds: holdsOf(u),
    land: landOf(u),
    gained: gainedIn(u),
    countries: countriesOf(u),
    politics: politicsView(u),
    zones: zonesOf(u),
    sides: sidesOf(u, viewer),
    trapped: trappedIn(u),
    attack: attackView(u),
  };
}

/** Units that could not go back before an attack. */
function trappedIn(u: R): string[] {
  return positionOf(u)
    .onMap.flat()
    .filter((unit) => isTrapped(u, unit))
    .map((unit) => COUNTER.name(unit));
}

/** Boards know our values; they are told those of an owner. */
function printedOf({ facts }: R): Pick<TotalerKriegView, 'printed'> {
  const { stars, counters } = facts.values.changed;
  return stars.length + counters.length > 0 ? { printed: { stars, counters } } : {};
}

function unitView(u: R, counter: Counter): UnitView {
  const { table } = u;
  const face = faceName(table.face[counter]);
  const held = heldUnit(u, counter);
  return {
    id: COUNTER.name(counter),
    hex: SHEET.ids[hexOf(table.place[counter])],
    ...(face === 'full' ? {} : { face }),
    ...(table.moved.includes(counter) ? { moved: true as const } : {}),
    ...(table.attacked.includes(counter) ? { attacked: true as const } : {}),
    ...(held < 0 ? {} : { holding: COUNTER.name(held) }),
  };
}

const VE_DAY = COUNTER.index('mk-ve-day');
/** While V-E Day is open, so many turns are shown ahead. */
const AHEAD = 2 * TURNS_A_YEAR;

/** The turns of the scenario. V-E Day is known once its marker is on the Turn Track; no more is played in its turn (0.3a). */
function turnsOf({ table, facts }: R): Pick<TotalerKriegView, 'turns' | 'lastTurn'> {
  const { start, end, data } = facts.scenario;
  const day = data.endsWith === 'v-e-day' ? turnOf(table.place[VE_DAY]) : end;
  const last = day < 0 ? table.turn + AHEAD : Math.max(day, table.turn);
  return {
    turns: Array.from({ length: last - start + 1 }, (_, i) => turnId((start + i) as Turn)),
    lastTurn: day < 0 ? null : turnId((data.endsWith === 'v-e-day' ? day - 1 : day) as Turn),
  };
}

function holdsOf(u: R): Record<string, string> {
  const position = positionOf(u);
  const holds: Record<string, string> = {};
  for (const hex of new Set<Hex>([...SHEET.cities, ...SHEET.ports, ...u.facts.values.stars])) {
    if (!ownershipOf(u).open[hex]) continue;
    const holder = controllerOf(u, hex, position);
    if (holder >= 0) holds[SHEET.ids[hex]] = FACTION_IDS[holder];
  }
  return holds;
}

const LETTERS = 'aws';

function landOf(u: R): string {
  const { faction, open, country } = ownershipOf(u);
  return SHEET.landHexes
    .map((hex) => {
      if (faction[hex] >= 0) return LETTERS[faction[hex]];
      return open[hex] || (country[hex] >= 0 && u.table.status[country[hex]] === NEUTRAL) ? 'n' : '-';
    })
    .join('');
}

function gainedIn(u: R): Record<string, string[]> {
  const { country, home } = ownershipOf(u);
  const gained: Record<string, string[]> = {};
  for (const hex of SHEET.landHexes) {
    if (country[hex] === SHEET.country[hex]) continue;
    const owner = country[hex] < 0 ? '' : `${COUNTRIES[country[hex]].id}${home[hex] ? '' : ' dependent'}`;
    gained[owner] ??= [];
    gained[owner].push(SHEET.ids[hex]);
  }
  return gained;
}

function countriesOf({ table }: R): Record<string, string> {
  const found: Record<string, string> = {};
  COUNTRIES.forEach(({ id }, country) => {
    const status = table.status[country as Country];
    if (status === NOT_IN_PLAY) return;
    const faction = table.allegiance[country as Country];
    found[id] = faction < 0 ? STATUSES[status] : `${STATUSES[status]} ${FACTION_IDS[faction]}`;
  });
  return found;
}

function zonesOf({ table }: R): Record<string, ZoneView> {
  const found: Record<string, [string[], string[], string[]]> = {};
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++) {
    const zone = zoneOf(table.place[counter]);
    if (zone < 0) continue;
    const { id } = ZONES[zone];
    found[id] ??= [[], [], []];
    found[id][zoneBoxOf(table.place[counter])].push(written(counter, table.face[counter]));
  }
  return Object.fromEntries(
    Object.entries(found).map(([id, [onStation, convoys, used]]) => [id, { onStation, convoys, used }]),
  );
}

/** A counter and the side that is up. */
function written(counter: Counter, face: number): string {
  const name = COUNTER.name(counter);
  return face === FULL ? name : `${name}/${faceName(face)}`;
}

interface Boxes {
  forcePool: Record<string, number>;
  delayBox: Record<string, number>;
  turnTrack: Record<string, Record<string, number>>;
  boxes: Record<string, Record<string, number>>;
}

function sidesOf(u: R, viewer: number): Record<string, FactionView> {
  const { table } = u;
  const all: Boxes[] = FACTIONS.map(() => ({ forcePool: {}, delayBox: {}, turnTrack: {}, boxes: {} }));
  const faceDown = FACTIONS.map(() => new Map<Turn, number>());
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++) {
    const place = table.place[counter];
    if (place === REMOVED || hexOf(place) >= 0 || zoneOf(place) >= 0) continue;
    const faction = factionOf(u, counter);
    if (faction < 0) continue;
    if (isFaceDown(u, counter, viewer)) {
      const turn = turnOf(place);
      faceDown[faction].set(turn, (faceDown[faction].get(turn) ?? 0) + 1);
      continue;
    }
    const kind = KIND.name(COUNTER_KIND[counter]);
    const face = faceName(table.face[counter]);
    const name = face !== 'full' && place !== FORCE_POOL ? `${kind}/${face}` : kind;
    const box = boxFor(all[faction], place);
    box[name] = (box[name] ?? 0) + 1;
  }
  for (const faction of FACTIONS) layFaceDown(all[faction], faceDown[faction]);
  return Object.fromEntries(
    FACTIONS.map((faction: Faction) => [
      FACTION_IDS[faction],
      {
        card: table.current[faction] < 0 ? null : CARD.name(table.current[faction] as Card),
        cardName: CARDS[table.current[faction]]?.name ?? null,
        ...(u.facts.decks
          ? {
              hand: cardsIn(u, faction, 'hand').length,
              pending: cardsIn(u, faction, 'pending').length > 0,
            }
          : {}),
        blitz: [blitzMarkersOf(u, faction), variableBlitzOf(u, faction)] as const,
        ...all[faction],
        ...(isPoolHidden(u, faction, viewer) ? { forcePool: null } : {}),
      },
    ]),
  );
}

/** 17.4a: counters that lie face down, in the order of the turns: that of the counters would tell which they are. */
function layFaceDown(boxes: Boxes, hidden: ReadonlyMap<Turn, number>): void {
  const open = boxes.turnTrack;
  const turns = [...hidden].sort(([a], [b]) => a - b).map(([turn, count]) => [turnId(turn), count] as const);
  boxes.turnTrack = Object.fromEntries(turns.map(([id, count]) => [id, { [FACE_DOWN]: count }]));
  for (const [id, box] of Object.entries(open)) boxes.turnTrack[id] = { ...boxes.turnTrack[id], ...box };
}

function boxFor(boxes: Boxes, place: Place): Record<string, number> {
  if (place === FORCE_POOL) return boxes.forcePool;
  if (place === DELAY_BOX) return boxes.delayBox;
  const turn = turnOf(place);
  return turn >= 0 ? boxNamed(boxes.turnTrack, turnId(turn)) : boxNamed(boxes.boxes, placeName(place));
}

function boxNamed(boxes: Record<string, Record<string, number>>, name: string): Record<string, number> {
  boxes[name] ??= {};
  return boxes[name];
}
