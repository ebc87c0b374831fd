import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, difference, over, VISION } from './colour-vision.js';

// Who controls what, and whose a piece is, must be seen by day, by night, and without one of the kinds of cones.

const css = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const TOKENS = css('styles/tokens.css');
const FRONT = css('boards/east-front/board.css');
const WORLD = css('boards/qmg-ww2/board.css');

/** The value of a token in the light or in the dark theme. */
function token(name: string, night: boolean): string {
  const found = [...TOKENS.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6})`, 'g'))].map(([, value]) => value);
  const value = found[night ? 1 : 0];
  if (!value) throw new Error(`there is no token ${name}`);
  return value;
}

/** A property of a rule; a mix of a colour of the night into one of the day gives either. */
function value(sheet: string, selector: string, property: string, night: boolean): string {
  const rule = new RegExp(`${selector.replaceAll('.', '\\.')} \\{[^}]*?${property}: ([^;]+);`).exec(
    sheet,
  )?.[1];
  if (!rule) throw new Error(`there is no ${property} of ${selector}`);
  const mixed = /color-mix\(in srgb, (#[0-9a-f]{6}) var\(--night\), (#[0-9a-f]{6})\)/.exec(rule);
  return mixed ? mixed[night ? 1 : 2] : rule;
}

const LAND = ['land-0', 'land-1', 'land-2', 'land-3'];

describe.each(Object.entries(VISION))('seen by %s', (_, matrix) => {
  it.each([
    ['day', false],
    ['night', true],
  ] as const)('control on the front is told apart by %s', (_when, night) => {
    const of = (name: string) => value(FRONT, '.ef-board', name, night);
    const opacity = (selector: string) => Number(value(FRONT, selector, 'fill-opacity', night));
    for (const land of LAND.map((name) => token(name, night))) {
      const ground = over(of('--hatch-ground'), land, opacity('.ef-hatch-ground'));
      const line = over(of('--hatch'), ground, opacity('.ef-hatch'));
      const allies = over(of('--allies-ground'), land, opacity('.ef-control-allies'));
      // The hatching itself, which is enough without any colour.
      expect(difference(matrix, line, ground)).toBeGreaterThan(10);
      expect(difference(matrix, line, allies)).toBeGreaterThan(10);
      expect(difference(matrix, ground, allies)).toBeGreaterThan(4);
      for (const side of [ground, allies])
        expect(difference(matrix, token('ink', night), side)).toBeGreaterThan(35);
    }
  });

  it.each([
    ['day', false],
    ['night', true],
  ] as const)('the land of the Axis is seen to be hatched by %s', (_when, night) => {
    const hatch = value(WORLD, '.held-hatch', 'fill', night);
    const opacity = Number(value(WORLD, '.held-hatch', 'fill-opacity', night));
    for (const land of LAND.map((name) => token(name, night)))
      expect(difference(matrix, over(hatch, land, opacity), land)).toBeGreaterThan(10);
  });

  it('what may be chosen is told apart from land and sea', () => {
    for (const night of [false, true])
      for (const under of [...LAND, 'sea'].map((name) => token(name, night))) {
        const lit = over(token('lit', night), under, 0.6);
        expect(difference(matrix, lit, under), under).toBeGreaterThan(12);
        expect(difference(matrix, token('lit-edge', night), under), under).toBeGreaterThan(30);
      }
  });
});

/** The colours of a piece, of its letters and of its edge by day and by night: `--seat` and so on of the style sheets. */
function seats(): { name: string; night: boolean; seat: string; ink: string; rim: string }[] {
  const sheets = [css('boards/qmg-ww2/box.css'), css('boards/east-front/box.css'), TOKENS];
  return sheets.flatMap((sheet) =>
    [...sheet.matchAll(/([^{}]*)\{([^}]*--seat:[^}]*)\}/g)].flatMap(([, selector, rule]) =>
      [false, true].map((night) => {
        const of = (property: string) => value(`.one {${rule}}`, '.one', property, night);
        const name = `${selector.trim().split('\n').at(-1)} by ${night ? 'night' : 'day'}`;
        const ink = of('--seat-ink').replace(/^#fff$/, '#ffffff');
        return { name, night, seat: of('--seat'), ink, rim: of('--seat-rim') };
      }),
    ),
  );
}

/** A seat's colour mixed with another one, as a rule says. */
function mixed(seat: string, rule: string): string {
  const [, part, other] = /color-mix\(in srgb, var\(--seat\) (\d+)%, (#[0-9a-f]{6})\)/.exec(rule) ?? [];
  return over(seat, other, Number(part) / 100);
}

const MAP = css('styles/map.css');
/** WCAG's bounds for small text, and for lines and shapes that mean something. */
const READABLE = 4.5;
const VISIBLE = 3;

describe('the line at the edge of every strip is seen on its ground', () => {
  it.each(seats())('$name', ({ night, rim }) => {
    for (const ground of ['paper', 'sheet'])
      expect(contrast(rim, token(ground, night))).toBeGreaterThan(VISIBLE);
  });
});

describe('the letters of every piece can be read on it', () => {
  it('knows the six countries, three factions and the seats of other games', () => {
    expect(new Set(seats().map(({ name }) => name)).size).toBeGreaterThanOrEqual(2 * (6 + 3 + 6));
  });

  it.each(seats())('$name', ({ seat, ink }) => {
    expect(contrast(seat, ink)).toBeGreaterThan(READABLE);
  });

  it.each(seats())('$name, out of supply', ({ seat, ink }) => {
    const fill = value(MAP, '.piece.is-cut .piece-base', 'fill', false);
    expect(contrast(mixed(seat, fill), ink)).toBeGreaterThan(READABLE);
  });

  it.each(seats().filter(({ name }) => name.startsWith('.faction')))('$name, moved', ({ seat, ink }) => {
    const fill = value(FRONT, '.ef-piece.is-moved .piece-base', 'fill', false);
    expect(contrast(mixed(seat, fill), ink)).toBeGreaterThan(READABLE);
  });

  it.each(seats())('$name, where it could be placed', ({ night, seat, ink }) => {
    const opacity = Number(value(MAP, '.piece.is-ghost .piece-base', 'fill-opacity', night));
    for (const name of [...LAND, 'sea', 'lit']) {
      const base = over(seat, token(name, night), opacity);
      expect(contrast(base, ink), name).toBeGreaterThan(READABLE);
    }
  });
});

/** What is written or drawn, and what it lies on (docs/architecture.md, Colours). */
const ON: readonly [what: string, on: readonly string[], least: number][] = [
  ...['ink', 'soft', 'brass-ink'].map((what): [string, string[], number] => [
    what,
    ['sheet', 'paper', 'sunk'],
    READABLE,
  ]),
  ['signal-ink', ['sheet', 'paper'], READABLE],
  ['good', ['sheet', 'paper'], READABLE],
  ['primary-ink', ['primary'], READABLE],
  ['label', LAND, READABLE],
  ['label-sea', ['sea'], READABLE],
  ['lit-edge', ['sheet', 'sea', ...LAND], VISIBLE],
  ['focus', ['sheet', 'paper', 'sunk'], VISIBLE],
];

it.each(ON)('%s can be read or seen on %s, by day and by night', (what, on, least) => {
  for (const night of [false, true])
    for (const ground of on)
      expect(contrast(token(what, night), token(ground, night)), `${ground} ${night}`).toBeGreaterThan(least);
});
