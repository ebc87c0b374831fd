import { Picture } from './picture.js';
import { HORIZONS, Snow } from './scenery.js';
import { SCENES, type Scene } from './scenes.js';

export interface PictureProps {
  scene: Scene;
  horizon: string;
  /** Does snow fall? */
  snow?: boolean;
}

export function DrawnPicture({ scene, horizon, snow }: PictureProps) {
  const Show = SCENES[scene];
  const Horizon = HORIZONS[horizon];
  return (
    <Picture>
      <Horizon />
      <Show />
      {snow && <Snow />}
    </Picture>
  );
}
