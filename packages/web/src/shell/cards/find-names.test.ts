import { describe, expect, it } from 'vitest';
import { type NamedCard, NameFinder } from './find-names.js';

const card = (
  name: string,
  seat: string | null = null,
  id = name.toLowerCase().replaceAll(' ', '-'),
): NamedCard => ({
  name,
  id,
  seat,
});

/** The names found, with the ids of their cards. */
function found(finder: NameFinder, text: string, sure: string[] = []): string[] {
  return finder
    .split(text, new Set(sure))
    .flatMap((part) =>
      typeof part === 'string' ? [] : [`${part.text}=${part.card.id} ${part.card.seat ?? ''}`.trim()],
    );
}

describe('the names of cards in a text', () => {
  const finder = new NameFinder([
    card('Enigma'),
    card('Enigma Code Cracked'),
    card('Bias for Action'),
    card('Advance!'),
    card('Panzer V “Panther”'),
  ]);

  it('are found, the longest first, and the text stays whole', () => {
    const text = 'Do you answer Bias for Action with Enigma Code Cracked, or Enigma?';
    const parts = finder.split(text);
    expect(parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toBe(text);
    expect(found(finder, text)).toEqual([
      'Bias for Action=bias-for-action',
      'Enigma Code Cracked=enigma-code-cracked',
      'Enigma=enigma',
    ]);
  });

  it('are whole words, with capitals as printed', () => {
    expect(found(finder, 'Enigmatic enigma, Bias for Actions')).toEqual([]);
    expect(found(finder, '(Enigma)')).toEqual(['Enigma=enigma']);
    expect(found(finder, 'Advance!: Panzer V “Panther”.')).toEqual([
      'Advance!=advance!',
      'Panzer V “Panther”=panzer-v-“panther”',
    ]);
    expect(found(finder, '')).toEqual([]);
  });

  it('are found inside the marks around the parts of a sentence', () => {
    expect(found(finder, 'Germany played \u2068Enigma\u2069.')).toEqual(['Enigma=enigma']);
  });

  it('are those of the seat that the text names before them', () => {
    const seats = [
      { id: 'ge', name: 'Germany' },
      { id: 'it', name: 'Italy' },
    ];
    const both = new NameFinder([card('Build Army', 'ge'), card('Build Army', 'it')], new Set(), seats);
    expect(found(both, 'Italy plays Build Army')).toEqual(['Build Army=build-army it']);
    expect(found(both, 'Germany answers Italy; Germany plays Build Army')).toEqual([
      'Build Army=build-army ge',
    ]);
    expect(found(both, 'Build Army')).toEqual(['Build Army=build-army ge']);
  });

  it('that are also places are found only where the text is known to be about the card', () => {
    const moscow = new NameFinder([card('Moscow')], new Set(['Moscow']));
    expect(found(moscow, 'An Army in Moscow')).toEqual([]);
    expect(found(moscow, 'Use Moscow', ['moscow'])).toEqual(['Moscow=moscow']);
  });
});
