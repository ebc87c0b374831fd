import { CaseError, type CasePath, names, type Plain, readName, readNumber } from '@sandtable/kernel';
import { firstCards } from '../cards/first-cards.js';
import { COUNTER, countersOf, IS_GROUND, kindOf } from '../counters/counters.js';
import { KIND } from '../counters/kinds.js';
import { type Counter, type Country, type Faction, type Hex, NO_TURN, type Place } from '../ids.js';
import { COUNTRY, ZONE } from '../map/areas.js';
import { HEX, SHEET } from '../map/sheet.js';
import {
  atHex,
  DELAY_BOX,
  FORCE_POOL,
  hexOf,
  inConvoys,
  inUsed,
  onStation,
  onTurn,
  REMOVED,
} from '../places.js';
import { meantBy } from '../politics/countries.js';
import { politicsChanged } from '../position/ownership.js';
import { factionOf, positionOf, put } from '../position/position.js';
import { setUpScenario } from '../scenario/set-up.js';
import { STATUSES, type U } from '../table.js';
import { ALL_SEGMENTS } from '../turn/all-segments.js';
import { SEGMENTS } from '../turn/segments.js';
import { SLOTS } from '../turn/sequence.js';
import { warOf } from '../turn/turn.js';
import { arrangeCards, CARD_KEYS } from './cards.js';
import { arrangeMarkers } from './markers.js';
import {
  asMapping,
  type CounterSpec,
  FACTION,
  faceNamed,
  readBox,
  readByHex,
  readCounters,
  readHex,
  readHexes,
  readTurn,
} from './read.js';

export const SEGMENT = names(
  'segment',
  SEGMENTS.map(({ id }) => id),
);
const STATUS = names('status', STATUSES);

const { war, turn } = warOf(ALL_SEGMENTS);

/** The keys of `given`. */
export const GIVEN = [
  'scenario',
  'set-up',
  'turn',
  'phasing',
  'segment',
  'put',
  'pool',
  'delay',
  'track',
  'remove',
  'out-of-game',
  'boxes',
  'zones',
  'beachheads',
  'failures',
  'command-failures',
  'countries',
  'influence',
  'capitals',
  'fleet-seized',
  'vp',
  'uscl',
  'war-production',
  'holding',
  ...CARD_KEYS,
  'blitz',
  'extra-blitz',
];

/** Puts the position of a rule case on the table, and starts the turn at its segment. */
export function arrange(u: U, given: Record<string, Plain>): void {
  const { table } = u;
  if ('scenario' in given) arrangeScenario(u, given.scenario);
  if ('turn' in given) table.turn = readTurn(given.turn, ['turn']);
  if ('countries' in given) arrangeCountries(u, given.countries);
  if ('vp' in given) table.vp = readVp(given.vp);
  new Placing(u).everything(given);
  for (const { counter } of readCounters(given['out-of-game'] ?? [], ['out-of-game']))
    if (counter >= 0) table.outOfGame.push(counter);
  arrangeMarkers(u, given);
  arrangeCards(u, given);
  if ('beachheads' in given) arrangeBeachheads(u, given.beachheads);
  for (const kind of ['failures', 'command-failures'])
    for (const [key, hexes] of asMapping(given[kind] ?? {}, 'faction', [kind])) {
      const faction = readName(FACTION, key, [kind, key]);
      for (const hex of readHexes(hexes, [kind, key]))
        table.failures.push({ faction, hex, supply: kind === 'failures' });
    }
  for (const [key, count] of asMapping(given['extra-blitz'] ?? {}, 'faction', ['extra-blitz'])) {
    const path = ['extra-blitz', key];
    table.extraBlitz[readName(FACTION, key, path)] = readNumber(count, path, 0, 9);
  }
  if ('blitz' in given) table.blitz = readHexes(given.blitz, ['blitz']);
  if ('set-up' in given) startGame(u, given['set-up']);
  else startTurn(u, given);
}

/** "players": what the set-up leaves to the players is asked, as in a game. "cards": only the first cards. */
function startGame(u: U, given: Plain): void {
  if (given !== 'players' && given !== 'cards')
    throw new CaseError(['set-up'], "what is still to be set up is 'players' or 'cards'");
  u.push(war, { played: NO_TURN });
  u.push(firstCards, {});
  if (given === 'players') u.push(setUpScenario, {});
}

function startTurn(u: U, given: Record<string, Plain>): void {
  const { facts } = u;
  const phasing =
    'phasing' in given ? readName(FACTION, given.phasing, ['phasing']) : facts.scenario.factions[0];
  if (!facts.scenario.factions.includes(phasing))
    throw new CaseError(['phasing'], `${FACTION.name(phasing)} takes no turns in this scenario`);
  const segment =
    'segment' in given ? readName(SEGMENT, given.segment, ['segment']) : SEGMENT.index('support');
  const { id, whose } = SEGMENTS[segment];
  const slot = SLOTS.findIndex((one) => one.id === id && (whose === 'turn' || one.faction === phasing));
  u.table.phasing = phasing;
  u.table.segment = segment;
  u.push(war, { played: NO_TURN });
  u.findFrame(war)!.played = u.table.turn;
  u.push(turn, { slot, ending: false });
}

