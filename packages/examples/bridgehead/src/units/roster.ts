import { say } from '@sandtable/kernel';
import { SIDES } from '../about.js';
import type { BattleMap } from '../map/index.js';
import { type Hex, NO_HEX, NORTH, type Side, SOUTH } from '../numbers.js';
import { UNIT_KINDS, type UnitKind } from './kinds.js';

/** One counter of a scenario. In the rules a unit is its index in the roster. */
export interface Unit {
  /** "south-infantry-3": counters of a kind are numbered for each side separately. */
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** Its index in UNIT_KINDS. */
  readonly kind: number;
  /** Where it is set up; -1 for a reinforcement. */
  readonly hex: Hex;
  /** The turn from which it may enter; 0 for those that are set up. */
  readonly due: number;
}

/** The set-up and the reinforcements: a kind is repeated once per counter. */
export interface OrderOfBattle {
  readonly setUp: readonly { readonly at: string; readonly units: readonly string[] }[];
  readonly reinforcements: readonly { readonly turn: number; readonly units: readonly string[] }[];
}

export const kindOf = (unit: Unit): UnitKind => UNIT_KINDS[unit.kind];

export const stepsOf = (unit: Unit): number => kindOf(unit).attack.length;

/** "south-infantry", shared by all counters of a side and kind. */
export const likenessOf = (unit: Unit): string => `${SIDES[unit.side].id}-${kindOf(unit).id}`;

export function readRoster(
  map: BattleMap,
  { south, north }: Record<'south' | 'north', OrderOfBattle>,
): Unit[] {
  return [...readSide(map, SOUTH, south), ...readSide(map, NORTH, north)];
}

function readSide(map: BattleMap, side: Side, { setUp, reinforcements }: OrderOfBattle): Unit[] {
  const counted = new Map<string, number>();
  const unit = (kindId: string, hex: Hex, due: number): Unit => {
    const kind = UNIT_KINDS.findIndex(({ id }) => id === kindId);
    const number = (counted.get(kindId) ?? 0) + 1;
    counted.set(kindId, number);
    const { id, name } = SIDES[side];
    return {
      id: `${id}-${kindId}-${number}`,
      name: say`${name} ${UNIT_KINDS[kind].name} ${number}`,
      side,
      kind,
      hex,
      due,
    };
  };
  return [
    ...setUp.flatMap(({ at, units }) => {
      const hex = Math.max(map.names.indexOf(at), map.numbers.indexOf(at)) as Hex;
      return units.map((kind) => unit(kind, hex, 0));
    }),
    ...reinforcements.flatMap(({ turn, units }) => units.map((kind) => unit(kind, NO_HEX, turn))),
  ];
}
