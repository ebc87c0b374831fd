/** The scenarios in the order of the rulebook: the files in data/scenarios. */
export const SCENARIO_IDS = [
  'case-white',
  'barbarossa',
  'fall-of-france',
  'fire-in-the-east',
  'great-crusade',
  '1937',
  '1938',
  '1939',
  '1940',
  '1941a',
  '1941b',
  '1942',
  '1943',
  '1944',
  '1945',
] as const;

export type ScenarioId = (typeof SCENARIO_IDS)[number];
