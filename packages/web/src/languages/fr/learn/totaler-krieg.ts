import type { Hint } from '../../../boards/board-module.js';
import type { AboutWords, Figure } from '../../../learn/drawing.js';
import type { LessonWords } from '../../../lessons/lesson.js';
import { campaignQuestions } from './totaler-krieg-campaign.js';

/** Lessons, hints and the "two minutes" page of Totaler Krieg, in French. */
/** What each faction wants, by scenario. */
const sides: Record<string, Record<string, readonly string[]>> = {
  'case-white': {
    axis: [
      'Vous gagnez avec Poznan, Cracovie et Varsovie, et vous n’avez que ce tour. Poznan et Cracovie tombent presque d’elles-mêmes ; Varsovie demande une unité qui exploite au-delà de Lodz ou descend de Prusse-Orientale.',
    ],
  },
  barbarossa: {
    axis: [
      'Vous avez cinq tours pour trois villes sur neuf. Leningrad, Minsk et Kiev sont les plus proches ; le dernier tour est dans la boue. Que les blindés exploitent et que l’infanterie ferme les brèches, avec une voie ferrée derrière chaque pointe.',
    ],
    soviet: [
      'Échangez de l’espace contre du temps. Une unité qui recule survit ; une unité encerclée est perdue. Gardez quelque chose dans chaque ville qui compte, et placez les réserves où la boue trouvera l’ennemi.',
    ],
  },
  'fall-of-france': {
    axis: [
      'Le but est Paris, et le chemin passe par la Belgique. Mettez les marqueurs Blitz là où les blindés peuvent exploiter en terrain dégagé ; la ligne Maginot peut attendre.',
    ],
    western: [
      'Vous tenez tant qu’une ligne tient. Gardez des blindés et un QG derrière elle, réservez l’aviation pour contester, et amenez les Britanniques à un port avant qu’il ne soit trop tard.',
    ],
  },
};

