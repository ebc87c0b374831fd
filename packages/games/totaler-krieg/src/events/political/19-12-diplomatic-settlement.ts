import { say } from '@sandtable/kernel';
import { AXIS, type Country, type Faction } from '../../ids.js';
import { process } from '../../kit.js';
import { nameInPlay } from '../../politics/countries.js';
import type { U } from '../../table.js';
import { countryName } from '../../words/names.js';
import { countryQuestion, pushSelection } from '../choose-country.js';
import type { Occurrence } from '../political-event.js';
import { cededLand } from './19-03-ceded-land.js';
import { influence, influencedNeighbours } from './19-19-influence.js';

type Settlement = { faction: Faction; country: Country; about: string };

/** 19.12 Diplomatic Settlement: the protector gains Influence next door, then the land is ceded. `faction` protects. */
export function diplomaticSettlement(u: U, { faction, country, about }: Occurrence): void {
  u.push(settlement, { faction, country, about });
}

const settlement = process<Settlement>('diplomatic-settlement', (u, f) => {
  const { faction, country, about } = f;
  if (f.step++ === 0)
    return pushSelection(
      u,
      influenceNextDoor,
      { faction, country, about },
      influencedNeighbours(u, faction, country),
    );
  u.done();
  cededLand(u, { faction: AXIS, country, about });
});

const influenceNextDoor = countryQuestion<Settlement>('settlement-influence', {
  prompt: () => say`In which neighbouring Country is Influence used?`,
  anchor: '19.12',
  among: (u, f) => influencedNeighbours(u, f.faction, f.country),
  unfit: (u, f, one) =>
    say`${countryName(one)} is no neighbour of ${countryName(nameInPlay(u, f.country))} in which Influence can do something`,
  apply: (u, f, country) => influence(u, { faction: f.faction, country, about: '' }),
  optional: true,
});

export const settlementRules = [settlement, influenceNextDoor];
