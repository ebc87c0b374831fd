import type { Hint } from '../../../boards/board-module.js';
import type { AboutWords, Figure } from '../../../learn/drawing.js';
import type { LessonWords } from '../../../lessons/lesson.js';

/** Lessons, hints and the "two minutes" page of East Front, in French. */
/** What each side usually wants: at first, and once the front has settled. */
const sides: Record<string, { opening: readonly string[]; later: readonly string[] }> = {
  axis: {
    opening: [
      'Vous avez la force, mais peu de temps. Frappez là où des avions peuvent soutenir, gagnez du terrain, et gardez une pièce derrière chaque fer de lance : un char hors ravitaillement est perdu à la fin du tour.',
      'En hiver, personne ne peut prolonger une attaque ; au printemps, personne ne peut avancer. Les étoiles ne comptent qu’après les manches 3, 7, 11 et 16 : préparez-les.',
    ],
    later: [
      'Raccourcissez le front avant le prochain décompte : une étoile tenue et ravitaillée vaut mieux que deux coupées de tout. Les pièces du Pacte peuvent garder ce que les forces allemandes ont pris.',
    ],
  },
  allies: {
    opening: [
      'Cédez du terrain, pas des pièces : un Repli sauve une infanterie qu’une défense héroïque perdrait. Retirez des avions pour le prix qu’ils coûtent à l’attaquant.',
      'Une infanterie à côté d’une zone vide y coupe le ravitaillement. Laissez-en quelques-unes derrière les fers de lance, et affamez-les.',
    ],
    later: [
      'À chaque manche, vos nouvelles pièces arrivent plus près du front. Attaquez ce qui est hors ravitaillement ou sans avions, et reprenez les étoiles avant les manches de décompte.',
    ],
  },
};

const hints = {
  sides,
  of: 'Ce que cherche d’ordinaire votre camp',
  questions: {
    'setup.mulligan': {
      title: 'Votre première main',
      text: [
        'Sept cartes. Si elles ne vous plaisent pas, vous pouvez les remélanger toutes et en piocher sept autres, une seule fois.',
        'Une carte se joue pour son texte, se garde comme réaction au combat, ou se défausse pour payer une action simple : une main variée est une bonne main.',
      ],
      anchors: ['setup.mulligan', 'setup.hand'],
    },
    'move.once': {
      title: 'Déplacez vos pièces',
      text: [
        'Chaque pièce peut bouger une fois, l’une après l’autre : infanteries et chars vers une zone terrestre adjacente, flottes sur l’eau, avions jusqu’à deux zones. Faites glisser une pièce, ou choisissez-la puis une zone éclairée.',
        'Une pièce ne peut jamais aller là où elle serait hors ravitaillement : l’ordre compte donc. Vous pouvez annuler vos mouvements tant que rien n’a été révélé.',
      ],
      anchors: ['move.first', 'move.supplied', 'move.airplane-landing'],
    },
    'action.possible': {
      title: 'Effectuez une action',
      text: [
        'Deux actions par tour. Jouer une carte pour son texte est la plus forte ; on peut aussi défausser des cartes pour une conscription, une marche forcée ou une attaque désespérée, et une carte de secours est là quand la main est pauvre.',
        'Gardez quelques cartes : chacune est aussi une réaction au combat.',
      ],
      anchors: ['action.possible', 'action.play', 'contingency.use'],
    },
    'combat.attack-target': {
      title: 'Choisissez une attaque',
      text: [
        'Toutes les infanteries et tous les chars d’une faction dans une zone attaquent ensemble une zone terrestre adjacente que l’ennemi contrôle. La force doit être ravitaillée.',
        'Le défenseur perd une pièce à chaque round ; pour poursuivre, vous sacrifiez une pièce d’un rang au moins égal : approchez donc vos avions.',
      ],
      anchors: ['combat.force', 'combat.continue', 'combat.rank'],
    },
    'combat.round': {
      title: 'Vous êtes attaqué',
      text: [
        'Retirez une pièce de la zone, ou un avion ou une flotte d’une zone adjacente : plus son rang est élevé, plus l’attaquant aura du mal à poursuivre.',
        'Ou utilisez une réaction : Tenir bon ne perd rien, Repli sauve une pièce, Échange fait aussi payer l’attaquant.',
      ],
      anchors: ['combat.removal', 'reaction.stand-fast', 'reaction.retreat', 'reaction.exchange'],
    },
    'combat.continue': {
      title: 'Poursuivre l’attaque ?',
      text: [
        'Sacrifiez une pièce de rang égal ou supérieur à celle que le défenseur vient de perdre, utilisez une Attaque prolongée, ou arrêtez. La dernière pièce de la force ne peut jamais être sacrifiée.',
      ],
      anchors: ['combat.continue', 'combat.last-piece', 'reaction.sustain-attack'],
    },
    'reaction.advance': {
      title: 'La zone est vide',
      text: [
        'Avec une carte Avance !, une infanterie ou un char de la force y entre et prend le contrôle. Pas au printemps.',
      ],
      anchors: ['reaction.advance'],
    },
    'action.cost': {
      title: 'Payez avec des cartes',
      text: [
        'N’importe quelle carte convient, quelle que soit sa faction. Votre adversaire ne voit pas laquelle vous défaussez.',
      ],
      anchors: ['action.cost', 'secrecy.discard'],
    },
  } as Record<string, Hint>,
  card: (name: string, type: string) => `${name} (${type})`,
};

