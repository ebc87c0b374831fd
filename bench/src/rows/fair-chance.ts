import { makerOf, Players, playOne } from '@sandtable/bots';
import { eastFront } from '@sandtable/east-front';
import { type AnyGame, type ChanceKind, Machine, Match } from '@sandtable/kernel';
import { qmgWw2 } from '@sandtable/qmg-ww2';
import { rates, type Work } from '../clock.js';
import type { Subject } from '../row.js';

/** The two generators, in turns, in games as on a server: with a journal, a log and undo. */
function fairChanceOf(name: string, game: AnyGame): Subject {
  return {
    name: `matches of ${game.id} by ChaCha20 and by sfc32`,
    async measure(effort) {
      const [chacha20, sfc32] = await rates([matches(game, 'chacha20'), matches(game, 'sfc32')], effort);
      return {
        rows: [
          { name: `${game.id}: matches by ChaCha20`, value: chacha20, unit: 'decisions/s' },
          { name: `${game.id}: matches by sfc32`, value: sfc32, unit: 'decisions/s' },
        ],
        ratios: { [`${name}ChaCha20VsSfc32`]: { value: chacha20 / sfc32, bar: { atLeast: 0.95 } } },
      };
    },
  };
}

export const fairChance: readonly Subject[] = [
  fairChanceOf('qmgWw2', qmgWw2),
  fairChanceOf('eastFront', eastFront),
];

/** Random games in sequence: the same seeds for both, though not the same dice. */
function matches(game: AnyGame, chance: ChanceKind): Work {
  const machine = new Machine<unknown, unknown>(game);
  const players = new Players(
    machine,
    game.seats.map(() => makerOf<unknown, unknown>('random')),
  );
  let games = 0;
  return () => {
    const seed = `bench/${games++}`;
    players.sit(seed);
    const match = Match.open(machine, seed, { chance });
    for (let seat = machine.nextSeat(match.state); seat >= 0; seat = machine.nextSeat(match.state)) {
      playOne(match, players, seat);
    }
    return match.state.count;
  };
}
