import { currentCard } from '../cards/current-card.js';
import { turnReplacementsOf } from '../cards/replacement-steps.js';
import { AXIS, type Faction, WESTERN } from '../ids.js';
import { process } from '../kit.js';
import { FACTION_IDS } from '../scenario/scenario.js';
import { pushReplacements } from '../seasonal/replacements.js';
import type { R } from '../table.js';
import { conquest } from './conditional/20-1-1-conquest.js';
import { occupation } from './conditional/20-1-2-occupation.js';
import { internment } from './conditional/20-1-3-internment.js';
import { caseYellow } from './conditional/20-2-1-case-yellow.js';
import { ostlandAccord } from './conditional/20-2-2-ostland-accord.js';
import { reactivation } from './conditional/20-3-1-reactivation.js';
import { liberation } from './conditional/20-3-2-liberation.js';
import {
  emergencyMobilization,
  parisThreatened,
  theirFinestHour,
} from './conditional/20-3-3-mobilization-boxes.js';
import { reducedUsImpact } from './conditional/20-3-5-reduced-us-impact.js';
import { franceRises } from './conditional/20-3-6-france-rises.js';
import { lendLeaseToFrance, lendLeaseToRussia } from './conditional/20-3-7-lend-lease.js';
import { frenchLiberation } from './conditional/20-4-1-french-liberation.js';
import { avalanche } from './conditional/20-4-2-avalanche.js';
import { borderDefense } from './conditional/20-5-4-border-defense.js';
import { russiaRises } from './conditional/20-5-5-russia-rises.js';
import { greeceGarrison } from './conditional/24-4-greece-garrison.js';
import { redArmy } from './conditional/25-4-red-army.js';
import { ON_CARD_EVENTS } from './conditional/on-card.js';
import type { ConditionalEvent } from './conditional-event.js';

/** The Permanent Conditional Events of each faction in the order of section 20. */
export const PERMANENT_EVENTS: readonly (readonly ConditionalEvent[])[] = [
  [
    { section: '20.1.1', rule: conquest },
    { section: '20.1.2', rule: occupation },
    { section: '20.1.3', rule: internment },
  ],
  [
    { section: '20.3.1', rule: reactivation },
    { section: '20.3.2', rule: liberation },
    { section: '20.3.3', rule: theirFinestHour },
    { section: '20.3.4', rule: parisThreatened },
    { section: '20.3.5', rule: reducedUsImpact },
    { section: '20.3.6', rule: franceRises },
    { section: '20.3.7', rule: lendLeaseToFrance },
    { section: '20.3.8', rule: internment },
  ],
  [
    { section: '20.5.1', rule: reactivation },
    { section: '20.5.2', rule: liberation },
    { section: '20.5.3', rule: emergencyMobilization },
    { section: '20.5.4', rule: borderDefense },
    { section: '20.5.5', rule: russiaRises },
    { section: '20.5.6', rule: lendLeaseToRussia },
    { section: '20.5.7', rule: internment },
  ],
];

/** The Conditional Events that cards name. */
const CARD_EVENTS: readonly ConditionalEvent[] = [
  { section: '20.2.1', rule: caseYellow },
  { section: '20.2.2', rule: ostlandAccord },
  { section: '20.4.1', rule: frenchLiberation },
  { section: '20.4.2', rule: avalanche },
  ...ON_CARD_EVENTS,
];

/** 24.4a, 25.4a: Permanent Conditional Events that a special rule adds for one faction. */
const SCENARIO_EVENTS: readonly { rule: string; faction: Faction; event: ConditionalEvent }[] = [
  { rule: 'greece-garrison', faction: AXIS, event: { section: '24.4a', rule: greeceGarrison } },
  { rule: 'red-army', faction: WESTERN, event: { section: '25.4a', rule: redArmy } },
];

/** 22.4, 23.4: the scenario leaves out the event of this card. */
function isIgnored(u: R, faction: Faction, id: string): boolean {
  return u.facts.scenario.data.specialRules.some(({ data }) => {
    const ignored = data.ignoreConditionalEventOn;
    if (typeof ignored !== 'object' || ignored === null) return false;
    const cards: unknown = Reflect.get(ignored, FACTION_IDS[faction]);
    return Array.isArray(cards) && cards.includes(id.slice(1));
  });
}

/** 6.2a: the events of a faction's segment now: the permanent ones, then those of its Current Card. */
export function eventsOf(u: R, faction: Faction): ConditionalEvent[] {
  const card = currentCard(u, faction);
  const named = card && !isIgnored(u, faction, card.id) ? card.conditional : [];
  const added = SCENARIO_EVENTS.filter((one) => one.faction === faction && u.facts.special.ids.has(one.rule));
  return [
    ...PERMANENT_EVENTS[faction],
    ...added.map(({ event }) => event),
    ...CARD_EVENTS.filter(({ section }) => named.some((one) => one === section)),
  ];
}

/** 6.2: the Conditional Events Segment of the phasing faction. */
export const conditionalEvents = process('conditional-events-segment', (u, f) => {
  const faction = u.table.phasing;
  const events = eventsOf(u, faction);
  if (f.step < events.length) return u.push(events[f.step++].rule, {});
  u.done();
  // 6.2c
  const steps = turnReplacementsOf(u, faction);
  if (steps.length > 0) pushReplacements(u, faction, steps);
});
