import { completeOptions, type Game, type GameOptions } from '@sandtable/kernel';
import type { ScenarioData } from './data/scenarios/scenario-data.js';
import { type Facts, isPartialTurn } from './facts.js';
import { gameOf } from './game-of.js';
import { OPTIONS } from './options.js';
import { scenarioOf } from './scenario/scenario.js';
import type { ScenarioId } from './scenario/scenario-ids.js';
import type { Table } from './table.js';
import { BATTLE_SEGMENTS, battleRules } from './turn/battle-segments.js';

const SCENARIO_FILES: Readonly<Record<ScenarioId, () => Promise<ScenarioData>>> = {
  'case-white': async () => (await import('./data/scenarios/case-white.js')).caseWhite,
  barbarossa: async () => (await import('./data/scenarios/barbarossa.js')).barbarossa,
  'fall-of-france': async () => (await import('./data/scenarios/fall-of-france.js')).fallOfFrance,
  'fire-in-the-east': async () => (await import('./data/scenarios/fire-in-the-east.js')).fireInTheEast,
  'great-crusade': async () => (await import('./data/scenarios/great-crusade.js')).greatCrusade,
  1937: async () => (await import('./data/scenarios/1937.js')).year1937,
  1938: async () => (await import('./data/scenarios/1938.js')).year1938,
  1939: async () => (await import('./data/scenarios/1939.js')).year1939,
  1940: async () => (await import('./data/scenarios/1940.js')).year1940,
  '1941a': async () => (await import('./data/scenarios/1941a.js')).year1941a,
  '1941b': async () => (await import('./data/scenarios/1941b.js')).year1941b,
  1942: async () => (await import('./data/scenarios/1942.js')).year1942,
  1943: async () => (await import('./data/scenarios/1943.js')).year1943,
  1944: async () => (await import('./data/scenarios/1944.js')).year1944,
  1945: async () => (await import('./data/scenarios/1945.js')).year1945,
};

/**
 * The game with what these options need: their scenario and the segments it plays. For a page, which loads no more than
 * that; it plays as the whole game does, and has no words for rule cases and translators.
 */
export async function loadGame(options: GameOptions): Promise<Game<Table, Facts>> {
  const { scenario } = completeOptions(OPTIONS, options);
  const data = await SCENARIO_FILES[scenario as ScenarioId]();
  const parts = isPartialTurn(data) ? { segments: BATTLE_SEGMENTS, rules: battleRules } : await wholeTurn();
  return gameOf({ scenario: () => scenarioOf(data), ...parts });
}

async function wholeTurn() {
  const [{ ALL_SEGMENTS, allSegmentRules }, { firstCards }, { viewAll }, { inspectAll }] = await Promise.all([
    import('./turn/all-segments.js'),
    import('./cards/first-cards.js'),
    import('./view/campaign-view.js'),
    import('./view/inspect-country.js'),
  ]);
  return {
    segments: ALL_SEGMENTS,
    rules: allSegmentRules,
    afterSetUp: firstCards,
    viewTable: viewAll,
    inspect: inspectAll,
  };
}
