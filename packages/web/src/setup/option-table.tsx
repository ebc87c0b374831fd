import { isOffered, type OptionSpec, type OptionSpecs, offeredOptions } from '@sandtable/kernel';
import { pretty } from '../boards/pretty.js';
import { forms } from '../languages/forms.js';
import { t, w } from '../languages/index.js';
import { valueAbout, valueName } from './option-words.js';
import { TextOptionRow } from './text-option-row.js';

interface OptionTableProps {
  game: string;
  specs: OptionSpecs;
  chosen: Record<string, string>;
  change(options: Record<string, string>): void;
}

/** The options of a game that decide something: the first one open, the others folded, under their headings. */
export function OptionTable({ game, specs, chosen, change }: OptionTableProps) {
  const names = Object.keys(specs).filter((name) => isOffered(specs, name, chosen));
  const choose = (name: string, value: string) => change(offeredOptions(specs, { ...chosen, [name]: value }));
  if (names.length === 0) return null;
  const [first, ...rest] = names;
  const row = (name: string) => {
    const { text } = specs[name];
    if (text)
      return (
        <TextOptionRow
          key={name}
          game={game}
          name={name}
          about={specs[name].about}
          change={(value) => choose(name, value)}
        />
      );
    return (
      <OptionRow
        key={name}
        name={name}
        spec={specs[name]}
        value={chosen[name] ?? specs[name].default}
        choose={choose}
      />
    );
  };
  return (
    <fieldset>
      <legend>{forms.setup.options}</legend>
      {row(first)}
      {rest.length > 0 && (
        <details>
          <summary>{w.decide.more(rest.length)}</summary>
          {headingsOf(specs, rest).map((heading) => (
            <section key={heading} class="option-group">
              {heading !== '' && <h2>{t(heading)}</h2>}
              {rest.filter((name) => (specs[name].heading ?? '') === heading).map(row)}
            </section>
          ))}
        </details>
      )}
    </fieldset>
  );
}

/** The headings in the order in which they come; options without one are first. */
function headingsOf(specs: OptionSpecs, names: readonly string[]): string[] {
  const headings = names.map((name) => specs[name].heading ?? '');
  return [...new Set(headings)].sort((a, b) => Number(a !== '') - Number(b !== ''));
}

interface OptionRowProps {
  name: string;
  spec: OptionSpec;
  value: string;
  choose(name: string, value: string): void;
}

function OptionRow({ name, spec, value, choose }: OptionRowProps) {
  const about = valueAbout(spec, value);
  return (
    <>
      <label class="option-spec">
        <span>
          <strong>{t(pretty(name))}</strong> <span class="soft">{t(spec.about)}</span>
        </span>
        <select value={value} onChange={(event) => choose(name, event.currentTarget.value)}>
          {spec.values.map((one) => (
            <option key={one} value={one}>
              {valueName(spec, one)}
              {one === spec.default ? ` (${forms.setup.usual})` : ''}
            </option>
          ))}
        </select>
      </label>
      {about !== '' && (
        <p class="option-about" role="status">
          {about}
        </p>
      )}
    </>
  );
}
