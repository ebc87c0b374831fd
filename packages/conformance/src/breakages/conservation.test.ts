import { EVERYONE } from '@sandtable/kernel';
import { breaks } from '../../test/breaks.js';
import { DECK, handOf, OPEN, skirmish } from '../../test/skirmish.js';

const spec = skirmish().places?.({ rounds: 1 });
if (!spec) throw new Error('skirmish has places');

breaks('conservation', [
  ['an item that is lost', { onPlay: (u) => void u.state.places[DECK].pop() }, /item \d+ \(\w+\) is nowhere/],
  [
    'an item that is doubled',
    { onPlay: (u, seat, card) => void u.state.places[handOf(seat)].push(card) },
    /lies in \w+\.hand and in open/,
  ],
  [
    'an item that was never there',
    { onPlay: (u) => void u.state.places[DECK].push(12) },
    /more items than the game has/,
  ],
  ['an item that is never laid out', { places: { items: 13 } }, /item 12 \(\w+\) is nowhere/],
  ['a place that is added', { onPlay: (u) => void u.state.places.push([]) }, /a place was added or lost/],
  [
    'an owner who does not know its own hand',
    {
      onTurn(u, seat) {
        for (const card of u.items(handOf(seat))) u.state.known[card] = 0;
      },
    },
    /is not known to all who see it/,
  ],
  [
    'an item where it may not lie',
    {
      places: {
        places: spec.places.map((place, i) =>
          i === OPEN ? { ...place, seenBy: EVERYONE, holds: (card) => card !== 2 } : place,
        ),
      },
    },
    /\(sword\) lies in open, which does not hold it/,
  ],
]);
