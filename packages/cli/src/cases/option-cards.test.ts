import { readdirSync, readFileSync } from 'node:fs';
import { Machine } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

/** What is read here of a case about an Option Card of Totaler Krieg. */
interface CardCase {
  given?: { pending?: Record<string, string> };
  when?: string[];
  then?: {
    cards?: Record<string, string>;
    printed?: Record<string, unknown>;
    replacements?: Record<string, unknown>;
    illegal?: { choice: string; because: string; says?: string }[];
    'removed-cards'?: Record<string, string[]>;
  };
}

const FOLDER = new URL('../../../../cases/totaler-krieg/cards/', import.meta.url);

const cases: CardCase[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => [...parseAllDocuments(readFileSync(new URL(name, FOLDER), 'utf8'))])
  .map((document) => document.toJS() as CardCase);

async function cardIds(): Promise<string[]> {
  const game = (await findGame('totaler-krieg'))!;
  const { items, itemName } = game.places!(new Machine(game, { scenario: '1937' }).facts);
  return Array.from({ length: items }, (_, card) => itemName(card as never));
}

const one = (mapping: Record<string, string> | undefined): string => Object.values(mapping ?? {})[0] ?? '';

describe('the cases of the Option Cards', () => {
  it('reveal every card, and say what it gives', async () => {
    const revealed = new Set(
      cases
        .filter(
          ({ given, then }) => one(given?.pending) === one(then?.cards) && then?.printed && then.replacements,
        )
        .map(({ then }) => one(then?.cards)),
    );
    const ids = await cardIds();
    expect(ids).toHaveLength(197);
    expect(ids.filter((id) => !revealed.has(id))).toEqual([]);
  });

  it('select every card', async () => {
    const selected = new Set(cases.map(({ when }) => when?.at(-1)?.split(': select ')[1]));
    expect((await cardIds()).filter((id) => !selected.has(id))).toEqual([]);
  });

  /** Cards of Pre-War or of a one-map deck that need nothing but to be in the hand, or leave it when they cannot be played. */
  const ALWAYS_LEGAL = 'A1 A7 A8 A9 A17 A18 A19 A50e A35w A43w A46w A48w W1 S1a S1b S1c S5a S5b S6'.split(
    ' ',
  );

  it('refuse every card that has a requirement, and say which', async () => {
    const refused = cases
      .flatMap(({ then }) => then?.illegal ?? [])
      .filter(({ because, says }) => because === '1.1.3c' && says)
      .map(({ choice }) => choice.split(' ')[1]);
    expect((await cardIds()).filter((id) => !refused.includes(id))).toEqual(ALWAYS_LEGAL);
  });
});
