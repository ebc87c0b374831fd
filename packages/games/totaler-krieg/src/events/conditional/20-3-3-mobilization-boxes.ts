import { CARDS, type Card, cardNumbered } from '../../cards/deck.js';
import { isPlayed } from '../../cards/requirements.js';
import { AXIS, type Hex, SOVIET } from '../../ids.js';
import { process } from '../../kit.js';
import { COUNTRY, REGION } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import type { Box } from '../../places.js';
import { releaseBox } from '../../politics/war-state.js';
import { ownershipOf } from '../../position/ownership.js';
import { factionOf, positionOf } from '../../position/position.js';
import { type R, TOTAL_WAR, type U } from '../../table.js';
import { CONDITIONAL_EVENT_IDS, type ConditionalEventId } from '../event-names.js';

/** An event that releases the counters of a Conditional Events Box, once per game. */
interface Alarm {
  section: ConditionalEventId;
  box: Box;
  /** Countries, their Dependents ("of britain") and Regions in which an Axis unit raises it. */
  areas: readonly string[];
  /** A card of its own that raises it when it has been played. */
  card?: Card;
}

const FINEST_HOUR: Alarm = {
  section: '20.3.3',
  box: 'their-finest-hour-box',
  areas: ['britain', 'of britain', 'france', 'belgium-holland'],
};
const PARIS: Alarm = {
  section: '20.3.4',
  box: 'paris-threatened-box',
  areas: ['france', 'of france', 'britain', 'belgium-holland', 'italy', 'spain'],
};
const EMERGENCY: Alarm = {
  section: '20.5.3',
  box: 'emergency-mobilization-box',
  areas: ['russia', 'baltic-states', 'byelorussia', 'caucasus', 'crimea', 'donbass', 'ukraine'],
  card: cardNumbered(SOVIET, '4d'),
};

/** The names of the areas that a hex lies in, as owned now. */
function areasAt(u: R, hex: Hex): string[] {
  const { country, home } = ownershipOf(u);
  const owner = country[hex];
  if (owner < 0) return [];
  const lord = u.table.overlord[owner];
  const names =
    home[hex] && lord < 0 ? [COUNTRY.name(owner)] : [`of ${COUNTRY.name(lord < 0 ? owner : lord)}`];
  return SHEET.region[hex] >= 0 ? [...names, REGION.name(SHEET.region[hex])] : names;
}

/** A hex of the areas with an Axis unit, -1 if there is none. */
function axisIn(u: R, areas: readonly string[]): Hex {
  const { ground, air, airdrops, filled } = positionOf(u);
  const found = [...new Set(filled)].find(
    (hex) =>
      [...ground[hex], ...air[hex], ...airdrops[hex]].some((unit) => factionOf(u, unit) === AXIS) &&
      areasAt(u, hex).some((area) => areas.includes(area)),
  );
  return found ?? (-1 as Hex);
}

function sound(u: U, { section, box, areas, card }: Alarm): void {
  u.done();
  if (u.table.done.includes(section)) return;
  const isPlayedCard = card !== undefined && isPlayed(u, CARDS[card].faction, card);
  const hex = u.table.warState === TOTAL_WAR || isPlayedCard ? (-1 as Hex) : axisIn(u, areas);
  if (u.table.warState !== TOTAL_WAR && !isPlayedCard && hex < 0) return;
  u.table.done.push(section);
  u.log('alarm', CONDITIONAL_EVENT_IDS.indexOf(section), hex);
  releaseBox(u, box);
}

/** 20.3.3 Their Finest Hour. */
export const theirFinestHour = process('their-finest-hour', (u) => sound(u, FINEST_HOUR));
/** 20.3.4 Paris Threatened. */
export const parisThreatened = process('paris-threatened', (u) => sound(u, PARIS));
/** 20.5.3 Russian Emergency Mobilization. */
export const emergencyMobilization = process('emergency-mobilization', (u) => sound(u, EMERGENCY));

export const mobilizationBoxRules = [theirFinestHour, parisThreatened, emergencyMobilization];
