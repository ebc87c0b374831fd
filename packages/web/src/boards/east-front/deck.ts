import { BARE_FACES, cardTexts } from '@sandtable/east-front/faces';
import { translatedCard } from '../../languages/index.js';
import { printed } from '../../languages/printed.js';

/** What is written on the sides of all cards, by `sideKey`. */
const texts = new Map<string, string>();

const sideKey = (id: string, second: boolean) => (second ? `${id} second` : id);

/** Loads the texts of the cards: the English ones only where they are read. */
export async function openDeck(): Promise<void> {
  const sides = BARE_FACES.flatMap(({ id, second }) => [
    { id, isSecond: false },
    ...(second ? [{ id, isSecond: true }] : []),
  ]);
  const own = sides.map(({ id, isSecond }) => translatedCard(sideKey(id, isSecond)));
  const english = own.includes(undefined) ? await cardTexts() : {};
  for (const [i, { id, isSecond }] of sides.entries()) {
    const text = own[i] ?? printed((isSecond ? english[id].second : english[id].text) ?? '');
    texts.set(sideKey(id, isSecond), text);
  }
}

/** The text of a side of a card. */
export function textOf(id: string, second: boolean): string {
  const text = texts.get(sideKey(id, second));
  if (text === undefined) throw new Error(`the text of ${sideKey(id, second)} is not loaded`);
  return text;
}
