import { SCENARIOS } from '../data/scenarios/index.js';
import { type Scenario, scenarioOf } from './scenario.js';

/** The scenario of that id. */
export function scenarioNamed(id: string): Scenario {
  const data = SCENARIOS.find((one) => one.id === id);
  if (!data) throw new Error(`there is no scenario ${id}`);
  return scenarioOf(data);
}
