import type { ComponentChildren } from 'preact';
import type { Scene } from './scenes.js';

export interface PictureProps {
  scene: Scene;
  horizon: string;
  /** Does snow fall? */
  snow?: boolean;
}

/** The frame of every picture. */
export function Picture({ children }: { children?: ComponentChildren }) {
  return (
    <svg viewBox="0 0 180 92" preserveAspectRatio="xMidYMax slice" fill="currentColor">
      {children}
    </svg>
  );
}
