import type { MapId } from '../map/index.js';
import type { OrderOfBattle } from '../units/roster.js';

export interface Scenario {
  readonly map: MapId;
  readonly turns: number;
  readonly south: OrderOfBattle;
  readonly north: OrderOfBattle;
}
