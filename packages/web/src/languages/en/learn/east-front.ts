import type { Hint } from '../../../boards/board-module.js';
import type { AboutWords, Figure } from '../../../learn/drawing.js';
import type { LessonWords } from '../../../lessons/lesson.js';

/** Lessons, hints and the "two minutes" page of East Front, in English. */
/** What each side usually wants: at first, and once the front has settled. */
const sides: Record<string, { opening: readonly string[]; later: readonly string[] }> = {
  axis: {
    opening: [
      'You have the stronger force and the shorter time. Strike where airplanes can support, take space, and keep a piece behind every spearhead: a tank without supply is lost at the end of the turn.',
      'In Winter nobody can Sustain an Attack, in Spring nobody can Advance. Stars count after rounds 3, 7, 11 and 16 only: plan for those.',
    ],
    later: [
      'Shorten the front before the next scoring: a star held in supply is worth more than two that are cut off. Pact pieces can guard what German forces have won.',
    ],
  },
  allies: {
    opening: [
      'Give ground, not pieces: a Retreat keeps an infantry that a brave stand would lose. Remove airplanes for the price they cost the attacker.',
      'An infantry next to an empty space cuts supply through it. Leave a few behind the spearheads and let them starve.',
    ],
    later: [
      'Your new pieces come nearer to the front every round. Attack what is out of supply or without airplanes, and take the stars back before the scoring rounds.',
    ],
  },
};

const hints = {
  sides,
  of: 'What your side usually wants',
  questions: {
    'setup.mulligan': {
      title: 'Your first hand',
      text: [
        'Seven cards. If you do not like them you may shuffle all of them back and draw seven others, once.',
        'Cards are played for their text, kept as reactions in combat, or discarded to pay for plain actions: a mixed hand is a good hand.',
      ],
      anchors: ['setup.mulligan', 'setup.hand'],
    },
    'move.once': {
      title: 'Move your pieces',
      text: [
        'Each piece may move once, one after the other: infantry and tanks to an adjacent land space, fleets on water, airplanes up to two spaces. Drag a piece, or choose it and then a lit space.',
        'A piece may never move to where it would be out of supply, so the order matters. You can take moves back until something is revealed.',
      ],
      anchors: ['move.first', 'move.supplied', 'move.airplane-landing'],
    },
    'action.possible': {
      title: 'Take an action',
      text: [
        'Two actions a turn. Playing a card for its text is the strongest; cards can also be discarded to conscript a piece, march with one, or make a desperate attack, and a Contingency card is there when the hand is poor.',
        'Keep a few cards back: every card is also a reaction in combat.',
      ],
      anchors: ['action.possible', 'action.play', 'contingency.use'],
    },
    'combat.attack-target': {
      title: 'Choose an attack',
      text: [
        'All infantry and tanks of one faction in one space attack together, against one adjacent land space that the enemy controls. The force must be supplied.',
        'The defender loses a piece each round; to go on you give up a piece of at least that rank, so bring airplanes close.',
      ],
      anchors: ['combat.force', 'combat.continue', 'combat.rank'],
    },
    'combat.round': {
      title: 'You are attacked',
      text: [
        'Remove a piece in the space, or an airplane or fleet next to it: the higher its rank, the harder it is for the attacker to go on.',
        'Or use one reaction: Stand Fast loses nothing, Retreat saves a piece, Exchange makes the attacker bleed as well.',
      ],
      anchors: ['combat.removal', 'reaction.stand-fast', 'reaction.retreat', 'reaction.exchange'],
    },
    'combat.continue': {
      title: 'Continue the attack?',
      text: [
        'Give up a piece of the same or a higher rank than the defender just lost, use Sustain Attack, or stop. The last piece of the force can never be given up.',
      ],
      anchors: ['combat.continue', 'combat.last-piece', 'reaction.sustain-attack'],
    },
    'reaction.advance': {
      title: 'The space is empty',
      text: [
        'With an Advance! card one infantry or tank of the force moves in and takes control. Not in Spring.',
      ],
      anchors: ['reaction.advance'],
    },
    'action.cost': {
      title: 'Pay with cards',
      text: ['Any card will do, of either faction. Your opponent does not see which one you discard.'],
      anchors: ['action.cost', 'secrecy.discard'],
    },
  } as Record<string, Hint>,
  card: (name: string, type: string) => `${name} (${type})`,
};

const steps = ['First Movement', 'First Action', 'Second Action', 'Second Movement', 'Supply', 'Draw'];

