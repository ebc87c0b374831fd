import { useSignal } from '@preact/signals';
import type { OptionSpecs } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { useEffect } from 'preact/hooks';
import { capital, pretty } from '../boards/pretty.js';
import { forms } from '../languages/forms.js';
import { pages } from '../languages/pages.js';
import { type Reader, RuleTitle } from './rule-text.js';

/** The options of a game as questions with their answers. */
export function OptionsChapter({ reader }: { reader: Reader }) {
  const specs = useSignal<OptionSpecs>({});
  useEffect(() => {
    void findGame(reader.game).then((game) => {
      specs.value = game?.options ?? {};
    });
  }, [reader.game]);
  return (
    <>
      <p>{pages.rules.optionsLead}</p>
      <dl class="option-list">
        {Object.entries(specs.value).map(([name, { about, values, words }]) => (
          <div key={name}>
            <dt>
              <strong>{pretty(name)}</strong>
            </dt>
            <dd>
              {capital(about)}
              {values.length > 0 && (
                <ul aria-label={pages.rules.answers}>
                  {values.map((value, i) => (
                    <li key={value}>
                      {words?.[value]?.name ?? pretty(value)}
                      {i === 0 ? ` (${forms.setup.usual})` : ''}
                      {words?.[value] && <small> {words[value].about}</small>}
                    </li>
                  ))}
                </ul>
              )}
              {(reader.book.options.get(name) ?? []).map((anchor) => (
                <RuleTitle key={anchor} reader={reader} anchor={anchor} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
