import type { Names } from '../catalogue.js';

/** Names by their English text. */
export const names: Names = {
  'which edition: board, decks, pieces and every rule that differs':
    'quelle édition : plateau, paquets, pièces et toutes les règles qui diffèrent',
  'Reallocate Resources: four cards for a basic card from the deck':
    'Réaffecter les ressources : quatre cartes contre une carte de base de la pioche',
  'first edition: a lead of 30 at the end of a round wins':
    'première édition : 30 points d’avance à la fin d’une manche donnent la victoire',
  'what Rasputitsa answers (second edition)': 'à quoi répond « Raspoutitsa » (deuxième édition)',
  'what Loyal to the Crown answers (second edition)':
    'à quoi répond « Loyauté envers la Couronne » (deuxième édition)',
  'what Kamikaze answers (second edition)': 'à quoi répond « Kamikazes » (deuxième édition)',
  'may a supply line pass through a Navy without a port?':
    'une ligne de ravitaillement peut-elle passer par une flotte sans port ?',
  'does Truk supply spaces, or the pieces there when it is used?':
    '« Truk » ravitaille-t-elle des zones, ou les pièces qui s’y trouvent quand on l’utilise ?',
  'do quiet uses of a Status card count for Enigma Code Cracked?':
    'les usages discrets d’une carte Statut comptent-ils pour « Code Enigma percé » ?',
  "do a country's own removals count as removals for reinforcements?":
    'les retraits faits par un pays lui-même comptent-ils comme des retraits pour les cartes de renforts ?',
  'does a Build Army card played by Guards count?':
    'une carte « Construire une armée » jouée grâce à « Unités de la Garde » compte-t-elle ?',
  'can a score fall below 0?': 'un score peut-il descendre sous 0 ?',
  'does a piece in the Home space count as adjacent?':
    'une pièce dans la zone nationale compte-t-elle comme adjacente ?',
  'does Ukraine still score for the Axis?': 'l’Ukraine rapporte-t-elle encore des points à l’Axe ?',
  'may parts of your own card be left out?': 'peut-on renoncer à des parties de sa propre carte ?',
  'do Wolf Packs add to a sum of 0?': '« Meutes de loups » s’ajoute-t-elle à un total de 0 ?',
  'may a country draw by Lend Lease without having played?':
    'un pays peut-il piocher grâce à « Prêt-bail » sans avoir joué ?',
  'may a card paid as the cost be the one taken from the pile?':
    'une carte payée comme coût peut-elle être celle qu’on prend dans la défausse ?',
  'do bombing cards hit one fitting country, or every one?':
    'les cartes de bombardement frappent-elles un pays visé, ou tous ceux qui peuvent l’être ?',
  'is a position won at once that begins with two enemy Home spaces held? (first edition)':
    'une position qui commence avec deux zones nationales ennemies occupées est-elle gagnée aussitôt ? (première édition)',
  'may a country take a protected piece of its own off the board?':
    'un pays peut-il retirer du plateau une de ses pièces protégées ?',
  'may a country with fewer than four cards in hand reallocate?':
    'un pays qui a moins de quatre cartes en main peut-il réaffecter ?',
  'may a piece out of supply be named as the one just built?':
    'une pièce non ravitaillée peut-elle être désignée comme venant d’être construite ?',
};