const hints = {
  sides,
  of: 'Ce que veut d’ordinaire votre camp',
  questions: {
    ...campaignQuestions,
    '1.3.3a': {
      title: 'Remplacements',
      text: [
        'Chaque pas amène une unité d’un pas du pool de forces dans une de vos villes. Les unités plus grandes s’en forment plus tard, par regroupement.',
      ],
      anchors: ['1.3.3a', '2.3.1a'],
    },
    '2.2.3a': {
      title: 'Unités de soutien et convois',
      text: [
        'Une flotte aérienne va dans un hexagone à trois hexagones ou moins d’une base aérienne, et décale le rapport de toute attaque sur place ou à côté. Les flottes vont en station dans une zone navale ; les convois portent troupes et ravitaillement.',
        'Ce que vous placez maintenant rentre dans la case Délai à votre prochain tour, et peut manquer quelque temps.',
      ],
      anchors: ['2.2.3a', '2.2.3.1a', '4.2.3.1a', '2.2.1a'],
    },
    '2.2.3.2a': {
      title: 'Contester ?',
      text: [
        'Une de vos unités de soutien peut la chasser. Les deux vont alors dans les cases Délai : contestez ce qui fait le plus mal.',
      ],
      anchors: ['2.2.3.2a'],
    },
    '2.2.4c': {
      title: 'Marqueurs Blitz',
      text: [
        'Les unités à deux hexagones ou moins d’un marqueur Blitz attaquent deux fois dans ce tour : dans le segment de combat Blitz, où les blindés donnent un décalage, puis en combat régulier. Placez-le où les blindés doivent percer.',
      ],
      anchors: ['2.2.4c', '4.1.2a', '4.2.3.3a'],
    },
    '2.3a': {
      title: 'Organisation des unités',
      text: [
        'Des unités d’un même hexagone peuvent en former une plus grande du même nombre de pas, et une grande peut se fractionner. Un hexagone contient trois unités et six pas : de grandes unités donnent plus de force en un lieu.',
      ],
      anchors: ['2.3.1a', '2.3.4a', '9.2a'],
    },
    '3.1a': {
      title: 'Déplacez vos unités',
      text: [
        'Chaque unité bouge une fois. Routes et voies ferrées sont rapides, surtout pour les unités d’un pas ; le mouvement finit dans le premier hexagone voisin d’un ennemi. Glissez une unité, ou choisissez-la puis un hexagone éclairé.',
        'On peut reprendre les mouvements jusqu’au prochain jet de dé.',
      ],
      anchors: ['3.1.1a', '3.1.1c', '8.2a'],
    },
    '4.2.1a': {
      title: 'Choisissez un hexagone à attaquer',
      text: [
        'Le bouton donne le rapport avec tous ceux qui pourraient attaquer. Attaquez d’abord où l’ennemi n’aura plus d’issue, ou bien où les blindés peuvent exploiter.',
      ],
      anchors: ['4.2.1a', '4.2.2c'],
    },
    '4.2.1b': {
      title: 'Qui attaque ?',
      text: [
        'Toutes vos unités voisines de l’hexagone, chacune une fois par segment. Un QG à deux hexagones ou moins ajoute son facteur et un décalage. Le rapport change à chaque unité nommée ; déclarez ensuite l’attaque.',
      ],
      anchors: ['4.2.1b', '4.2.1.2a', '4.2.2c'],
    },
    '4.2.1.2b': {
      title: 'Un QG pour la défense',
      text: [
        'Un QG à deux hexagones ou moins peut aider. Il ne le peut plus ensuite dans ce segment, ni attaquer.',
      ],
      anchors: ['4.2.1.2b'],
    },
    '4.2.4b': {
      title: 'L’attaque a échoué',
      text: ['Vos unités reculent d’un hexagone, ou l’une d’elles perd un pas et les autres restent.'],
      anchors: ['4.2.4b'],
    },
    '4.2.4c': {
      title: 'Un échange',
      text: [
        'Si les attaquants reculent, c’est tout. S’ils perdent plutôt un pas, le défenseur doit payer aussi.',
      ],
      anchors: ['4.2.4c'],
    },
    '4.2.5.1a': {
      title: 'Recul',
      text: [
        'Loin de l’hexagone attaqué, d’abord hors des zones de contrôle ennemies. Chaque hexagone de recul impossible coûte un pas. Dans une ville, vous pouvez tenir et payer en pas.',
      ],
      anchors: ['4.2.5.1a', '4.2.5.1b', '4.2.5.3a'],
    },
    '4.2.6.1b': {
      title: 'Perdez un pas',
      text: [
        'Une unité de plusieurs pas devient plus petite ; une unité d’un pas va dans le pool de forces ou la case Délai. Si des blindés ont attaqué, le premier pas perdu est de blindés.',
      ],
      anchors: ['4.2.6.1b', '4.2.6.1a'],
    },
    '4.2.7a': {
      title: 'Avance',
      text: [
        'Les unités qui ont attaqué peuvent entrer dans l’hexagone vide. Laissez ce qui doit tenir sa place.',
      ],
      anchors: ['4.2.7a'],
    },
    '4.2.8b': {
      title: 'L’exploitation',
      text: [
        'Les blindés qui ont avancé continuent et, avec chacun, une infanterie d’un pas : dans des villes vides, ou derrière l’ennemi, sur son chemin de recul.',
      ],
      anchors: ['4.2.8a', '4.2.8b'],
    },
    '6.1.1a': {
      title: 'Guerre à un neutre ?',
      text: [
        'Un pays mineur que vous attaquez rejoint vos ennemis avec toutes ses unités. Ne demandez que le nécessaire.',
      ],
      anchors: ['6.1.1a'],
    },
    '9.2d': {
      title: 'Trop dans un hexagone',
      text: ['À la fin d’un segment, chaque hexagone doit respecter la limite : trois unités et six pas.'],
      anchors: ['9.2a', '9.2d'],
    },
    '13.7.1b': {
      title: 'Un pays place son armée',
      text: [
        'Ses unités se placent n’importe où dans le pays, une par hexagone jusqu’à ce que chacune de ses villes en ait une. Placez-vous où l’attaque doit passer.',
      ],
      anchors: ['13.7.1b'],
    },
    '1.1.1d': {
      title: 'Des unités reviennent',
      text: [
        'Elles étaient internées et reviennent avec cette carte, comme des remplacements : dans une de leurs villes, dans la limite d’un hexagone.',
      ],
      anchors: ['1.1.1d', '1.3.4a', '20.7'],
    },
    '1.3.4i': {
      title: 'Un pas par un événement',
      text: [
        'Il est placé comme un remplacement : dans une ville de son pays, pas à côté d’un ennemi sauf si une unité amie y est.',
      ],
      anchors: ['1.3.4i', '1.3.4a', '1.3.4g'],
    },
    '2.1e': {
      title: 'Un événement choisit son pays',
      text: ['L’effet de l’événement est dans la règle ci-dessous. On peut aussi le laisser passer.'],
      anchors: ['2.1e', '13.5a', '19.7', '19.10', '19.15'],
    },
    '2.2.1b': {
      title: 'Rester en mer ?',
      text: [
        'Dans la case Guerre stratégique, elle continue de retarder l’adversaire. Ce qui rentre est retardé, puis libre pour une autre tâche.',
      ],
      anchors: ['2.2.1b', '2.2.3.4b', 'a-4c'],
    },
    '2.2.2a': {
      title: 'Une tête de pont a besoin de soutien',
      text: [
        'Une flotte ou une force aérienne du pool de forces la maintient un tour de plus. Sinon elle est abandonnée, et qui s’y trouve encore à la fin du segment est perdu.',
      ],
      anchors: ['2.2.2a', '2.2.5a'],
    },
    '2.2.3.1f': {
      title: 'Où frappent les porte-avions',
      text: [
        'La frappe compte comme une unité aérienne dans l’hexagone choisi : celui de la flotte ou un voisin.',
      ],
      anchors: ['2.2.3.1f', '4.2.3.1a'],
    },
    '2.2.3.5c': {
      title: 'Par où l’on débarque',
      text: [
        'Les unités sur la tête de pont n’attaquent, ne débarquent et ne marchent que par ce côté. Choisissez un rivage à tenir.',
      ],
      anchors: ['2.2.3.5c', '2.2.3.5b', '4.1.3a'],
    },
    '2.3.1a': {
      title: 'Quelles unités se combinent',
      text: [
        'Leurs pas deviennent ceux de la grande unité. Deux font son côté réduit, trois son côté plein ; les pions retournent au pool de forces.',
      ],
      anchors: ['2.3.1a', '2.3.1e'],
    },
    '2.3.3a': {
      title: 'Renoncer à une unité',
      text: [
        'Son pion va dans le pool de forces, ou dans la case Délai s’il a une bande. Rarement sage : cela fait de la place.',
      ],
      anchors: ['2.3.3a'],
    },
    '2.3.4a': {
      title: 'Diviser une armée',
      text: [
        'De plus petites unités du pool de forces la remplacent, pas pour pas. Plus rapides par rail et réparties, mais plus faibles.',
      ],
      anchors: ['2.3.4a', '2.3.4b'],
    },
    '2.3.4e': {
      title: 'Elle doit se diviser',
      text: ['De plus petites unités du pool de forces la remplacent. Les pas sans pion sont perdus.'],
      anchors: ['2.3.4e'],
    },
    '3.1.2c': {
      title: 'Quel convoi',
      text: [
        'Il est épuisé par ce voyage et ne porte plus personne ce tour. Un convoi de fortune est ensuite retardé.',
      ],
      anchors: ['3.1.2c', '3.1.2a', '3.1.2d'],
    },
    '4.1.1a': {
      title: 'Parachutistes',
      text: [
        'Ils sautent à deux hexagones au plus, loin des unités aériennes ennemies. Leur hexagone doit être libre d’ennemis après le Blitz et ravitaillé : par un port ouvert avec un convoi de ravitaillement, ou par terre.',
      ],
      anchors: ['4.1.1a', '4.1.4a'],
    },
    '4.1.3a': {
      title: 'Débarquement',
      text: [
        'Une unité sur la tête de pont débarque si aucun ennemi ne s’y trouve, même à côté d’ennemis. Elle doit être ravitaillée.',
      ],
      anchors: ['4.1.3a', '4.1.3b'],
    },
    '4.2.6.2b': {
      title: 'Ce qui reste d’une armée',
      text: [
        'Son dernier pas devient une petite unité du pool de forces au même endroit. L’armée pourra être reformée.',
      ],
      anchors: ['4.2.6.2b'],
    },
    '13.7.1c': {
      title: 'Les réserves sont appelées',
      text: ['C’est la dernière unité du pays, d’un pas. Une ville qui resterait vide est une bonne place.'],
      anchors: ['13.7.1c'],
    },
    '18.12': {
      title: 'Un échec',
      text: [
        'À cinq hexagones autour, la faction ne place aucun soutien, n’avance pas et n’exploite pas. Choisissez l’endroit de sa prochaine attaque.',
      ],
      anchors: ['18.12', '3.1.4i'],
    },
    '19.1': {
      title: 'Résistance',
      text: [
        'Frappez un marqueur ou une unité de petit pays dont l’Axe a besoin, ou prenez une base de partisans pour plus tard.',
      ],
      anchors: ['19.1'],
    },
    '19.11': {
      title: 'Une unité revient plus tôt',
      text: ['Une unité de la piste des tours revient un tour plus tôt, mais pas ce tour-ci.'],
      anchors: ['19.11'],
    },
    '19.14': {
      title: 'Quelque chose est retardé',
      text: [
        'Prenez le soutien qui manquera le plus à l’ennemi ce tour-ci : celui qui est sur la carte n’aide plus.',
      ],
      anchors: ['19.14'],
    },
    '19.19': {
      title: 'L’influence',
      text: [
        'Un premier marqueur prépare un pays, un second l’amène dans votre camp. Un marqueur ennemi part d’abord.',
      ],
      anchors: ['19.19', '18.14'],
    },
    '19.20': {
      title: 'Une offensive est ordonnée',
      text: [
        'Une attaque avec des blindés maintenant, selon les règles du combat régulier, ou un pas de blindés est perdu.',
      ],
      anchors: ['19.20'],
    },
    '20.1.2': {
      title: 'Trop d’Allemands',
      text: [
        'De grandes unités allemandes occupent un allié. Divisez-les, internez-les, ou renoncez à l’armée de ce pays.',
      ],
      anchors: ['20.1.2', '13.7.1j'],
    },
    '20.3.1': {
      title: 'Un pays se relève',
      text: [
        'Ses réserves se lèvent dans la capitale si aucun ennemi n’y est, et ses autres unités peuvent être reformées.',
      ],
      anchors: ['20.3.1'],
    },
    'a-7c': {
      title: 'Quelle partie de l’Europe',
      text: [
        'Le dé désigne un pays de cette partie ; en guerre totale, un pays actif perd deux pas. Hors du jeu, aucun résultat.',
      ],
      anchors: ['a-7c', '19.26', 'a-7a'],
    },
  } as Record<string, Hint>,
};

