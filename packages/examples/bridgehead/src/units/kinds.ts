/** What is printed on a counter. */
export interface UnitKind {
  readonly id: string;
  readonly name: string;
  /** By steps left, the reduced side first. */
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly movement: number;
}

/** The kinds of units. Those with one strength have one step. */
export const UNIT_KINDS = [
  { id: 'infantry', name: 'Infantry', attack: [2, 4], defence: [3, 5], movement: 4 },
  { id: 'armour', name: 'Armour', attack: [3, 7], defence: [2, 5], movement: 7 },
  { id: 'cavalry', name: 'Cavalry', attack: [1, 3], defence: [1, 3], movement: 6 },
  { id: 'artillery', name: 'Artillery', attack: [5], defence: [1], movement: 3 },
  { id: 'garrison', name: 'Garrison', attack: [1], defence: [3], movement: 2 },
] as const satisfies readonly UnitKind[];

export type UnitKindId = (typeof UNIT_KINDS)[number]['id'];
