import { describe, expect, it } from 'vitest';
import { COUNTRIES, seatChart, teamOf } from './countries.js';

function seats(edition: 'second' | 'first', players: number): string[] {
  return seatChart(edition, players).map((seat) => seat.map((country) => COUNTRIES[country]).join(' + '));
}

describe('the seat chart', () => {
  const alone = ['germany', 'united-kingdom', 'japan', 'soviet-union', 'italy', 'united-states'];
  const pair = ['germany + italy + japan', 'united-kingdom + united-states + soviet-union'];
  const western = 'united-kingdom + united-states';
  const allies = 'united-kingdom + united-states + soviet-union';

  it('of the second edition gives Italy and Japan to one player', () => {
    expect(seats('second', 2)).toEqual(pair);
    expect(seats('second', 3)).toEqual(['germany', allies, 'japan + italy']);
    expect(seats('second', 4)).toEqual(['germany', western, 'japan + italy', 'soviet-union']);
    expect(seats('second', 5)).toEqual([
      'germany',
      'united-kingdom',
      'japan + italy',
      'soviet-union',
      'united-states',
    ]);
    expect(seats('second', 6)).toEqual(alone);
  });

  it('of the first edition gives Italy and Germany to one player', () => {
    expect(seats('first', 2)).toEqual(pair);
    expect(seats('first', 3)).toEqual(['germany + italy', allies, 'japan']);
    expect(seats('first', 4)).toEqual(['germany + italy', western, 'japan', 'soviet-union']);
    expect(seats('first', 5)).toEqual([
      'germany + italy',
      'united-kingdom',
      'japan',
      'soviet-union',
      'united-states',
    ]);
    expect(seats('first', 6)).toEqual(alone);
  });

  it.each(['second', 'first'] as const)(
    'of the %s edition gives every country one player, of one team',
    (edition) => {
      for (let players = 2; players <= 6; players++) {
        const chart = seatChart(edition, players);
        expect(chart).toHaveLength(players);
        expect(chart.flat().sort()).toEqual([0, 1, 2, 3, 4, 5]);
        for (const seat of chart) expect(new Set(seat.map(teamOf)).size).toBe(1);
      }
    },
  );
});