const steps = ['Saison', 'Soutien', 'Organisation', 'Mouvement', 'Blitz', 'Combats', 'Réserve'];

const zones: Figure = {
  drawing: {
    kind: 'hexes',
    hexes: [
      { at: [0, 0] },
      { at: [0, 1], unit: 'own' },
      { at: [0, 2] },
      { at: [1, 0], zone: true },
      { at: [1, 1], zone: true },
      { at: [1, 2] },
      { at: [2, 0], zone: true },
      { at: [2, 1], ground: 'town', unit: 'enemy' },
      { at: [2, 2], zone: true },
      { at: [3, 0], zone: true },
      { at: [3, 1], zone: true },
      { at: [3, 2] },
    ],
    path: [1, 4],
  },
  caption: 'Un mouvement finit dans le premier hexagone voisin d’un ennemi : c’est sa zone de contrôle.',
};

const odds: Figure = {
  drawing: {
    kind: 'steps',
    names: [
      'Facteurs : 6 contre 2',
      'Rapport 3-1',
      'Blindés +1',
      'Soutien aérien +1',
      'Ville −1',
      'Colonne 4-1, un dé',
    ],
    now: 5,
  },
  caption: 'Chaque décalage est nommé avant que vous déclariez l’attaque.',
};

const results: Figure = {
  drawing: {
    kind: 'cards',
    cards: [
      { glyph: 'shield', name: 'Ad', says: 'Les attaquants reculent ou perdent un pas.' },
      { glyph: 'exchange', name: 'Ex', says: 'Les attaquants reculent, ou les deux camps paient.' },
      { glyph: 'retreat', name: 'Dr1 à Dr3', says: 'Les défenseurs reculent d’autant d’hexagones.' },
      {
        glyph: 'advance',
        name: 'Ensuite',
        says: 'Les attaquants avancent ; après Dr2 et Dr3, les blindés exploitent.',
      },
    ],
  },
  caption:
    'Les nombres après le résultat, comme 1/1, sont les pas perdus par l’attaquant et par le défenseur.',
};

