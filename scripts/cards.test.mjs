import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardPages, keptPage } from './cards.mjs';
import { cardsPage } from './lib/cards-page.mjs';
import { root } from './lib/root.mjs';

const face = (id, more = {}) => ({
  country: 'red',
  id,
  name: id.toUpperCase(),
  type: 'event',
  text: `${id} does something.`,
  provenance: 'sourced',
  disputed: false,
  count: 1,
  ...more,
});

describe('the page of cards', () => {
  const page = cardsPage({
    game: 'war',
    title: 'War',
    countries: [{ id: 'red', name: 'Red' }],
    editions: [
      { name: 'Second edition', faces: [face('march', { type: 'march', count: 3 }), face('flood')] },
      {
        name: 'First edition',
        faces: [
          face('march', { type: 'march', count: 2, provenance: 'printed' }),
          face('flood', { type: 'status', name: 'Great FLOOD', disputed: true }),
          face('drought', { text: 'word '.repeat(60).trim() }),
        ],
      },
    ],
  });

  it('counts the cards, edition beside edition where they differ', () => {
    expect(page).toContain('second edition 4, first edition 4 cards');
    expect(page).toContain('|  | MARCH | Economic Warfare | Events | Responses | Status cards | in all |');
    expect(page).toContain('| Red | 3 / 2 | 0 | 1 | 0 | 0 / 1 | 4 |');
  });

  it('has each card once, with its text in every edition and where that comes from', () => {
    expect(page.split('#### FLOOD\n')).toHaveLength(2);
    expect(page).toContain('- **Second edition** [sourced] flood does something.');
    expect(page).toContain(
      '- **First edition**, as "Great FLOOD", a Status card [sourced] [disputed] flood does something.',
    );
    expect(page).toContain('`flood` · [cases](../../cases/war/cards/red/flood.yaml)');
    expect(page).not.toContain('- **Second edition** [sourced] word');
  });

  it('keeps to the width of the other pages', () => {
    const long = page.split('\n').filter((line) => line.length > 110);
    expect(long).toEqual([]);
  });
});

describe('docs/rules', () => {
  it('has the cards of the data; npm run cards rewrites them', async () => {
    for (const { path, text } of await cardPages()) expect(keptPage(path)).toBe(text);
  });

  it('links to files that are there', async () => {
    for (const { path, text } of await cardPages()) {
      const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => join(dirname(path), link));
      expect(links.length).toBeGreaterThan(100);
      expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([]);
    }
  });
});
