import { describe, expect, it } from 'vitest';
import { turnId, turnNamed } from '../calendar/calendar.js';
import { CARDS, type Card } from '../cards/deck.js';
import { HISTORICAL_LINES, seasonNumber } from '../cards/history.js';
import type { Turn } from '../ids.js';
import { PACT, RUSSIAN_POSTURE, SOVIET_MINORS } from '../politics/posture.js';
import { LIMITED_WAR } from '../table.js';
import { HistoricalGame } from './play.js';

/** SANDTABLE_HISTORY=all plays history from every start to V-E Day. */
const WHOLE = process.env.SANDTABLE_HISTORY === 'all';
const STARTS = ['1937', '1938', '1939', '1940', '1941a', '1941b', '1942', '1943', '1944'];
const V_E_DAY = '1945-05';

/** What each faction revealed, from the start of the game on. */
function revealed({ state: { table } }: HistoricalGame): string[][] {
  const found: string[][] = [[], [], []];
  for (let i = 0; i < table.revealed.length; i += 2) {
    const { faction, id } = CARDS[table.revealed[i] as Card];
    found[faction].push(id);
  }
  return found;
}

/** The cards of history between two turns. */
const cardsOfHistory = (from: Turn, to: Turn) =>
  HISTORICAL_LINES.map((line) => line.slice(seasonNumber(from), seasonNumber(to)));

describe('history, played as a game', () => {
  it.each(WHOLE ? STARTS : ['1944'])('from %s to V-E Day: no card is refused', { timeout: 0 }, (start) => {
    const game = new HistoricalGame(start, 'history');
    const from = game.state.table.turn;
    game.playTo(turnNamed('1950-01'));
    expect(game.departures).toEqual([]);
    expect(turnId(game.state.table.turn)).toBe(V_E_DAY);
    expect(game.state.outcome?.why).toBe('0.3f');
    expect(revealed(game)).toEqual(cardsOfHistory(from, turnNamed(V_E_DAY)));
  });

  it('from 1937 into the war: Austria, Munich, the Pact and Poland come in their seasons', {
    timeout: 0,
  }, () => {
    const game = new HistoricalGame('1937', 'history');
    const from = game.state.table.turn;
    game.playTo(turnNamed('1939-09'));
    expect(game.departures).toEqual([]);
    expect(revealed(game)).toEqual(cardsOfHistory(from, turnNamed('1939-11')));
    const { warState, policy } = game.state.table;
    expect(warState).toBe(LIMITED_WAR);
    expect([policy[RUSSIAN_POSTURE], policy[SOVIET_MINORS]]).toEqual([PACT, PACT]);
  });

  it('says where and why history is refused', { timeout: 0 }, () => {
    // With free dice the West supports the Republic in some games: in one of the first, whatever the bots do.
    const first = (seed: number) => {
      const game = new HistoricalGame('1937', String(seed), true);
      game.playTo(turnNamed('1937-05'));
      return game.departures.find(({ card }) => card === 'S12');
    };
    let refused = first(1);
    for (let seed = 2; !refused && seed <= 60; seed++) refused = first(seed);
    expect(refused).toEqual({
      turn: '1937-05',
      card: 'S12',
      why: ['the Republic in Spain is supported by the Soviet Union'],
    });
  });
});
