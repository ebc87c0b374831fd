import { LocalTable } from '../table/local.js';
import type { Occupant } from '../table/types.js';
import { w } from '../words/index.js';
import { SeatBadge } from './seat-badge.js';
import type { Sitting } from './sitting.js';

/** Who plays what. At one screen a bot can take a seat over and give it back. */
export function SeatList({ sitting }: { sitting: Sitting }) {
  const table = sitting.shown.value;
  if (!table) return null;
  const local = sitting.client instanceof LocalTable ? sitting.client : null;
  return (
    <ul class="seat-list">
      {table.seats.map(({ id, name, occupant }) => (
        <li key={id}>
          <SeatBadge board={sitting.board} seat={id} />
          <span class="seat-name">{name}</span>
          <span class="soft">{occupantWords(occupant)}</span>
          {local && table.status === 'playing' && (
            <button
              type="button"
              class="link"
              onClick={() =>
                void local.reseat(
                  id,
                  occupant.kind === 'person' ? { kind: 'bot', bot: 'greedy' } : { kind: 'person', name },
                )
              }
            >
              {occupant.kind === 'person' ? w.table.handover : w.table.takeover}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

export function occupantWords(occupant: Occupant): string {
  switch (occupant.kind) {
    case 'person':
      return occupant.name;
    case 'bot':
      return occupant.for ? w.table.botFor(occupant.for) : `${w.table.bot} ${occupant.bot}`;
    case 'open':
      return w.table.openSeat;
  }
}
