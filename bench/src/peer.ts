import { createRequire } from 'node:module';
import { below, seedGenerator } from '@sandtable/kernel';
import type { Work } from './clock.js';

/** The part of boardgame.io that the comparison uses. */
interface Peer {
  Client(setup: object): {
    start(): void;
    stop(): void;
    reset(): void;
    getState(): { G: Cells; ctx: { gameover?: unknown } };
    moves: { mark(cell: number): void };
  };
}

interface Cells {
  cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/**
 * Random games of noughts and crosses on boardgame.io, as its own tutorial writes the game and as an
 * application uses it: a client, its moves, its state. The debug panel is off, the code is the production
 * build, and one client is reset for each game, which is faster than a new one.
 */
export function peerPlaying(): Work {
  process.env.NODE_ENV ??= 'production';
  const load = createRequire(import.meta.url);
  const { Client } = load('boardgame.io/client') as Peer;
  const { INVALID_MOVE } = load('boardgame.io/core') as { INVALID_MOVE: string };
  const game = {
    name: 'noughts',
    setup: (): Cells => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark({ G, playerID }: { G: Cells; playerID: string }, cell: number) {
        if (G.cells[cell] !== null) return INVALID_MOVE;
        G.cells[cell] = playerID;
      },
    },
    endIf({ G: { cells }, ctx }: { G: Cells; ctx: { currentPlayer: string } }) {
      const won = LINES.some(
        ([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c],
      );
      if (won) return { winner: ctx.currentPlayer };
      return cells.every((cell) => cell !== null) ? { draw: true } : undefined;
    },
  };
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  const random = seedGenerator('peer');
  return () => {
    client.reset();
    let moves = 0;
    for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
      const empty: number[] = [];
      for (let cell = 0; cell < 9; cell++) if (state.G.cells[cell] === null) empty.push(cell);
      client.moves.mark(empty[below(random, empty.length)]);
      moves++;
    }
    return moves;
  };
}
