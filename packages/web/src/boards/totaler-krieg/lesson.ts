import type { Learn } from '../../languages/en/learn/totaler-krieg.js';
import { learnWords } from '../../languages/learn.js';
import { type Lesson, type LessonScript, lessonOf, type ScriptStep } from '../../lessons/lesson.js';

// Case White in the order in which its rules are best read: movement, combat, support. A turn has them in another
// order, so each part is a position of its own.

const stepsOf =
  (seat: string) =>
  (choice: string, ...anchors: string[]): ScriptStep => ({ seat, choice, anchors });

const axis = stepsOf('axis');
const poland = stepsOf('western');

const MOVEMENT: readonly ScriptStep[] = [
  axis('move de-army-8 w3826', '3.1.1a', '8a', '8.2a'),
  axis('move de-inf-2 w3726', '3.1.1c'),
  axis('march w3626 w3627', '9.2a', '3.1b'),
  axis('move de-army-14 e3401', '3.1.1b', 'a-6a'),
  axis('move de-hq-nor w3725', '4.2.1.2a'),
  axis('done', '3a'),
];

const COMBAT: readonly ScriptStep[] = [
  axis(
    'attack w3727, with de-army-10, with de-arm-2, with de-inf-2, declare',
    '4.1.2a',
    '4.2.1b',
    '4.2.2c',
    '4.2.3.1a',
    '4.2.3.3a',
  ),
  poland('retreat e3701'),
  poland('retreat e3702'),
  poland('lose pl-army-ld'),
  axis('advance de-arm-2', '4.2.4d', '4.2.7a'),
  axis('done', '4.2.7a'),
  axis('exploit de-arm-2 e3801', '4.2.8a', '4.2.5.1b'),
  axis('done', '4.1.2a'),
  axis(
    'attack w3827, with de-army-4, with de-army-8, support de-hq-nor, declare',
    '4.2.1.2a',
    '4.2.3.8a',
    '4.2.1a',
  ),
  poland('stand'),
  poland('stand'),
  axis('advance de-army-8', '4.2.5.3a', 'g.control'),
  axis('done', '4.2.7a'),
];

const SUPPORT: readonly ScriptStep[] = [
  axis('place de-af-1 w3727', '2.2.3.1a', '4.2.3.1a'),
  axis('blitz w3627', '2.2.4c', '4.1.2a'),
  axis('combine de-army-8 w3825', '2.3.1a', '2.3.1d'),
  axis('done', '2.3.1a'),
];

const OPTIONS = { scenario: 'case-white' };

const SCRIPTS: readonly LessonScript[] = [
  {
    id: 'movement',
    seat: 'axis',
    start: { options: OPTIONS, given: { segment: 'movement' }, seed: 'movement' },
    steps: MOVEMENT,
  },
  {
    id: 'combat',
    seat: 'axis',
    start: {
      options: OPTIONS,
      given: {
        segment: 'blitz-combat',
        blitz: ['w3627'],
        put: {
          w3826: ['de-army-8/reduced', 'de-hq-nor/reduced'],
          w3627: ['de-army-10/reduced', 'de-arm-2'],
          w3726: ['de-inf-2'],
          e3401: ['de-army-14'],
          w3727: ['de-af-1', 'pl-army-ld/reduced'],
        },
      },
      // Its dice are a 5 and a 2.
      seed: 'c',
    },
    steps: COMBAT,
  },
  { id: 'support', seat: 'axis', start: { options: OPTIONS, given: {}, seed: 'support' }, steps: SUPPORT },
];

/** Three short lessons. */
export async function lessons(): Promise<readonly Lesson[]> {
  const { lessons: words } = await learnWords<Learn>('totaler-krieg');
  return SCRIPTS.map((script) => lessonOf(script, words[script.id]));
}
