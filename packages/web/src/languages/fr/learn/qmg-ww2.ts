import type { Hint } from '../../../boards/board-module.js';
import type { AboutWords, Figure } from '../../../learn/drawing.js';
import type { LessonWords, StepWords } from '../../../lessons/lesson.js';
import { form } from '../../index.js';

/** A choice of the lesson that needs no words. */
const silent: StepWords = { text: [] };
const seen = (text: string): StepWords => ({ text: [text] });

const lesson: LessonWords = {
  title: 'De l’autre côté de la Manche, avec le Royaume-Uni',
  about:
    'Cinq tours au milieu d’une guerre : bataille, construction, ravitaillement, un piège, un Statut, et une pioche qui s’épuise.',
  steps: [
    // Round 4.
    {
      title: 'Votre tour : jouez une carte',
      text: [
        'C’est la manche 4, et vous êtes le Royaume-Uni. Un tour, c’est une carte. Tout le reste suit : ravitaillement, victoire, défausse, pioche.',
        'Une armée allemande est de l’autre côté de la Manche, en Europe de l’Ouest. L’étoile y vaut 2 points à l’Allemagne, à chaque tour. Jouez Bataille terrestre.',
      ],
      instead:
        'L’armée allemande en Europe de l’Ouest doit partir avant que vous puissiez y construire : jouez Bataille terrestre.',
    },
    {
      title: 'Choisissez la zone de la bataille',
      text: [
        'Vous pouvez livrer bataille dans toute zone terrestre adjacente à une de vos pièces ravitaillées. Votre flotte en mer du Nord en touche quatre. Il n’y a pas de dés : une armée ennemie de la zone est retirée.',
        'Choisissez l’Europe de l’Ouest. Vos pièces ne bougent pas ; la zone est simplement vide ensuite.',
      ],
      instead:
        'Des batailles ailleurs sont permises, mais l’étoile est en Europe de l’Ouest : choisissez-la.',
    },
    {
      title: 'Vous avez marqué ; défaussez maintenant',
      text: [
        'La bataille est gagnée, vos pièces sont toutes ravitaillées, et votre étoile d’origine a rapporté 2 points.',
        'Vous pouvez maintenant défausser des cartes. Vous allez piocher jusqu’à sept : une carte inutile aujourd’hui laisse la place à une autre. Mais votre pioche ne se reforme jamais : les cartes sont l’horloge de cette guerre.',
        'Indes orientales néerlandaises est loin de votre plan : défaussez cette carte, et rien d’autre.',
      ],
      instead: 'Vous aurez besoin des autres dans cette leçon. Défaussez Indes orientales néerlandaises.',
    },
    {
      title: 'Assez',
      text: ['Gardez le reste de votre main. Vous piochez deux cartes pour les deux qui sont parties.'],
      instead: 'Gardez le reste de votre main : choisissez Terminer.',
    },
    silent,
    seen('Le Japon construit une armée en Asie du Sud-Est.'),
    silent,
    silent,
    seen(
      'L’Union soviétique construit en Ukraine : une étoile, 2 points de plus par tour pour votre équipe.',
    ),
    silent,
    silent,
    seen('L’Italie construit dans les Balkans.'),
    silent,
    silent,
    seen('Les États-Unis construisent dans l’Ouest des États-Unis, encore une étoile.'),
    silent,
    // Round 5.
    seen(
      'L’Allemagne joue une Guerre économique : Sous-marins. L’armée allemande en Scandinavie est adjacente à la mer du Nord : deux cartes quittent le dessus de votre pioche, sans être vues, et l’Axe gagne un point.',
    ),
    silent,
    {
      title: 'Construisez une armée',
      text: [
        'Votre pioche n’a plus que trois cartes. Mais l’Europe de l’Ouest est toujours vide : l’Allemagne n’avait, elle aussi, qu’une carte à jouer.',
        'Jouez Construire une armée.',
      ],
      instead:
        'L’Europe de l’Ouest est ouverte maintenant, et ne le sera peut-être plus au prochain tour : jouez Construire une armée.',
    },
    {
      title: 'Là où elle sera ravitaillée',
      text: [
        'Une nouvelle pièce se place à côté d’une de vos pièces ravitaillées et doit être ravitaillée elle-même : une chaîne ininterrompue de vos propres pièces doit mener à une étoile où se trouve une de vos armées.',
        'Depuis l’Europe de l’Ouest, la chaîne passe par la flotte en mer du Nord jusqu’à l’armée d’origine. (Une armée sur une étoile se ravitaille aussi elle-même.) Construisez en Europe de l’Ouest.',
      ],
      instead: 'Seule l’Europe de l’Ouest a une étoile : construisez-y, et elle rapportera à chaque tour.',
    },
    {
      title: 'Quatre points',
      text: [
        'Deux étoiles, 4 points : 2 pour chaque étoile où vous avez une armée et que personne de votre équipe ne partage. C’est à chaque tour : une étoile prise tôt vaut donc bien plus qu’une étoile prise tard.',
        'Gardez votre main : choisissez Terminer.',
      ],
      instead: 'Votre pioche est trop mince pour jeter des cartes : choisissez Terminer.',
    },
    silent,
    seen('Le Japon place une flotte en mer de Chine du Sud.'),
    silent,
    silent,
    seen('L’Union soviétique avance en Europe de l’Est.'),
    silent,
    silent,
    seen('L’Italie construit en Afrique du Nord.'),
    silent,
    silent,
    seen('Les États-Unis construisent une flotte dans le Pacifique Est.'),
    silent,
    silent,
    seen('L’Allemagne livre bataille en Europe de l’Est : l’armée soviétique y est retirée.'),
    silent,
    // Round 6.
    {
      title: 'Tendez un piège',
      text: [
        'L’Allemagne peut frapper en mer du Nord, et votre armée en Europe de l’Ouest dépend de cette flotte. RAF est une Réponse : vous la posez face cachée maintenant, c’est tout votre tour, et vous l’utilisez plus tard, pendant le tour d’un autre.',
        'Tout le monde voit qu’une carte est là. Personne ne sait laquelle. Jouez RAF.',
      ],
      instead: 'Préparez-vous d’abord au coup allemand : jouez RAF, face cachée.',
    },
    {
      title: 'Elle attend',
      text: [
        'Désormais, on vous interroge chaque fois qu’une de vos Réponses pourrait servir, même si celle que vous avez ne le peut pas. C’est ainsi que votre secret est gardé.',
        'Choisissez Terminer.',
      ],
      instead: 'Gardez votre main : choisissez Terminer.',
    },
    silent,
    seen('Le Japon construit aux Philippines.'),
    silent,
    silent,
    seen('L’Union soviétique revient en Europe de l’Est.'),
    silent,
    silent,
    seen('L’Italie construit une flotte en mer Noire. Son port est l’armée dans les Balkans.'),
    silent,
    silent,
    seen('Les États-Unis construisent à Hawaï.'),
    silent,
    // Round 7.
    seen('L’Allemagne joue Bataille navale et vise votre flotte en mer du Nord.'),
    {
      title: 'Réagissez !',
      text: [
        'Il se passe quelque chose à quoi votre carte répond : votre flotte va être retirée. RAF sauve une pièce britannique au Royaume-Uni ou dans une zone adjacente, pour tout le tour.',
        'Utilisez RAF. Elle est montrée à tous, puis va dans votre défausse.',
      ],
      instead: 'C’est le moment pour lequel RAF a été posée : sans elle, la flotte est perdue. Utilisez RAF.',
    },
    seen('La bataille allemande a échoué, et la carte est dépensée.'),
    {
      title: 'Construisez une flotte',
      text: [
        'Une flotte a besoin de deux choses : la même chaîne de ravitaillement qu’une armée, et un port : une armée de votre équipe sur une côte adjacente.',
        'Jouez Construire une flotte.',
      ],
      instead: 'Vos routes maritimes dépendent d’une seule flotte : jouez Construire une flotte.',
    },
    {
      title: 'Le port d’un autre suffit',
      text: [
        'L’Atlantique Nord ne touche aucune armée britannique. Mais l’armée américaine dans l’Est des États-Unis est sur sa côte, et l’armée d’un coéquipier suffit comme port. La chaîne de ravitaillement doit être faite de vos propres pièces : elle passe par la mer du Nord.',
        'Construisez dans l’Atlantique Nord.',
      ],
      instead: 'Une carte de votre main récompense une flotte dans l’Atlantique Nord : construisez-y.',
    },
    {
      title: 'La dernière carte',
      text: [
        'Après ce tour, vous piochez la dernière carte de votre pioche. Une pioche vide n’est pas la fin : vous continuez avec ce que vous avez en main. Mais cela peut faire mal, comme vous allez le voir.',
        'Choisissez Terminer.',
      ],
      instead: 'Vous ne pouvez plus remplacer ce que vous jetez : choisissez Terminer.',
    },
    silent,
    seen('Le Japon livre bataille dans le Sichuan vide, juste pour passer un tour.'),
    silent,
    silent,
    seen('L’Union soviétique livre bataille à l’armée italienne dans les Balkans.'),
    silent,
    silent,
    seen(
      'L’Italie construit une flotte dans le golfe du Bengale. Dans sa phase de ravitaillement, elle perd celle en mer Noire : avec l’armée dans les Balkans, son port a disparu.',
    ),
    silent,
    silent,
    seen('Les États-Unis construisent une flotte dans le Pacifique central. Hawaï est son port.'),
    silent,
    // Round 8.
    seen(
      'Encore les sous-marins. Deux cartes de votre pioche devraient partir, mais elle est vide : chaque carte manquante coûte un point à votre équipe. Voilà la Guerre économique contre une pioche vide.',
    ),
    silent,
    {
      title: 'Jouez un Statut',
      text: [
        'Une carte Statut reste face visible sur la table et agit désormais. Mackenzie King donne un point à chaque tour pour une de vos flottes dans l’Atlantique Nord, et un autre pour une armée au Canada.',
        'Jouez-la.',
      ],
      instead: 'La flotte dans l’Atlantique Nord est là pour cette carte : jouez Mackenzie King, le Statut.',
    },
    {
      title: 'Cinq points',
      text: [
        'Deux étoiles et le Statut : 5 points ce tour-ci, et à chaque tour tant que cela dure.',
        'Choisissez Terminer. Il ne reste rien à piocher.',
      ],
      instead: 'C’était le dernier tour de la leçon : choisissez Terminer.',
    },
  ],
  end: {
    title: 'Vous connaissez le jeu',
    text: [
      'Une carte par tour ; construisez là où vous êtes ravitaillé ; livrez bataille pour vider une zone ; les Réponses attendent, les Statuts restent ; les étoiles rapportent à chaque tour ; la pioche est l’horloge.',
      'Une équipe qui mène de 30 points après le tour des États-Unis gagne aussitôt ; sinon, les points après la manche 20 décident. Toutes les autres règles s’expliquent quand vous les rencontrez.',
    ],
  },
};

