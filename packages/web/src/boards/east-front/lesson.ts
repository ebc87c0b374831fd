import type { ChoiceText } from '@sandtable/east-front/faces';
import type { Learn } from '../../languages/en/learn/east-front.js';
import { learnWords } from '../../languages/learn.js';
import { type Lesson, type LessonScript, lessonOf, type ScriptStep } from '../../lessons/lesson.js';

// The rulebook's example turn, retold: both sides of Summer 1941, move by move.

/** The opening position of the example: the named cards in hand. */
const OPENING = [
  'sandtable journal 1',
  'game: east-front',
  'ruleset: 1',
  'commit: 0000000000000000000000000000000000000000000000000000000000000000',
  '',
  '* shuffle axis.deck 0 2 5 6 9 10 11 12 13 16 17 18 19 20 21 22 23 24 25 15 8 3 14 1 7 4',
  '* shuffle allies.deck 1 4 6 7 8 9 10 11 12 14 15 16 18 20 21 2 0 17 19 5 3 13',
  'axis: keep',
  'allies: keep',
];

const stepsOf =
  (seat: string) =>
  <Choice extends string>(choice: Choice & ChoiceText<Choice>, ...anchors: string[]): ScriptStep => ({
    seat,
    choice,
    anchors,
  });

const axis = stepsOf('axis');
const allies = stepsOf('allies');

const AXIS_TURN: readonly ScriptStep[] = [
  axis('move german infantry berlin warsaw', 'move.first', 'move.distance'),
  axis('move german airplane berlin warsaw', 'move.airplane-landing'),
  axis('move german fleet west-baltic-sea baltic-sea', 'move.distance'),
  axis('done', 'move.once'),
  axis('play barbarossa', 'action.play', 'turn.extra-action'),
  axis('attack german warsaw brest', 'combat.force', 'combat.attack-target'),
  allies('remove soviet airplane smolensk'),
  axis('remove german airplane warsaw', 'combat.continue', 'combat.rank'),
  allies('pass'),
  allies('react militsiya'),
  allies('retreat soviet infantry brest smolensk'),
  axis('pass', 'reaction.advance'),
  axis('play panzergrenadiers', 'turn.extra-action', 'card.panzergrenadiers'),
  axis('attack german warsaw lwow', 'combat.force'),
  allies('react dig-in'),
  axis('react army-group-center', 'reaction.stand-fast-limit', 'reaction.sustain-attack'),
  allies('remove soviet infantry lwow'),
  axis('pass', 'combat.then'),
  axis('move german infantry warsaw lwow', 'card.panzergrenadiers', 'control.land'),
  axis('move german tank warsaw lwow', 'card.panzergrenadiers'),
  axis('play sonderkraftfahrzeug', 'card.sonderkraftfahrzeug'),
  axis('move german infantry warsaw lwow', 'card.sonderkraftfahrzeug'),
  axis('attack german lwow kiev', 'combat.attack-target'),
  allies('remove soviet airplane rostov'),
  axis('react airbase-surprise-attack', 'reaction.anti-air-attacker'),
  allies('react border-guards'),
  axis('remove german infantry lwow', 'reaction.exchange'),
  axis('react motorized-corps', 'reaction.advance'),
  axis('advance german tank lwow kiev', 'reaction.advance', 'move.second'),
  axis('move german tank east-prussia brest', 'move.second'),
  axis('move german tank lwow kiev', 'move.supplied', 'supply.interdiction'),
  axis('move german tank kiev rostov', 'supply.path'),
  axis('move pact tank romania lwow', 'pieces.stacking'),
  axis('done', 'supply.step', 'draw.step'),
];

const ALLIED_TURN: readonly ScriptStep[] = [
  allies('move soviet infantry baltic-states leningrad', 'supply.interdiction', 'move.supplied'),
  allies('move soviet airplane leningrad novgorod', 'move.airplane-jump'),
  allies('move soviet infantry smolensk kursk', 'move.distance'),
  allies('move soviet tank moscow voronezh', 'move.distance'),
  allies('done', 'move.once'),
  allies('play brothers-and-sisters', 'deploy.different-spaces', 'stars.space'),
  allies('deploy soviet infantry moscow', 'deploy.supplied', 'deploy.control'),
  allies('deploy soviet infantry smolensk', 'deploy.different-spaces'),
  allies('deploy soviet infantry voronezh', 'deploy.different-spaces'),
  allies('play snipers', 'eliminate.plain'),
  allies('eliminate german tank rostov', 'eliminate.plain', 'supply.live'),
  allies('move soviet tank voronezh rostov', 'move.second', 'control.land'),
  allies('done', 'supply.step', 'round.order'),
];

/** The example of play as two lessons, one for each side. */
const SCRIPTS: readonly LessonScript[] = [
  { id: 'axis', seat: 'axis', start: { journal: `${OPENING.join('\n')}\n` }, steps: AXIS_TURN },
  {
    id: 'allies',
    seat: 'allies',
    start: {
      journal: `${[...OPENING, ...AXIS_TURN.map(({ seat, choice }) => `${seat}: ${choice}`)].join('\n')}\n`,
    },
    steps: ALLIED_TURN,
  },
];

export async function lessons(): Promise<readonly Lesson[]> {
  const { lessons: words } = await learnWords<Learn>('east-front');
  return SCRIPTS.map((script) => lessonOf(script, words[script.id]));
}
