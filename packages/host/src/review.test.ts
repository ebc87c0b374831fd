import { makerOf, Players, playMatch } from '@sandtable/bots';
import { outposts } from '@sandtable/example-outposts';
import { type AnyGame, type AnyProspect, Machine, say } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { Review } from './review.js';
import { Slices } from './slices.js';

const game = outposts as AnyGame;
const machine = new Machine<unknown, unknown>(game);
const slices = new Slices(
  async () => {},
  () => 0,
);
/** Judges by the scores. */
const prospect: AnyProspect = {
  chance: (u) => (u.state.outcome ? Number(u.state.outcome.winner === 0) : 0.5),
  gains: (before, after) => (after.state.count > before.state.count ? [say`makes choices`] : []),
};

async function reviewed() {
  const players = new Players(
    machine,
    game.seats.map(() => makerOf<unknown, unknown>('random')),
  );
  const { match } = playMatch(machine, 'review', players);
  const review = new Review(game, match.journal(), prospect);
  await review.play(slices);
  return { review, match };
}

it('has every turn once, and the end in the last of them', async () => {
  const { review, match } = await reviewed();
  const turns = await review.turns(slices);
  expect(turns.length).toBeGreaterThan(8);
  expect(turns.every((turn, i) => i === 0 || turn.from === turns[i - 1].to)).toBe(true);
  expect(turns.at(-1)!.to).toBe(review.timeline.length);
  expect(turns.at(-1)!.after).toBe(Number(match.state.outcome!.winner === 0));
  expect(turns.every(({ chosen }) => chosen !== '')).toBe(true);
});

it('says what a choice was good for, and nothing of one that is not there', async () => {
  const { review, match } = await reviewed();
  const first = match.entries.find((entry) => entry.kind === 'choice')!;
  expect(review.reason(1)).toEqual({ seat: first.seat, reason: 'makes choices' });
  expect(review.reason(100_000)).toBeNull();
});
