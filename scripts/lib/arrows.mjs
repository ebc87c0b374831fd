// The dependency rules of the architecture, as data. Imports point down the layers only.

/** What each layer may import. A layer not listed here is an error. */
export const MAY_KNOW = {
  kernel: [],
  hex: [],
  conformance: ['kernel'],
  protocol: ['kernel'],
  maps: [],
  game: ['kernel', 'hex'],
  example: ['kernel', 'hex'],
  bots: ['kernel', 'game'],
  host: ['kernel', 'protocol', 'bots'],
  shelf: ['kernel', 'game', 'example'],
  server: ['kernel', 'protocol', 'game', 'example', 'shelf', 'bots', 'host'],
  web: ['kernel', 'hex', 'protocol', 'maps', 'game', 'example', 'shelf', 'bots', 'host'],
  bench: ['kernel', 'game', 'example', 'shelf', 'bots', 'server'],
  cli: ['kernel', 'game', 'example', 'shelf', 'bots', 'host', 'server', 'bench'],
};

/** What tests may import in addition. */
export const TESTS_MAY_KNOW = {
  bots: ['example', 'conformance'],
  host: ['example'],
  game: ['conformance'],
  example: ['conformance'],
  // A drawn map is tested against the board it draws.
  maps: ['game', 'hex'],
};

/** Layers that run anywhere and deterministically: nothing from Node, the browser or npm. */
export const PURE = ['kernel', 'hex', 'game', 'example'];

/** What a test in a pure layer may import nevertheless. */
export const PURE_TESTS_MAY_IMPORT = /^(node:.+|vitest|fast-check|yaml)$/;

/** Identifiers that a pure layer must not use, each with the reason. */
export const FORBIDDEN = [
  ['Math.random', 'chance comes from the seed in the state'],
  ['Date', 'the rules know no clock'],
  ['globalThis', 'the rules know no globals'],
  ['Intl', 'the result would depend on the language of the machine'],
  ['localeCompare', 'the order would depend on the language of the machine'],
  ['toLocaleString', 'the text would depend on the language of the machine'],
];

/**
 * Globals of Node and the browser. A game may use such a word for something of its own (a reaction window), since the
 * compiler refuses the real one; here only its use is forbidden (`window.`, `setTimeout(`).
 */
export const SURROUNDINGS = [
  ['process', 'the rules know no Node', /^(\??\.|\[)/],
  ['console', 'the rules know no output', /^(\??\.|\[)/],
  ['window', 'the rules know no browser', /^(\??\.|\[)/],
  ['document', 'the rules know no browser', /^(\??\.|\[)/],
  ['performance', 'the rules know no clock', /^(\??\.|\[)/],
  ['setTimeout', 'the rules know no clock', /^(\??\.)?\(/],
  ['setInterval', 'the rules know no clock', /^(\??\.)?\(/],
];

/** Methods, also forbidden after a dot. */
export const FORBIDDEN_AFTER_DOT = ['localeCompare', 'toLocaleString'];