const supplyLine: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      { name: 'Ville du pays', kind: 'land', flag: true },
      { name: 'Voie ferrée', kind: 'land', note: 'toute distance', good: true },
      { name: 'Deux hexagones', kind: 'land', note: 'jusqu’au rail', good: true },
      {
        name: 'Votre unité',
        kind: 'land',
        pieces: [{ glyph: 'tank', whose: 'own' }],
        note: 'ravitaillée',
        good: true,
      },
      {
        name: 'Coupée',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'own' }],
        note: 'ne bouge pas',
      },
    ],
    links: ['supply', 'supply', 'supply', 'cut'],
  },
  caption: 'Les zones de contrôle ennemies coupent la ligne, sauf où se tient une unité à vous.',
};

const blitz: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      {
        name: 'Marqueur Blitz',
        kind: 'land',
        pieces: [
          { glyph: 'tank', whose: 'own' },
          { glyph: 'plane', whose: 'own' },
        ],
        note: 'à deux hexagones',
        good: true,
      },
      {
        name: 'Attaquée',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'enemy', how: 'gone' }],
        note: 'Dr2',
      },
      {
        name: 'Derrière',
        kind: 'land',
        pieces: [{ glyph: 'tank', whose: 'own', how: 'new' }],
        note: 'exploitation',
        good: true,
      },
      {
        name: 'Ligne suivante',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'enemy' }],
        note: 'nouvelle attaque',
      },
    ],
    links: ['attack', 'attack', 'attack'],
  },
  caption:
    'Le combat Blitz vient d’abord, le combat régulier ensuite : qui est près d’un marqueur combat deux fois.',
};

