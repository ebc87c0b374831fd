import { breaks } from '../../test/breaks.js';
import type { Table } from '../../test/skirmish.js';

const freshTable = (extra: object): Table => ({
  points: [0, 0],
  round: 1,
  boasts: [0, 0],
  cheers: [0, 0],
  buried: 0,
  scouted: 0,
  ...extra,
});

breaks('plain', [
  ['a Map in the table', { table: { seen: new Map() } }, /state\.table\.seen is not plain data/],
  [
    'a closure in the table, in the middle of a reaction',
    {
      onPlay(u) {
        u.table.later = () => u.table.points;
      },
    },
    /state\.table\.later is not plain data/,
  ],
  [
    'a closure in a frame',
    {
      onPlay(u) {
        Object.assign(u.state.frames[0], { later: () => 1 });
      },
    },
    /state\.frames\[0\]\.later is not plain data/,
  ],
  [
    'an undefined value',
    {
      onBoast(u) {
        u.table.who = undefined;
      },
    },
    /state\.table\.who is not plain data/,
  ],
  [
    'a number that is none',
    {
      onBoast(u) {
        u.table.points[0] = Number.NaN;
      },
    },
    /state\.table\.points\[0\] is not plain/,
  ],
  [
    'minus nothing',
    {
      onBoast(u) {
        u.table.points[0] = -0;
      },
    },
    /points\[0\] is not plain/,
  ],
  ['a typed array', { table: { cells: new Uint8Array(4) } }, /state\.table\.cells is not plain/],
  [
    'one array in two places',
    {
      parts: {
        table() {
          const shared = [0];
          return freshTable({ left: shared, right: shared });
        },
      },
      onTurn(u) {
        (u.table.left as number[])[0]++;
        u.table.points[0] += (u.table.right as number[])[0];
      },
    },
    /after JSON at choice \d+, the game comes out differently/,
  ],
]);
