import { Machine, type Plain } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { CardId } from '../cards/decks.js';
import { qmgWw2 } from '../game.js';

/** The findings of `sandtable show` on a position, by subject. */
function said(pieces: Plain, more: Record<string, Plain> = {}, options: Record<string, string> = {}) {
  const machine = new Machine(qmgWw2, options);
  const state = machine.blank('findings');
  const hand = { germany: { hand: ['build-army'] } };
  machine.run(state, null, null, (u) => qmgWw2.cases!.arrange(u, { pieces, cards: hand, ...more }));
  const all = new Map(machine.findings(state, 0).map(({ about, says }) => [about, says]));
  return (about: string) => all.get(about);
}

describe('the finding on a piece', () => {
  it('gives its supply line, and the enemies that could battle it', () => {
    const of = said({
      'united-states': {
        army: ['western-united-states', 'hawaii'],
        navy: ['east-pacific', 'central-pacific'],
      },
      japan: { army: ['japan', 'iwo-jima'], navy: ['sea-of-japan'] },
    });
    expect(of('united-states army Western United States')).toBe('supplied: its own space is a Supply space');
    expect(of('united-states army Hawaii')).toBe(
      'supplied: line Hawaii – East Pacific – Western United States',
    );
    expect(of('united-states navy Central Pacific')).toBe(
      'supplied: line Central Pacific – East Pacific – Western United States; port Hawaii; in reach of Japan',
    );
  });

  it('says what is missing for supply', () => {
    const of = said({
      germany: { army: ['germany', 'russia'] },
      'united-states': {
        army: ['western-united-states'],
        navy: ['east-pacific', 'central-pacific', 'north-sea'],
      },
      'united-kingdom': { army: ['australia'] },
    });
    const line = 'no line of own pieces leads to a Supply space with an Army of';
    const port = 'no port: no Army of its team is adjacent (supply.navy-port)';
    expect(of('germany army Russia')).toContain(`not supplied: ${line} Germany (supply.line)`);
    expect(of('united-states navy Central Pacific')).toBe(`not supplied: ${port}`);
    expect(of('united-states navy North Sea')).toBe(
      `not supplied: ${line} the United States (supply.line) and ${port}`,
    );
  });

  it('follows the option for Navies without a port', () => {
    const pieces = {
      japan: { army: ['japan', 'new-zealand'], navy: ['sea-of-japan', 'central-pacific', 'east-pacific'] },
    };
    expect(said(pieces)('japan army New Zealand')).toContain(
      'supplied: line New Zealand – East Pacific – Central Pacific – Sea of Japan – Japan',
    );
    expect(said(pieces, {}, { 'portless-link': 'forbidden' })('japan army New Zealand')).toContain(
      'not supplied: no line',
    );
  });

  it('says that a card supplies it, or that it is protected', () => {
    const of = said(
      { 'soviet-union': { army: ['siberia', 'moscow'] } },
      {
        cards: {
          germany: { hand: ['build-army'] },
          'soviet-union': { status: ['shverniks-evacuation-council' satisfies CardId] },
        },
        protected: { 'soviet-union': { army: ['moscow'] } },
      },
    );
    expect(of('soviet-union army Siberia')).toBe('supplied by a card (supply.by-card)');
    expect(of('soviet-union army Moscow')).toBe(
      'supplied by a card (supply.by-card); not removed this turn (protect.turn)',
    );
  });
});

describe('the finding on straits and stars', () => {
  const of = said({
    germany: { army: ['germany', 'western-europe', 'scandinavia'] },
    italy: { army: ['western-europe'] },
    'united-states': { army: ['italy', 'eastern-united-states'] },
  });

  it('says who may pass, and why', () => {
    expect(of('strait at Scandinavia, North Sea – Baltic Sea')).toBe(
      'open to the Axis: an Axis Army controls it (strait.axis)',
    );
    expect(of('strait at North Africa, North Sea – Mediterranean Sea')).toBe(
      'open to the Allies: no Axis Army controls it (strait.allies)',
    );
  });

  it('says who would score', () => {
    expect(of('star Germany')).toBe('would score: germany 2');
    expect(of('star Western Europe')).toBe(
      'would score: germany 1, italy 0, its Home space is held (score.home-occupied)',
    );
    expect(of('star India')).toBe('nobody would score it');
  });
});
