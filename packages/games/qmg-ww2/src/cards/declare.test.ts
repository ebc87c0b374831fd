import { describe, expect, it } from 'vitest';
import type { CardId } from './decks.js';
import { deck, economicWarfareCards, events, responses, statuses } from './declare.js';
import { battle, build } from './verbs.js';
import { youBattleLand } from './when.js';

const NO_BASICS = { 'build-army': 0, 'land-battle': 0, 'build-navy': 0, 'sea-battle': 0 };
const does = [build('army')] as const;
const cost = { from: 'hand', cards: 1 } as const;
const text = 'Build an Army.';

describe('a declared card', () => {
  const { second, first } = deck('italy', { ...NO_BASICS, 'sea-battle': 3 }, [
    events({
      levy: {
        name: 'Levy',
        provenance: 'printed',
        second: { text },
        first: { text: 'As above.', count: 2 },
        does,
      },
      fleet: { name: 'Fleet', first: { text, disputed: true, does: [build('navy')] } },
    }),
    statuses({
      march: {
        name: 'March',
        second: { text, when: youBattleLand(), does },
        first: { name: 'The March', text, victory: () => 1 },
      },
    }),
  ]);
  const own = (cards: typeof second) => cards.slice(4);

  it('is in the editions that it names, under its type, after the basic cards', () => {
    expect(second.map(({ id }) => id)).toEqual([
      'build-army',
      'land-battle',
      'build-navy',
      'sea-battle',
      'levy',
      'march',
    ]);
    expect(first.map(({ id }) => id)).toEqual([
      'build-army',
      'build-navy',
      'land-battle',
      'sea-battle',
      'levy',
      'fleet',
      'march',
    ]);
    expect(own(first).map(({ type }) => type)).toEqual(['event', 'event', 'status']);
    expect(second[3]).toMatchObject({
      country: 'italy',
      name: 'Sea Battle',
      count: 3,
      provenance: 'printed',
    });
  });

  it('takes what an edition defines, and otherwise what both share', () => {
    expect(own(second)[0]).toEqual({
      country: 'italy',
      id: 'levy',
      type: 'event',
      name: 'Levy',
      count: 1,
      text,
      provenance: 'printed',
      disputed: false,
      rules: { does },
    });
    expect(own(first)[0]).toMatchObject({ text: 'As above.', count: 2, provenance: 'printed' });
    expect(own(first)[1]).toMatchObject({ provenance: 'sourced', disputed: true });
    expect(own(second)[1].name).toBe('March');
    expect(own(first)[2].name).toBe('The March');
    expect(own(first)[2].rules).toEqual({ victory: expect.any(Function) });
  });

  it('shares one rule between both editions', () => {
    expect(own(first)[0].rules.does?.[0]).toBe(own(second)[0].rules.does?.[0]);
  });
});

// Checked by the compiler: each of these mistakes must be an error.

/** A name that no card has. */
export const id: CardId = 'dive-bombers';
// @ts-expect-error there is no such card
export const noId: CardId = 'dive-bomber';

export const wrong = [
  // @ts-expect-error a text without a rule
  events({ levy: { name: 'Levy', second: { text } } }),
  // @ts-expect-error a rule without a text
  events({ levy: { name: 'Levy', second: { does } } }),
  // @ts-expect-error a rule for one edition, and none for the other
  events({ levy: { name: 'Levy', second: { text, does }, first: { text } } }),
  // @ts-expect-error one rule for both, and a card in one edition only
  events({ levy: { name: 'Levy', second: { text }, does } }),
  // @ts-expect-error a rule for both, and another one next to the text
  events({ levy: { name: 'Levy', second: { text }, first: { text, does: [battle('sea')] }, does } }),
  // @ts-expect-error a card of no edition
  events({ levy: { name: 'Levy', does } }),
  // @ts-expect-error a rule that does nothing
  events({ levy: { name: 'Levy', second: { text, does: [] } } }),
  // @ts-expect-error Events answer nothing
  events({ levy: { name: 'Levy', second: { text, when: youBattleLand(), does } } }),
  // @ts-expect-error nor does Economic Warfare score
  economicWarfareCards({ levy: { name: 'Levy', second: { text, does, victory: () => 1 } } }),
  // @ts-expect-error a Response answers something
  responses({ levy: { name: 'Levy', second: { text, does } } }),
  // @ts-expect-error and costs nothing
  responses({ levy: { name: 'Levy', second: { text, when: youBattleLand(), does, cost } } }),
  // @ts-expect-error a Status needs some rule
  statuses({ levy: { name: 'Levy', second: { text, does } } }),
  // @ts-expect-error an unknown property
  statuses({ levy: { name: 'Levy', second: { text, victory: () => 1, reward: 1 } } }),
];