/** What each country usually wants: in its first rounds, and later. */
const countries: Record<string, { opening: readonly string[]; later: readonly string[] }> = {
  germany: {
    opening: [
      'Votre force, ce sont les armées, et les Statuts qui doublent une bataille. L’Europe de l’Ouest a une étoile à côté de chez vous : construisez-y d’abord, puis vers l’Europe de l’Est et l’Ukraine.',
      'Attention : vos Statuts se paient avec des cartes de votre pioche. Dépensez tout avant la manche 12, et le reste est un siège.',
    ],
    later: [
      'Tenez l’Europe de l’Ouest et l’Ukraine. Une carte Sous-marins frappe la pioche britannique et rapporte des points ; elle est meilleure tant que vos armées bordent la mer du Nord.',
    ],
  },
  'united-kingdom': {
    opening: [
      'Vous régnez sur les mers. Une flotte en mer du Nord garde votre île et ouvre l’Europe de l’Ouest, l’Afrique du Nord et la Scandinavie. L’Inde, l’Australie et le Canada ont leurs propres cartes.',
      'Gare aux Sous-marins : ils dévorent votre pioche. Une flotte en mer du Nord les affaiblit.',
    ],
    later: [
      'Une seconde étoile en vaut la peine : l’Europe de l’Ouest avec l’aide des Soviétiques, l’Inde ou l’Australie par leurs cartes. Bomber Command vide les pioches de l’Axe.',
    ],
  },
  japan: {
    opening: [
      'La Chine a une étoile à côté de la mer du Japon : prenez-la tôt. Puis flottes et îles, l’une après l’autre, chacune étant le port de la suivante.',
      'Onze de vos cartes sont des Réponses. Posez-en quelques-unes face cachée avant l’arrivée des Américains : même une menace creuse les rend prudents.',
    ],
    later: [
      'Votre chaîne d’îles est une chaîne de ravitaillement : coupée au milieu, tout ce qui est derrière est perdu. L’Inde et l’Australie sont les étoiles qui restent à prendre.',
    ],
  },
  'soviet-union': {
    opening: [
      'Construisez, construisez, construisez. L’Ukraine est votre seconde étoile et la première chose que veut l’Allemagne ; la Russie et le Kazakhstan ravitaillent Moscou par l’arrière.',
      'Tant qu’un ennemi est à Moscou, vous ne marquez rien du tout. Des Réponses défensives valent bien un tour de calme.',
    ],
    later: [
      'Poussez maintenant : l’Europe de l’Est, les Balkans, l’Allemagne même. En Extrême-Orient, une seule armée peut gâcher l’étoile chinoise du Japon.',
    ],
  },
  italy: {
    opening: [
      'Une flotte en Méditerranée, puis l’Afrique du Nord ou les Balkans. Plusieurs de vos Statuts donnent des points pour des armées autour de cette mer.',
      'Votre pioche est la plus petite : trente cartes. Ne jetez pas de cartes à la légère, et n’essayez pas de vous battre seul.',
    ],
    later: [
      'Votre tour vient après celui des Soviétiques : retirez ce qu’ils viennent de construire, pour que l’Allemagne trouve la voie libre. Le Moyen-Orient ouvre à votre équipe le détroit vers le golfe du Bengale.',
    ],
  },
  'united-states': {
    opening: [
      'Personne ne vous menace, et rien n’est proche. Construisez dans l’Ouest des États-Unis pour une seconde étoile, puis une flotte dans l’Atlantique Nord ou dans le Pacifique Est.',
      'Votre grande pioche paie de puissants Statuts : posés tôt, ils agissent pendant vingt manches.',
    ],
    later: [
      'Vous jouez en dernier dans la manche, quand l’avance est comptée : prenez une étoile qui la fait basculer. Des bombardiers contre une pioche mince deviennent des points.',
    ],
  },
};

