import type { Hint } from '../../../boards/board-module.js';

/** Hints for the questions that only a campaign of Totaler Krieg asks, in French. */
export const campaignQuestions: Record<string, Hint> = {
  '1.1.2d': {
    title: 'Une carte quitte le jeu',
    text: [
      'La carte que vous venez de révéler en coûte une de celles-ci. Elle ne revient jamais, et les autres ne voient pas laquelle c’est.',
    ],
    anchors: ['1.1.2d'],
  },
  '1.1.2m': {
    title: 'Votre partenaire pour cette saison',
    text: [
      'Les pas de la carte sont ceux de ce pays, et son dé peut lui apporter avions, navires ou production.',
    ],
    anchors: ['1.1.2m', '19.38'],
  },
  '1.1.2n': {
    title: 'Jeter le dé, ou forcer',
    text: ['Sans dé, le pays résiste à coup sûr. La liste dit ce qu’il en coûte.'],
    anchors: ['1.1.2n', '19.7'],
  },
  '1.1.2s': {
    title: 'Soutien aux nationalistes',
    text: [
      'Retirez le marqueur d’un ennemi d’un pays, ou jetez le dé pour un pays de la région que nomme la carte : vous pourrez y user d’influence.',
    ],
    anchors: ['1.1.2s', '19.13'],
  },
  '1.1.2t': {
    title: 'Une unité quitte le jeu',
    text: ['La carte coûte une de ces unités, où qu’elle soit. Elle ne revient jamais.'],
    anchors: ['1.1.2t'],
  },
  '1.1.3a': {
    title: 'La carte de votre prochaine saison',
    text: [
      'Elle reste face cachée jusqu’au début de votre prochaine saison. Elle apporte alors ses unités, ses pas et ses marqueurs Blitz, et l’on jette le dé sur sa table politique à chaque tour de cette saison. Si ses conditions ne sont plus remplies, elle revient et ne donne rien.',
    ],
    anchors: ['1.1.3a', '1.1.1a'],
  },
  '1.2.1a': {
    title: 'Les états-majors de l’arrière',
    text: [
      'Dans la ville d’un marqueur de logistique, on peut placer des remplacements, même loin du pays. Une base de partisans va dans un pays conquis, dont l’armée peut se relever de là.',
    ],
    anchors: ['1.2.1a', '1.2.2a', '18.18'],
  },
  '13.6.2.3b': {
    title: 'Les généraux négocient',
    text: [
      'Chaque trêve peut être renforcée ou affaiblie d’un degré. Là où il n’y en a pas, une négociation commence ensuite.',
    ],
    anchors: ['13.6.2.3b', '19.23'],
  },
  '16b': {
    title: 'La chance',
    text: [
      'Vous pouvez faire rejeter ce dé, une fois par tour ; le second jet compte. Le marqueur passe alors à l’autre camp.',
    ],
    anchors: ['16b', '16a'],
  },
  '18.17': {
    title: 'Qui reçoit l’aide américaine ?',
    text: [
      'Dans la case occidentale, un dé peut donner des pas à la France tant qu’elle combat, dans la soviétique à la Russie. Elle peut aussi attendre dans la case Délai.',
    ],
    anchors: ['18.17', '20.3.7', '20.5.6'],
  },
  '18.2': {
    title: 'La doctrine aéromobile',
    text: [
      'Utilisée maintenant, les défenseurs allemands reculent d’un hexagone de plus au lieu de perdre un pas, ou un QG avance avec les attaquants. Le marqueur revient au tour suivant.',
    ],
    anchors: ['18.2'],
  },
  '18.26': {
    title: 'Le Japon se tourne contre la Grande-Bretagne',
    text: [
      'Ou bien la Grande-Bretagne prend sur elle la guerre du Pacifique, qui retient navires et avions, ou bien elle renonce à la carte Soutien du Commonwealth.',
    ],
    anchors: ['18.26'],
  },
  '18.30': {
    title: 'Annexé par l’Allemagne',
    text: ['La région devient une part de l’Allemagne. Tous les pions de son pays quittent le jeu.'],
    anchors: ['18.30'],
  },
  '18.34': {
    title: 'La chasse aux corsaires',
    text: [
      'Deux unités de soutien de votre réserve poursuivent les corsaires allemands et sont retardées. Envoyez celles qui vous manquent le moins ce tour.',
    ],
    anchors: ['18.34'],
  },
  '19.12': {
    title: 'Un accord a son prix',
    text: ['La terre est cédée de toute façon. En échange, vous pouvez user d’influence chez un voisin.'],
    anchors: ['19.12', '19.19'],
  },
  '19.16': {
    title: 'L’influence à la place',
    text: ['Ce pays n’a pas de terre à céder à la Russie : vous pouvez y user d’influence.'],
    anchors: ['19.16', '19.19'],
  },
  '19.17': {
    title: 'Les nationalistes',
    text: [
      'Frappez un marqueur, une unité coloniale ou celle d’un pays mineur dont les Alliés ont besoin, ou prenez un pas.',
    ],
    anchors: ['19.17'],
  },
  '19.18': {
    title: 'Une lente fin',
    text: [
      'Le pays vit encore quelques saisons, puis sa terre est cédée. En attendant, vous pouvez user d’influence chez un voisin.',
    ],
    anchors: ['19.18', '19.19', '18.7'],
  },
  '19.2': {
    title: 'Une guerre de frontière',
    text: [
      'Le pays a rejoint le camp de l’événement. Choisissez un voisin neutre : il rejoint l’autre camp.',
    ],
    anchors: ['19.2', '13.7.1a'],
  },
  '19.21': {
    title: 'L’aide militaire',
    text: [
      'Un pas d’un pays mineur de votre camp ou d’une unité coloniale, placé en remplacement ; ou une unité retardée un tour plus tôt.',
    ],
    anchors: ['19.21', '19.11'],
  },
  '19.23': {
    title: 'Les généraux prennent le pouvoir',
    text: ['Chaque trêve peut changer d’un degré ; puis une négociation commence là où il n’y en a pas.'],
    anchors: ['19.23', '13.6.2.3b'],
  },
  '19.25': {
    title: 'Un pays de votre façon',
    text: [
      'Un pays conquis devient un allié avec sa propre armée, que l’on bâtit par remplacements. Les partisans alliés en sont chassés.',
    ],
    anchors: ['19.25'],
  },
  '19.26': {
    title: 'Un allié commence sa guerre',
    text: ['Son voisin neutre rejoint l’autre camp. Choisissez celui qui y fait le moins de mal.'],
    anchors: ['19.26', '13.5a'],
  },
  '19.28': {
    title: 'Pression sur les neutres',
    text: [
      'Une seule chose : le plus souvent, un marqueur à vous dans un pays neutre, ou un marqueur ennemi hors de lui. Le marqueur d’abord, l’influence ensuite : ainsi un pays rejoint votre camp.',
    ],
    anchors: ['19.28', '18.14'],
  },
  '19.29': {
    title: 'Ils ne passeront pas',
    text: ['Donnez un pas à vous, ou une ville d’Espagne passe à l’autre camp.'],
    anchors: ['19.29', '19.4'],
  },
  '19.3': {
    title: 'Une garnison pour une terre nouvelle',
    text: [
      'La terre est à vous. Un détachement tient une de ses villes ou un port : l’ennemi n’y entre pas à pied sec.',
    ],
    anchors: ['19.3', '13.8.1.1a'],
  },
  '19.30': {
    title: 'Le Pacifique appelle',
    text: [
      'Une unité de soutien part pour le Pacifique et manque à l’Europe, ou elle en revient par la case Délai. Envoyez ce dont l’Europe peut se passer.',
    ],
    anchors: ['19.30', '18.26'],
  },
  '19.31': {
    title: 'Les mains libres en politique',
    text: [
      'L’une de ces choses : un marqueur Blitz de plus pour votre prochain segment de soutien, une guerre, l’influence, la fin d’une politique, des pourparlers, ou une défaillance qui écarte le soutien ennemi d’une contrée.',
    ],
    anchors: ['19.31'],
  },
  '19.33': {
    title: 'La bombe',
    text: [
      'L’hexagone est dévasté : à la fin, un hexagone stratégique ennemi compte pour vous. Une unité ennemie qui s’y trouve peut être détruite.',
    ],
    anchors: ['19.33', '18.10'],
  },
  '19.34': {
    title: 'Une province à part',
    text: ['Cette région d’Espagne devient un pays neutre et quitte la guerre civile.'],
    anchors: ['19.34'],
  },
  '19.35': {
    title: 'La République se déchire',
    text: ['Elle perd une ville, ou l’autre faction alliée la soutient désormais.'],
    anchors: ['19.35'],
  },
  '19.36': {
    title: 'Les armes spéciales',
    text: [
      'Retardez une unité de soutien alliée, détruisez un pas sur la carte, ou gagnez un succès de plus d’une directive de production jouée.',
    ],
    anchors: ['19.36'],
  },
  '19.37': {
    title: 'Après l’ultimatum',
    text: [
      'Un marqueur Blitz de plus pour votre prochain segment de soutien, une guerre contre un neutre, ou la fin de la politique qui lie le pays nommé.',
    ],
    anchors: ['19.37'],
  },
  '19.38': {
    title: 'Des améliorations',
    text: [
      'Un pion que votre partenaire n’a pas encore vient par la case Délai : avions, navires, ou une économie de guerre, qui donne un pas chaque saison.',
    ],
    anchors: ['19.38', '1.1.2m'],
  },
  '19.39': {
    title: 'Pour qui sonne le glas',
    text: ['Un pas à vous achète une ville de l’ennemi en Espagne.'],
    anchors: ['19.39', '19.4'],
  },
  '19.4': {
    title: 'Une ville change de mains en Espagne',
    text: [
      'Chaque marqueur est à un camp de la guerre civile, la capitale tombe la dernière. Quand tous montrent un camp, la guerre est finie.',
    ],
    anchors: ['19.4', '13.8.6b'],
  },
  '19.8': {
    title: 'Une tentative de coup d’État',
    text: [
      'Deux pertes différentes : une unité de soutien retardée, un QG retardé, ou deux pas d’une grande puissance.',
    ],
    anchors: ['19.8'],
  },
  '2.3.2.2c': {
    title: 'L’infanterie devient forteresse',
    text: ['Une forteresse de la réserve prend la place de l’infanterie. Elle est forte et ne bouge plus.'],
    anchors: ['2.3.2.2c'],
  },
  '20.1.1': {
    title: 'Un pays est conquis',
    text: ['La terre est à vous tant que vous tenez ses villes. Des partisans peuvent le ramener.'],
    anchors: ['20.1.1'],
  },
  '20.2.1': {
    title: 'Un pays est vaincu',
    text: [
      'Le Plan jaune vainc un pays dans cette partie, une fois. La France se brise : le nord devient terre allemande, le sud et les colonies un Vichy neutre.',
    ],
    anchors: ['20.2.1'],
  },
  '20.2.2': {
    title: 'Ce que la Russie garde sous les armes',
    text: [
      'L’armée soviétique a quitté la carte. Dix infanteries peuvent se tenir n’importe où dans ce qui reste de la Russie, pour la garder jusqu’à ce que la guerre reprenne.',
    ],
    anchors: ['20.2.2'],
  },
  '20.3.6': {
    title: 'La France se lève',
    text: ['Une ville de la France occupée est sans Allemands : Vichy, neutre, peut rejoindre l’Ouest.'],
    anchors: ['20.3.6'],
  },
  '20.3.7': {
    title: 'Le prêt-bail pour la France',
    text: [
      'Jetez le dé pour des pas français tant que la France combat. Retiré dans la case Délai, il peut aller plus tard à la Russie.',
    ],
    anchors: ['20.3.7', 'a-8d'],
  },
  '20.4.2': {
    title: 'Un pays dépose les armes',
    text: [
      'Son armée quitte la carte et ne peut être rebâtie que pas à pas par son camp. Le pays même reste dans ce camp, et les Allemands peuvent y rester.',
    ],
    anchors: ['20.4.2', '18.24'],
  },
  '20.5.4': {
    title: 'L’Axe déplace des gardes soviétiques',
    text: [
      'La Russie a laissé trop faible une terre qui lui fut cédée. Vous choisissez les unités soviétiques qui doivent y aller, et donc où son front s’amincit.',
    ],
    anchors: ['20.5.4'],
  },
  '20.5.5': {
    title: 'La Russie se lève',
    text: [
      'Une ville que l’accord a donnée à l’Allemagne est sans Allemands : vous pouvez y mettre fin, et la guerre reprend à l’est.',
    ],
    anchors: ['20.5.5'],
  },
  '20.5.6': {
    title: 'Le prêt-bail pour la Russie',
    text: ['Un dé apporte des pas russes. Les routes ouvertes de Mourmansk et de Téhéran l’améliorent.'],
    anchors: ['20.5.6', 'a-8d'],
  },
  '20.7': {
    title: 'Internées',
    text: [
      'Les unités doivent quitter cette terre. Elles se divisent en petites, qui reviennent avec votre prochaine carte.',
    ],
    anchors: ['20.7'],
  },
  '24.4a': {
    title: 'Une garnison venue de Grèce',
    text: [
      'Une fois dans la partie, deux infanteries allemandes peuvent venir dans les Balkans, où un pays a changé de camp.',
    ],
    anchors: ['24.4a'],
  },
  '25.4a': {
    title: 'L’Armée rouge arrive',
    text: [
      'Un dé dit combien de villes prend l’Armée rouge. Elles, et tout ce qui les entoure, sont hors du jeu pour les deux camps.',
    ],
    anchors: ['25.4a'],
  },
  '4.1.4a': {
    title: 'Les parachutistes au sol',
    text: ['Une infanterie de la réserve prend leur place. Sinon ils s’en vont, et reviennent plus tard.'],
    anchors: ['4.1.4a'],
  },
  '4.2.6.2d': {
    title: 'Une armée mixte paie',
    text: ['L’unité du pays qu’elle contient est perdue, de plus petites prennent la place du reste.'],
    anchors: ['4.2.6.2d', '4.2.6.2b'],
  },
  '4.2.6.2e': {
    title: 'Un marqueur est perdu',
    text: [
      'Un détachement tient son hexagone, un marqueur de logistique amène des remplacements : cédez celui qui vous manque le moins.',
    ],
    anchors: ['4.2.6.2e'],
  },
  '4.2.6.2f': {
    title: 'Un pays renonce à des troupes',
    text: [
      'Ces pas sont perdus par les unités du pays même, ou par celles qui sont nommées, où qu’elles soient. À l’arrière, cela coûte le moins.',
    ],
    anchors: ['4.2.6.2f', '19.26'],
  },
  '6.1.1e': {
    title: 'Pas d’occupation',
    text: [
      'Avec ce marqueur, de grandes unités allemandes entrent dans le pays sans l’occuper ; mais les siennes restent chez elles tant qu’il y est.',
    ],
    anchors: ['6.1.1e', '18.24'],
  },
  '6.1.1i': {
    title: 'Votre allié peut-il entrer ?',
    text: [
      'Ouvert, les unités de l’autre faction alliée peuvent entrer chez vous. Vous pouvez en changer à chacun de vos segments guerre et paix.',
    ],
    anchors: ['6.1.1i', '3.1.4h'],
  },
  '6.1.2a': {
    title: 'D’une trêve à la guerre',
    text: [
      'L’armistice et Réviser la politique deviennent négociation, la négociation devient guerre : tant que l’une d’elles est là, les deux camps se laissent en paix.',
    ],
    anchors: ['6.1.2a', '13.6.2.3b', '13.6.2.1a'],
  },
  '7.2b': {
    title: 'Quel marqueur d’abord ?',
    text: [
      'Les deux quittent la piste des tours maintenant. L’engagement croissant des États-Unis change le jet de pénurie de matériel.',
    ],
    anchors: ['7.2b'],
  },
  'a-8b': {
    title: 'Risquer un incident ?',
    text: [
      'Vous jetez le dé, ou non. Plus il est haut, mieux c’est pour l’Axe ; la liste dit ce que chaque nombre fait à ce pays.',
    ],
    anchors: ['a-8b', '19.26'],
  },
  's.g': {
    title: 'Mise en place',
    text: [
      'Le scénario laisse le choix à ces unités : tout hexagone du pays que nomme la question, trois unités et six pas au plus par hexagone.',
    ],
    anchors: ['s.g'],
  },
  'v.t': {
    title: 'Le prix de la résistance',
    text: ['Un pas blindé ou deux pas d’infanterie de votre grande puissance sont perdus, où qu’ils soient.'],
    anchors: ['v.t', '19.7'],
  },
};
