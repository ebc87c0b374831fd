/**
 * The conformance kit: what the architecture promises of every game, proved by random play. A game's test
 * calls `conform(game)`. Without a test runner, import from '@sandtable/conformance/check'.
 */
export * from './check.js';
export { testConformance } from './test-conformance.js';
