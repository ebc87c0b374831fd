import { type Faction, NO_COUNTRY } from '../../ids.js';
import type { U } from '../../table.js';
import { rollCivilWar } from '../event-tables.js';
import type { PoliticalEvent } from '../political-event.js';
import { civilWarDefeat, civilWarVictory } from './19-04-civil-war.js';
import { bellTolls, noPasaran } from './19-29-no-pasaran.js';
import { provincialIndependence } from './19-34-provincial-independence.js';
import { republicanInfighting } from './19-35-republican-infighting.js';

/** The events of the Civil War Table. */
const EVENTS: Readonly<Record<string, PoliticalEvent>> = {
  '19.4': civilWarDefeat,
  '19.5': civilWarVictory,
  '19.29': noPasaran,
  '19.34': provincialIndependence,
  '19.35': republicanInfighting,
  '19.39': bellTolls,
};

/** 19.1, 19.17: a roll on the faction's own Civil War Table. */
export function civilWarOffensive(u: U, faction: Faction): void {
  EVENTS[rollCivilWar(u, faction)](u, { faction, country: NO_COUNTRY, about: '' });
}