const steps = [
  'Premier mouvement',
  'Première action',
  'Seconde action',
  'Second mouvement',
  'Ravitaillement',
  'Pioche',
];

const supplyPath: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      { name: 'Drapeau', kind: 'land', flag: true },
      { name: 'À vous, vide', kind: 'land', note: 'le chemin continue', good: true },
      {
        name: 'Votre infanterie',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'own' }],
        note: 'le garde ouvert',
        good: true,
      },
      { name: 'À vous, vide', kind: 'land', note: 'près d’un ennemi : coupé' },
      {
        name: 'Fer de lance',
        kind: 'land',
        pieces: [{ glyph: 'tank', whose: 'own', how: 'gone' }],
        note: 'non ravitaillé : perdu',
      },
    ],
    links: ['supply', 'supply', 'cut', 'cut'],
  },
  caption:
    'Un chemin de zones sous votre contrôle mène à un drapeau de votre faction. Les pièces ennemies le coupent dans les zones vides qui leur sont adjacentes ; une de vos pièces sur place le garde ouvert.',
};

const ranks: Figure = {
  drawing: {
    kind: 'ladder',
    names: [
      { glyph: 'army', name: 'Infanterie' },
      { glyph: 'tank', name: 'Char' },
      { glyph: 'plane', name: 'Avion, flotte' },
      { glyph: 'shield', name: 'Tenir bon' },
    ],
    low: 'perte légère',
    high: 'dur à égaler',
  },
  caption:
    'Pour ouvrir un nouveau round, l’attaquant sacrifie une pièce d’un rang au moins égal à celle que le défenseur vient de perdre. Contre Tenir bon, seule une Attaque prolongée permet de poursuivre.',
};

const combat: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      {
        name: 'La force',
        kind: 'land',
        pieces: [
          { glyph: 'army', whose: 'own' },
          { glyph: 'tank', whose: 'own' },
        ],
        note: 'une faction, une zone',
        good: true,
      },
      {
        name: 'Zone attaquée',
        kind: 'land',
        star: true,
        pieces: [{ glyph: 'army', whose: 'enemy', how: 'gone' }],
        note: 'une perte par round',
      },
      {
        name: 'Zone adjacente',
        kind: 'land',
        pieces: [{ glyph: 'plane', whose: 'enemy' }],
        note: 'perte possible à la place',
      },
    ],
    links: ['attack', 'none'],
  },
  caption:
    'À chaque round, le défenseur retire une pièce ou réagit ; puis l’attaquant paie pour poursuivre, ou s’arrête. Il n’y a pas de dés.',
};

const reactions: Figure = {
  drawing: {
    kind: 'cards',
    cards: [
      { glyph: 'shield', name: 'Tenir bon', says: 'Défenseur : aucune perte ce round.' },
      { glyph: 'retreat', name: 'Repli', says: 'Défenseur : une pièce se replie.' },
      { glyph: 'exchange', name: 'Échange', says: 'Défenseur : l’attaquant perd aussi une pièce.' },
      { glyph: 'sustain', name: 'Attaque prolongée', says: 'Attaquant : un round de plus, gratuit.' },
      { glyph: 'anti-air', name: 'DCA', says: 'Répond à un avion sacrifié.' },
      { glyph: 'advance', name: 'Avance !', says: 'Attaquant : entrée dans la zone vide.' },
    ],
  },
  caption:
    'Chaque carte a une réaction dans un coin. Une carte sert pour son texte ou pour sa réaction, jamais pour les deux.',
};

