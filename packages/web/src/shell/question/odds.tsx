import type { Odds } from '@sandtable/kernel';
import { capital, signed } from '../../boards/pretty.js';
import { t, w } from '../../languages/index.js';

/** The odds of the choice in progress: both strengths, the shifts, and the possible results. */
export function OddsNote({ odds }: { odds: Odds }) {
  const { attack, defence, ratio, shifts, column, outcomes, rolls } = odds;
  return (
    <section class="odds-note" aria-label={w.odds.title}>
      <p class="odds-line">
        <span>{w.odds.against(attack, defence)}</span> <strong>{ratio}</strong>
        {shifts.map(({ why, by }) => (
          <span key={why} class={by > 0 ? 'odds-shift is-good' : 'odds-shift'}>
            {t(why)}
            {by !== 0 && ` ${signed(by)}`}
          </span>
        ))}
        {column !== ratio && <strong class="odds-column">{w.odds.rolledAt(column)}</strong>}
      </p>
      <ul class="odds-outcomes">
        {outcomes.map(({ result, says, rolls: hits }) => (
          <li key={result}>
            <span class="odds-chance">{w.odds.chance(Math.round((100 * hits) / rolls))}</span>{' '}
            {capital(t(says))}
          </li>
        ))}
      </ul>
    </section>
  );
}
