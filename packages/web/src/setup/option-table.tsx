import { isOffered, type OptionSpecs, offeredOptions } from '@sandtable/kernel';
import { pretty } from '../boards/pretty.js';
import { t, w } from '../languages/index.js';
import { TextOptionRow } from './text-option-row.js';

interface OptionTableProps {
  specs: OptionSpecs;
  chosen: Record<string, string>;
  change(options: Record<string, string>): void;
}

/** The options of a game that decide something: the first one open, the others folded. */
export function OptionTable({ specs, chosen, change }: OptionTableProps) {
  const names = Object.keys(specs).filter((name) => isOffered(specs, name, chosen));
  const choose = (name: string, value: string) => change(offeredOptions(specs, { ...chosen, [name]: value }));
  if (names.length === 0) return null;
  const [first, ...rest] = names;
  const row = (name: string) => {
    const { text } = specs[name];
    return text ? (
      <TextOptionRow
        key={name}
        name={name}
        spec={{ ...specs[name], text }}
        change={(value) => choose(name, value)}
      />
    ) : (
      selectOf(name)
    );
  };
  const selectOf = (name: string) => (
    <label key={name} class="option-spec">
      <span>
        <strong>{t(pretty(name))}</strong> <span class="soft">{t(specs[name].about)}</span>
      </span>
      <select
        value={chosen[name] ?? specs[name].default}
        onChange={(event) => choose(name, event.currentTarget.value)}
      >
        {specs[name].values.map((value) => (
          <option key={value} value={value}>
            {t(pretty(value))}
            {value === specs[name].default ? ` (${w.setup.usual})` : ''}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <fieldset>
      <legend>{w.setup.options}</legend>
      {row(first)}
      {rest.length > 0 && (
        <details>
          <summary>{w.decide.more(rest.length)}</summary>
          {rest.map(row)}
        </details>
      )}
    </fieldset>
  );
}
