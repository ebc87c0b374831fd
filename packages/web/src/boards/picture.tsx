import type { ComponentChildren } from 'preact';
import { lazyPage } from '../shell/lazy-page.js';
import type { PictureProps } from './drawn-picture.js';

/** The frame of every picture. */
export function Picture({ children }: { children?: ComponentChildren }) {
  return (
    <svg viewBox="0 0 180 92" preserveAspectRatio="xMidYMax slice" fill="currentColor">
      {children}
    </svg>
  );
}

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
