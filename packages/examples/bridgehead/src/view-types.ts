// Types instead of interfaces, so that the compiler can check that they are plain data.

/** One counter on the map. Default values are omitted. */
export type UnitView = {
  /** Side, kind and number: "south-infantry-3". */
  readonly id: string;
  /** The name of its hex: a town's id, or the hex's number. */
  readonly hex: string;
  /** Steps left. */
  readonly steps: number;
  /** It has moved, or entered the map, this turn. */
  readonly moved?: true;
  /** It has attacked this turn. */
  readonly attacked?: true;
};

/** The table as all viewers see it: names and plain data. */
export type BridgeheadView = {
  readonly scenario: string;
  readonly turn: number;
  readonly turns: number;
  /** The side whose turn it is. */
  readonly side: string;
  readonly phase: 'movement' | 'combat';
  /** The counters on the map, in the order of the roster. */
  readonly units: readonly UnitView[];
  /** Reinforcements, and the turn from which each may enter. */
  readonly due: readonly { readonly id: string; readonly turn: number }[];
  readonly eliminated: readonly string[];
  /** Counters on the map that are out of supply. */
  readonly unsupplied: readonly string[];
  /** For each town, by id: the side that holds it. */
  readonly towns: { readonly [town: string]: string };
  /** The hexes that have been attacked this turn. */
  readonly attacked: readonly string[];
  /** The attack being declared. */
  readonly attack: { readonly hex: string; readonly with: readonly string[]; readonly odds: string } | null;
};
