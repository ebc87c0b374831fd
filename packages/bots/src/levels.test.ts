import { checkBots } from '@sandtable/conformance/check';
import { eastFront } from '@sandtable/east-front';
import { bots as eastFrontBots } from '@sandtable/east-front/bots';
import type { AnyBots, AnyGame, GameOptions } from '@sandtable/kernel';
import { qmgWw2 } from '@sandtable/qmg-ww2';
import { bots as qmgWw2Bots } from '@sandtable/qmg-ww2/bots';
import { totalerKrieg } from '@sandtable/totaler-krieg';
import { bots as totalerKriegBots } from '@sandtable/totaler-krieg/bots';
import { expect, it } from 'vitest';
import { makerOf } from './seating.js';

const GAMES: [AnyGame, AnyBots, GameOptions][] = [
  [qmgWw2 as AnyGame, qmgWw2Bots, {}],
  [eastFront as AnyGame, eastFrontBots, {}],
  [totalerKrieg as AnyGame, totalerKriegBots, { scenario: 'barbarossa' }],
];

/** Every game tests its own bots; these play all of them. */
it.each(GAMES.map((one) => [one[0].id, one] as const))(
  'random and recruit decide with what their seat may see (%s)',
  (_, [game, own, options]) => {
    const levels = { random: makerOf('random', own), recruit: makerOf('recruit', own) };
    expect(checkBots(game, levels, { options, games: 1, cutAfter: 120 })).toEqual([]);
  },
);
