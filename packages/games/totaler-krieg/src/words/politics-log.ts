import { commas, type LogText, say } from '@sandtable/kernel';
import { turnLabel } from '../calendar/calendar.js';
import { CARDS, type Card } from '../cards/deck.js';
import {
  CONDITIONAL_EVENT_IDS,
  CONDITIONAL_EVENT_NAMES,
  POLITICAL_EVENT_IDS,
  POLITICAL_EVENT_NAMES,
} from '../events/event-names.js';
import type { Facts } from '../facts.js';
import type { Counter, Country, Faction, Hex, Place, Turn } from '../ids.js';
import { DELAY_BOX, FORCE_POOL, hexOf, STRATEGIC_BOX } from '../places.js';
import { POLICY_NAMES, POSTURE_BOX_NAMES, TRUCE_NAMES } from '../politics/posture.js';
import { AREA_NAMES } from '../politics/reich-annex.js';
import {
  AXIS_INFLUENCE,
  FREE_PASSAGE,
  NEUTRALITY,
  SOVIET_INFLUENCE,
  TOTAL_WAR,
  WAR_STATE_NAMES,
  WESTERN_INFLUENCE,
} from '../table.js';
import { countryName, factionName, hexNear, unitName } from './names.js';
import { told } from './told.js';

/** "+1", "−2" */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "−2", "3" */
const minus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

export const MARKER_NAMES: Readonly<Record<number, string>> = {
  [AXIS_INFLUENCE]: 'An Axis Influence marker',
  [WESTERN_INFLUENCE]: 'A Western Influence marker',
  [SOVIET_INFLUENCE]: 'A Soviet Influence marker',
  [NEUTRALITY]: 'A Neutrality marker',
};

export const BOX_WORDS: ReadonlyMap<Place, string> = new Map([
  [FORCE_POOL, 'the Force Pool'],
  [DELAY_BOX, 'the Delay Box'],
  [STRATEGIC_BOX, 'the Strategic Warfare Box'],
]);

const placeInWords = (place: Place): string => BOX_WORDS.get(place) ?? hexNear(hexOf(place));

/** "a 4, +1 for Axis Tide, makes 5": a political roll with every modifier. */
function rolled(die: number, tide: number, uscl: number, marker: number, result: number): string {
  const causes: [number, string][] = [
    [tide, say`Axis Tide`],
    [uscl, say`the USCL`],
    [marker, say`the marker in the Country`],
  ];
  const named = causes.filter(([drm]) => drm !== 0).map(([drm, name]) => say`${signed(drm)} for ${name}`);
  return named.length === 0 ? say`a ${die}` : say`a ${die}, ${commas(named)}, makes ${result}`;
}

/** "a 4, +1 for the US Victory Program, makes 5": a roll on the Lend-Lease Table. */
function lendLeaseRoll(die: number, program: number, routes: number): string {
  const causes: [number, string][] = [
    [program, say`the US Victory Program`],
    [routes, say`bad routes`],
  ];
  const named = causes.filter(([drm]) => drm !== 0).map(([drm, name]) => say`${signed(drm)} for ${name}`);
  if (named.length === 0) return say`a ${die}`;
  return say`a ${die}, ${commas(named)}, makes ${die + program + routes}`;
}

/** What a card's table gives for a modified die. */
function resultOn({ values }: Facts, card: Card, result: number): string {
  const event = values.politicalTables.get(CARDS[card].id)?.[result - 1];
  return event ? POLITICAL_EVENT_NAMES[event.event] : say`no result`;
}

const EVENT_TABLES = [say`International Crisis`, say`Diplomatic Incident`, say`Civil War`];
const PACIFIC_TOTAL = [say`Total War with Britain`, say`Total War with Russia`];
const PACIFIC_LIMITED = [say`Limited War with Britain`, say`Limited War with Russia`, say`peace continues`];
const LEND_LEASE = [
  say`Lend-Lease goes to the Western Allies`,
  say`Lend-Lease goes to the Soviet Union`,
  say`Lend-Lease waits`,
];