const about: AboutWords = {
  lead: 'La guerre en Europe sur des hexagones : armées, flottes aériennes, flottes et le rapport de chaque attaque. Commencez par Plan blanc, un tour contre la Pologne.',
  parts: [
    {
      title: 'Ce que vous voulez',
      text: [
        'Chaque scénario nomme ses villes. Dans Plan blanc, l’Allemagne doit prendre Poznan, Cracovie et Varsovie ; dans Barbarossa, trois villes sur neuf ; dans La chute de la France, le marqueur de points de victoire doit montrer la Marée de l’Axe.',
      ],
    },
    {
      title: 'Un tour',
      text: [
        'Une faction après l’autre parcourt tous les segments. Ceux de la saison ne viennent qu’un tour sur deux environ ; un segment sans choix passe de lui-même.',
      ],
      drawing: { kind: 'steps', names: steps, now: 3 },
      caption: 'Neuf tours font une année.',
    },
    {
      title: 'Un pion',
      text: [
        'Les trois nombres sont l’attaque, la défense et le mouvement. Les armées ont deux ou trois pas, la plupart des autres unités un seul ; un pas perdu retourne le pion ou met une plus petite unité à sa place.',
      ],
    },
    {
      title: 'Mouvement',
      text: ['Les voies ferrées et les routes sont rapides. L’ennemi vous arrête.'],
      ...zones,
    },
    {
      title: 'Le combat',
      text: ['Additionnez les facteurs d’attaque, puis ceux de défense, décalez la colonne, lancez un dé.'],
      ...odds,
    },
    { title: 'Résultats', text: ['La plupart des résultats repoussent quelqu’un.'], ...results },
    { title: 'Le Blitz', text: ['Les marqueurs Blitz sont rares, et décident des campagnes.'], ...blitz },
    {
      title: 'Ravitaillement',
      text: [
        'Une unité sans ravitaillement ne peut ni bouger, ni avancer, ni soutenir. Plan blanc laisse le ravitaillement de côté.',
      ],
      ...supplyLine,
    },
    {
      title: 'Les pertes reviennent',
      text: [
        'Ce qui est perdu va dans le pool de forces et peut se reformer, ou dans la case Délai, où un dé dit quand il revient. Certaines unités ne reviennent jamais.',
      ],
    },
  ],
  chapters: {
    'the-sequence-of-play': {
      drawing: { kind: 'steps', names: steps },
      caption: 'Les segments où une faction décide le plus, dans leur ordre.',
    },
    '8-zones-of-control': zones,
    '4-combat-phase': odds,
    '10-supply': supplyLine,
  },
};

