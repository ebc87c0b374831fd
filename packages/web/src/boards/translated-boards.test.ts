import { bridgehead } from '@sandtable/bridgehead';
import { about as bridgeheadInfo } from '@sandtable/bridgehead/about';
import { eastFront } from '@sandtable/east-front';
import { about as eastFrontInfo } from '@sandtable/east-front/about';
import { type AnyGame, Machine, view } from '@sandtable/kernel';
import { qmgWw2 } from '@sandtable/qmg-ww2';
import { about as qmgWw2Info } from '@sandtable/qmg-ww2/about';
import { beforeAll, expect, it } from 'vitest';
import { speak, speakOf } from '../languages/index.js';
import * as bridgeheadBoard from './bridgehead/index.js';
import * as eastFrontBoard from './east-front/index.js';
import * as qmgWw2Board from './qmg-ww2/index.js';

const BOARDS = {
  bridgehead: { game: bridgehead, info: bridgeheadInfo, board: bridgeheadBoard },
  'east-front': { game: eastFront, info: eastFrontInfo, board: eastFrontBoard },
  'qmg-ww2': { game: qmgWw2, info: qmgWw2Info, board: qmgWw2Board },
};

/** English words that no German text has. */
const ENGLISH = /\b(the|of|and|with|force|supplied|pieces|supply|river|clear|forest|town|star|no|space)\b/i;

beforeAll(() => speak('de'));

it.each(Object.entries(BOARDS))(
  'all that the board of %s says is in the page’s language',
  async (id, one) => {
    one.board.setWords(await speakOf(id));
    const machine = new Machine<unknown, unknown>(one.game as AnyGame, {}, { marked: true });
    const seen = view(machine, machine.setup('board'), 0);
    const board = one.board.makeBoard(one.info);
    const texts = [
      ...board.overlays(seen).flatMap(({ label, group, says }) => [label, group ?? '', ...says]),
      ...(board.atlas?.(seen) ?? []).flatMap(({ touch, name, says }) => [
        name,
        says,
        ...board.inspect(seen, [touch]),
      ]),
    ];
    expect(texts.length).toBeGreaterThan(50);
    expect([...new Set(texts.filter((text) => ENGLISH.test(text)))].slice(0, 10)).toEqual([]);
  },
);
