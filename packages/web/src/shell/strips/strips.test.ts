import { Machine, Match, SPECTATOR, view } from '@sandtable/kernel';
import { aboutOf, findGame } from '@sandtable/shelf';
import { describe, expect, it } from 'vitest';
import { boardFor } from '../../boards/registry.js';
import { stripsOf } from './strip-of.js';

async function opened(id: string, options: Record<string, string> = {}) {
  const about = aboutOf(id)!;
  const machine = new Machine<unknown, unknown>((await findGame(id))!, options);
  const match = Match.open(machine, 'strips');
  const seen = view(machine, match.state, SPECTATOR);
  const board = await boardFor(about, machine.options);
  return { about, board, seen, strips: stripsOf(board, about, seen) };
}

const counts = (list: readonly { count: number; label: string }[]) =>
  list.map(({ count, label }) => `${count} ${label}`);

describe('the strips', () => {
  it('show every country of Quartermaster General WW2 in order of play, as far as everybody knows', async () => {
    const { strips, seen } = await opened('qmg-ww2');
    expect(strips.map(({ name }) => name)).toEqual([
      'Germany',
      'United Kingdom',
      'Japan',
      'Soviet Union',
      'Italy',
      'United States',
    ]);
    const [germany] = strips;
    expect(counts(germany.cards)).toEqual([
      `${seen.places['germany.hand'].length} in hand`,
      `${seen.places['germany.deck'].length} in the deck`,
      '0 discarded',
    ]);
    // One of seven Armies stands in Germany when the game begins.
    expect(counts(germany.reserve)).toEqual(['6 Armies', '3 Navies']);
    expect(germany.faceDown).toEqual({ count: 0, label: 'face-down Responses' });
    expect(germany.faceUp).toEqual([]);
  });

  it('have the Navies of the edition that is played', async () => {
    const navies = async (edition: string) => {
      const { strips } = await opened('qmg-ww2', { edition });
      return strips[5].reserve[1].count;
    };
    expect(await navies('second')).toBe((await navies('first')) + 1);
  });

  it('show the two sides of East Front with their Contingency cards', async () => {
    const { strips, seen } = await opened('east-front');
    expect(strips.map(({ seat }) => seat)).toEqual(['axis', 'allies']);
    for (const { seat, faceUp, reserve, cards } of strips) {
      expect(faceUp).toEqual(seen.places[`${seat}.contingency`]);
      const words = counts(reserve).map((text) => text.split(' '));
      const kinds = ['infantry', 'tank', 'airplane', 'fleet'];
      expect(words.map(([, word]) => word)).toEqual(
        kinds.map((kind, i) => (kind === 'infantry' || words[i][0] === '1' ? kind : `${kind}s`)),
      );
      expect(cards[0].count).toBe(seen.places[`${seat}.hand`].length);
    }
  });

  it('show what a hex game has', async () => {
    const { strips, seen } = await opened('bridgehead');
    const { units } = seen.table as { units: { id: string }[] };
    const [south] = strips;
    expect(south.cards[0].count).toBe(units.filter(({ id }) => id.startsWith('south-')).length);
    expect(counts(south.cards)[1]).toMatch(/towns$/);
  });

  it('are made from the piles of a game that says nothing about them, or are names only', async () => {
    const { strips, about, board, seen } = await opened('outposts');
    expect(strips.map(({ seat }) => seat)).toEqual(about.seats.map(({ id }) => id));
    expect(strips[0].cards.map(({ count }) => count)).toEqual(
      board.piles(seen, strips[0].seat).map(({ cards }) => cards.length),
    );
    const noughts = await opened('noughts');
    expect(noughts.strips).toHaveLength(2);
    expect(noughts.strips[0].cards).toEqual([]);
  });
});

describe('the head', () => {
  it('has the track, the steps and the lead that wins', async () => {
    const { board, seen } = await opened('qmg-ww2');
    const head = board.headline(seen);
    expect(head.track?.cells).toHaveLength(20);
    expect(head.track?.now).toBe(-1);
    expect(head.steps?.now).toBe(-1);
    expect(head.lead).toEqual({ by: 0, wins: 30 });
    const east = await opened('east-front');
    const { track, lead } = east.board.headline(east.seen);
    expect(track?.cells).toHaveLength(16);
    expect(track?.cells.flatMap(({ group }) => group ?? [])).toEqual(['’41', '’42', '’43', '’44', '’45']);
    expect(track?.cells.flatMap(({ star }, i) => (star ? [i + 1] : []))).toEqual([3, 7, 11, 16]);
    expect(lead?.wins).toBe(10);
  });
});
