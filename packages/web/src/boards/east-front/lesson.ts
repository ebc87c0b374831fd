import type { ChoiceText } from '@sandtable/east-front/faces';
import type { Lesson, LessonStep } from '../../lessons/lesson.js';

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
  <Choice extends string>(
    choice: Choice & ChoiceText<Choice>,
    title: string,
    text: string[],
    ...anchors: string[]
  ): LessonStep => ({ seat, choice, title, text, anchors });

const axis = stepsOf('axis');
const allies = stepsOf('allies');

const AXIS_TURN: readonly LessonStep[] = [
  axis(
    'move german infantry berlin warsaw',
    'First Movement: bring up the reserve',
    [
      'It is Summer 1941. In the First Movement step every piece may move once. Most of your pieces stand at the border already; the infantry in Berlin is too far back.',
      'Drag it to Warsaw, or choose it and then the lit space.',
    ],
    'move.first',
    'move.distance',
  ),
  axis(
    'move german airplane berlin warsaw',
    'An airplane follows',
    [
      'Airplanes fly up to two spaces and land where you had control when the step began. In Warsaw it can support attacks on every space next to it.',
    ],
    'move.airplane-landing',
  ),
  axis(
    'move german fleet west-baltic-sea baltic-sea',
    'The fleet goes forward',
    ['Fleets move on water, and support land combat next to it.'],
    'move.distance',
  ),
  axis('done', 'That is enough', ['The rest stands where it should. End the step.'], 'move.once'),
  axis(
    'play barbarossa',
    'First Action: Barbarossa',
    [
      'You have two actions. A card played for its text is the strongest one. Barbarossa: a German force west of the 1939 line attacks, and then you take an extra action.',
    ],
    'action.play',
    'turn.extra-action',
  ),
  axis(
    'attack german warsaw brest',
    'The force in Warsaw attacks Brest',
    [
      'All German infantry and tanks in one space are one force: here three infantry and two tanks. Airplanes are not part of it; they support.',
    ],
    'combat.force',
    'combat.attack-target',
  ),
  allies('remove soviet airplane smolensk', '', [
    'The Allies want to hold the frontier: instead of the infantry in Brest they remove the airplane in Smolensk, which is next to it.',
  ]),
  axis(
    'remove german airplane warsaw',
    'Continue the attack',
    [
      'To go on you give up a piece of at least the rank that was lost. An airplane is the highest rank, so an airplane it is: one of those in Warsaw, next to Brest.',
    ],
    'combat.continue',
    'combat.rank',
  ),
  allies('pass', '', ['The Allies could answer an airplane with Anti-Air. They do not.']),
  allies('react militsiya', '', ['They use a card for its reaction: Militsiya, a Retreat.']),
  allies('retreat soviet infantry brest smolensk', '', [
    'The infantry goes back to Smolensk. Brest is empty, and the combat is over.',
  ]),
  axis(
    'pass',
    'Advance?',
    [
      'With an Advance! card a piece of the force could enter Brest at once. You have Motorized Corps, but there will be a better place for it.',
    ],
    'reaction.advance',
  ),
  axis(
    'play panzergrenadiers',
    'The extra action: Panzergrenadiers',
    [
      'Barbarossa gives you another action inside the same step. Panzergrenadiers needs a force with both an infantry and a tank, and moves them in afterwards.',
    ],
    'turn.extra-action',
    'card.panzergrenadiers',
  ),
  axis(
    'attack german warsaw lwow',
    'The same force attacks Lwow',
    ['A force may attack as often as you have actions for it.'],
    'combat.force',
  ),
  allies('react dig-in', '', [
    'Dig In! is a Stand Fast: with a defending infantry nothing is removed at all.',
  ]),
  axis(
    'react army-group-center',
    'Only one thing goes on against Stand Fast',
    [
      'Stand Fast outranks every piece. A Sustain Attack card is the one answer, and Army Group Center is one. Its text is not used: a card is spent for its text or for its reaction.',
    ],
    'reaction.stand-fast-limit',
    'reaction.sustain-attack',
  ),
  allies('remove soviet infantry lwow', '', [
    'The Allies have no more to say, and lose the infantry in Lwow.',
  ]),
  axis(
    'pass',
    'Keep the Advance!',
    ['Panzergrenadiers will move pieces in by its own text. Pass.'],
    'combat.then',
  ),
  axis(
    'move german infantry warsaw lwow',
    'Move in',
    [
      'One infantry and one tank of the force may move into the attacked space. First the infantry: Lwow becomes yours.',
    ],
    'card.panzergrenadiers',
    'control.land',
  ),
  axis('move german tank warsaw lwow', 'And the tank', ['The tank follows.'], 'card.panzergrenadiers'),
  axis(
    'play sonderkraftfahrzeug',
    'Second Action: Sonderkraftfahrzeug',
    ['An infantry and a tank move together from one space to another; then a force with both may attack.'],
    'card.sonderkraftfahrzeug',
  ),
  axis(
    'move german infantry warsaw lwow',
    'Both to Lwow',
    ['Name the infantry; the tank goes with it.'],
    'card.sonderkraftfahrzeug',
  ),
  axis(
    'attack german lwow kiev',
    'Attack Kiev',
    ['Two infantry and two tanks stand in Lwow. Kiev has a star, and a tank.'],
    'combat.attack-target',
  ),
  allies('remove soviet airplane rostov', '', [
    'Again an airplane is lost in place of the defender: the one in Rostov. No German airplane is next to Kiev to match it.',
  ]),
  axis(
    'react airbase-surprise-attack',
    'Anti-Air',
    [
      'When the enemy removes an airplane you may answer with an Anti-Air card: the next round costs you nothing. It has to be now.',
    ],
    'reaction.anti-air-attacker',
  ),
  allies('react border-guards', '', [
    'The Allies use an Exchange: they lose the tank in Kiev, but you lose a piece as well.',
  ]),
  axis(
    'remove german infantry lwow',
    'Pay the Exchange',
    ['Any piece of the force will do, of any rank, or support next to Kiev. An infantry is the cheapest.'],
    'reaction.exchange',
  ),
  axis(
    'react motorized-corps',
    'Now: Advance!',
    ['Nobody is left in Kiev. This is what Motorized Corps was kept for.'],
    'reaction.advance',
  ),
  axis(
    'advance german tank lwow kiev',
    'A tank into Kiev',
    ['A tank can move on in the Second Movement step, an infantry cannot.'],
    'reaction.advance',
    'move.second',
  ),
  axis(
    'move german tank east-prussia brest',
    'Second Movement: tanks and fleets',
    ['Only tanks and fleets move now, whatever they did before. The tank in East Prussia takes empty Brest.'],
    'move.second',
  ),
  axis(
    'move german tank lwow kiev',
    'The order matters',
    [
      'The tank in Kiev wants to go on to Rostov. If it left Kiev empty, the Soviet infantry next to it would cut the supply behind it, and the move would be refused: try it. So another tank comes to Kiev first.',
    ],
    'move.supplied',
    'supply.interdiction',
  ),
  axis(
    'move german tank kiev rostov',
    'To Rostov',
    ['With a tank left in Kiev the way is open. In Rostov your tank cuts the supply of half the south.'],
    'supply.path',
  ),
  axis(
    'move pact tank romania lwow',
    'The Pact follows',
    ['German and Pact pieces may stand together, but they never form one force.'],
    'pieces.stacking',
  ),
  axis(
    'done',
    'End of the turn',
    [
      'Everything is supplied, so nothing is lost in the Supply step. You have one card left and draw three: never more than three, and never beyond five.',
    ],
    'supply.step',
    'draw.step',
  ),
];