/** The set-up the position starts from: the scenario's own, or an empty map with all counters of it in the Force Pools. */
function arrangeScenario(u: U, given: Plain): void {
  const { id } = u.facts.scenario.data;
  if (given === id) return;
  if (given !== 'none')
    throw new CaseError(
      ['scenario'],
      `this game plays the scenario '${id}', or 'none' of it (options: { scenario: … } chooses another one)`,
    );
  for (let counter = 0 as Counter; counter < u.table.place.length; counter++)
    if (hexOf(u.table.place[counter]) >= 0) put(u, counter, FORCE_POOL, 0);
}

/** Beachhead markers that `put` has placed point at the Land hex named here: `{ w3817: w3717 }`. */
function arrangeBeachheads(u: U, given: Plain): void {
  for (const [hex, item, path] of readByHex(given, ['beachheads'])) {
    const land = readHex(item, path);
    const counter = COUNTER.values.find(
      (one) => kindOf(one).type === 'beachhead' && u.table.place[one] === atHex(hex),
    );
    if (counter === undefined)
      throw new CaseError([...path], `no Beachhead marker is in ${HEX.name(hex)} (put one there)`);
    const side = SHEET.grid.sideTowards(hex, land);
    if (side < 0) throw new CaseError([...path], `${HEX.name(land)} is not next to ${HEX.name(hex)}`);
    u.table.beachheads.push({ counter, hex, side, air: u.table.face[counter] === 0 });
  }
}

/** "active western", "neutral", "conquered axis"; to name Vichy says that France has fallen. */
function arrangeCountries(u: U, given: Plain): void {
  for (const [key, item] of asMapping(given, 'country', ['countries'])) {
    const path: CasePath = ['countries', key];
    const name: Country = readName(COUNTRY, key, path);
    const country = meantBy(name);
    if (name !== country) u.table.vichy = true;
    const [status, faction] = String(item).split(' ');
    u.table.status[country] = readName(STATUS, status, path);
    u.table.allegiance[country] = faction ? readName(FACTION, faction, path) : (-1 as Faction);
  }
  politicsChanged(u);
}

/** "axis-tide 1", "allied-crusade 0" */
function readVp(given: Plain): { box: number; tide: boolean } {
  const match = /^(axis-tide|allied-crusade) ([0-4])$/.exec(String(given));
  if (!match) throw new CaseError(['vp'], "the VP marker is told like 'axis-tide 1' or 'allied-crusade 0'");
  return { box: Number(match[2]), tide: match[1] === 'axis-tide' };
}

/** Places counters: single ones first, then those named only by kind. */
class Placing {
  private readonly named = new Set<Counter>();

  constructor(private readonly u: U) {}

  everything(given: Record<string, Plain>): void {
    const wishes: { spec: CounterSpec; place: Place }[] = [];
    const wish = (value: Plain, path: CasePath, place: Place) => {
      for (const spec of readCounters(value, path)) wishes.push({ spec, place });
    };
    for (const [hex, counters, path] of readByHex(given.put ?? {}, ['put'])) wish(counters, path, atHex(hex));
    for (const [key, place] of [
      ['pool', FORCE_POOL],
      ['delay', DELAY_BOX],
      ['remove', REMOVED],
      ['out-of-game', REMOVED],
    ] as const)
      wish(given[key] ?? [], [key], place);
    for (const [key, counters] of asMapping(given.boxes ?? {}, 'box', ['boxes']))
      wish(counters, ['boxes', key], readBox(key, ['boxes', key]));
    for (const [key, counters] of asMapping(given.track ?? {}, 'turn', ['track']))
      wish(counters, ['track', key], onTurn(readTurn(key, ['track', key])));
    for (const [key, boxes] of asMapping(given.zones ?? {}, 'zone', ['zones'])) {
      const zone = readName(ZONE, key, ['zones', key]);
      for (const [box, counters] of asMapping(boxes, 'box', ['zones', key])) {
        const at = { 'on-station': onStation, convoys: inConvoys, used: inUsed }[box];
        if (!at)
          throw new CaseError(['zones', key, box], 'a Naval Zone has the boxes on-station, convoys, used');
        wish(counters, ['zones', key, box], at(zone));
      }
    }
    for (const { spec, place } of wishes) if (spec.counter >= 0) this.place(spec, spec.counter, place);
    for (const { spec, place } of wishes)
      if (spec.counter < 0) this.place(spec, this.anyOf(spec, place), place);
    for (const [hex, , path] of readByHex(given.put ?? {}, ['put'])) this.checkHex(hex, path);
  }

  private place({ face, path }: CounterSpec, counter: Counter, place: Place): void {
    if (this.named.has(counter)) throw new CaseError([...path], `${COUNTER.name(counter)} is named twice`);
    this.named.add(counter);
    put(this.u, counter, place, faceNamed(face));
  }

  /** One that is not where it is wanted already, if there is a choice. */
  private anyOf({ kind, path }: CounterSpec, place: Place): Counter {
    const free = countersOf(kind).filter((counter) => !this.named.has(counter));
    const found = free.find((counter) => this.u.table.place[counter] !== place) ?? free[0];
    if (found === undefined) throw new CaseError([...path], `there is no other ${KIND.name(kind)}`);
    return found;
  }

  private checkHex(hex: Hex, path: CasePath): void {
    const ground = positionOf(this.u).ground[hex].filter((counter) => IS_GROUND[counter]);
    if (new Set(ground.map((counter) => factionOf(this.u, counter))).size < 2) return;
    const list = ground.map((counter) => COUNTER.name(counter)).join(', ');
    throw new CaseError([...path], `enemies share ${HEX.name(hex)}: ${list}`);
  }
}
