import { describe, expect, it } from 'vitest';
import { type Brand, names } from './domain.js';
import { rulesOf } from './rule.js';

type Space = Brand<'space'>;
type Card = Brand<'card'>;
type Side = Brand<'side'>;

const SPACE = names<Space>('space', ['kiev', 'minsk']);
const CARD = names<Card>('card', ['okh', 'stavka']);
const { verb, refusal } = rulesOf<null, null, Side>();
const farAway = refusal('move.distance', (_, __, at: Space) => `${SPACE.name(at)} is far away`);
const nobody = refusal('seats.factions', () => 'nobody may');
const holds = (side: Side, at: Space) => side === 0 && at === 0;

describe('a verb', () => {
  it('takes members of its own domain, and seats of its game', () => {
    const move = verb({
      name: 'move',
      domain: SPACE,
      check: (_, __, at, seat) => (holds(seat, at) ? null : farAway),
      apply: () => {},
    });
    expect(move.domain).toBe(SPACE);
    verb({
      name: 'move',
      domain: SPACE,
      // @ts-expect-error: the seat comes last
      check: (_, __, at, seat) => (holds(at, seat) ? null : nobody),
      apply: () => {},
    });
  });

  it('is refused for a reason that can read its argument', () => {
    const play = verb({ name: 'play', domain: CARD, check: () => nobody, apply: () => {} });
    expect(play.name).toBe('play');
    // @ts-expect-error: the reason would read the number of a card as that of a space
    verb({ name: 'play', domain: CARD, check: () => farAway, apply: () => {} });
  });
});
