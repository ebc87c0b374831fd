import { Machine, SPECTATOR, view } from '@sandtable/kernel';
import { qmgWw2 } from '@sandtable/qmg-ww2';
import { about } from '@sandtable/qmg-ww2/about';
import { expect, it } from 'vitest';
import { makeBoard, open } from '../boards/qmg-ww2/index.js';
import { choiceInWords } from './choice-in-words.js';

const machine = new Machine(qmgWw2, { edition: 'second' });
const seen = view(machine, machine.setup('words'), SPECTATOR);
await open({ edition: 'second' });

it.each([
  ['pass', 'Pass'],
  ['discard vasilevsky-takes-command-in-the-far-east', 'Discard: Vasilevsky Takes Command in the Far East'],
  ['battle north-sea united-states', 'Battle: North Sea, United States'],
  // A card that the viewer does not see, and a word that names nothing.
  ['discard …', 'Discard'],
  ['raid de-sub-vii', 'Raid'],
])('says %s in words', (text, words) => {
  expect(choiceInWords({ seat: 'soviet-union', text }, makeBoard(about), seen, about)).toBe(words);
});
