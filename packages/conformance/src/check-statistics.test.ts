import { addTo, type GameStatistics, noTally } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { type Facts, skirmish, type Table } from '../test/skirmish.js';
import { checkStatistics } from './check-statistics.js';

type Tells = (kind: string, seat: number, pips: number, tallies: ReturnType<typeof noTally>[]) => void;

/** Counts as told. */
const counting = (tell: Tells): GameStatistics<Table, Facts> => ({
  blunders: { boast: 'boasts' },
  watch: () => {
    const tallies = [noTally(), noTally()];
    return {
      logged: (kind, [seat, pips]) => tell(kind, seat, pips, tallies),
      tally: () => tallies,
    };
  },
});

const truly: Tells = (kind, seat, pips, tallies) => {
  if (kind === 'hit') addTo(tallies[seat].points, 'hits', pips);
  if (kind === 'played') addTo(tallies[seat].cards, 'a card');
  if (kind === 'boasted') addTo(tallies[seat].blunders, 'boast');
};

/** In this game both hit and play, and one boasts. */
const seed = 'game 0';

it('finds nothing in counts that agree with the game', () => {
  expect(checkStatistics(skirmish(), counting(truly), { seed, logged: { boast: 'boasted' } })).toEqual([]);
});

it('finds points without a source, and sides without cards', () => {
  const found = checkStatistics(
    skirmish(),
    counting((kind, seat, _, tallies) => {
      if (kind === 'boasted') addTo(tallies[seat].blunders, 'boast');
    }),
    { seed },
  );
  expect(found.filter((line) => /of which 0 have a source/.test(line))).toHaveLength(2);
  expect(found.filter((line) => line.endsWith('played no card'))).toHaveLength(2);
});

it('finds what is counted twice, not declared, or not at all', () => {
  const twice = counting((kind, seat, pips, tallies) => {
    truly(kind, seat, pips, tallies);
    if (kind === 'boasted') addTo(tallies[seat].blunders, 'boast');
  });
  expect(checkStatistics(skirmish(), twice, { seed, logged: { boast: 'boasted' } })).toEqual([
    expect.stringMatching(/^boast was counted \d+ times, and the log tells of \d+$/),
  ]);
  const undeclared = counting((kind, seat, pips, tallies) => {
    truly(kind, seat, pips, tallies);
    if (kind === 'hit') addTo(tallies[seat].blunders, 'hit');
  });
  expect(checkStatistics(skirmish(), undeclared, { seed })).toEqual(['hit is counted, but not declared']);
  const silent = counting((kind, seat, pips, tallies) => {
    if (kind !== 'boasted') truly(kind, seat, pips, tallies);
  });
  expect(checkStatistics(skirmish(), silent, { seed })).toEqual(['nothing was counted']);
});
