import { breaks } from '../../test/breaks.js';

breaks('ends', [
  [
    'a game without end',
    {
      onTurn(u) {
        u.table.round = 0;
      },
    },
    /the game is not over after 300 choices/,
  ],
  ['a game without outcome', { end: (u) => u.done() }, /the rules ended without an outcome/],
  ['an outcome without the rule that made it', { end: (u) => u.end(0, [1, 0], '') }, /'' is not the anchor/],
  [
    'an outcome with a sentence for a rule',
    { end: (u) => u.end(0, [1, 0], 'because I say so') },
    /is not the anchor/,
  ],
  [
    'a winner who does not play',
    { end: (u) => u.end(2, [1, 0], 'end.x') },
    /side 2, which does not exist, cannot win/,
  ],
  ['scores for three', { end: (u) => u.end(0, [1, 0, 0], 'end.x') }, /there are 2 sides and 3 scores/],
  [
    'scores that are no numbers',
    { end: (u) => u.end(0, [1, Number.NaN], 'end.x') },
    /the scores at the end are 1, NaN/,
  ],
  [
    'scores on the way for one side only',
    { parts: { scores: () => [1] } },
    /the scores are \[1\], and there are 2 sides/,
  ],
  [
    'a rule that breaks down over one card',
    {
      onPlay(_, __, card) {
        if (card === 2) throw new Error('what is a sword?');
      },
    },
    /'play sword': Error: what is a sword\?/,
  ],
  [
    'a rule that runs in circles',
    { end: (u) => u.push(u.game.rules[1], { seat: 0, step: 1 }) },
    /runs in circles/,
  ],
  ['a log text that nobody wrote', { onBoast: (u) => u.log('nonsense') }, /there is no log text 'nonsense'/],
  ['a seat that is asked and can do nothing', { windowSeats: () => 0b100 }, /has no legal choice/],
  ['a game that cannot be set up', { parts: { begin: () => JSON.parse('{') } }, /SyntaxError/],
]);