/** The log of cards, politics and events. */
export const POLITICS_LOG: Record<string, LogText<Facts>> = {
  'card-revealed': told<[Faction, Card]>(
    ([faction, card]) =>
      say`A card of ${factionName(faction)} is revealed: ${CARDS[card].name} (${CARDS[card].id})`,
  ),
  'card-selected': told<[Faction]>(([faction]) => say`A card is laid face down by ${factionName(faction)}`),
  'no-card': told<[Faction]>(([faction]) => say`No card can be selected by ${factionName(faction)}`),
  'card-returned': told<[Faction, Card]>(
    ([, card]) => say`The requirements of ${CARDS[card].name} are no longer met; it goes back to the hand`,
  ),
  'card-removed': told<[Faction, Card]>(
    ([, card]) => say`${CARDS[card].name} (${CARDS[card].id}) is out of the game`,
  ),
  'card-discarded': told<[Faction, Card, Card]>(
    ([faction, first, last]) =>
      say`A card from ${CARDS[first].id} to ${CARDS[last].id} is removed face down by ${factionName(faction)}`,
  ),
  'republican-support': told<[number, Faction]>(
    ([die, faction]) => say`The Republic is supported on a ${die} by ${factionName(faction)}`,
  ),
  'policy-set': told<[number, number]>(
    ([policy, box]) => say`${POLICY_NAMES[policy]} applies to ${POSTURE_BOX_NAMES[box]}`,
  ),
  'policy-ended': told<[number]>(([policy]) => say`${POLICY_NAMES[policy]} ends`),
  truce: told<[number, number]>(([truce, box]) =>
    truce
      ? say`${TRUCE_NAMES[truce]} in the box of ${POSTURE_BOX_NAMES[box]}`
      : say`A Truce is over: ${POSTURE_BOX_NAMES[box]}`,
  ),
  ceded: told<[Counter]>(([marker]) => say`Land is ceded: ${unitName(marker)}`),
  'crisis-roll': told<[number, number, number, number, number, number, number]>(
    ([table, die, tide, uscl, marker, result, event]) =>
      say`${EVENT_TABLES[table]}: ${rolled(die, tide, uscl, marker, result)}; ${POLITICAL_EVENT_NAMES[POLITICAL_EVENT_IDS[event]]}`,
  ),
  'civil-war-flip': told<[Hex, number]>(([hex, republican]) =>
    republican ? say`${hexNear(hex)} goes to the Republic` : say`${hexNear(hex)} goes to the Nationalists`,
  ),
  'civil-war-over': told<[number]>(([republican]) =>
    republican ? say`The Republic wins the Civil War` : say`The Nationalists win the Civil War`,
  ),
  'support-flipped': told<[Faction]>(
    ([faction]) => say`The Republic is supported by ${factionName(faction)} now`,
  ),
  reconstruction: told<[Country]>(([country]) => say`${countryName(country)} is reconstructed`),
  independence: told<[Country]>(([country]) => say`${countryName(country)} becomes independent`),
  takeover: () => say`The military takes over in Germany`,
  'blitz-granted': told<[Faction]>(
    ([faction]) => say`A Blitz marker more in the next Support Segment: ${factionName(faction)}`,
  ),
  'to-pacific': told<[Counter]>(([unit]) => say`${unitName(unit)} goes to the Pacific`),
  'from-pacific': told<[Counter]>(([unit]) => say`${unitName(unit)} comes back from the Pacific`),
  'pacific-commitment': told<[number]>(([die]) => say`Pacific Commitment: a ${die}, without modifiers`),
  'out-of-game': told<[Counter]>(([counter]) => say`${unitName(counter)} is removed from the game`),
  'a-bomb': told<[Hex]>(([hex]) => say`${hexNear(hex)} is devastated by an atomic bomb`),
  partner: told<[Country]>(([country]) => say`The Partnership Country is ${countryName(country)}`),
  created: told<[Country]>(([country]) => say`${countryName(country)} becomes an Axis Minor Country`),
  flipped: told<[Counter]>(([marker]) => say`${unitName(marker)} is flipped`),
  'pacific-war-over': told<[Faction]>(
    ([faction]) => say`The war in the Pacific is over for ${factionName(faction)}`,
  ),
  'allied-collapse': told<[number]>(
    ([count]) => say`Allied Collapse markers in the Strategic Warfare Box: ${count}`,
  ),
  reinforced: told<[Counter, Place]>(
    ([counter, place]) => say`New in ${placeInWords(place)}: ${unitName(counter)}`,
  ),
  'war-state': told<[number]>(([state]) => say`${WAR_STATE_NAMES[state === TOTAL_WAR ? 1 : 0]} begins`),
  'to-delay-box': told<[Counter]>(([counter]) => say`${unitName(counter)} goes to the Delay Box`),
  'to-force-pool': told<[Counter]>(([counter]) => say`${unitName(counter)} goes to the Force Pool`),
  vp: told<[number, number, number]>(([value, tide, box]) =>
    tide
      ? say`The Strategic Value is ${minus(value)}: Axis Tide, ${box} VP`
      : say`The Strategic Value is ${minus(value)}: Allied Crusade, ${box} VP`,
  ),
  'final-vp': told<[number, number, number]>(
    ([value, axis, allies]) =>
      say`The Final Victory Point Check: the Strategic Value is ${minus(value)}; ${axis} VP for the Axis, ${allies} for the Allies`,
  ),
  'automatic-victory': told<[number]>(([side]) =>
    side === 0 ? say`The Axis dominates Europe` : say`Germany is beaten before its time`,
  ),
  'v-e-day': () => say`V-E Day has come`,
  'uscl-rises': told<[number]>(([level]) => say`The US Commitment Level rises to ${level}`),
  'us-enters': () => say`The United States enter the war`,
  'on-vp-track': told<[Counter, number]>(
    ([marker, box]) => say`${unitName(marker)} is placed in the ${box} VP Box`,
  ),
  'in-strategic-box': told<[Counter]>(
    ([marker]) => say`${unitName(marker)} is placed in the Strategic Warfare Box`,
  ),
  'pacific-roll': told<[number, number, number]>(([die, total, result]) =>
    total
      ? say`Japan, on a ${die}: ${PACIFIC_TOTAL[result]}`
      : say`Japan, on a ${die}: ${PACIFIC_LIMITED[result]}`,
  ),
  'commonwealth-spared': () =>
    say`The Western faction gives up Commonwealth Support to keep out of the Pacific`,
  'lend-lease': told<[number]>(([to]) => LEND_LEASE[to]),
  'materiel-shortages': told<[number, number, number, number]>(
    ([die, tide, uscl, result]) => say`Materiel Shortages: ${rolled(die, tide, uscl, 0, result)}`,
  ),
  'lend-lease-roll': told<[Country, number, number, number, number]>(
    ([country, die, program, routes, steps]) =>
      say`Lend-Lease for ${countryName(country)}: ${lendLeaseRoll(die, program, routes)}; steps received: ${steps}`,
  ),
  'lend-lease-withdrawn': told<[number]>(([delayed]) =>
    delayed ? say`Lend-Lease goes to the Delay Box` : say`Lend-Lease is over`,
  ),
  'knocked-out': told<[Country]>(([country]) => say`${countryName(country)} is knocked out of the war`),
  'ostland-accord': () => say`Russia signs the Ostland Accord`,
  'land-returned': told<[Counter]>(([marker]) => say`No longer in force: ${unitName(marker)}`),
  'russia-disarms': () => say`All Russian units and markers leave the map`,
  redeployed: told<[Counter, Hex]>(
    ([unit, hex]) => say`The Axis has ${unitName(unit)} guard ${hexNear(hex)}`,
  ),
  'red-army-roll': told<[number]>(([die]) => say`The Red Army advances: a ${die}, without modifiers`),
  'red-army': told<[Hex]>(([hex]) => say`The Red Army takes ${hexNear(hex)}`),
  'peace-no-longer-enforced': () => say`Peace with Russia is no longer enforced`,
  'political-roll': told<[Faction, Card, number, number, number, number, number]>(
    ([faction, card, die, tide, uscl, marker, result], facts) =>
      say`Politics of ${factionName(faction)}, ${CARDS[card].name}: ${rolled(die, tide, uscl, marker, result)}; ${resultOn(facts, card, result)}`,
  ),
  'event-chosen': told<[Faction, number, Country]>(
    ([faction, event, country]) =>
      say`${POLITICAL_EVENT_NAMES[POLITICAL_EVENT_IDS[event]]}: ${countryName(country)} is selected by ${factionName(faction)}`,
  ),
  /** The event, and a hex with an Axis unit that raised it; -1 if the War State or a card did. */
  alarm: told<[number, Hex]>(([event, hex]) =>
    hex < 0
      ? say`${CONDITIONAL_EVENT_NAMES[CONDITIONAL_EVENT_IDS[event]]} takes place`
      : say`${CONDITIONAL_EVENT_NAMES[CONDITIONAL_EVENT_IDS[event]]}: the Axis is in ${hexNear(hex)}`,
  ),
  'area-roll': told<[Faction, Country, number, number, number, number]>(
    ([faction, country, die, tide, uscl, result]) =>
      say`An Area Table, for ${factionName(faction)}: ${rolled(die, tide, uscl, 0, result)}; ${countryName(country)}`,
  ),
  alignment: told<[Country, number, Faction]>(
    ([country, die, faction]) => say`${countryName(country)} leans on a ${die} to ${factionName(faction)}`,
  ),
  'war-declared': told<[Faction, Country]>(
    ([faction, country]) => say`War on ${countryName(country)} is declared by ${factionName(faction)}`,
  ),
  activated: told<[Country, Faction]>(
    ([country, faction]) => say`${countryName(country)} joins ${factionName(faction)}`,
  ),
  'set-up': told<[Counter, Hex]>(([unit, hex]) => say`Set up in ${hexNear(hex)}: ${unitName(unit)}`),
  mobilization: told<[Country, number]>(
    ([country, die]) => say`${countryName(country)} mobilizes: a ${die}, without modifiers`,
  ),
  strengthened: told<[Counter, Hex]>(
    ([unit, hex]) => say`${unitName(unit)} in ${hexNear(hex)} is brought to full strength`,
  ),
  'no-occupation': told<[Country]>(
    ([country]) => say`A No Occupation marker is placed in ${countryName(country)}`,
  ),
  'influence-placed': told<[Country, number]>(
    ([country, marker]) => say`${MARKER_NAMES[marker]} is placed in ${countryName(country)}`,
  ),
  'influence-removed': told<[Country, number]>(
    ([country, marker]) => say`${MARKER_NAMES[marker]} is removed from ${countryName(country)}`,
  ),
  'still-bound': told<[Country, number]>(([country, marker]) =>
    marker === FREE_PASSAGE
      ? say`Free Passage no longer binds ${countryName(country)}; No Occupation still does`
      : say`No Occupation no longer binds ${countryName(country)}; Free Passage still does`,
  ),
  unbound: told<[Country]>(([country]) => say`${countryName(country)} is no longer bound to its own land`),
  hastened: told<[Counter, Turn]>(
    ([unit, turn]) => say`${unitName(unit)} comes sooner, in ${turnLabel(turn)}`,
  ),
  failure: told<[Faction, Hex, number]>(([faction, hex, supply]) =>
    supply
      ? say`Supplies fail ${factionName(faction)} within five hexes of ${hexNear(hex)}`
      : say`Command fails ${factionName(faction)} within five hexes of ${hexNear(hex)}`,
  ),
  resistance: told<[number, Faction]>(
    ([die, faction]) => say`The resistance is supported on a ${die} by ${factionName(faction)}`,
  ),
  recruited: told<[Counter]>(([base]) => say`Recruited: ${unitName(base)}`),
  partisans: told<[Hex]>(([hex]) => say`Partisans strike in ${hexNear(hex)}`),
  nationalists: told<[Hex]>(([hex]) => say`Nationalists strike in ${hexNear(hex)}`),
  conquered: told<[Country]>(([country]) => say`${countryName(country)} is conquered`),
  liberated: told<[Country, Faction]>(
    ([country, faction]) => say`${countryName(country)} is liberated and joins ${factionName(faction)}`,
  ),
  reactivated: told<[Country, Faction]>(
    ([country, faction]) => say`${countryName(country)} rises again and fights with ${factionName(faction)}`,
  ),
  interned: told<[Counter, Hex]>(([unit, hex]) => say`Interned in ${hexNear(hex)}: ${unitName(unit)}`),
  repatriated: told<[Counter, Hex]>(([unit, hex]) => say`${unitName(unit)} returns to ${hexNear(hex)}`),
  'not-repatriated': told<[Counter]>(([unit]) => say`${unitName(unit)} has nowhere to return to`),
  'sent-home': told<[Country]>(([country]) => say`${countryName(country)}, occupied, takes its units home`),
  'leading-ally': told<[number, number]>(
    ([western, soviet]) =>
      say`Axis Strategic Hexes of the Western Allies: ${western}, of the Soviet Union: ${soviet}`,
  ),
  unthinkable: told<[number, number, Faction]>(([western, soviet, winner]) =>
    winner < 0
      ? say`${western} to ${soviet}: both factions lose`
      : say`${western} for the Western Allies, ${soviet} for the Soviet Union: the victory of ${factionName(winner)}`,
  ),
  consent: told<[Faction, number]>(([faction, open]) =>
    open
      ? say`The Countries of ${factionName(faction)} are open to its ally`
      : say`The Countries of ${factionName(faction)} are closed to its ally`,
  ),
  annexed: told<[number]>(([area]) => say`${AREA_NAMES[area]} becomes part of Germany`),
  'vichy-fleet': told<[number]>(([attacked]) =>
    attacked ? say`The fleet of Vichy is attacked at anchor` : say`The fleet of Vichy is seized by the Axis`,
  ),
  'france-falls': () => say`France is defeated; Vichy is neutral, the north is German`,
  'france-overrun': () => say`France is overrun and fights on as Vichy`,
  'all-france-falls': () => say`France is defeated; all of it is German, and Vichy is left with North Africa`,
  'vichy-roll': told<[number, number]>(([die, western]) =>
    western ? say`A ${die}: Vichy fights on with the Western Allies` : say`A ${die}: Vichy is neutral`,
  ),
  'south-returns': () => say`Southern France is no longer a German Dependent`,
  'north-returns': () => say`Northern France is no longer a German Dependent`,
  'us-impact': told<[number]>(([reduced]) =>
    reduced
      ? say`The impact of the United States is reduced`
      : say`The impact of the United States is restored`,
  ),
};
