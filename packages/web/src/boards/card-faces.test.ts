import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eastFront } from '@sandtable/east-front';
import { about as eastFrontAbout } from '@sandtable/east-front/about';
import { Machine, SPECTATOR, type View, view } from '@sandtable/kernel';
import { qmgWw2 } from '@sandtable/qmg-ww2';
import { about as qmgAbout } from '@sandtable/qmg-ww2/about';
import { describe, expect, it } from 'vitest';
import type { CardFace } from './board-module.js';
import { pictureOf as eastFrontPicture } from './east-front/art.js';
import { makeBoard as makeEastFront } from './east-front/index.js';
import { pictureOf as qmgPicture } from './qmg-ww2/art.js';
import { makeBoard as makeQmg, open as openQmg } from './qmg-ww2/index.js';
import { HORIZONS } from './scenery.js';
import { SCENES } from './scenes.js';

const qmgView = (edition: string): View => {
  const machine = new Machine(qmgWw2, { edition });
  return view(machine, machine.setup('faces'), SPECTATOR);
};
const eastFrontView = (): View => {
  const machine = new Machine(eastFront);
  return view(machine, machine.setup('faces'), SPECTATOR);
};

await Promise.all(['second', 'first'].map((edition) => openQmg({ edition })));

const DECKS = [
  {
    name: 'QMG WW2, second edition',
    board: makeQmg(qmgAbout),
    at: qmgView('second'),
    picture: qmgPicture,
    css: 'qmg-ww2',
  },
  {
    name: 'QMG WW2, first edition',
    board: makeQmg(qmgAbout),
    at: qmgView('first'),
    picture: qmgPicture,
    css: 'qmg-ww2',
  },
  {
    name: 'East Front',
    board: makeEastFront(eastFrontAbout),
    at: eastFrontView(),
    picture: eastFrontPicture,
    css: 'east-front',
  },
];

describe.each(DECKS)('the cards of $name', ({ board, at, picture, css }) => {
  const faces: CardFace[] = board.cards!(at).map(({ face }) => face);

  it('have a kind with a drawing, a text and a picture', () => {
    expect(faces.length).toBeGreaterThan(100);
    for (const face of faces) {
      expect(face.type, face.id).not.toBe('');
      expect(face.text, face.id).not.toBe('');
      expect(face.glyph, face.id).toMatch(/^M/);
      const { scene, horizon } = picture(face);
      expect(SCENES[scene], face.id).toBeTypeOf('function');
      expect(HORIZONS[horizon], face.id).toBeTypeOf('function');
    }
  });

  it('have several pictures for each kind', () => {
    const kinds = new Map<string, Set<string>>();
    for (const face of faces) {
      const { scene, horizon } = picture(face);
      kinds.set(face.type, (kinds.get(face.type) ?? new Set()).add(`${scene} ${horizon}`));
    }
    for (const [kind, pictures] of kinds) {
      const cards = faces.filter(({ type }) => type === kind).length;
      expect(pictures.size, kind).toBeGreaterThanOrEqual(Math.min(3, cards));
    }
  });

  it('have kinds told apart by their name as well as by their colour', () => {
    const names = new Map<string, Set<string>>();
    for (const { className = '', type } of faces)
      names.set(type, (names.get(type) ?? new Set()).add(className));
    for (const [type, classes] of names) expect(classes.size, type).toBe(1);
  });

  it('are readable: white on every colour of a kind', () => {
    const text = readFileSync(join(import.meta.dirname, css, 'board.css'), 'utf8');
    const colours = [...text.matchAll(/--kind: (#[0-9a-f]{6})/g)].map(([, colour]) => colour);
    expect(colours.length).toBeGreaterThanOrEqual(3);
    for (const colour of colours) expect(contrast(colour, '#ffffff'), colour).toBeGreaterThanOrEqual(4.5);
  });
});

it('the face of a card says whether it reacts', () => {
  const { board, at } = DECKS[0];
  expect(board.card(at, 'bias-for-action', 'germany')?.reaction).toBeDefined();
  expect(board.card(at, 'abundant-resources', 'germany')?.reaction).toBeUndefined();
  const stands = DECKS[2].board.card(DECKS[2].at, 'dig-in', 'allies');
  expect(stands?.reaction?.line).toBe('Stand Fast: Defending infantry');
});

/** The contrast of two colours, as the accessibility guidelines define it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
