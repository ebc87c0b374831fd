import { below, Machine, seedGenerator } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { AVAILABLE, FIRST_SPACE, IS_WATER, SPACE } from '../board/board.js';
import { eastFront } from '../game.js';
import { ALLIES, AXIS, FLEET, PIECE_TYPE, PIECES } from '../pieces/pieces.js';
import { positionOf } from '../table.js';
import { Judge } from './worth.js';

it('judges a piece elsewhere as it judges the board with the piece there', () => {
  const machine = new Machine(eastFront);
  const random = seedGenerator('elsewhere');
  const state = machine.setup('elsewhere');
  const judge = new Judge();
  const fresh = new Judge();
  let judged = 0;
  for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
    const u = machine.read(state);
    const { board, step } = state.table;
    judge.prepare(u);
    fresh.prepare(u);
    judge.look(u, step);
    for (let i = 0; i < 4; i++) {
      const piece = PIECES[below(random, PIECES.length)];
      const from = board.at[piece];
      const to = below(random, 5) === 0 ? AVAILABLE : SPACE.values[below(random, SPACE.values.length)];
      // A piece that card text protects changes what is protected, which a look at one move leaves out.
      if (from === to || board.sheltered.includes(piece)) continue;
      if (to >= FIRST_SPACE && IS_WATER[to] !== (PIECE_TYPE[piece] === FLEET)) continue;
      const guessed = judge.worthMoved(piece, from, to, AXIS);
      const { axis } = board;
      if (to >= FIRST_SPACE) positionOf(u).place(piece, to);
      else positionOf(u).lift(piece);
      expect(guessed).toBeCloseTo(fresh.look(u, step).worth(AXIS), 6);
      board.at[piece] = from;
      board.axis = axis;
      positionOf(u).forget();
      judged++;
    }
    expect(judge.worth(AXIS)).toBeCloseTo(fresh.look(u, step).worth(AXIS), 6);
    const options = machine.legal(state, seat);
    machine.choose(state, seat, options[below(random, options.length)]);
  }
  expect(judged).toBeGreaterThan(100);
});

it('expects of both sides the same lead, and a Victory Point more of who has scored one more', () => {
  const machine = new Machine(eastFront);
  const u = machine.read(machine.setup('outlook'));
  const judge = new Judge();
  judge.prepare(u);
  const lead = judge.look(u, u.table.step).outlook(AXIS);
  expect(judge.outlook(ALLIES)).toBeCloseTo(-lead, 6);
  u.table.score[ALLIES]++;
  expect(judge.look(u, u.table.step).outlook(AXIS)).toBeCloseTo(lead - 10, 6);
});
