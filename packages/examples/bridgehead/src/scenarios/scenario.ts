import type { OrderOfBattle } from '../units/roster.js';

/** The units and length of a scenario; its map is in map/maps.ts. */
export interface Scenario {
  readonly turns: number;
  readonly south: OrderOfBattle;
  readonly north: OrderOfBattle;
}