const hints = {
  countries,
  of: (country: string) => `Ce que cherche d’ordinaire ${form(country, 'le')}`,
  questions: {
    'setup.hands': {
      title: 'Votre première main',
      text: [
        'Vous avez pioché dix cartes et en gardez sept. Les trois que vous défaussez sont perdues pour la partie : la pioche n’est jamais remélangée.',
        'Gardez des cartes Construire une armée et une bataille pour prendre pied sur la carte. Statuts et Réponses sont forts en début de partie.',
      ],
      anchors: ['setup.hands'],
    },
    'play.must': {
      title: 'Votre tour : une carte',
      text: [
        'À chaque tour, vous jouez exactement une carte. Construire place une pièce sur la carte, une bataille retire une pièce ennemie, Statuts et Événements font ce qu’ils disent. Une étoile avec votre armée donne 2 points à chaque tour.',
      ],
      anchors: ['play.must', 'score.star'],
    },
    'build.adjacent': {
      title: 'Où construire',
      text: [
        'Les zones éclairées sont permises : adjacentes à une de vos pièces ravitaillées, sans ennemi, et ravitaillées une fois la pièce en place. Touchez une autre zone, et elle dit pourquoi pas.',
      ],
      anchors: ['build.adjacent', 'supply.line'],
    },
    'battle.land': {
      title: 'Où livrer bataille',
      text: [
        'Une zone éclairée est adjacente à une de vos pièces ravitaillées. Une armée ennemie y est retirée ; vos propres pièces ne bougent jamais. On peut construire dans une zone vidée à un tour suivant.',
      ],
      anchors: ['battle.land', 'battle.one-target'],
    },
    'battle.sea': {
      title: 'Où livrer une bataille navale',
      text: [
        'Une mer éclairée est adjacente à une de vos pièces ravitaillées, armée ou flotte. Une flotte ennemie y est retirée, et avec elle peut-être le ravitaillement de ce qui était derrière.',
      ],
      anchors: ['battle.sea', 'supply.navy-port'],
    },
    'discard.step': {
      title: 'Défaussez, si vous voulez',
      text: [
        'Vous piochez ensuite jusqu’à sept cartes. Défausser une carte faible vous en donne une nouvelle, mais votre pioche est votre horloge : une pioche vide fait mal.',
      ],
      anchors: ['discard.step', 'draw.seven'],
    },
    'reaction.owner': {
      title: 'Une occasion de réagir',
      text: [
        'Il s’est passé quelque chose à quoi une de vos cartes sur la table pourrait répondre. Utilisez-la, ou passez. On vous interroge chaque fois que vous pourriez avoir une réponse, pour que personne n’apprenne ce qui est face cachée.',
      ],
      anchors: ['reaction.owner', 'secrecy.windows'],
    },
  } as Record<string, Hint>,
  card: (name: string, type: string) => `${name} (${type})`,
  cardKinds: {
    status: 'Un Statut reste face visible sur la table et agit désormais.',
    response:
      'Une Réponse se pose face cachée sur la table et attend son moment ; personne d’autre ne sait laquelle c’est.',
    event: 'Un Événement fait une fois ce qu’il dit, puis est défaussé.',
    'economic-warfare':
      'La Guerre économique fait défausser à un ennemi des cartes de sa pioche, et rapporte souvent des points.',
  } as Record<string, string>,
  supplyTo: (space: string) => `Une ligne de ravitaillement jusqu’${form(space, 'a')}`,
  supply: (country: string, stars: readonly string[]) =>
    `Une pièce est ravitaillée tant qu’une ligne ininterrompue de pièces ${form(country, 'de')}, chacune adjacente à la précédente, mène d’elle à une étoile où se trouve une armée du même pays${stars.length > 0 ? ` : à présent ${stars.join(' ou ')}` : ''}.`,
  supplyLost:
    'Perdez un maillon, et tout ce qui est derrière est retiré à votre prochaine phase de ravitaillement. Les flottes ont aussi besoin d’un port : une armée de votre équipe sur une côte adjacente.',
};

