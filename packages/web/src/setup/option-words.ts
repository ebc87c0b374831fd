import { isOffered, type OptionSpec, type OptionSpecs } from '@sandtable/kernel';
import { pretty } from '../boards/pretty.js';
import { t } from '../languages/index.js';

/** What a value of an option is called. */
export function valueName({ words }: OptionSpec, value: string): string {
  return t(words?.[value]?.name ?? pretty(value));
}

/** The sentence about a value; empty if there is none. */
export function valueAbout({ words }: OptionSpec, value: string): string {
  return t(words?.[value]?.about ?? '');
}

/** What is played, for a table that others opened: the first option, and those that are not as usual. */
export function playedWords(specs: OptionSpecs, options: Readonly<Record<string, string>>): string[] {
  const [first] = Object.keys(specs);
  return Object.keys(specs)
    .filter((name) => isOffered(specs, name, options))
    .flatMap((name) => {
      const spec = specs[name];
      const value = options[name] ?? spec.default;
      if (name === first && !spec.text) return [valueName(spec, value)];
      if (value === spec.default) return [];
      return [spec.text ? t(pretty(name)) : `${t(pretty(name))}: ${valueName(spec, value)}`];
    });
}
