import { attempt, problem } from '../online/acting.js';
import { Clock } from '../online/clock.js';
import { USUAL_BOT } from '../table/begin.js';
import { LocalTable } from '../table/local.js';
import { RemoteTable } from '../table/remote.js';
import type { Occupant, SeatView } from '../table/types.js';
import { w } from '../words/index.js';
import { SeatBadge } from './seat-badge.js';
import type { TableSession } from './table-session.js';

/** Who plays what, how much time they have, whether they are there, and who can take over. */
export function SeatList({ session }: { session: TableSession }) {
  const table = session.shown.value;
  if (!table) return null;
  const { client } = session;
  return (
    <>
      <ul class="seat-list">
        {table.seats.map((seat) => (
          <li key={seat.id}>
            <SeatBadge board={session.board} seat={seat.id} />
            <span class="seat-name">{seat.name}</span>
            <span class="soft">{seatWords(seat)}</span>
            {table.clocks && <Clock clocks={table.clocks} seat={seat.id} name={seat.name} />}
            {table.status === 'playing' && client instanceof LocalTable && (
              <LocalActs client={client} seat={seat} />
            )}
            {table.status === 'playing' && client instanceof RemoteTable && (
              <RemoteActs client={client} seat={seat} />
            )}
          </li>
        ))}
      </ul>
      {client instanceof RemoteTable && client.presence.value.spectators > 0 && (
        <p class="seat-list soft">{w.online.spectators(client.presence.value.spectators)}</p>
      )}
      {problem.value && (
        <p class="seat-list refused" role="alert">
          {problem.value}
        </p>
      )}
    </>
  );
}

function LocalActs({ client, seat: { id, name, occupant } }: { client: LocalTable; seat: SeatView }) {
  const person = occupant.kind === 'person';
  return (
    <button
      type="button"
      class="link"
      onClick={() =>
        void client.reseat(id, person ? { kind: 'bot', bot: USUAL_BOT } : { kind: 'person', name })
      }
    >
      {person ? w.table.handover : w.table.takeover}
    </button>
  );
}

function RemoteActs({
  client,
  seat: { id, name, mine, occupant, open, barred },
}: {
  client: RemoteTable;
  seat: SeatView;
}) {
  const button = (label: string, act: () => Promise<unknown>) => (
    <button type="button" class="link" onClick={() => void attempt(act)}>
      {label}
    </button>
  );
  if (mine && occupant.kind === 'bot') return button(w.online.takeBack, () => client.sit([id]));
  if (mine) return button(w.online.leave, () => client.act('leave', { seats: [id] }));
  if (open) return button(w.online.sit(name), () => client.sit([id]));
  if (barred) return <span class="soft">{w.online.barred}</span>;
  if (occupant.kind === 'person' && occupant.present === false && (client.you.value?.seats.length ?? 0) > 0)
    return button(w.online.substitute(name), () => client.act('substitute', { seat: id }));
  return null;
}

export function seatWords({ occupant, mine, resigned }: SeatView): string {
  const words = [occupantWords(occupant)];
  if (mine) words.push(w.table.you);
  else if (occupant.kind === 'person' && occupant.present !== undefined)
    words.push(occupant.present ? w.online.present : w.online.absent);
  if (resigned) words.push(w.online.resigned);
  return words.join(' · ');
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
