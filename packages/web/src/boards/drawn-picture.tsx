import { Picture, type PictureProps } from './picture-frame.js';
import { HORIZONS, Snow } from './scenery.js';
import { SCENES } from './scenes.js';

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
