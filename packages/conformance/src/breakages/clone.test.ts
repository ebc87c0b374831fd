import { breaks } from '../../test/breaks.js';

breaks('clone', [
  [
    'a Set in the table is lost when a match is restored',
    {
      parts: {
        table: () => ({
          points: [0, 0],
          round: 1,
          boasts: [0, 0],
          cheers: [0, 0],
          buried: 0,
          scouted: 0,
          seen: new Set(),
        }),
      },
      onTurn: (u, seat) => void (u.table.seen as Set<number>).add(seat),
    },
    /add is not a function|is not the same/,
  ],
  [
    'a closure in the table keeps the original in its grip',
    {
      parts: {
        table() {
          const points = [0, 0];
          return {
            points,
            round: 1,
            boasts: [0, 0],
            cheers: [0, 0],
            buried: 0,
            scouted: 0,
            hit: () => points[0]++,
          };
        },
      },
      onTurn: (u) => void (u.table.hit as () => void)(),
    },
    /is not the same|hit is not a function/,
  ],
]);
