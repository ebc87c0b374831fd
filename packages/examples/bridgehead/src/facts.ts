import {
  type GameOptions,
  names,
  type OptionSpecs,
  type Pair,
  pair,
  type SizedDomain,
} from '@sandtable/kernel';
import { SIDES } from './about.js';
import { type BattleMap, mapOfScenario } from './map/index.js';
import type { Hex, HexAndHex, Side, UnitAndHex, UnitNumber } from './numbers.js';
import { SCENARIOS } from './scenarios/index.js';
import { readRoster, type Unit } from './units/roster.js';

/** The stacking limit: units per hex. */
export const STACK = 2;

export const SIDE_NAMES = names<Side>(
  'side',
  SIDES.map(({ id }) => id),
);

export const OPTIONS: OptionSpecs = {
  scenario: {
    values: Object.keys(SCENARIOS),
    default: 'crossing',
    about: 'which battle is fought: a tiny one, the usual one, a large front, or a campaign there',
  },
  zones: {
    values: ['stop', 'lock'],
    default: 'stop',
    about: 'whether a unit may go straight from one enemy zone of control into another',
  },
  'supply-zones': {
    values: ['covered', 'open'],
    default: 'covered',
    about: 'whether a unit of its own lets supply through an enemy zone of control',
  },
};

/** Everything the options decide and play never changes. */
export interface Facts {
  readonly scenario: string;
  readonly turns: number;
  readonly map: BattleMap;
  readonly units: readonly Unit[];
  /** The side of each unit, in its own array because it is read so often. */
  readonly sideOf: readonly Side[];
  /** zone.lock is in force. */
  readonly zonesLock: boolean;
  /** supply.covered is in force. */
  readonly unitsCover: boolean;
  /** In notation a hex is its town's id or its number; both are accepted as input. */
  readonly hexNames: SizedDomain<Hex>;
  readonly unitNames: SizedDomain<UnitNumber>;
  readonly unitAndHex: Pair<UnitNumber, Hex, UnitAndHex>;
  readonly hexAndHex: Pair<Hex, Hex, HexAndHex>;
}

export function factsOf(options: GameOptions): Facts {
  const { scenario, zones } = options;
  const { turns, south, north } = SCENARIOS[scenario];
  const map = mapOfScenario(scenario);
  const units = readRoster(map, { south, north });
  const hexNames = names<Hex>('hex', map.names, undefined, map.numbers);
  const unitNames = names<UnitNumber>(
    'unit',
    units.map(({ id }) => id),
  );
  return {
    scenario,
    turns,
    map,
    units,
    sideOf: units.map(({ side }) => side),
    zonesLock: zones === 'lock',
    unitsCover: options['supply-zones'] === 'covered',
    hexNames,
    unitNames,
    unitAndHex: pair<UnitNumber, Hex, UnitAndHex>(unitNames, hexNames),
    hexAndHex: pair<Hex, Hex, HexAndHex>(hexNames, hexNames),
  };
}

/** A hex in sentences: its town by name, any other by its number. */
export const placeName = ({ map }: Facts, hex: Hex): string =>
  map.towns[map.townAt[hex]]?.name ?? map.numbers[hex];
