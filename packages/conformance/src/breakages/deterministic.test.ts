import { breaks } from '../../test/breaks.js';

let turns = 0;
let last: unknown = null;

breaks('deterministic', [
  [
    'Math.random in a rule',
    {
      onTurn(u) {
        u.table.points[0] += Math.random();
      },
    },
    /the state is another/,
  ],
  [
    'something remembered outside the state',
    {
      onTurn(u) {
        u.table.points[0] += turns++;
      },
    },
    /the state is another/,
  ],
  [
    'a rule that asks whether it sees the same object as before',
    {
      onTurn(u) {
        u.table.points[0] += last === u.table ? 1 : 0;
        last = u.table;
      },
    },
    /leads elsewhere|the state is another/,
  ],
  [
    'facts that change in play',
    {
      onTurn(u) {
        u.facts.rounds += 0.25;
        u.table.points[0] += u.facts.rounds;
      },
    },
    /leads elsewhere: table\.points|the state is another/,
  ],
  [
    'options in the order in which they were first seen',
    {
      spring: {
        list(u, f, _, add) {
          turns++;
          const laid = u.items(3 + f.seat).filter((card) => card >= 6);
          for (const card of turns % 2 ? laid : laid.slice().reverse()) add(card);
        },
      },
    },
    /another machine lists other options/,
  ],
]);
