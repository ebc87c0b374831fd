import { say } from '@sandtable/kernel';
import { AXIS, type Country, type Faction } from '../../ids.js';
import { process } from '../../kit.js';
import { activate } from '../../politics/activate.js';
import { findAlignment } from '../../politics/alignment.js';
import { axisFor } from '../../politics/allies.js';
import { mayActivate } from '../../politics/civil-war.js';
import { nameInPlay } from '../../politics/countries.js';
import { neighboursToActivate } from '../../politics/neighbours.js';
import type { U } from '../../table.js';
import { countryName } from '../../words/names.js';
import { countryQuestion, pushSelection } from '../choose-country.js';
import type { Occurrence } from '../political-event.js';

type BorderWar = { faction: Faction; country: Country };

/** 19.2 Border War: the Country joins the faction, and one of its neighbours the other side. */
export function borderWar(u: U, { faction, country }: Occurrence): void {
  if (mayActivate(u, country)) u.push(twoCountries, { faction, country });
}

const twoCountries = process<BorderWar>('border-war', (u, f) => {
  const { faction, country } = f;
  if (f.step++ === 0) return activate(u, { country, faction, mobilizes: true, freePassage: false });
  u.done();
  pushSelection(u, attackedNeighbour, { faction, country }, neighboursToActivate(u, country));
});

const attackedNeighbour = countryQuestion<BorderWar>('border-war-with', {
  prompt: () => say`Which neighbour joins the other side?`,
  anchor: '19.2',
  among: (u, f) => neighboursToActivate(u, f.country),
  unfit: (u, f, one) =>
    say`${countryName(one)} is no neutral neighbour of ${countryName(nameInPlay(u, f.country))} that could go to war`,
  apply(u, f, country) {
    const faction = f.faction === AXIS ? findAlignment(u, country) : axisFor(u, f.faction);
    activate(u, { country, faction, mobilizes: true, freePassage: false });
  },
  optional: false,
});

export const borderWarRules = [twoCountries, attackedNeighbour];
