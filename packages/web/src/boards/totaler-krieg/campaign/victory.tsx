import { say } from '@sandtable/kernel';
import { type CampaignView, COUNTRIES, SHEET, type TotalerKriegView } from '@sandtable/totaler-krieg/map';
import { t } from '../../../languages/index.js';
import { figure } from '../../pretty.js';
import { printedOn } from '../printed.js';
import { tableOf } from '../units.js';
import { words } from '../words.js';
import type { PanelProps } from './panels.js';

/** VP Track, what the Strategic Value consists of, and what would change it. */
export function VictoryPanel({ view, board }: PanelProps) {
  const table = tableOf(view.table);
  const { campaign } = table;
  if (!campaign) return null;
  return (
    <div class="tk-column">
      <VpLadder table={table} campaign={campaign} />
      <Balance table={table} campaign={campaign} />
      <UsclTrack campaign={campaign} />
      <Stars
        table={table}
        seek={(hex) => {
          board.looking.value = [{ kind: 'hex', id: hex }];
        }}
      />
    </div>
  );
}

/** "−6 to −3", "15 and more" */
function range(min: number, max: number): string {
  if (min < -90) return t(say`${figure(max)} and less`);
  if (max > 90) return t(say`${figure(min)} and more`);
  return min === max ? figure(min) : t(say`${figure(min)} to ${figure(max)}`);
}

interface LadderProps {
  table: TotalerKriegView;
  campaign: CampaignView;
}

/** The VP Track from Allied Crusade 4 to Axis Tide 4: the marker, and where it would go now. */
export function VpLadder({ table, campaign }: LadderProps) {
  const { strategicValue } = table.politics;
  const at = ({ box, tide }: { box: number; tide: boolean }) => (tide ? box : -box);
  const rows = [...campaign.vpTrack].sort(([, , a], [, , b]) => a - b);
  const [marker, next] = [at(table.vp), at(campaign.vpNow)];
  return (
    <figure class="tk-ladder">
      <ol>
        {rows.map(([min, max, vp]) => (
          <li
            key={vp}
            class={`${vp < 0 ? 'is-allied' : vp > 0 ? 'is-axis' : ''} ${vp === marker ? 'is-marker' : ''} ${vp === next ? 'is-next' : ''} ${campaign.noRetreat === vp && vp >= 0 ? 'is-held' : ''}`}
          >
            <b>{Math.abs(vp)}</b>
            <small>{range(min, max)}</small>
            {vp === marker && <span class="tk-ladder-mark">{t(say`marker`)}</span>}
            {vp === next && vp !== marker && <span class="tk-ladder-mark">{t(say`at the next check`)}</span>}
            {campaign.noRetreat === vp && vp >= 0 && <span class="tk-ladder-mark">{t('No Retreat')}</span>}
          </li>
        ))}
      </ol>
      <figcaption>
        {words.politics.vp(table.vp.tide, table.vp.box)} · {words.politics.value(strategicValue)}
        {' · '}
        {distances(campaign, strategicValue)}
      </figcaption>
    </figure>
  );
}

/** How many Strategic Hexes until the marker moves to either side. */
function distances({ vpTrack }: CampaignView, value: number): string {
  const here = vpTrack.find(([min, max]) => value >= min && value <= max);
  if (!here) return '';
  const [min, max] = here;
  return [
    ...(max < 90 ? [t(say`${max - value + 1} more for the Axis moves it`)] : []),
    ...(min > -90 ? [t(say`${value - min + 1} more for the Allies moves it`)] : []),
  ].join(', ');
}

/** The sum of the Strategic Value. */
function Balance({ table, campaign }: LadderProps) {
  const { stars, collapses, takeovers } = campaign;
  const counted = stars.byAxis + collapses - stars.byAllies - takeovers;
  const rest = table.politics.strategicValue - counted;
  const rows: [string, number][] = [
    [t(say`Strategic Hexes taken by the Axis`), stars.byAxis],
    [t(say`Strategic Hexes taken by the Allies`), -stars.byAllies],
    [t(say`Allied Collapse markers`), collapses],
    [t(say`Military Takeover markers`), -takeovers],
    [t(say`given by the scenario`), rest],
  ];
  return (
    <table class="tk-balance">
      <tbody>
        {rows
          .filter(([, n], i) => i < 2 || n !== 0)
          .map(([name, n]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{n > 0 ? `+${n}` : figure(n)}</td>
            </tr>
          ))}
        <tr class="is-sum">
          <th scope="row">{t(say`Strategic Value`)}</th>
          <td>{figure(table.politics.strategicValue)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** The US Commitment Level with what each level does. */
export function UsclTrack({ campaign }: { campaign: CampaignView }) {
  return (
    <figure class="tk-uscl">
      <figcaption>{t(say`US Commitment Level`)}</figcaption>
      <ol>
        {campaign.usclDrms.map(([political, axis, western], level) => (
          <li
            key={level}
            class={level === campaign.uscl ? 'is-now' : ''}
            aria-current={level === campaign.uscl ? 'step' : undefined}
          >
            <b>{level}</b>
            <small>
              {t(say`politics ${figure(political)}, delay: Axis ${figure(axis)}, West ${figure(western)}`)}
            </small>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const FACTIONS = ['axis', 'western', 'soviet'] as const;

/** Strategic Hexes in the hands of others than those whose colour they have, and those of Neutral Countries. */
function Stars({ table, seek }: { table: TotalerKriegView; seek(hex: string): void }) {
  const { star } = printedOn(table);
  const rows = star.flatMap((colour, hex) => {
    const id = SHEET.ids[hex];
    if (colour < 0 || !id) return [];
    const holder = table.holds[id] ?? '';
    const isAxisStar = colour === 0;
    const taken = holder !== '' && (holder === 'axis') !== isAxisStar;
    const country = SHEET.country[hex] >= 0 ? t(COUNTRIES[SHEET.country[hex]].name) : '';
    return [{ id, name: t(SHEET.placeNames[hex]) || id, country, holder, colour: FACTIONS[colour], taken }];
  });
  const group = (title: string, some: typeof rows) =>
    some.length > 0 && (
      <section class="tk-stars" aria-label={title}>
        <h4>
          {title} <small>{some.length}</small>
        </h4>
        <ul>
          {some.map(({ id, name, country }) => (
            <li key={id}>
              <button type="button" class="link" title={country} onClick={() => seek(id)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <div class="tk-star-groups">
      {group(
        t(say`Count for the Axis`),
        rows.filter((one) => one.taken && one.holder === 'axis'),
      )}
      {group(
        t(say`Count for the Allies`),
        rows.filter((one) => one.taken && one.holder !== 'axis'),
      )}
      {group(
        t(say`To be won by the Axis`),
        rows.filter((one) => !one.taken && one.colour !== 'axis' && one.holder !== ''),
      )}
      {group(
        t(say`To be won by the Allies`),
        rows.filter((one) => !one.taken && one.colour === 'axis' && one.holder !== ''),
      )}
      {group(
        t(say`Neutral, would count for the Axis`),
        rows.filter((one) => one.colour !== 'axis' && one.holder === ''),
      )}
      {group(
        t(say`Neutral, would count for the Allies`),
        rows.filter((one) => one.colour === 'axis' && one.holder === ''),
      )}
    </div>
  );
}
