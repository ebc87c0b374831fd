import type { Signal } from '@preact/signals';
import { confirming, SPEEDS, speed, THEMES, theme } from '../settings.js';
import { w } from '../words/index.js';
import { Menu } from './menu.js';

/** Settings: theme, speed of films, and confirmation of choices. */
export function SettingsButton() {
  return (
    <Menu label={w.nav.settings} face={<GearIcon />}>
      {() => (
        <>
          <Choice
            name="theme"
            label={w.nav.theme.label}
            values={THEMES}
            words={w.nav.theme}
            setting={theme}
          />
          <Choice
            name="speed"
            label={w.nav.speed.label}
            values={SPEEDS}
            words={w.nav.speed}
            setting={speed}
          />
          <Choice
            name="confirm"
            label={w.nav.confirm.label}
            values={['on', 'off'] as const}
            words={w.nav.confirm}
            setting={confirming}
          />
        </>
      )}
    </Menu>
  );
}

interface ChoiceProps<V extends string> {
  name: string;
  label: string;
  values: readonly V[];
  words: Record<V, string>;
  setting: Signal<V>;
}

function Choice<V extends string>({ name, label, values, words, setting }: ChoiceProps<V>) {
  return (
    <fieldset class="setting">
      <legend>{label}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={setting.value === value}
            onChange={() => {
              setting.value = value;
            }}
          />
          {words[value]}
        </label>
      ))}
    </fieldset>
  );
}

function GearIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="1.7"
    >
      <path d="M4 7h10M18 7h2M4 17h2M10 17h10" stroke-linecap="round" />
      <circle cx="16" cy="7" r="2.2" />
      <circle cx="8" cy="17" r="2.2" />
    </svg>
  );
}
