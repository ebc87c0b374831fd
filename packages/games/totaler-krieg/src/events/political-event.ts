import type { Country, Faction } from '../ids.js';
import type { U } from '../table.js';

/** A Political Event as it comes up. */
export interface Occurrence {
  /** V.s: the faction that received it. */
  faction: Faction;
  /** The Country selected or named; -1 if there is none. */
  country: Country;
  /** What the result names besides: "supply", "balkan". */
  about: string;
}

/** Carries out a Political Event of section 19; an event that cannot be carried out is No Result (V.e). */
export type PoliticalEvent = (u: U, occurrence: Occurrence) => void;