const supplyPath: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      { name: 'Supply Flag', kind: 'land', flag: true },
      { name: 'Yours, empty', kind: 'land', note: 'the path goes on', good: true },
      {
        name: 'Your infantry',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'own' }],
        note: 'holds it open',
        good: true,
      },
      { name: 'Yours, empty', kind: 'land', note: 'next to an enemy: cut' },
      {
        name: 'Spearhead',
        kind: 'land',
        pieces: [{ glyph: 'tank', whose: 'own', how: 'gone' }],
        note: 'unsupplied: lost',
      },
    ],
    links: ['supply', 'supply', 'cut', 'cut'],
  },
  caption:
    'A path of spaces under your control leads to a flag of your faction. Enemy pieces cut it through the empty spaces next to them; a piece of your own there keeps it open.',
};

const ranks: Figure = {
  drawing: {
    kind: 'ladder',
    names: [
      { glyph: 'army', name: 'Infantry' },
      { glyph: 'tank', name: 'Tank' },
      { glyph: 'plane', name: 'Airplane, fleet' },
      { glyph: 'shield', name: 'Stand Fast' },
    ],
    low: 'cheap to lose',
    high: 'hard to match',
  },
  caption:
    'To open another round the attacker gives up a piece of at least the rank that the defender just lost. Only Sustain Attack goes on against Stand Fast.',
};

const combat: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      {
        name: 'The force',
        kind: 'land',
        pieces: [
          { glyph: 'army', whose: 'own' },
          { glyph: 'tank', whose: 'own' },
        ],
        note: 'one faction, one space',
        good: true,
      },
      {
        name: 'Attacked space',
        kind: 'land',
        star: true,
        pieces: [{ glyph: 'army', whose: 'enemy', how: 'gone' }],
        note: 'loses a piece a round',
      },
      {
        name: 'Next to it',
        kind: 'land',
        pieces: [{ glyph: 'plane', whose: 'enemy' }],
        note: 'may be lost instead',
      },
    ],
    links: ['attack', 'none'],
  },
  caption:
    'Each round the defender removes a piece or reacts; then the attacker pays to go on, or stops. There are no dice.',
};

const reactions: Figure = {
  drawing: {
    kind: 'cards',
    cards: [
      { glyph: 'shield', name: 'Stand Fast', says: 'Defender: nothing is lost this round.' },
      { glyph: 'retreat', name: 'Retreat', says: 'Defender: a piece steps back.' },
      { glyph: 'exchange', name: 'Exchange', says: 'Defender: the attacker loses one, too.' },
      { glyph: 'sustain', name: 'Sustain Attack', says: 'Attacker: another round for nothing.' },
      { glyph: 'anti-air', name: 'Anti-Air', says: 'Answers an airplane that is given up.' },
      { glyph: 'advance', name: 'Advance!', says: 'Attacker: into the empty space.' },
    ],
  },
  caption:
    'Every card has a reaction in a corner. A card is used for its text or for its reaction, never for both.',
};

const seasons: Figure = {
  drawing: { kind: 'track', count: 16, marked: [3, 7, 11, 16], label: 'Summer 1941 to Spring 1945' },
  caption: 'Stars are scored after these four rounds only.',
};

const about: AboutWords = {
  lead: 'The war in the East for two. Sixteen seasons, two actions a turn, no dice: combat is a duel of losses and cards.',
  parts: [
    {
      title: 'What you want',
      text: [
        'Control of Victory Stars when they are scored, and every star counts one point. In between, ground is there to be won or traded for time.',
      ],
      ...seasons,
    },
    {
      title: 'Your turn',
      text: [
        'Move everything once, take two actions, move tanks and fleets again. An action is a card played for its text, a card discarded for something plain, or a Contingency card.',
      ],
      drawing: { kind: 'steps', names: steps, now: 1 },
      caption: 'Then unsupplied pieces are lost, and you draw up to five cards, three at most.',
    },
    {
      title: 'Supply',
      text: ['No piece moves to where it would be unsupplied, and no unsupplied piece attacks.'],
      ...supplyPath,
    },
    {
      title: 'Combat',
      text: [
        'All infantry and tanks of one faction in a space attack together. Airplanes and fleets next to the fight support it.',
      ],
      ...combat,
    },
    { title: 'Ranks', text: ['What you lose decides what it costs the other side to go on.'], ...ranks },
    { title: 'Reactions', text: ['Keep cards in hand: without reactions a front collapses.'], ...reactions },
    {
      title: 'How one wins',
      text: [
        'By a lead of 10 points right after a scoring, or by more points after the last one. With equal points the Axis win.',
      ],
      drawing: { kind: 'lead', left: 'Axis', right: 'Allies', by: -4, wins: 10, label: 'Axis lead by 4' },
      caption: 'Points are never lost; the lead decides.',
    },
  ],
  chapters: {
    'rounds-and-turns': { drawing: { kind: 'steps', names: steps }, caption: 'The six steps of every turn.' },
    supply: supplyPath,
    combat,
    reactions,
    actions: {
      drawing: { kind: 'steps', names: ['Play a card', 'Pay with cards', 'Contingency', 'Pass'] },
      caption:
        'What an action may be: a card’s text, a plain deed paid with cards, a Contingency card, or nothing.',
    },
    'scoring-and-victory': seasons,
  },
};

