import type { OrderOfBattle } from '../units/roster.js';

/** Who fights for how long; on which map is in map/maps.ts. */
export interface Scenario {
  readonly turns: number;
  readonly south: OrderOfBattle;
  readonly north: OrderOfBattle;
}