const seasons: Figure = {
  drawing: { kind: 'track', count: 16, marked: [3, 7, 11, 16], label: 'De l’été 1941 au printemps 1945' },
  caption: 'Les étoiles ne sont comptées qu’après ces quatre manches.',
};

const about: AboutWords = {
  lead: 'La guerre à l’Est, à deux. Seize saisons, deux actions par tour, pas de dés : le combat est un duel de pertes et de cartes.',
  parts: [
    {
      title: 'Votre but',
      text: [
        'Contrôler les étoiles de victoire quand elles sont comptées : chacune vaut un point. Entre-temps, le terrain se gagne, ou s’échange contre du temps.',
      ],
      ...seasons,
    },
    {
      title: 'Votre tour',
      text: [
        'Déplacez tout une fois, effectuez deux actions, déplacez encore chars et flottes. Une action est une carte jouée pour son texte, une carte défaussée pour quelque chose de simple, ou une carte de secours.',
      ],
      drawing: { kind: 'steps', names: steps, now: 1 },
      caption:
        'Puis les pièces hors ravitaillement sont perdues, et vous piochez jusqu’à cinq cartes en main, trois au plus.',
    },
    {
      title: 'Ravitaillement',
      text: [
        'Aucune pièce ne va là où elle serait hors ravitaillement, et aucune pièce hors ravitaillement n’attaque.',
      ],
      ...supplyPath,
    },
    {
      title: 'Le combat',
      text: [
        'Toutes les infanteries et tous les chars d’une faction dans une zone attaquent ensemble. Les avions et les flottes voisins soutiennent le combat.',
      ],
      ...combat,
    },
    {
      title: 'Rangs',
      text: ['Ce que vous perdez décide de ce qu’il en coûte à l’autre camp de poursuivre.'],
      ...ranks,
    },
    {
      title: 'Réactions',
      text: ['Gardez des cartes en main : sans réactions, un front s’effondre.'],
      ...reactions,
    },
    {
      title: 'Comment on gagne',
      text: [
        'Avec 10 points d’avance juste après un décompte, ou avec plus de points après le dernier. À égalité, l’Axe gagne.',
      ],
      drawing: { kind: 'lead', left: 'Axe', right: 'Alliés', by: -4, wins: 10, label: 'L’Axe mène de 4' },
      caption: 'On ne perd jamais de points ; c’est l’avance qui décide.',
    },
  ],
  chapters: {
    'rounds-and-turns': {
      drawing: { kind: 'steps', names: steps },
      caption: 'Les six étapes de chaque tour.',
    },
    supply: supplyPath,
    combat,
    reactions,
    actions: {
      drawing: { kind: 'steps', names: ['Jouer une carte', 'Payer en cartes', 'Carte de secours', 'Passer'] },
      caption:
        'Ce que peut être une action : le texte d’une carte, une action simple payée en cartes, une carte de secours, ou rien.',
    },
    'scoring-and-victory': seasons,
  },
};

