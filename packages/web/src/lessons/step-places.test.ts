import { describe, expect, it } from 'vitest';
import { cutAtPlaces, type Places, placesOfChoice } from './step-places.js';

const entry = (kind: string, id: string, name: string) => ({ touch: { kind, id }, name, says: '' });
const places: Places = {
  named: [
    entry('hex', 'w3827', 'Posen (w3827)'),
    entry('space', 'prussia', 'Prussia'),
    entry('space', 'east-prussia', 'East Prussia'),
    entry('unit', 'de-army-8', 'Army 8'),
  ],
  numbered: (word) => (/^w\d{4}$/.test(word) ? { kind: 'hex', id: word } : null),
};
const names = (text: string) =>
  cutAtPlaces(text, places).map((part) => (typeof part === 'string' ? part : [part.touch.id, part.name]));

describe('the places of a step', () => {
  it('are those of its choice, each once, and no pieces', () => {
    const choice = 'attack w3827, with de-army-8, from east-prussia w3827, declare';
    expect(placesOfChoice(choice, places).map(({ id }) => id)).toEqual(['w3827', 'east-prussia']);
    expect(placesOfChoice('done', places)).toEqual([]);
  });

  it('are found in its words, by name and by number', () => {
    expect(names('Army 8 goes to w3826, next to Posen.')).toEqual([
      'Army 8 goes to ',
      ['w3826', 'w3826'],
      ', next to ',
      ['w3827', 'Posen'],
      '.',
    ]);
  });

  it('are whole words, and the longest of them', () => {
    expect(names('From East Prussia')).toEqual(['From ', ['east-prussia', 'East Prussia']]);
    expect(names('The Posener and the Prussians')).toEqual(['The Posener and the Prussians']);
  });
});
