// Types and not interfaces: so the compiler sees that they are plain data.

/** One counter on the map. What goes without saying is left out. */
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

/** The table as everybody sees it: names and plain data. */
export type BridgeheadView = {
  readonly scenario: string;
  readonly turn: number;
  readonly turns: number;
  /** The side whose turn it is. */
  readonly side: string;
  readonly phase: 'movement' | 'combat';
  /** The counters on the map, in the order of the roster. */
  readonly units: readonly UnitView[];
  /** Counters still to come, and the turn from which they may enter. */
  readonly due: readonly { readonly id: string; readonly turn: number }[];
  readonly eliminated: readonly string[];
  /** Counters on the map that no supply reaches. */
  readonly unsupplied: readonly string[];
  /** For each town, by id: the side that holds it. */
  readonly towns: { readonly [town: string]: string };
  /** The hexes that have been attacked this turn. */
  readonly attacked: readonly string[];
  /** The attack that is being put together. */
  readonly attack: { readonly hex: string; readonly with: readonly string[]; readonly odds: string } | null;
};
