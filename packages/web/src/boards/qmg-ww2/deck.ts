import type { GameOptions, View } from '@sandtable/kernel';
import { type CardFace, cardFaces, editionOf } from '@sandtable/qmg-ww2/faces';
import { cardText, t } from '../../languages/index.js';

const BASIC = ['build-army', 'build-navy', 'land-battle', 'sea-battle'];

const decks = new Map<string, ReadonlyMap<string, CardFace>>();

/** Loads the cards of the edition that is played. */
export async function openDeck(options: GameOptions): Promise<void> {
  const edition = editionOf(options);
  if (decks.has(edition)) return;
  const faces = await cardFaces(options);
  decks.set(
    edition,
    new Map(faces.map((face) => [`${face.country} ${face.id}`, inLanguage(face, options)] as const)),
  );
}

/** The cards of the view's edition, by country and id. */
export function deckOf({ options }: View): ReadonlyMap<string, CardFace> {
  const deck = decks.get(editionOf(options));
  if (!deck) throw new Error(`the cards of the ${options.edition} edition are not loaded`);
  return deck;
}

/** The card with name and text in the page's language; a text that both editions share is kept under the second. */
function inLanguage(face: CardFace, options: GameOptions): CardFace {
  const edition = editionOf(options);
  const card = BASIC.includes(face.type) ? face.id : `${face.country} ${face.id}`;
  const text = cardText(`${card} ${edition}`, cardText(`${card} second`, face.text));
  return { ...face, name: t(face.name), text };
}
