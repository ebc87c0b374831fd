/** The columns of the combat results table: attack to defence, rounded in the defender's favour. */
export const COLUMNS = ['1:2', '1:1', '2:1', '3:1', '4:1', '5:1'] as const;

/** The effect of a result. */
export interface CombatResult {
  readonly name: string;
  /** Step losses of the attacker and the defender. */
  readonly attacker: number;
  readonly defender: number;
  readonly retreat: boolean;
}

export const RESULTS = {
  A2: { name: 'the attackers lose two steps', attacker: 2, defender: 0, retreat: false },
  A1: { name: 'the attackers lose a step', attacker: 1, defender: 0, retreat: false },
  NE: { name: 'no effect', attacker: 0, defender: 0, retreat: false },
  EX: { name: 'both lose a step', attacker: 1, defender: 1, retreat: false },
  DR: { name: 'the defenders retreat', attacker: 0, defender: 0, retreat: true },
  D1: { name: 'the defenders lose a step and retreat', attacker: 0, defender: 1, retreat: true },
  D2: { name: 'the defenders lose two steps and retreat', attacker: 0, defender: 2, retreat: true },
} as const satisfies Record<string, CombatResult>;

export type ResultId = keyof typeof RESULTS;
export const RESULT_IDS = Object.keys(RESULTS) as ResultId[];

/** combat.table: for each roll of the die, a result for each column. */
export const RESULTS_TABLE: readonly (readonly ResultId[])[] = [
  ['A2', 'A1', 'A1', 'EX', 'EX', 'DR'],
  ['A1', 'A1', 'EX', 'DR', 'DR', 'D1'],
  ['A1', 'NE', 'NE', 'DR', 'D1', 'D1'],
  ['NE', 'EX', 'DR', 'D1', 'D1', 'D2'],
  ['NE', 'DR', 'DR', 'D1', 'D2', 'D2'],
  ['EX', 'DR', 'D1', 'D2', 'D2', 'D2'],
];

export function resultOf(die: number, column: number): ResultId {
  return RESULTS_TABLE[die - 1][column];
}