export const learn = {
  about,
  hints,
  lessons: {
    axis: {
      title: 'The example turn, as the Axis',
      about: 'Movement, attacks and every kind of reaction, along the example of the rulebook.',
      steps: [
        {
          title: 'First Movement: bring up the reserve',
          text: [
            'It is Summer 1941. In the First Movement step every piece may move once. Most of your pieces stand at the border already; the infantry in Berlin is too far back.',
            'Drag it to Warsaw, or choose it and then the lit space.',
          ],
        },
        {
          title: 'An airplane follows',
          text: [
            'Airplanes fly up to two spaces and land where you had control when the step began. In Warsaw it can support attacks on every space next to it.',
          ],
        },
        {
          title: 'The fleet goes forward',
          text: ['Fleets move on water, and support land combat next to it.'],
        },
        { title: 'That is enough', text: ['The rest stands where it should. End the step.'] },
        {
          title: 'First Action: Barbarossa',
          text: [
            'You have two actions. A card played for its text is the strongest one. Barbarossa: a German force west of the 1939 line attacks, and then you take an extra action.',
          ],
        },
        {
          title: 'The force in Warsaw attacks Brest',
          text: [
            'All German infantry and tanks in one space are one force: here three infantry and two tanks. Airplanes are not part of it; they support.',
          ],
        },
        {
          text: [
            'The Allies want to hold the frontier: instead of the infantry in Brest they remove the airplane in Smolensk, which is next to it.',
          ],
        },
        {
          title: 'Continue the attack',
          text: [
            'To go on you give up a piece of at least the rank that was lost. An airplane is the highest rank, so an airplane it is: one of those in Warsaw, next to Brest.',
          ],
        },
        { text: ['The Allies could answer an airplane with Anti-Air. They do not.'] },
        { text: ['They use a card for its reaction: Militsiya, a Retreat.'] },
        { text: ['The infantry goes back to Smolensk. Brest is empty, and the combat is over.'] },
        {
          title: 'Advance?',
          text: [
            'With an Advance! card a piece of the force could enter Brest at once. You have Motorized Corps, but there will be a better place for it.',
          ],
        },
        {
          title: 'The extra action: Panzergrenadiers',
          text: [
            'Barbarossa gives you another action inside the same step. Panzergrenadiers needs a force with both an infantry and a tank, and moves them in afterwards.',
          ],
        },
        {
          title: 'The same force attacks Lwow',
          text: ['A force may attack as often as you have actions for it.'],
        },
        { text: ['Dig In! is a Stand Fast: with a defending infantry nothing is removed at all.'] },
        {
          title: 'Only one thing goes on against Stand Fast',
          text: [
            'Stand Fast outranks every piece. A Sustain Attack card is the one answer, and Army Group Center is one. Its text is not used: a card is spent for its text or for its reaction.',
          ],
        },
        { text: ['The Allies have no more to say, and lose the infantry in Lwow.'] },
        { title: 'Keep the Advance!', text: ['Panzergrenadiers will move pieces in by its own text. Pass.'] },
        {
          title: 'Move in',
          text: [
            'One infantry and one tank of the force may move into the attacked space. First the infantry: Lwow becomes yours.',
          ],
        },
        { title: 'And the tank', text: ['The tank follows.'] },
        {
          title: 'Second Action: Sonderkraftfahrzeug',
          text: [
            'An infantry and a tank move together from one space to another; then a force with both may attack.',
          ],
        },
        { title: 'Both to Lwow', text: ['Name the infantry; the tank goes with it.'] },
        {
          title: 'Attack Kiev',
          text: ['Two infantry and two tanks stand in Lwow. Kiev has a star, and a tank.'],
        },
        {
          text: [
            'Again an airplane is lost in place of the defender: the one in Rostov. No German airplane is next to Kiev to match it.',
          ],
        },
        {
          title: 'Anti-Air',
          text: [
            'When the enemy removes an airplane you may answer with an Anti-Air card: the next round costs you nothing. It has to be now.',
          ],
        },
        { text: ['The Allies use an Exchange: they lose the tank in Kiev, but you lose a piece as well.'] },
        {
          title: 'Pay the Exchange',
          text: [
            'Any piece of the force will do, of any rank, or support next to Kiev. An infantry is the cheapest.',
          ],
        },
        {
          title: 'Now: Advance!',
          text: ['Nobody is left in Kiev. This is what Motorized Corps was kept for.'],
        },
        {
          title: 'A tank into Kiev',
          text: ['A tank can move on in the Second Movement step, an infantry cannot.'],
        },
        {
          title: 'Second Movement: tanks and fleets',
          text: [
            'Only tanks and fleets move now, whatever they did before. The tank in East Prussia takes empty Brest.',
          ],
        },
        {
          title: 'The order matters',
          text: [
            'The tank in Kiev wants to go on to Rostov. If it left Kiev empty, the Soviet infantry next to it would cut the supply behind it, and the move would be refused: try it. So another tank comes to Kiev first.',
          ],
        },
        {
          title: 'To Rostov',
          text: [
            'With a tank left in Kiev the way is open. In Rostov your tank cuts the supply of half the south.',
          ],
        },
        {
          title: 'The Pact follows',
          text: ['German and Pact pieces may stand together, but they never form one force.'],
        },
        {
          title: 'End of the turn',
          text: [
            'Everything is supplied, so nothing is lost in the Supply step. You have one card left and draw three: never more than three, and never beyond five.',
          ],
        },
      ],
      end: {
        title: 'The Axis turn is over',
        text: [
          'You have moved, attacked three times, met Retreat, Stand Fast, Exchange, and answered with Sustain Attack, Anti-Air and Advance!.',
          'The other half of the example is the answer of the Allies.',
        ],
      },
    },
    allies: {
      title: 'The example turn, as the Allies',
      about: 'Supply, deployment and elimination: the answer to the first blow.',
      steps: [
        {
          title: 'First Movement: meet the threat',
          text: [
            'The German tank in Rostov stands next to Caucasus, Stalingrad and Gorki, which are empty: no supply passes through them. The pieces in Bessarabia, Sevastopol and the Black Sea are cut off and cannot move anywhere. Look at the overlay of Soviet supply.',
            'The infantry of the Baltic States goes back to Leningrad.',
          ],
        },
        { title: 'The airplane', text: ['From Novgorod it can support Leningrad, Smolensk and Moscow.'] },
        { title: 'Towards the south', text: ['The infantry that retreated goes to Kursk.'] },
        { title: 'The tank', text: ['Voronezh is next to Rostov: the tank will be needed there.'] },
        { title: 'Enough', text: ['The rest cannot move, or should not.'] },
        {
          title: 'First Action: Brothers and Sisters!',
          text: ['Three infantry, each in another Victory Star space east of the 1939 line.'],
        },
        { title: 'Moscow', text: ['A piece is deployed where you have control and where it is supplied.'] },
        { title: 'Smolensk', text: ['The next one to Smolensk.'] },
        { title: 'Voronezh', text: ['And one to Voronezh.'] },
        {
          title: 'Second Action: Snipers',
          text: ['An elimination is not combat: there is no attack, and nobody may react.'],
        },
        {
          title: 'The tank in Rostov',
          text: [
            'It stands next to a Soviet infantry, so it can be chosen. With it the interdiction is gone.',
          ],
        },
        {
          title: 'Second Movement',
          text: [
            'The tank takes Rostov back. The fleet in the Black Sea is supplied again and could move as well; it stays.',
          ],
        },
        {
          title: 'End of the turn',
          text: ['All pieces are supplied. You draw three cards, and Fall 1941 begins.'],
        },
      ],
      end: {
        title: 'The first round is over',
        text: [
          'Sixteen rounds like this one decide the war; stars are scored after four of them. Now play one against a bot.',
        ],
      },
    },
  } as Record<string, LessonWords>,
};

export type Learn = typeof learn;