const steps = ['Jeu', 'Ravitaillement', 'Victoire', 'Défausse', 'Pioche'];

const supplyChain: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      {
        name: 'Origine',
        kind: 'land',
        star: true,
        pieces: [{ glyph: 'army', whose: 'own' }],
        note: 'se ravitaille elle-même',
        good: true,
      },
      {
        name: 'Mer',
        kind: 'sea',
        pieces: [{ glyph: 'navy', whose: 'own' }],
        note: 'ravitaillée',
        good: true,
      },
      {
        name: 'Côte',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'own' }],
        note: 'ravitaillée',
        good: true,
      },
      {
        name: 'Intérieur',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'mate' }],
        note: 'coéquipier : pas de maillon',
      },
      {
        name: 'Au loin',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'own', how: 'gone' }],
        note: 'retirée',
      },
    ],
    links: ['supply', 'supply', 'cut', 'cut'],
  },
  caption:
    'Une chaîne de vos propres pièces, chacune adjacente à la précédente, jusqu’à une étoile avec votre armée. Ce qui n’a pas de chaîne est retiré à votre phase de ravitaillement.',
};

const port: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      { name: 'Votre côte', kind: 'land', star: true, pieces: [{ glyph: 'army', whose: 'own' }] },
      {
        name: 'Mer proche',
        kind: 'sea',
        pieces: [{ glyph: 'navy', whose: 'own' }],
        note: 'port : votre côte',
        good: true,
      },
      {
        name: 'Mer lointaine',
        kind: 'sea',
        pieces: [{ glyph: 'navy', whose: 'own' }],
        note: 'port : un coéquipier',
        good: true,
      },
      { name: 'Sa côte', kind: 'land', pieces: [{ glyph: 'army', whose: 'mate' }] },
    ],
    links: ['supply', 'supply', 'none'],
  },
  caption:
    'Une flotte a aussi besoin d’un port : une armée de votre équipe, de n’importe lequel de ses pays, sur une côte adjacente.',
};

