import type { ForecastView } from '@sandtable/totaler-krieg/map';
import { t } from '../../languages/index.js';
import { capital, signed } from '../pretty.js';
import { Dice } from './die.js';
import { words } from './words.js';

/** What a die may bring before it is rolled. Tables of which one is chosen are written on their choices. */
export function Forecast({ tables }: { tables: ForecastView }) {
  const shown = tables.filter(({ choice }) => choice === undefined);
  const causes = new Map(tables.flatMap((table) => table.causes).map(({ why, by }) => [why, by]));
  if (shown.length === 0 && causes.size === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where room is short, and is reached by the keyboard
    <section class="tk-stage tk-forecast" aria-label={words.forecast.title} tabIndex={0}>
      {shown.map(({ title, rows }) => (
        <div key={title}>
          <h3 class="tk-stage-title">{capital(t(title))}</h3>
          <ul class="tk-forecast-rows">
            {rows.map(({ dice, says }) => (
              <li key={says}>
                {dice.length > 0 && <Dice dice={dice} />}
                <span>{capital(t(says))}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {causes.size > 0 && (
        <p class="tk-who">
          {words.forecast.counted(
            [...causes].map(([why, by]) => `${capital(t(why))} ${signed(by)}`).join(', '),
          )}
        </p>
      )}
    </section>
  );
}

/** "Western Europe: 1 Belgium-Holland, 2 Ireland, …"; null for a choice without a table of its own. */
export function tableOfChoice(tables: ForecastView, text: string): string | null {
  const table = tables.find(({ choice }) => choice === text);
  if (!table) return null;
  const rows = table.rows.map(({ dice, says }) => `${inShort(dice)} ${t(says)}`);
  return words.forecast.table(capital(t(table.title)), rows.join(', '));
}

/** "1", "2–4", "1/4" */
function inShort(dice: readonly number[]): string {
  const [first, last] = [dice[0], dice[dice.length - 1]];
  const isRun = dice.length > 1 && last - first === dice.length - 1;
  return isRun ? `${first}–${last}` : dice.join('/');
}