export const learn = {
  about,
  hints,
  lessons: {
    movement: {
      title: 'Plan blanc, première partie : le mouvement',
      about: 'Routes et voies ferrées, piles, et où l’ennemi vous arrête.',
      steps: [
        {
          title: 'Vers la frontière',
          text: [
            'Septembre 1939. Les armées allemandes sont prêtes ; sept armées polonaises attendent. Le dernier des trois nombres d’un pion est son mouvement.',
            'L’armée 8, à Berlin, va en w3826, à côté de Poznan. Toute unité terrestre a une zone de contrôle dans les six hexagones qui l’entourent : le mouvement s’y arrête.',
          ],
          instead: 'Commencez par l’armée 8 : de Berlin en w3826, à côté de Poznan.',
        },
        {
          title: 'Par le rail',
          text: [
            'Une unité d’un pas ne paie qu’un demi-point par hexagone le long d’une voie ferrée. L’infanterie de Berlin va ainsi d’un trait en w3726, entre Poznan et l’armée polonaise en w3727.',
          ],
          instead: 'Maintenant l’infanterie de Berlin : par le rail en w3726.',
        },
        {
          title: 'Une pile bouge ensemble',
          text: [
            'Une armée et des blindés sont à Breslau. Des unités d’un même hexagone peuvent bouger ensemble, aussi loin que la plus lente : les deux en w3627. Trois unités et six pas tiennent dans un hexagone.',
          ],
          instead: 'Déplacez toute la pile de Breslau en w3627.',
        },
        {
          title: 'Par les montagnes',
          text: [
            'L’armée 14 est forte et lente. De Tchécoslovaquie, elle va en e3401, au sud de Cracovie. Si une unité ne peut payer le tout premier hexagone de son mouvement, elle peut y entrer quand même, et s’arrête.',
          ],
          instead: 'L’armée 14 va en e3401, au sud de Cracovie.',
        },
        {
          title: 'Le QG reste en arrière',
          text: [
            'Un QG soutient les attaques à deux hexagones ou moins sans être voisin de l’ennemi. En w3725, il est assez près de Poznan, et à l’abri.',
          ],
          instead: 'Le QG va en w3725, à deux hexagones de Poznan.',
        },
        {
          title: 'Terminé',
          text: [
            'Personne n’est tenu de bouger. Quand tout est en place, finissez la phase ; le combat suit.',
          ],
          instead: 'Assez de mouvements : finissez la phase.',
        },
      ],
      end: {
        title: 'Vous savez bouger',
        text: [
          'Vous avez bougé par la route et le rail, en pile, et jusqu’aux zones de contrôle de l’ennemi.',
          'La deuxième partie commence où mènent de tels mouvements : au combat.',
        ],
      },
    },
    combat: {
      title: 'Plan blanc, deuxième partie : le combat',
      about: 'Rapport et décalages, recul, avance, exploitation, et un QG.',
      steps: [
        {
          title: 'Une attaque Blitz',
          text: [
            'Un marqueur Blitz est en w3627, et la flotte aérienne au-dessus de w3727. Les unités à deux hexagones ou moins du marqueur peuvent attaquer maintenant, puis encore dans le segment de combat régulier.',
            'Attaquez w3727 avec l’armée 10, les blindés et l’infanterie en w3726 : 6 contre 1. Le soutien aérien et les blindés décalent chacun d’une colonne. Déclarez ensuite l’attaque.',
          ],
          instead:
            'Attaquez w3727 avec l’armée 10, les blindés en w3627 et l’infanterie en w3726, puis déclarez l’attaque.',
        },
        {
          text: [
            'Le dé donne 5 : Dr2 0/1. L’armée polonaise recule de deux hexagones, loin du combat et si possible hors de vos zones de contrôle.',
          ],
        },
        { text: ['Elle atteint Varsovie.'] },
        { text: ['Le nombre après la barre est le pas qu’elle perd.'] },
        {
          title: 'L’avance',
          text: [
            'L’hexagone est vide. Les unités qui ont attaqué peuvent y entrer ; prenez les blindés, qui peuvent continuer de là.',
          ],
          instead: 'Avancez avec les blindés.',
        },
        {
          title: 'Assez',
          text: ['L’armée 10 et l’infanterie restent : elles tiennent la ligne vers le sud.'],
          instead: 'Les autres restent : finissez l’avance.',
        },
        {
          title: 'Exploiter',
          text: [
            'Après Dr2 ou Dr3, les blindés continuent. En e3801, ils sont derrière Poznan, et leur zone de contrôle est sur le chemin de recul de ses défenseurs.',
          ],
          instead: 'Faites continuer les blindés en e3801, derrière Poznan.',
        },
        {
          title: 'Au combat régulier',
          text: [
            'Finissez le segment de combat Blitz. Dans le suivant, toutes les unités peuvent attaquer, mais les blindés ne décalent pas.',
          ],
          instead: 'Finissez le segment de combat Blitz.',
        },
        {
          title: 'Poznan, avec un QG',
          text: [
            'L’armée 4 et l’armée 8 sont à côté de Poznan, et le QG Nor est proche. Attaquez Poznan avec les deux armées, faites-les soutenir par le QG, et déclarez : le QG et la flotte aérienne décalent pour vous, la ville contre vous.',
          ],
          instead:
            'Attaquez Poznan avec l’armée 4 et l’armée 8, soutenues par le QG Nor, puis déclarez l’attaque.',
        },
        {
          text: [
            'Dr3. Il n’y a guère d’issue à Poznan. Dans une ville, le défenseur peut tenir et perdre un pas pour chaque hexagone de recul refusé.',
          ],
        },
        { text: ['Le second pas est le dernier.'] },
        {
          title: 'Dans Poznan',
          text: ['Une ville est à vous quand votre unité s’y tient. L’armée 8 prend Poznan.'],
          instead: 'Avancez avec l’armée 8.',
        },
        {
          title: 'Terminé',
          text: ['L’armée 4 reste près de Dantzig.'],
          instead: 'L’armée 4 reste : finissez l’avance.',
        },
      ],
      end: {
        title: 'Vous savez attaquer',
        text: [
          'Vous avez vu le rapport et ses décalages, un recul, des pertes, une avance et une exploitation.',
          'La troisième partie montre ce qui précède tout cela dans un tour : soutien et organisation.',
        ],
      },
    },
    support: {
      title: 'Plan blanc, troisième partie : le soutien',
      about: 'La flotte aérienne, le marqueur Blitz et l’organisation : le début du tour.',
      steps: [
        {
          title: 'La flotte aérienne',
          text: [
            'C’est ainsi que commence vraiment Plan blanc. Une flotte aérienne se place à trois hexagones ou moins d’une base aérienne, même au-dessus de l’ennemi, et décale toute attaque dans son hexagone ou à côté.',
            'Au-dessus de w3727, elle sert les attaques contre cet hexagone, contre Poznan et contre e3601.',
          ],
          instead: 'Placez la flotte aérienne en w3727.',
        },
        {
          title: 'Le marqueur Blitz',
          text: [
            'Un seul marqueur pour tout le tour. En w3627, il est à deux hexagones ou moins des blindés de Silésie, de ce qui sera devant Poznan et de la flotte aérienne.',
          ],
          instead: 'Placez le marqueur Blitz en w3627.',
        },
        {
          title: 'Une armée plus forte',
          text: [
            'Il manque un pas à l’armée 8, à Berlin. L’infanterie à ses côtés peut devenir ce pas : l’armée est à pleine force, et l’infanterie va dans le pool de forces.',
          ],
          instead: 'Regroupez les unités de Berlin en armée 8.',
        },
        {
          title: 'Terminé',
          text: ['Le reste est comme il faut. Le mouvement vient ensuite, et vous connaissez la suite.'],
          instead: 'Finissez le segment d’organisation.',
        },
      ],
      end: {
        title: 'Jouez maintenant Plan blanc',
        text: [
          'Soutien, organisation, mouvement, Blitz, combat, réserve : voilà un tour. Prenez Poznan, Cracovie et Varsovie en un seul.',
        ],
      },
    },
  } as Record<string, LessonWords>,
};

/** Words that are the same. */
export const asInEnglish = [
  'about.parts.1.drawing.names.4',
  'about.chapters.the-sequence-of-play.drawing.names.4',
];