const battle: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      {
        name: 'Vous',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'own' }],
        note: 'ne bouge pas',
        good: true,
      },
      {
        name: 'Ennemi',
        kind: 'land',
        star: true,
        pieces: [{ glyph: 'army', whose: 'enemy', how: 'gone' }],
        note: 'maintenant : retirée',
      },
      {
        name: 'Tour suivant',
        kind: 'land',
        star: true,
        pieces: [{ glyph: 'army', whose: 'own', how: 'new' }],
        note: 'construire : +2 par tour',
        good: true,
      },
    ],
    links: ['attack', 'none'],
  },
  caption:
    'Une bataille retire une pièce ennemie adjacente à une de vos pièces ravitaillées. Pas de dés. Y construire demande une autre carte.',
};

const reactions: Figure = {
  drawing: {
    kind: 'cards',
    cards: [
      {
        glyph: 'face-down',
        name: 'Une Réponse',
        says: 'Jouée face cachée : c’est tout votre tour.',
        down: true,
      },
      {
        glyph: 'battle',
        name: 'Il se passe quelque chose',
        says: 'Plus tard, pendant n’importe quel tour : votre armée va être retirée.',
      },
      {
        glyph: 'shield',
        name: 'Vous réagissez',
        says: 'Vous la retournez. L’armée reste. La carte est dépensée.',
      },
    ],
  },
  caption:
    'Une Réponse est un piège tendu d’avance. On vous interroge chaque fois que vous pourriez avoir une réponse, pour que personne n’apprenne si vous en avez une.',
};

