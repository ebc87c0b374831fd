import { countLines } from '@sandtable/conformance/check';
import {
  below,
  Machine,
  Match,
  parseJournal,
  printJournal,
  replay,
  seedGenerator,
  stateHash,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { asked, at, play } from '../test/at.js';
import { DECK, SEATS } from './facts.js';
import { outposts } from './index.js';
import { pileOf } from './table.js';

function randomMatch(seed: string, options: Record<string, string> = {}) {
  const machine = new Machine(outposts, options);
  const match = Match.open(machine, seed);
  const random = seedGenerator(seed);
  while (match.state.outcome === null) {
    const seat = machine.nextSeat(match.state);
    const choices = machine.legal(match.state, seat);
    match.chooseOption(seat, choices[below(random, choices.length)]);
  }
  return match;
}

describe('setup', () => {
  it('asks all seats simultaneously, in any order', () => {
    const match = Match.open(new Machine(outposts), 'a deal');
    expect(asked(match)).toEqual(['amber', 'crimson', 'jade', 'indigo']);
    const discard = (seat: string) => {
      const index = SEATS.findIndex(({ id }) => id === seat);
      match.chooseOption(index, match.machine.legal(match.state, index)[0]);
    };
    for (const seat of ['indigo', 'jade', 'indigo', 'amber', 'jade']) discard(seat);
    expect(asked(match)).toEqual(['amber', 'crimson']);
    for (const seat of ['crimson', 'amber', 'crimson']) discard(seat);
    expect(asked(match)).toEqual(['amber']);
    expect(SEATS.map((_, seat) => match.state.places[pileOf(seat, 'hand')].length)).toEqual([4, 4, 4, 4]);
  });
});

describe('a whole game', () => {
  it('ends after its rounds, with a waypoint at the end of each', () => {
    for (const [rounds, count] of [
      ['short', 6],
      ['long', 12],
    ] as const) {
      const match = randomMatch('whole', { rounds });
      const marks = match.entries.flatMap((entry) => (entry.kind === 'mark' ? [entry.label] : []));
      expect(marks).toEqual(Array.from({ length: count }, (_, i) => `round ${i + 1}`));
      expect(match.state.table.round).toBe(count);
    }
  });

  it('loses no card', () => {
    for (let i = 0; i < 20; i++) {
      const { state } = randomMatch(`cards ${i}`, { rounds: 'long' });
      const all = state.places.flat().sort((a, b) => a - b);
      expect(all).toEqual(Array.from({ length: SEATS.length * DECK.length }, (_, card) => card));
    }
  });

  it('replays from its printed journal', () => {
    const match = randomMatch('a journal', { rounds: 'long' });
    const again = replay(outposts, parseJournal(printJournal(match.journal())), { strict: true });
    expect(stateHash(again.state)).toBe(stateHash(match.state));
    expect(again.logFor(2)).toEqual(match.logFor(2));
  });
});

describe('undo', () => {
  const given = {
    cards: {
      amber: { hand: ['palisade', 'raid', 'settle'], deck: ['granary', 'pursuit'] },
      crimson: { hand: ['raid'] },
    },
  };

  it('takes back a card laid face down, until cards are drawn', () => {
    const match = play(at(given), 'amber: lay palisade', 'amber: discard raid');
    play(match, 'amber: undo', 'amber: undo');
    expect(match.state.places[pileOf(0, 'laid')]).toEqual([]);
    expect(match.state.table.points).toEqual([0, 0]);
    play(match, 'amber: lay palisade', 'amber: draw');
    expect(match.choose('amber', 'undo')?.reason).toContain('nothing to take back');
  });

  it('takes back the hill but not the card, which all players have seen', () => {
    const match = play(
      at(given),
      'amber: play settle',
      'amber: settle summit',
      'amber: undo',
      'amber: settle fir',
    );
    play(match, 'amber: undo');
    expect(match.choose('amber', 'undo')?.reason).toContain('nothing to take back');
    expect(match.state.table.camps[0]).toBe(0);
  });

  it('does not go back past a reaction of another seat', () => {
    const match = at({
      camps: { crimson: ['summit'] },
      cards: { amber: { hand: ['raid', 'raid'] }, crimson: { laid: ['ambush'] } },
    });
    play(match, 'amber: play raid', 'amber: raid summit', 'crimson: pass');
    expect(match.choose('amber', 'undo')?.reason).toContain('decided by somebody else');
  });
});

describe('the choices of a turn', () => {
  it('have exactly these counts', () => {
    const { machine, state } = at({
      cards: { amber: { hand: ['granary', 'raid', 'palisade'], deck: ['settle'] } },
    });
    // Play granary or raid, lay the palisade, or discard one of the three.
    expect(countLines(machine, state, 1)).toBe(6);
    // A raid goes to the summit or to fir. After anything else two cards are left: discard one of them, or draw.
    expect(countLines(machine, state, 2)).toBe(2 + 5 * 3);
  });
});
