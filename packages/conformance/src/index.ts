/**
 * The conformance kit: checks by random play what the architecture promises of every game. A game's test calls
 * `testConformance(game)`. Without a test runner, import from '@sandtable/conformance/check'.
 */
export * from './check.js';
export { testConformance } from './test-conformance.js';