const about: AboutWords = {
  lead: 'Six pays, deux équipes, une carte par tour. Armées et flottes ne valent que par leur ravitaillement, et toute pioche s’épuise.',
  parts: [
    {
      title: 'Votre but',
      text: [
        'Des points pour votre équipe. À chacun de vos tours, chaque étoile de la carte avec une de vos armées donne 2 points ; 1 si un coéquipier la partage. Plus tôt vous tenez une étoile, plus souvent elle rapporte.',
      ],
      drawing: {
        kind: 'chain',
        spaces: [
          {
            name: 'Une étoile',
            kind: 'land',
            star: true,
            pieces: [{ glyph: 'army', whose: 'own' }],
            note: '+2 à chaque tour',
            good: true,
          },
          {
            name: 'Étoile partagée',
            kind: 'land',
            star: true,
            pieces: [
              { glyph: 'army', whose: 'own' },
              { glyph: 'army', whose: 'mate' },
            ],
            note: '+1 pour chacun',
            good: true,
          },
          { name: 'Pas d’étoile', kind: 'land', pieces: [{ glyph: 'army', whose: 'own' }], note: 'rien' },
        ],
        links: ['none', 'none'],
      },
      caption: 'Ce que vos armées rapportent à votre phase de victoire.',
    },
    {
      title: 'Votre tour',
      text: [
        'Jouez exactement une carte : construisez une pièce, livrez bataille, ou utilisez un Événement, un Statut, une Réponse ou une Guerre économique. Le reste du tour se joue presque tout seul.',
      ],
      drawing: { kind: 'steps', names: steps, now: 0 },
      caption:
        'Les pièces non ravitaillées sont retirées, les étoiles rapportent, vous pouvez défausser des cartes, et vous piochez jusqu’à sept.',
    },
    {
      title: 'Ravitaillement',
      text: [
        'Vous construisez à côté de vos pièces ravitaillées, et une nouvelle pièce doit elle-même être ravitaillée.',
      ],
      ...supplyChain,
    },
    {
      title: 'Flottes',
      text: ['La mer porte le ravitaillement, et les batailles atteignent toutes les côtes.'],
      ...port,
    },
    {
      title: 'Bataille',
      text: [
        'Le hasard n’y est pour rien : qui joue la carte gagne la bataille, à moins que quelqu’un ne réagisse.',
      ],
      ...battle,
    },
    {
      title: 'Réactions',
      text: ['Les Statuts restent sur la table et agissent dès lors. Les Réponses attendent face cachée.'],
      ...reactions,
    },
    {
      title: 'La pioche est votre horloge',
      text: [
        'Votre pioche n’est jamais remélangée. Les cartes fortes coûtent d’autres cartes, et la Guerre économique fait défausser l’ennemi. Une fois la pioche vide, chaque carte qui devrait partir coûte un point.',
      ],
    },
    {
      title: 'Comment on gagne',
      text: [
        'Avec 30 points d’avance après le tour des États-Unis, ou avec plus de points après la manche 20. À égalité, l’Axe gagne.',
      ],
      drawing: {
        kind: 'lead',
        left: 'Axe',
        right: 'Alliés',
        by: 9,
        wins: 30,
        label: 'Les Alliés mènent de 9',
      },
      caption: 'Le score est un tir à la corde : seule l’avance compte.',
    },
  ],
  chapters: {
    'order-of-play': { drawing: { kind: 'steps', names: steps }, caption: 'Les cinq phases de chaque tour.' },
    supply: supplyChain,
    pieces: port,
    'card-types': battle,
    'card-play': reactions,
    'scoring-and-victory': {
      drawing: {
        kind: 'lead',
        left: 'Axe',
        right: 'Alliés',
        by: 9,
        wins: 30,
        label: 'Les Alliés mènent de 9',
      },
      caption: 'Une avance de 30 après le tour des États-Unis met fin à la partie.',
    },
  },
};

export const learn = {
  about,
  lesson,
  hints,
};
