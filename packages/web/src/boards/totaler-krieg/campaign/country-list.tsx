import { useSignal } from '@preact/signals';
import { say } from '@sandtable/kernel';
import { COUNTRIES, type TotalerKriegView } from '@sandtable/totaler-krieg/map';
import { t } from '../../../languages/index.js';
import { openTopic } from '../../../shell/topics.js';
import { box as boxOf } from '../box.js';
import { tableOf } from '../units.js';
import { words } from '../words.js';
import type { PanelProps } from './panels.js';

interface Row {
  id: string;
  name: string;
  status: string;
  faction: string | null;
  markers: readonly string[];
  /** Of a Neutral Country: whom it would join. */
  leans: string;
  to: string | null;
}

function rowsOf(table: TotalerKriegView): Row[] {
  const { called, markers } = table.politics;
  // Of Dependents those that have a status of their own: Syria, once Vichy has lost it.
  return COUNTRIES.filter(({ id, kind }) => kind !== 'major' && id in table.countries)
    .map(({ id, name }) => {
      const known = called[id] ?? id;
      const [status, faction = null] = table.countries[id].split(' ');
      const aligned = table.campaign?.alignments[known];
      return {
        id: known,
        name: t(COUNTRIES.find((one) => one.id === known)?.name ?? name),
        status,
        faction,
        markers: markers[id] ?? [],
        leans: aligned ? (aligned.to ? words.factions[aligned.to] : t(say`a die`)) : '',
        to: aligned?.to ?? null,
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

const GROUPS = ['neutral', 'axis', 'western', 'soviet', 'conquered', 'removed'] as const;

const groupOf = ({ status, faction }: Row): string => (status === 'active' ? (faction ?? '') : status);

/** All Minor Countries by their side, to be searched; each opens its page. */
export function CountryList({ view }: PanelProps) {
  const query = useSignal('');
  const table = tableOf(view.table);
  const wanted = query.value.toLowerCase();
  const rows = rowsOf(table).filter(({ name }) => name.toLowerCase().includes(wanted));
  const titles: Record<string, string> = {
    neutral: t(say`Neutral`),
    ...words.factions,
    conquered: t(say`Conquered`),
    removed: t(say`No longer in play`),
  };
  return (
    <div class="tk-countries">
      <input
        type="search"
        placeholder={t(say`Find a Country`)}
        aria-label={t(say`Find a Country`)}
        value={query.value}
        onInput={(event) => {
          query.value = event.currentTarget.value;
        }}
      />
      {GROUPS.map((group) => {
        const some = rows.filter((row) => groupOf(row) === group);
        if (some.length === 0) return null;
        return (
          <section key={group} aria-label={titles[group]}>
            <h4>
              {titles[group]} <small>{some.length}</small>
            </h4>
            <ul>
              {some.map((row) => (
                <li key={row.id}>
                  <button type="button" class="tk-country" onClick={() => openTopic(row.id)}>
                    <span class={`tk-swatch ${swatch(row)}`} aria-hidden="true" />
                    <strong>{row.name}</strong>
                    <small>{noteOf(row)}</small>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** Full for a member of a faction, striped for one that leans to it. */
function swatch({ status, faction, to }: Row): string {
  if (status === 'active' && faction) return boxOf.seatMark(faction).className;
  return status === 'neutral' && to ? `${boxOf.seatMark(to).className} is-striped` : 'is-plain';
}

function noteOf({ markers, leans }: Row): string {
  return [
    ...markers.map((marker) => words.politics.markers[marker]),
    ...(leans ? [t(say`if attacked: ${leans}`)] : []),
  ].join(' · ');
}
