import type { Signal } from '@preact/signals';
import { LANGUAGES, languageName, w } from '../languages/index.js';
import {
  confirming,
  hints,
  idleQuestions,
  languageSetting,
  PACES,
  pace,
  SPEEDS,
  speed,
  THEMES,
  theme,
  VOLUMES,
  volume,
} from '../settings.js';
import { Segments } from './segments.js';

/** Theme, speed of films, confirmation of choices, and so on: loaded when the menu is opened. */
export function Settings() {
  return (
    <>
      <Choice name="theme" label={w.nav.theme.label} values={THEMES} words={w.nav.theme} setting={theme} />
      <Choice name="speed" label={w.nav.speed.label} values={SPEEDS} words={w.nav.speed} setting={speed} />
      <Choice
        name="idle"
        label={w.nav.idle.label}
        values={['skip', 'ask'] as const}
        words={w.nav.idle}
        setting={idleQuestions}
      />
      <Choice name="pace" label={w.nav.pace.label} values={PACES} words={w.nav.pace} setting={pace} />
      <Choice name="volume" label={w.nav.sound.label} values={VOLUMES} words={w.nav.sound} setting={volume} />
      <Choice
        name="confirm"
        label={w.nav.confirm.label}
        values={['on', 'off'] as const}
        words={w.nav.confirm}
        setting={confirming}
      />
      <LanguageChoice />
      <Choice
        name="hints"
        label={w.nav.hints.label}
        values={['on', 'off'] as const}
        words={w.nav.hints}
        setting={hints}
      />
    </>
  );
}

/** The language. The page is loaded again in the new one; a game in progress is kept. */
function LanguageChoice() {
  return (
    <Segments
      name="language"
      legend={w.nav.language}
      choices={LANGUAGES.map((code) => [code, languageName(code)] as const)}
      value={languageSetting.value}
      change={(code) => {
        languageSetting.value = code;
        location.reload();
      }}
    />
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
    <Segments
      name={name}
      legend={label}
      choices={values.map((value) => [value, words[value]] as const)}
      value={setting.value}
      change={(value) => {
        setting.value = value;
      }}
    />
  );
}
