import type { Brand } from '@sandtable/kernel';
import { type GameOptions, type Pair, pair } from '@sandtable/kernel';
import { turnNamed } from './calendar/calendar.js';
import { type StartingDecks, startingDecks } from './cards/starting-decks.js';
import { COUNTER } from './counters/counters.js';
import type { ScenarioData } from './data/scenarios/scenario-data.js';
import type { Counter, Country, Hex, Turn } from './ids.js';
import { countryNamed } from './map/areas.js';
import { HEX, SHEET } from './map/sheet.js';
import { bidOf, type Readings, readingsOf } from './option-list.js';
import type { Scenario } from './scenario/scenario.js';
import { type SpecialRules, specialRulesOf } from './scenario/special-rules.js';
import { variantOf } from './scenario/variants.js';
import { type Values, valuesOf } from './values/values.js';

/** A counter and a hex, as one number: a move, a placement. */
export type CounterAndHex = Brand<'counter and hex'>;

export const COUNTER_AND_HEX: Pair<Counter, Hex, CounterAndHex> = pair<Counter, Hex, CounterAndHex>(
  COUNTER,
  HEX,
);

/** Everything the options decide and play never changes. */
export interface Facts {
  readonly scenario: Scenario;
  /** The tables, Strategic Hexes and counter faces, as ours or as an owner of the game has entered them. */
  readonly values: Values;
  /** House rules that the players read in another way. */
  readonly readings: Readings;
  /** 17.3: Strategic Hexes granted to the Axis for victory; below 0 to the Allies. */
  readonly bid: number;
  /** The Option Cards of the three factions at the start; null if they are scheduled (1.1.1h). */
  readonly decks: StartingDecks;
  /** The special rules of the scenario. */
  readonly special: SpecialRules;
  /** 10c: all units are supplied. */
  readonly alwaysSupplied: boolean;
  /** 21: only the Axis turn, from the Support Segment to Reserve Movement. */
  readonly partialTurn: boolean;
  /** 22.4: a Country whose units do not move and that nobody enters, on these turns. */
  readonly frozen: { readonly country: Country; readonly turns: readonly Turn[] } | null;
  /** 24.4: the hexes of the map's edge that belong to the Western Europe Box. */
  readonly westEdge: readonly Hex[];
}

export function factsOf(options: GameOptions, setUp: Scenario): Facts {
  const scenario = variantOf(setUp, options);
  const values = valuesOf(options.values ?? '');
  const special = specialRulesOf(scenario, values.stripes);
  const hasRule = (id: string) => special.ids.has(id);
  const readings = readingsOf(options);
  return {
    scenario,
    readings,
    special,
    values,
    bid: bidOf(options),
    decks: startingDecks(scenario),
    alwaysSupplied: hasRule('automatic-supply') && !readings.tracedSupply,
    partialTurn: isPartialTurn(scenario.data),
    frozen: frozenIn(scenario),
    westEdge: hasRule('western-europe-box') ? WEST_EDGE : [],
  };
}

/** 21: only part of one faction's turn is played. */
export function isPartialTurn({ specialRules }: ScenarioData): boolean {
  return specialRules.some(({ id }) => id === 'partial-turn');
}

function frozenIn({ data }: Scenario): Facts['frozen'] {
  const rule = data.specialRules.find(({ id }) => id === 'finland-frozen');
  if (!rule) return null;
  const { frozenCountry, turns } = rule.data as { frozenCountry: string; turns: readonly string[] };
  return { country: countryNamed(frozenCountry.toLowerCase()), turns: turns.map(turnNamed) };
}

/** e2500 to e4000 */
const WEST_EDGE: readonly Hex[] = Array.from({ length: 16 }, (_, i) => SHEET.hexOf(`e${25 + i}00`)).filter(
  (hex) => hex >= 0,
);
