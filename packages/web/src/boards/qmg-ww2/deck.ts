import type { GameOptions, View } from '@sandtable/kernel';
import { type BareFace, bareFaces, type CardFace, cardTexts, editionOf } from '@sandtable/qmg-ww2/faces';
import { speakOf, t, translatedCard } from '../../languages/index.js';
import { printed } from '../../languages/printed.js';

const BASIC = ['build-army', 'build-navy', 'land-battle', 'sea-battle'];

const decks = new Map<string, ReadonlyMap<string, CardFace>>();

/** Loads the cards of the edition that is played. */
export async function openDeck(options: GameOptions): Promise<void> {
  const edition = editionOf(options);
  if (decks.has(edition)) return;
  const faces = await bareFaces(options);
  const spoken = () => faces.map((face) => textInLanguage(face, options));
  let own = spoken();
  if (own.includes(undefined)) {
    await speakOf('qmg-ww2', 'later');
    own = spoken();
  }
  // Loaded only where they are read: with English, or with a language that lacks some.
  const english = own.includes(undefined) ? await cardTexts(options) : [];
  decks.set(
    edition,
    new Map(
      faces.map((face, i) => [
        `${face.country} ${face.id}`,
        { ...face, name: t(face.name), text: own[i] ?? printed(english[i]) },
      ]),
    ),
  );
}

/** The cards of the view's edition, by country and id. */
export function deckOf({ options }: Pick<View, 'options'>): ReadonlyMap<string, CardFace> {
  const deck = decks.get(editionOf(options));
  if (!deck) throw new Error(`the cards of the ${options.edition} edition are not loaded`);
  return deck;
}

/** The text of a card in the page's language; one that both editions share is kept under the second. */
function textInLanguage(face: BareFace, options: GameOptions): string | undefined {
  const card = BASIC.includes(face.type) ? face.id : `${face.country} ${face.id}`;
  return translatedCard(`${card} ${editionOf(options)}`) ?? translatedCard(`${card} second`);
}
