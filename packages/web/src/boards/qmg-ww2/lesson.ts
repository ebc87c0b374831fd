import type { Learn } from '../../languages/en/learn/qmg-ww2.js';
import { learnWords } from '../../languages/learn.js';
import { type Lesson, type LessonScript, lessonOf, type ScriptStep } from '../../lessons/lesson.js';

const stepsOf =
  (seat: string) =>
  (choice: string, ...anchors: string[]): ScriptStep => ({ seat, choice, anchors });

const germany = stepsOf('germany');
const britain = stepsOf('united-kingdom');
const japan = stepsOf('japan');
const soviets = stepsOf('soviet-union');
const italy = stepsOf('italy');
const america = stepsOf('united-states');

const MACKENZIE_KING = 'mackenzie-king-drafts-the-national-resources-mobilization-act';

/** The middle of a war: a German Army across the Channel, a British Navy in between. */
const GIVEN = {
  round: 4,
  turn: 'united-kingdom',
  score: { axis: 14, allies: 12 },
  pieces: {
    germany: { army: ['germany', 'western-europe', 'scandinavia'], navy: ['baltic-sea'] },
    'united-kingdom': { army: ['united-kingdom'], navy: ['north-sea'] },
    japan: { army: ['japan', 'china'], navy: ['sea-of-japan'] },
    'soviet-union': { army: ['moscow', 'russia'] },
    italy: { army: ['italy'], navy: ['mediterranean-sea'] },
    'united-states': { army: ['eastern-united-states'] },
  },
  cards: {
    // Seven cards are left in the British deck: it runs out before the lesson does.
    'united-kingdom': {
      hand: [
        'land-battle',
        'build-army',
        'build-navy',
        'raf',
        MACKENZIE_KING,
        'bomber-command',
        'dutch-east-indies',
      ],
      deck: [
        'build-navy',
        'sea-battle',
        'build-army',
        'resistance',
        'increased-commonwealth-support',
        'land-battle',
        'sea-battle',
      ],
    },
    germany: {
      hand: ['submarines-enforce-blockade', 'build-army', 'build-army', 'sea-battle', 'land-battle'],
      deck: [
        'submarines-prey-on-unprotected-shipping',
        'build-navy',
        'land-battle',
        'build-army',
        'build-army',
      ],
    },
    japan: {
      hand: [
        'build-army',
        'build-navy',
        'build-army',
        'land-battle',
        'build-navy',
        'build-navy',
        'sea-battle',
      ],
    },
    'soviet-union': {
      hand: [
        'build-army',
        'build-army',
        'build-army',
        'build-army',
        'land-battle',
        'land-battle',
        'build-army',
      ],
    },
    italy: {
      hand: [
        'build-army',
        'build-army',
        'build-navy',
        'land-battle',
        'sea-battle',
        'land-battle',
        'build-navy',
      ],
    },
    'united-states': {
      hand: [
        'build-army',
        'build-navy',
        'build-army',
        'build-navy',
        'land-battle',
        'sea-battle',
        'build-army',
      ],
    },
  },
};

const STEPS: readonly ScriptStep[] = [
  // Round 4: battle, discard, draw.
  britain('play land-battle', 'play.must', 'turn.steps'),
  britain('battle western-europe', 'battle.land', 'battle.one-target'),
  britain('discard dutch-east-indies', 'discard.step', 'score.star'),
  britain('done', 'draw.seven', 'draw.empty-deck'),
  japan('play build-army'),
  japan('build southeast-asia'),
  japan('done'),
  soviets('play build-army'),
  soviets('build ukraine'),
  soviets('done'),
  italy('play build-army'),
  italy('build balkans'),
  italy('done'),
  america('play build-army'),
  america('build western-united-states'),
  america('done'),
  // Round 5: economic warfare, build, stars.
  germany('play submarines-enforce-blockade'),
  germany('done'),
  britain('play build-army', 'play.must'),
  britain('build western-europe', 'build.adjacent', 'build.supplied', 'supply.line'),
  britain('done', 'score.star', 'discard.step'),
  japan('play build-navy'),
  japan('build south-china-sea'),
  japan('done'),
  soviets('play build-army'),
  soviets('build eastern-europe'),
  soviets('done'),
  italy('play build-army'),
  italy('build north-africa'),
  italy('done'),
  america('play build-navy'),
  america('build east-pacific'),
  america('done'),
  germany('play land-battle'),
  germany('battle eastern-europe'),
  germany('done'),
  // Round 6: a Response.
  britain('play raf', 'secrecy.response'),
  britain('done', 'secrecy.windows'),
  japan('play build-army'),
  japan('build philippines'),
  japan('done'),
  soviets('play build-army'),
  soviets('build eastern-europe'),
  soviets('done'),
  italy('play build-navy'),
  italy('build black-sea'),
  italy('done'),
  america('play build-army'),
  america('build hawaii'),
  america('done'),
  // Round 7: the reaction, then a Navy and its port.
  germany('play sea-battle'),
  britain('use raf', 'reaction.owner', 'supply.step'),
  germany('done'),
  britain('play build-navy', 'supply.navy-port'),
  britain('build north-atlantic', 'supply.navy-port', 'supply.line'),
  britain('done', 'draw.empty-deck'),
  japan('play land-battle'),
  japan('battle szechuan'),
  japan('done'),
  soviets('play land-battle'),
  soviets('battle balkans'),
  soviets('done'),
  italy('play build-navy'),
  italy('build bay-of-bengal'),
  italy('done'),
  america('play build-navy'),
  america('build central-pacific'),
  america('done'),
  // Round 8: an empty deck hurts; a Status pays.
  germany('play submarines-prey-on-unprotected-shipping'),
  germany('done'),
  britain(`play ${MACKENZIE_KING}`, 'score.status', 'discard.empty-deck'),
  britain('done', 'victory.lead', 'victory.rounds'),
];

const SCRIPT: LessonScript = {
  id: 'channel',
  seat: 'united-kingdom',
  start: { given: GIVEN, seed: 'lesson' },
  steps: STEPS,
};

export async function lessons(): Promise<readonly Lesson[]> {
  const { lesson } = await learnWords<Learn>('qmg-ww2');
  return [lessonOf(SCRIPT, lesson)];
}
