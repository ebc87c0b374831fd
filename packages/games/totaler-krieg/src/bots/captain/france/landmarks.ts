import { turnNamed } from '../../../calendar/calendar.js';
import type { Hex } from '../../../ids.js';
import { countryNamed, known, ZONE } from '../../../map/areas.js';
import { SHEET } from '../../../map/sheet.js';

// What the scenario turns on.

export const PARIS = SHEET.hexAt('w3516');
export const BRUSSELS = SHEET.hexAt('w3718');
export const AMSTERDAM = SHEET.hexAt('w3819');
export const OSLO = SHEET.hexAt('w4624');
export const LONDON = SHEET.hexAt('w3916');
export const LE_HAVRE = SHEET.hexAt('w3616');
export const HAMBURG = SHEET.hexAt('w3922');
/** From the north of Jutland paratroops reach Kristiansand, and from there the railway leads to Oslo. */
export const JUTLAND = SHEET.hexAt('w4322');
export const KRISTIANSAND = SHEET.hexAt('w4522');

/** The Axis needs all four: London is out of its reach. */
export const PRIZES: readonly Hex[] = [BRUSSELS, AMSTERDAM, OSLO, PARIS];

export const BELGIUM = countryNamed('belgium-holland');
export const NORWAY = countryNamed('denmark-norway');
export const NORTH_SEA = known(ZONE, 'north-sea');

/** From here on two Blitz markers are available, and Paris ends the war of France. */
export const SUMMER = turnNamed('1940-05');
export const LAST_TURN = turnNamed('1940-07');
