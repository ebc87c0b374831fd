import type { Country, Faction } from '../../ids.js';
import { isNeutral } from '../../politics/countries.js';
import type { U } from '../../table.js';
import { AREAS, areaQuestion, rollOnArea } from '../area-table.js';
import type { Occurrence } from '../political-event.js';
import { influence } from './19-19-influence.js';

/** 19.13 Diplomatic Success: a roll on the Area Table that the card names, or on one of the roller's choice. */
export function diplomaticSuccess(u: U, { faction, about }: Occurrence): void {
  if (AREAS.includes(about)) gain(u, faction, rollOnArea(u, faction, about));
  else u.push(chooseSuccessArea, { faction });
}

function gain(u: U, faction: Faction, country: Country): void {
  if (isNeutral(u, country)) influence(u, { faction, country, about: '' });
}

export const chooseSuccessArea = areaQuestion<{ faction: Faction }>('success-area', (u, f, country) =>
  gain(u, f.faction, country),
);

export const diplomaticSuccessRules = [chooseSuccessArea];
