import { chain, clone, Match, stateHash, view } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { asked, at, play } from '../test/at.js';
import { HILLS } from './facts.js';

const CEDAR = HILLS.index('cedar');
const SUMMIT = HILLS.index('summit');
const [AMBER, CRIMSON] = [1 << 0, 1 << 1];

/** Amber raids cedar; foothold, ambush and palisade are face down, and a pursuit is on the table. */
const chainReaction = () =>
  at({
    camps: { amber: ['summit', 'alder'], crimson: ['cedar', 'dogwood'] },
    cards: {
      amber: { hand: ['raid'], laid: ['foothold'], standing: ['pursuit'], deck: ['settle', 'settle'] },
      jade: { laid: ['palisade'] },
      crimson: { laid: ['ambush'], hand: ['raid'] },
    },
  });

describe('the reaction window', () => {
  it('lets the other team react first and takes turns until both pass in a row', () => {
    const match = at({
      turn: 'crimson',
      camps: { amber: ['alder', 'summit'], jade: ['birch'] },
      cards: {
        amber: { laid: ['ambush'] },
        jade: { laid: ['ambush'] },
        crimson: { hand: ['settle', 'raid'], laid: ['palisade'] },
        indigo: { laid: ['foothold'] },
      },
    });
    play(match, 'crimson: play settle', 'crimson: settle cedar');
    const order: string[] = [];
    for (const choice of ['pass', 'use ambush', 'use palisade', 'pass']) {
      const [seat] = asked(match);
      order.push(`${seat}: ${choice}`);
      play(match, `${seat}: ${choice}`);
    }
    // Amber passes, Jade's ambush opens a removal window of its own, Crimson saves the camp in it; back in
    // the outer window no card of South could answer, so Amber is asked again.
    expect(order).toEqual(['amber: pass', 'jade: use ambush', 'crimson: use palisade', 'amber: pass']);
    expect(match.state.table.camps[CEDAR]).toBe(CRIMSON);
    expect(match.state.frames.at(-1)?.rule).toBe('make-room');
  });

  it('finishes inner windows before the outer one continues, and says why a seat is asked', () => {
    const match = play(
      chainReaction(),
      'amber: play raid',
      'amber: raid cedar',
      'crimson: pass',
      'amber: use foothold',
      'crimson: use ambush',
    );
    expect(asked(match)).toEqual(['jade']);
    expect(chain(match.machine, match.state)).toEqual([
      "Amber's turn",
      'Amber raids Cedar',
      'Amber has just raided Cedar',
      'Amber uses Foothold',
      'Amber has just settled Cedar',
      'Crimson uses Ambush',
      "Amber's camp on Cedar is about to be removed",
    ]);
    play(match, 'jade: use palisade');
    expect(chain(match.machine, match.state)).toEqual([
      "Amber's turn",
      'Amber raids Cedar',
      'Amber has just raided Cedar',
    ]);
    expect(match.state.table.camps[CEDAR]).toBe(AMBER);
  });

  it('can be saved and loaded in the middle of a reaction to a reaction', () => {
    const before = [
      'amber: play raid',
      'amber: raid cedar',
      'crimson: pass',
      'amber: use foothold',
      'crimson: use ambush',
    ];
    const after = ['jade: use palisade', 'amber: use pursuit'];
    const straight = play(chainReaction(), ...before, ...after);
    const halfway = play(chainReaction(), ...before);
    const state = JSON.parse(JSON.stringify(halfway.state)) as typeof halfway.state;
    const loaded = play(Match.from(halfway.machine, state, 'a position'), ...after);
    expect(stateHash(loaded.state)).toBe(stateHash(straight.state));
  });

  it('asks by public information only: swapping a hidden card changes nothing', () => {
    const raided = (laid: string) =>
      play(
        at({
          camps: { crimson: ['summit'] },
          cards: { amber: { hand: ['raid'] }, crimson: { laid: [laid] }, indigo: { hand: ['palisade'] } },
        }),
        'amber: play raid',
        'amber: raid summit',
      );
    for (const laid of ['palisade', 'ambush', 'foothold']) expect(asked(raided(laid))).toEqual(['crimson']);
  });

  it('offers a standing order to pass to the asked seat only', () => {
    const match = at({
      camps: { crimson: ['summit'] },
      cards: { amber: { hand: ['raid'] }, crimson: { laid: ['ambush'] } },
    });
    play(match, 'amber: play raid', 'amber: raid summit');
    const standing = (viewer: number) => view(match.machine, match.state, viewer).decisions[0].standing;
    expect(standing(1)).toMatchObject({ choice: 'pass', topic: 'camps about to be removed' });
    expect(standing(0)).toBe(null);
  });
});

describe('prevention', () => {
  const behindPalisade = () =>
    play(
      at({
        camps: { crimson: ['summit'] },
        cards: {
          amber: { hand: ['raid'], standing: ['pursuit'], deck: ['settle'] },
          crimson: { laid: ['palisade'], hand: ['raid'] },
          indigo: { laid: ['palisade'] },
        },
      }),
      'amber: play raid',
      'amber: raid summit',
      'crimson: use palisade',
    );

  it('lasts for the rest of the turn: a second raid opens no window, because nothing is about to be removed', () => {
    const match = play(behindPalisade(), 'amber: use pursuit');
    expect(asked(match)).toEqual(['amber']);
    play(match, 'amber: raid summit');
    expect(match.state.table.camps[SUMMIT]).toBe(CRIMSON);
    expect(match.state.table.turn).toBe(1);
  });

  it('ends with the turn', () => {
    const match = play(behindPalisade(), 'amber: pass');
    expect(match.state.table.turn).toBe(1);
    expect(match.state.table.safe).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('stops a removal only when it is used', () => {
    const match = at({
      camps: { crimson: ['summit'] },
      cards: { amber: { hand: ['raid'], deck: ['settle'] }, crimson: { laid: ['palisade'], hand: ['raid'] } },
    });
    play(match, 'amber: play raid', 'amber: raid summit');
    const alternative = Match.from(match.machine, clone(match.state), 'a position');
    play(match, 'crimson: pass');
    play(alternative, 'crimson: use palisade');
    expect(match.state.table.camps[SUMMIT]).toBe(0);
    expect(alternative.state.table.camps[SUMMIT]).toBe(CRIMSON);
  });
});
