import { say } from '@sandtable/kernel';
import type { Country, Faction, Hex } from '../../ids.js';
import { question, refusal, verb } from '../../kit.js';
import { COUNTRY } from '../../map/areas.js';
import {
  activeMinors,
  hexesTouch,
  lordOf,
  meantBy,
  nameInPlay,
  neutralMinors,
} from '../../politics/countries.js';
import type { R, U } from '../../table.js';
import { countryName } from '../../words/names.js';
import { influence, mayInfluence } from '../political/19-19-influence.js';

/** Influence that an event gives, on one of some Countries. */
export interface FreeInfluence {
  faction: Faction;
  /** The Countries to select from. */
  among: Country[];
  /** The event that has happened with the choice, if it happens once per game; otherwise ''. */
  once: string;
}

/** What may be said about it: a Country that is left out, and the event that it is. */
interface Limits {
  without?: Country;
  once?: string;
}

/** A faction may apply Influence to a Neutral or friendly Minor Country that borders these hexes. */
export function freeInfluence(u: U, faction: Faction, hexes: readonly Hex[], limits: Limits = {}): void {
  pushChoice(
    u,
    faction,
    candidates(u, faction).filter((country) => country !== limits.without && touches(u, hexes, country)),
    limits,
  );
}

/** The same with any Neutral or friendly Minor Country. */
export function freeInfluenceAnywhere(u: U, faction: Faction, limits: Limits = {}): void {
  pushChoice(u, faction, candidates(u, faction), limits);
}

function candidates(u: R, faction: Faction): Country[] {
  return [...neutralMinors(u), ...activeMinors(u, faction)].filter((country) =>
    mayInfluence(u, faction, country),
  );
}

function pushChoice(u: U, faction: Faction, among: Country[], { once = '' }: Limits): void {
  if (among.length > 0) u.push(chooseCountry, { faction, among, once });
}

/** A Country borders hexes, or they are its own. */
function touches(u: R, hexes: readonly Hex[], country: Country): boolean {
  return (
    hexes.some((hex) => lordOf(u, hex) === country) || hexesTouch(hexes, (hex) => lordOf(u, hex) === country)
  );
}

const chooseCountry = question<FreeInfluence>('free-influence', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`In which Country is Influence used?`,
  anchor: '19.19',
  verbs: [
    verb<Country, FreeInfluence>({
      name: 'influence',
      domain: COUNTRY,
      check: (u, f, name) =>
        f.among.includes(meantBy(name)) && name === nameInPlay(u, meantBy(name)) ? null : notThere,
      list(u, f, _, add) {
        for (const country of f.among) add(nameInPlay(u, country));
      },
      moot: (_, f, name) => !f.among.includes(meantBy(name)),
      apply(u, f, name) {
        if (f.once !== '') u.table.done.push(f.once);
        influence(u, { faction: f.faction, country: meantBy(name), about: '' });
      },
    }),
    { name: 'pass', check: () => null, apply() {} },
  ],
});

const notThere = refusal<Country>(
  '20.2.1',
  (_, name) => say`Influence cannot be used in ${countryName(name)} now`,
);

export const freeInfluenceRules = [chooseCountry];
