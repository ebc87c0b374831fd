import type { Names, Translation } from '../languages/catalogue.js';
import { COVER_MAP as FRONT } from './east-front/cover.constants.js';
import { COVER_MAP as WORLD } from './qmg-ww2/cover.constants.js';
import { COVER_MAP as POLAND } from './totaler-krieg/cover.constants.js';

// Plain values only: the build picks them from the names of all games, which the start page does not load.

/** The names that are written on covers, in English, by game. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'qmg-ww2': WORLD.spaces.map(({ label }) => label.lines.join(' ')),
  'east-front': FRONT.spaces.map(({ label }) => label.lines.join(' ')),
  'totaler-krieg': POLAND.towns.map(({ name }) => name),
};

const FILES = import.meta.glob<{ names: Names }>('../languages/*/*.names.ts', { eager: true });

const basic = (name: Translation | undefined): string | undefined =>
  typeof name === 'object' ? name[''] : name;

function namesIn(language: string): Record<string, string> {
  const of = (subject: string) => FILES[`../languages/${language}/${subject}.names.ts`]?.names ?? {};
  return Object.fromEntries(
    Object.entries(WRITTEN).flatMap(([game, written]) => {
      const names: Names = { ...of('games'), ...of(game) };
      return written.flatMap((english) => {
        const own = basic(names[english]);
        return own && own !== english ? [[english, own]] : [];
      });
    }),
  );
}

/** The names on covers, by language; those that are the same as in English are left out. */
export const COVER_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  [...new Set(Object.keys(FILES).map((path) => path.split('/')[2]))].map((code) => [code, namesIn(code)]),
);
