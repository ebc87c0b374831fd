import { say } from '@sandtable/kernel';
import type { CampaignView, TotalerKriegView } from '@sandtable/totaler-krieg/map';
import { t } from '../../../languages/index.js';
import { capital } from '../../pretty.js';
import { tableOf } from '../units.js';
import { words } from '../words.js';
import { BOXES, POSTURES, TRUCE_IDS } from './deck.constants.js';
import type { PanelProps } from './panels.js';

/** War State, the six Posture Boxes, the Civil War and the Pacific. */
export function PosturePanel({ view }: PanelProps) {
  const table = tableOf(view.table);
  return (
    <div class="tk-column">
      <WarState table={table} />
      <PostureBoxes table={table} />
      <Elsewhere table={table} />
    </div>
  );
}

const STATES = ['pre-war', 'limited-war', 'total-war'] as const;

/** The three War States, and which of them it is. */
export function WarState({ table }: { table: TotalerKriegView }) {
  const now = (STATES as readonly string[]).indexOf(table.warState);
  return (
    <ol class="tk-war-states" aria-label={t(say`War State`)}>
      {STATES.map((state, i) => (
        <li
          key={state}
          class={i === now ? 'is-now' : i < now ? 'is-past' : ''}
          aria-current={i === now ? 'step' : undefined}
        >
          {words.politics.warStates[state]}
        </li>
      ))}
    </ol>
  );
}

export function PostureBoxes({ table }: { table: TotalerKriegView }) {
  return (
    <ul class="tk-posture" aria-label={t(say`Posture of the powers`)}>
      {BOXES.map(({ id, name }) => {
        const markers = table.politics.posture[id] ?? [];
        const truce = markers.find((one) => TRUCE_IDS.includes(one));
        const policy = markers.find((one) => one !== truce);
        const state = policy ? 'policy' : truce ? 'truce' : 'war';
        return (
          <li key={id} class={`tk-posture-box is-${state}`}>
            <strong>{t(name)}</strong>
            <span class="tk-posture-what">
              {policy ? t(POSTURES[policy]) : truce ? t(POSTURES[truce]) : t(say`At war with the Axis`)}
            </span>
            {policy && truce && <small>{t(POSTURES[truce])}</small>}
            <small>
              {state === 'policy'
                ? t(say`Policy: at peace with the Axis`)
                : state === 'truce'
                  ? t(say`Truce: no fighting until it is reduced`)
                  : ''}
            </small>
          </li>
        );
      })}
    </ul>
  );
}

const PACIFIC = {
  none: () => t(say`peace`),
  limited: () => t('Limited War'),
  total: () => t('Total War'),
} as const;

/** 16a */
function luckWords({ side, usable }: NonNullable<CampaignView['luck']>): string {
  if (usable) return side === 'axis' ? t(say`with the Axis`) : t(say`with the Allies`);
  return side === 'axis'
    ? t(say`with the Axis, from the next turn on`)
    : t(say`with the Allies, from the next turn on`);
}

/** Spain, the Pacific and luck, in a line each. */
export function Elsewhere({ table: { campaign } }: { table: TotalerKriegView }) {
  if (!campaign) return null;
  const [western, soviet] = campaign.pacific;
  const support = campaign.civilWar?.support;
  return (
    <dl class="tk-facts">
      <dt>{t(say`Civil War in Spain`)}</dt>
      <dd>
        {campaign.civilWar
          ? support
            ? t(say`goes on; the Republic is supported by: ${words.factions[support]}`)
            : t(say`goes on`)
          : t(say`there is none`)}
      </dd>
      <dt>{t(say`Pacific`)}</dt>
      <dd>
        {words.factions.western}: {capital(PACIFIC[western]())} · {words.factions.soviet}:{' '}
        {capital(PACIFIC[soviet]())}
      </dd>
      {campaign.luck && (
        <>
          <dt>{t('Luck')}</dt>
          <dd>{luckWords(campaign.luck)}</dd>
        </>
      )}
    </dl>
  );
}
