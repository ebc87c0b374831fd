import { useSignal } from '@preact/signals';
import { say, type View } from '@sandtable/kernel';
import type { TotalerKriegView } from '@sandtable/totaler-krieg/map';
import { t } from '../../../languages/index.js';
import { cardKey } from '../../../shell/cards/card-names.js';
import { box as boxOf } from '../box.js';
import { labelOfTurn } from '../turns.js';
import { tableOf } from '../units.js';
import { words } from '../words.js';
import { rowsOf } from './cards.js';
import { cardNamed } from './deck.js';
import type { PanelProps } from './panels.js';

/** The cards of each faction: Current and Pending, those played by season, and those still possible. */
export function CardsPanel({ view, board }: PanelProps) {
  const table = tableOf(view.table);
  return (
    <div class="tk-card-columns">
      {table.factions.map((faction) => (
        <FactionCards
          key={faction}
          view={view}
          table={table}
          faction={faction}
          own={board.seat.value === faction}
        />
      ))}
    </div>
  );
}

interface FactionProps {
  view: View;
  table: TotalerKriegView;
  faction: string;
  own: boolean;
}

/** A card's name, which shows the card. */
export function CardName({ id }: { id: string }) {
  const card = cardNamed(id);
  if (!card) return <>{id}</>;
  return (
    <button type="button" class="card-link" data-card={cardKey(id, card.faction)}>
      {t(card.name)}
    </button>
  );
}

/** "Current Card: …; Pending Card: …", as far as the viewer may know. */
export function Hand({ view, table, faction }: Omit<FactionProps, 'own'>) {
  const { card, hand = 0, pending } = table.sides[faction];
  const [laid = null] = view.places[`${faction}.pending`] ?? [];
  return (
    <dl class="tk-facts">
      <dt>{t(say`Current Card`)}</dt>
      <dd>{card ? <CardName id={card} /> : t(say`no card`)}</dd>
      <dt>{t(say`Pending Card`)}</dt>
      <dd>{laid ? <CardName id={laid} /> : pending ? t(say`face down`) : t(say`no card`)}</dd>
      <dt>{t(say`Hand`)}</dt>
      <dd>{hand}</dd>
    </dl>
  );
}

function FactionCards({ view, table, faction, own }: FactionProps) {
  const all = useSignal(false);
  const { className, letters } = boxOf.seatMark(faction);
  const played = (table.campaign?.revealed ?? []).filter(({ card }) => cardNamed(card)?.faction === faction);
  const left = rowsOf(view).filter(({ face, seen }) => face.seat === faction && seen === 0);
  const shown = all.value ? left : left.slice(0, 12);
  return (
    <section class={`tk-faction ${className}`} aria-label={words.factions[faction]}>
      <h3>
        <span class="seat-badge" aria-hidden="true">
          {letters}
        </span>
        {words.factions[faction]}
      </h3>
      <Hand view={view} table={table} faction={faction} />
      <h4>
        {t(say`Cards played`)} <small>{played.length}</small>
      </h4>
      <ol class="tk-card-list">
        {played.map(({ card, turn }) => (
          <li key={`${card} ${turn}`}>
            <CardName id={card} /> <small>{labelOfTurn(turn)}</small>
          </li>
        ))}
      </ol>
      <h4>
        {own ? t(say`In the hand`) : t(say`Still possible`)} <small>{left.length}</small>
      </h4>
      <ul class="tk-card-list is-names">
        {shown.map(({ face }) => (
          <li key={face.id}>
            <CardName id={face.id} />
          </li>
        ))}
        {left.length > 12 && (
          <li>
            <button
              type="button"
              class="link"
              onClick={() => {
                all.value = !all.value;
              }}
            >
              {all.value ? t(say`fewer`) : t(say`all ${left.length}`)}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