export const learn = {
  about,
  hints,
  lessons: {
    axis: {
      title: 'Le tour d’exemple, avec l’Axe',
      about:
        'Mouvements, attaques et toutes les sortes de réactions, en suivant l’exemple du livret de règles.',
      steps: [
        {
          title: 'Premier mouvement : faites monter la réserve',
          text: [
            'C’est l’été 1941. À l’étape Premier mouvement, chaque pièce peut bouger une fois. La plupart de vos pièces sont déjà à la frontière ; l’infanterie à Berlin est trop en arrière.',
            'Faites-la glisser à Varsovie, ou choisissez-la puis la zone éclairée.',
          ],
        },
        {
          title: 'Un avion suit',
          text: [
            'Les avions volent jusqu’à deux zones et se posent là où vous aviez le contrôle au début de l’étape. À Varsovie, il peut soutenir des attaques contre toutes les zones adjacentes.',
          ],
        },
        {
          title: 'La flotte avance',
          text: ['Les flottes se déplacent sur l’eau, et soutiennent les combats terrestres voisins.'],
        },
        { title: 'Cela suffit', text: ['Le reste est bien placé. Terminez l’étape.'] },
        {
          title: 'Première action : Barbarossa',
          text: [
            'Vous avez deux actions. La plus forte est une carte jouée pour son texte. Barbarossa : une force allemande à l’ouest de la ligne de 1939 attaque, puis vous effectuez une action supplémentaire.',
          ],
        },
        {
          title: 'La force à Varsovie attaque Brest-Litovsk',
          text: [
            'Toutes les infanteries et tous les chars allemands d’une zone forment une force : ici trois infanteries et deux chars. Les avions n’en font pas partie ; ils soutiennent.',
          ],
        },
        {
          text: [
            'Les Alliés veulent tenir la frontière : au lieu de l’infanterie à Brest-Litovsk, ils retirent l’avion à Smolensk, zone adjacente.',
          ],
        },
        {
          title: 'Poursuivez l’attaque',
          text: [
            'Pour poursuivre, vous sacrifiez une pièce d’un rang au moins égal à celui de la pièce perdue. L’avion est le rang le plus élevé, ce sera donc un avion : un de ceux de Varsovie, à côté de Brest-Litovsk.',
          ],
        },
        { text: ['Les Alliés pourraient répondre à un avion par la DCA. Ils ne le font pas.'] },
        { text: ['Ils utilisent une carte pour sa réaction : Militsia, un Repli.'] },
        { text: ['L’infanterie se replie à Smolensk. Brest-Litovsk est vide, et le combat est terminé.'] },
        {
          title: 'Avancer ?',
          text: [
            'Avec une carte Avance !, une pièce de la force pourrait entrer aussitôt à Brest-Litovsk. Vous avez Corps motorisé, mais il y aura une meilleure occasion.',
          ],
        },
        {
          title: 'L’action supplémentaire : Panzergrenadiers',
          text: [
            'Barbarossa vous donne une autre action dans la même étape. Panzergrenadiers exige une force avec une infanterie et un char, et les fait entrer ensuite.',
          ],
        },
        {
          title: 'La même force attaque Lvov',
          text: ['Une force peut attaquer aussi souvent que vos actions le permettent.'],
        },
        { text: ['Retranchez-vous ! est un Tenir bon : avec une infanterie en défense, rien n’est retiré.'] },
        {
          title: 'Une seule réponse à Tenir bon',
          text: [
            'Tenir bon dépasse le rang de toutes les pièces. Une carte Attaque prolongée est la seule réponse, et Groupe d’armées Centre en est une. Son texte ne sert pas : une carte se dépense pour son texte ou pour sa réaction.',
          ],
        },
        { text: ['Les Alliés n’ont plus rien à opposer, et perdent l’infanterie à Lvov.'] },
        {
          title: 'Gardez l’Avance !',
          text: ['Panzergrenadiers fera entrer des pièces par son propre texte. Passez.'],
        },
        {
          title: 'Entrez',
          text: [
            'Une infanterie et un char de la force peuvent entrer dans la zone attaquée. D’abord l’infanterie : Lvov est à vous.',
          ],
        },
        { title: 'Et le char', text: ['Le char suit.'] },
        {
          title: 'Seconde action : Sonderkraftfahrzeug',
          text: [
            'Une infanterie et un char vont ensemble d’une zone à une autre ; puis une force qui compte les deux peut attaquer.',
          ],
        },
        { title: 'Tous deux à Lvov', text: ['Désignez l’infanterie ; le char va avec elle.'] },
        {
          title: 'Attaquez Kiev',
          text: ['Deux infanteries et deux chars sont à Lvov. Kiev a une étoile, et un char.'],
        },
        {
          text: [
            'Encore un avion perdu à la place du défenseur : celui de Rostov. Aucun avion allemand n’est à côté de Kiev pour l’égaler.',
          ],
        },
        {
          title: 'DCA',
          text: [
            'Quand l’ennemi retire un avion, vous pouvez répondre par une carte DCA : le round suivant ne vous coûte rien. C’est maintenant ou jamais.',
          ],
        },
        {
          text: [
            'Les Alliés utilisent un Échange : ils perdent le char à Kiev, mais vous perdez aussi une pièce.',
          ],
        },
        {
          title: 'Payez l’Échange',
          text: [
            'N’importe quelle pièce de la force convient, de n’importe quel rang, ou un soutien à côté de Kiev. Une infanterie est la moins chère.',
          ],
        },
        {
          title: 'Maintenant : Avance !',
          text: ['Il n’y a plus personne à Kiev. C’est pour cela que vous gardiez Corps motorisé.'],
        },
        {
          title: 'Un char à Kiev',
          text: ['Un char peut repartir à l’étape Second mouvement, une infanterie non.'],
        },
        {
          title: 'Second mouvement : chars et flottes',
          text: [
            'Seuls les chars et les flottes bougent maintenant, quoi qu’ils aient fait avant. Le char en Prusse-Orientale prend Brest-Litovsk, vide.',
          ],
        },
        {
          title: 'L’ordre compte',
          text: [
            'Le char à Kiev veut continuer vers Rostov. S’il laissait Kiev vide, l’infanterie soviétique voisine couperait le ravitaillement derrière lui, et le mouvement serait refusé : essayez. Un autre char vient donc d’abord à Kiev.',
          ],
        },
        {
          title: 'Vers Rostov',
          text: [
            'Avec un char resté à Kiev, la voie est libre. À Rostov, votre char coupe le ravitaillement de la moitié du sud.',
          ],
        },
        {
          title: 'Le Pacte suit',
          text: [
            'Pièces allemandes et pièces du Pacte peuvent partager une zone, mais ne forment jamais une même force.',
          ],
        },
        {
          title: 'Fin du tour',
          text: [
            'Tout est ravitaillé : rien n’est perdu à l’étape Ravitaillement. Il vous reste une carte et vous en piochez trois : jamais plus de trois, et jamais au-delà de cinq en main.',
          ],
        },
      ],
      end: {
        title: 'Le tour de l’Axe est terminé',
        text: [
          'Vous avez bougé, attaqué trois fois, rencontré Repli, Tenir bon et Échange, et répondu par Attaque prolongée, DCA et Avance !',
          'L’autre moitié de l’exemple est la réponse des Alliés.',
        ],
      },
    },
    allies: {
      title: 'Le tour d’exemple, avec les Alliés',
      about: 'Ravitaillement, déploiement et élimination : la réponse au premier coup.',
      steps: [
        {
          title: 'Premier mouvement : parez la menace',
          text: [
            'Le char allemand à Rostov est à côté du Caucase, de Stalingrad et de Gorki, qui sont vides : aucun ravitaillement n’y passe. Les pièces en Bessarabie, à Sébastopol et en mer Noire sont coupées et ne peuvent aller nulle part. Regardez le calque du ravitaillement soviétique.',
            'L’infanterie des Pays baltes se retire à Leningrad.',
          ],
        },
        { title: 'L’avion', text: ['Depuis Novgorod, il peut soutenir Leningrad, Smolensk et Moscou.'] },
        { title: 'Vers le sud', text: ['L’infanterie qui s’est repliée va à Koursk.'] },
        { title: 'Le char', text: ['Voronej est à côté de Rostov : le char y sera utile.'] },
        { title: 'Assez', text: ['Le reste ne peut pas bouger, ou ne le doit pas.'] },
        {
          title: 'Première action : Frères et sœurs !',
          text: [
            'Trois infanteries, chacune dans une autre zone à étoile de victoire à l’est de la ligne de 1939.',
          ],
        },
        {
          title: 'Moscou',
          text: ['Une pièce se déploie là où vous avez le contrôle et où elle est ravitaillée.'],
        },
        { title: 'Puis Smolensk', text: ['La suivante à Smolensk.'] },
        { title: 'Voronej', text: ['Et une à Voronej.'] },
        {
          title: 'Seconde action : Tireurs d’élite',
          text: ['Une élimination n’est pas un combat : il n’y a pas d’attaque, et personne ne peut réagir.'],
        },
        {
          title: 'Le char à Rostov',
          text: [
            'Il est à côté d’une infanterie soviétique : on peut donc le choisir. Avec lui disparaît l’interdiction.',
          ],
        },
        {
          title: 'Second mouvement',
          text: [
            'Le char reprend Rostov. La flotte en mer Noire est de nouveau ravitaillée et pourrait bouger aussi ; elle reste.',
          ],
        },
        {
          title: 'Fin du tour',
          text: [
            'Toutes les pièces sont ravitaillées. Vous piochez trois cartes, et l’automne 1941 commence.',
          ],
        },
      ],
      end: {
        title: 'La première manche est terminée',
        text: [
          'Seize manches comme celle-ci décident de la guerre ; les étoiles sont comptées après quatre d’entre elles. Jouez-en une maintenant contre un bot.',
        ],
      },
    },
  } as Record<string, LessonWords>,
};
