import { lazyPage } from '../shell/lazy-page.js';
import { Picture, type PictureProps } from './picture-frame.js';

/** The picture of a card: a scene before its horizon. What is drawn comes when the first cards have been painted. */
export const CardPicture = lazyPage<PictureProps>(
  async () => (await import('./drawn-picture.js')).DrawnPicture,
  () => <Picture />,
);

/** A number from a text, always the same: to choose one of several pictures. */
export function pickOf(text: string, count: number): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % count;
}
