import { useSignal } from '@preact/signals';
import { say } from '@sandtable/kernel';
import { type CountryPage, type Fate, SHEET } from '@sandtable/totaler-krieg/map';
import { useEffect } from 'preact/hooks';
import { t } from '../../../languages/index.js';
import { RuleLink } from '../../../shell/rule-link.js';
import { openTopic } from '../../../shell/topics.js';
import { capital } from '../../pretty.js';
import { box as boxOf } from '../box.js';
import { words } from '../words.js';
import { CardName } from './cards-panel.js';
import { type FateGroup, type GroupOutcome, groupFates } from './fate-groups.js';
import type { PanelProps } from './panels.js';

/** The page of a Country: its status, its alignment and why, and what could happen to it next. */
export function CountryPanel({ view, board, id }: PanelProps & { id: string }) {
  const page = useSignal<CountryPage | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    let gone = false;
    const ask = async () => (await board.inspect?.({ kind: 'country', id }))?.more ?? null;
    ask().then(
      (found) => {
        if (gone) return;
        page.value = found as CountryPage | null;
        failed.value = found === null;
      },
      () => {
        failed.value = true;
      },
    );
    return () => {
      gone = true;
    };
  }, [id, view]);
  const { value: shown } = page;
  return (
    <article class="tk-country-page">
      <header>
        <button type="button" class="quiet small" onClick={() => openTopic(null)}>
          ‹ {t(say`All Countries`)}
        </button>
        {shown && <Heading page={shown} />}
      </header>
      {!shown && !failed.value && <p class="soft">{t(say`Asking the rules…`)}</p>}
      {failed.value && <p>{t(say`In a replay the rules cannot be asked about a Country.`)}</p>}
      {shown && (
        <>
          <Facts
            page={shown}
            seek={(hex) => {
              board.looking.value = [{ kind: 'hex', id: hex }];
            }}
          />
          <Fates fates={shown.fates} />
        </>
      )}
    </article>
  );
}

function Heading({ page: { name, status, faction } }: { page: CountryPage }) {
  const mark = faction ? boxOf.seatMark(faction) : null;
  return (
    <h3>
      {t(name)}
      <small class={mark?.className ?? ''}>
        {mark && (
          <span class="seat-badge" aria-hidden="true">
            {mark.letters}
          </span>
        )}
        {capital(words.politics.statuses[status] ?? t(say`not in play`))}
        {faction && status !== 'neutral' && `, ${words.factions[faction]}`}
      </small>
    </h3>
  );
}

const placeName = (hex: string) => t(SHEET.placeNames[SHEET.hexOf(hex)] ?? '') || hex;

function Facts({ page, seek }: { page: CountryPage; seek(hex: string): void }) {
  const { alignment, markers, capital: seat, cities, ceded, forces } = page;
  return (
    <dl class="tk-facts">
      {markers.length > 0 && (
        <>
          <dt>{t(say`Markers`)}</dt>
          <dd>{markers.map((marker) => words.politics.markers[marker]).join(', ')}</dd>
        </>
      )}
      {alignment && (
        <>
          <dt>{t(say`If the Axis attacks it`)}</dt>
          <dd>
            <strong>{alignment.to ? words.factions[alignment.to] : t(say`A die decides`)}</strong>:{' '}
            {t(alignment.why)}
          </dd>
        </>
      )}
      {cities.length > 0 && (
        <>
          <dt>{t(say`Cities`)}</dt>
          <dd>
            {cities.map(({ hex, holder }, i) => (
              <span key={hex}>
                {i > 0 && ', '}
                <button type="button" class="link" onClick={() => seek(hex)}>
                  {placeName(hex)}
                </button>
                {hex === seat && ` (${words.capital})`}
                {holder && ` (${words.factions[holder]})`}
              </span>
            ))}
          </dd>
        </>
      )}
      {ceded.length > 0 && (
        <>
          <dt>{t(say`Ceded`)}</dt>
          <dd>{ceded.map(({ area, to }) => t(say`${area} (to ${to})`)).join(', ')}</dd>
        </>
      )}
      {forces.map + forces.pool + forces.delayed > 0 && (
        <>
          <dt>{t(say`Its counters`)}</dt>
          <dd>
            {t(say`${forces.map} on the map, ${forces.pool} in the Force Pool, ${forces.delayed} delayed`)}
          </dd>
        </>
      )}
    </dl>
  );
}

/** Those that may happen in this turn first, then those that only need time, then the rest. */
function Fates({ fates }: { fates: readonly Fate[] }) {
  const at = (when: Fate['when']) => fates.filter((fate) => fate.when === when);
  return (
    <>
      <Group title={t(say`Can happen this turn`)} fates={at('now')} />
      <Group title={t(say`Can happen next turn`)} fates={at('next-turn')} />
      <Group title={t(say`Can happen next season`)} fates={at('next-season')} />
      <Group title={t(say`Possible later`)} fates={at('later')} />
      {fates.length === 0 && <p>{t(say`Nothing can happen to it any more.`)}</p>}
    </>
  );
}

function Group({ title, fates }: { title: string; fates: readonly Fate[] }) {
  if (fates.length === 0) return null;
  return (
    <section class="tk-fates" aria-label={title}>
      <h4>
        {title} <small>{fates.length}</small>
      </h4>
      <ul>
        {groupFates(fates).map((group, i) => (
          <FateRow key={i} group={group} />
        ))}
      </ul>
    </section>
  );
}

/** What can happen, and below it by what: cards and rules that come to the same share a row. */
function FateRow({ group: { faction, fates, outcomes } }: { group: FateGroup }) {
  const { className, letters } = boxOf.seatMark(faction);
  return (
    <li class={className}>
      <div class="tk-fate">
        <span class="seat-badge" title={words.factions[faction]}>
          {letters}
        </span>
        <ul class="tk-outcomes">
          {outcomes.map((outcome) => (
            <OutcomeRow key={outcome.text} outcome={outcome} />
          ))}
        </ul>
      </div>
      <ul class="tk-fate-by">
        {fates.map((fate, i) => (
          <li key={i}>
            {fate.by === 'card' && fate.card ? (
              <>
                <CardName id={fate.card} /> <small>{fate.card.slice(1)}</small>
              </>
            ) : (
              <RuleLink game="totaler-krieg" anchor={fate.anchor} label={t(fate.title)} />
            )}
            {fate.missing.length > 0 && (
              <span class="tk-missing">
                {t(say`Needs:`)} {fate.missing.map(t).join('; ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** What comes of it, with its chance: dots for the six results of a die, hollow where only some of the cards have them. */
function OutcomeRow({ outcome: { text, dice, area } }: { outcome: GroupOutcome }) {
  const [least, most] = dice;
  const chance = least === most ? t(say`${most} of 6`) : t(say`${least} to ${most} of 6`);
  return (
    <li>
      {most > 0 && (
        <span class="tk-chance" title={chance}>
          {[1, 2, 3, 4, 5, 6].map((n) => (
            <i key={n} class={n <= least ? 'is-on' : n <= most ? 'is-some' : ''} />
          ))}
          <span class="unseen">{chance}</span>
        </span>
      )}
      <span>
        {capital(t(text))}
        {area > 0 && <small> {t(say`if an Area Table names it, ${area} of 6`)}</small>}
      </span>
    </li>
  );
}
