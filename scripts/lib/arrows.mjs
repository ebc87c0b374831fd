// The arrows of the architecture, as data. They point down only.

/** What each layer may import. A layer that is not named here is an error. */
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

/** What tests may know beyond that. */
export const TESTS_MAY_KNOW = {
  bots: ['example'],
  host: ['example'],
  game: ['conformance'],
  example: ['conformance'],
  // A drawn map is measured against the board it draws.
  maps: ['game'],
};

/** Layers that run anywhere and always the same: nothing from Node, the browser or npm. */
export const PURE = ['kernel', 'hex', 'game', 'example'];

/** What a test in a pure layer may import all the same. */
export const PURE_TESTS_MAY_IMPORT = /^(node:.+|vitest|fast-check|yaml)$/;

/** Words that a pure layer must not say anywhere in its code, each with the reason. */
export const FORBIDDEN = [
  ['Math.random', 'chance comes from the seed in the state'],
  ['Date', 'the rules know no clock'],
  ['globalThis', 'the rules know no globals'],
  ['Intl', 'the result would depend on the language of the machine'],
  ['localeCompare', 'the order would depend on the language of the machine'],
  ['toLocaleString', 'the text would depend on the language of the machine'],
];

/**
 * Names of the surroundings. A game may use such a word for a thing of its own (a reaction window),
 * and the compiler refuses the real one; here nobody may reach into it (`window.`, `setTimeout(`).
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

/** Methods: forbidden also after a dot. */
export const FORBIDDEN_AFTER_DOT = ['localeCompare', 'toLocaleString'];
