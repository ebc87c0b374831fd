import { w } from '../../languages/index.js';
import { volume } from '../../settings.js';
import { Icon } from '../icons.js';
import { play } from './sounds.js';

/** Sounds on and off; the settings have how loud. */
export function SoundButton() {
  const on = volume.value !== 'off';
  const label = on ? w.nav.sound.mute : w.nav.sound.unmute;
  return (
    <button
      type="button"
      class="icon-button sound-button"
      aria-label={label}
      title={label}
      aria-pressed={on}
      onClick={() => {
        volume.value = on ? 'off' : 'soft';
        play('piece');
      }}
    >
      <Icon name={on ? 'sound' : 'mute'} />
    </button>
  );
}
