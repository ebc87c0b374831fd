import { say } from '@sandtable/kernel';
import { NO_COUNTER } from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import { hexOf } from '../places.js';
import { notAskedInSegment } from '../turn/not-asked.js';
import { hexNear, markHex, unitName } from '../words/names.js';
import { move, type Phase } from './move.js';
import { halt, overrun } from './overrun.js';
import { sail, sailHome, sailRules, sailToAfrica } from './sail.js';
import { march } from './stack.js';
import { comeEast, goWest } from './west-box.js';

/** 3, 5: units move one by one, in any order, until the phasing faction is done. */
export const movementPhase = process<Phase & { over: boolean }>('movement-phase', (u, f) => {
  if (f.step++ === 0) clear(u);
  if (!f.over) {
    u.push(movement, { reserve: f.reserve });
    return;
  }
  clear(u);
  u.done();
});

/** Nobody has moved yet in this phase, and no HQ is busy with a combat (3.2c). */
function clear({ table }: Parameters<typeof movementPhase.run>[0]): void {
  table.moved = [];
  table.attacked = [];
  table.supported = [];
  table.onTheWay = NO_COUNTER;
  table.pointsLeft = 0;
}

const NOT_ASKED = notAskedInSegment('done');

const movement = question<Phase>('movement', {
  seats: (u) => 1 << u.table.phasing,
  prompt(u, f) {
    const { onTheWay, place } = u.table;
    if (onTheWay >= 0)
      return say`Where does ${unitName(onTheWay)} go on to from ${hexNear(hexOf(place[onTheWay]))}?`;
    return f.reserve ? say`Which unit moves in reserve?` : say`Which unit moves?`;
  },
  about: ({ table }) => (table.onTheWay < 0 ? [] : markHex(hexOf(table.place[table.onTheWay]))),
  anchor: '3.1a',
  standingOrder: {
    ...NOT_ASKED,
    // Nobody orders a unit to stay on its way.
    topic: (u) => (u.table.onTheWay < 0 ? NOT_ASKED.topic(u) : null),
  },
  verbs: [
    move,
    march,
    overrun,
    halt,
    sail,
    sailHome,
    sailToAfrica,
    goWest,
    comeEast,
    verb<number, Phase>({
      name: 'done',
      check: (u) => (u.table.onTheWay < 0 ? null : stillOnTheWay),
      moot: (u) => u.table.onTheWay >= 0,
      apply(u) {
        u.findFrame(movementPhase)!.over = true;
      },
    }),
  ],
});

const stillOnTheWay = refusal(
  '3.1a',
  (u) => say`${unitName(u.table.onTheWay)} is on its way: it goes on or halts first`,
);

export const movementRules = [movementPhase, movement, ...sailRules];