const ALLIED_TURN: readonly LessonStep[] = [
  allies(
    'move soviet infantry baltic-states leningrad',
    'First Movement: meet the threat',
    [
      'The German tank in Rostov stands next to Caucasus, Stalingrad and Gorki, which are empty: no supply passes through them. The pieces in Bessarabia, Sevastopol and the Black Sea are cut off and cannot move anywhere. Look at the overlay of Soviet supply.',
      'The infantry of the Baltic States goes back to Leningrad.',
    ],
    'supply.interdiction',
    'move.supplied',
  ),
  allies(
    'move soviet airplane leningrad novgorod',
    'The airplane',
    ['From Novgorod it can support Leningrad, Smolensk and Moscow.'],
    'move.airplane-jump',
  ),
  allies(
    'move soviet infantry smolensk kursk',
    'Towards the south',
    ['The infantry that retreated goes to Kursk.'],
    'move.distance',
  ),
  allies(
    'move soviet tank moscow voronezh',
    'The tank',
    ['Voronezh is next to Rostov: the tank will be needed there.'],
    'move.distance',
  ),
  allies('done', 'Enough', ['The rest cannot move, or should not.'], 'move.once'),
  allies(
    'play brothers-and-sisters',
    'First Action: Brothers and Sisters!',
    ['Three infantry, each in another Victory Star space east of the 1939 line.'],
    'deploy.different-spaces',
    'stars.space',
  ),
  allies(
    'deploy soviet infantry moscow',
    'Moscow',
    ['A piece is deployed where you have control and where it is supplied.'],
    'deploy.supplied',
    'deploy.control',
  ),
  allies(
    'deploy soviet infantry smolensk',
    'Smolensk',
    ['The next one to Smolensk.'],
    'deploy.different-spaces',
  ),
  allies('deploy soviet infantry voronezh', 'Voronezh', ['And one to Voronezh.'], 'deploy.different-spaces'),
  allies(
    'play snipers',
    'Second Action: Snipers',
    ['An elimination is not combat: there is no attack, and nobody may react.'],
    'eliminate.plain',
  ),
  allies(
    'eliminate german tank rostov',
    'The tank in Rostov',
    ['It stands next to a Soviet infantry, so it can be chosen. With it the interdiction is gone.'],
    'eliminate.plain',
    'supply.live',
  ),
  allies(
    'move soviet tank voronezh rostov',
    'Second Movement',
    [
      'The tank takes Rostov back. The fleet in the Black Sea is supplied again and could move as well; it stays.',
    ],
    'move.second',
    'control.land',
  ),
  allies(
    'done',
    'End of the turn',
    ['All pieces are supplied. You draw three cards, and Fall 1941 begins.'],
    'supply.step',
    'round.order',
  ),
];

/** The example of play as two lessons, one for each side. */
export const LESSONS: readonly Lesson[] = [
  {
    id: 'axis',
    title: 'The example turn, as the Axis',
    about: 'Movement, attacks and every kind of reaction, along the example of the rulebook.',
    seat: 'axis',
    journal: `${OPENING.join('\n')}\n`,
    steps: AXIS_TURN,
    end: {
      title: 'The Axis turn is over',
      text: [
        'You have moved, attacked three times, met Retreat, Stand Fast, Exchange, and answered with Sustain Attack, Anti-Air and Advance!.',
        'The other half of the example is the answer of the Allies.',
      ],
    },
  },
  {
    id: 'allies',
    title: 'The example turn, as the Allies',
    about: 'Supply, deployment and elimination: the answer to the first blow.',
    seat: 'allies',
    journal: `${[...OPENING, ...AXIS_TURN.map(({ seat, choice }) => `${seat}: ${choice}`)].join('\n')}\n`,
    steps: ALLIED_TURN,
    end: {
      title: 'The first round is over',
      text: [
        'Sixteen rounds like this one decide the war; stars are scored after four of them. Now play one against a bot.',
      ],
    },
  },
];
