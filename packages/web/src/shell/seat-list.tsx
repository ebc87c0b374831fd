import type { TableView } from '@sandtable/protocol';
import { usualBotOf } from '@sandtable/shelf';
import { w } from '../languages/index.js';
import { PersonDots } from '../online/person-name.js';
import { RemovalWish } from '../online/removal.js';
import { problem, tryAtServer } from '../online/try-at-server.js';
import { HostRulesWords } from '../setup/host-rules.js';
import { isRemote } from '../table/is-remote.js';
import { LocalTable } from '../table/local.js';
import type { RemoteTable } from '../table/remote.js';
import { SeatBadge } from './seat-badge.js';
import { SeatClock, seatWords } from './seat-words.js';
import { personAt, type TableSession } from './table-session.js';

/** The players of all seats, their clocks, whether they are online, and who can take over. */
export function SeatList({ session }: { session: TableSession }) {
  const table = session.shown.value;
  if (!table) return null;
  const { client } = session;
  const running = table.info.status === 'running';
  const spectators = client.presence?.value.spectators ?? 0;
  return (
    <>
      <ul class="seat-list">
        {session.about.seats.map(({ id, name }) => (
          <li key={id}>
            <SeatBadge board={session.board} seat={id} />
            <span class="seat-name">{name}</span>
            <span class="soft">{seatWords(session, table, id)}</span>
            {isRemote(client) && <SeatPerson client={client} table={table} seat={id} />}
            <SeatClock session={session} table={table} seat={id} />
            {running && client instanceof LocalTable && (
              <LocalActs client={client} table={table} seat={id} name={name} />
            )}
            {running && isRemote(client) && (
              <RemoteActs client={client} table={table} seat={id} name={name} />
            )}
          </li>
        ))}
      </ul>
      <div class="seat-list">
        <HostRulesWords info={table.info} />
        {isRemote(client) && <RemovalWish client={client} table={table} />}
      </div>
      {spectators > 0 && <p class="seat-list soft">{w.online.spectators(spectators)}</p>}
      {problem.value && (
        <p class="seat-list refused" role="alert">
          {problem.value}
        </p>
      )}
    </>
  );
}

interface SeatProps<Client> {
  client: Client;
  table: TableView;
  seat: string;
  name: string;
}

/** What one can do about the person of a seat. */
function SeatPerson({ client, table, seat }: Omit<SeatProps<RemoteTable>, 'name'>) {
  const who = table.info.seats[seat]?.who;
  return who ? <PersonDots who={who} at={client} seat={seat} /> : null;
}

function LocalActs({ client, table, seat, name }: SeatProps<LocalTable>) {
  const person = personAt(table, seat) !== null;
  return (
    <button
      type="button"
      class="link"
      onClick={() => {
        const bot = usualBotOf(table.info.game, table.info.options);
        void client.reseat(seat, person ? { kind: 'bot', bot } : { kind: 'person', name });
      }}
    >
      {person ? w.table.handover : w.table.takeover}
    </button>
  );
}

function RemoteActs({ client, table, seat, name }: SeatProps<RemoteTable>) {
  const { info, you } = table;
  const { bot, open } = info.seats[seat];
  const mine = you.seats.includes(seat);
  const button = (label: string, act: () => Promise<unknown>) => (
    <button type="button" class="link" onClick={() => void tryAtServer(act)}>
      {label}
    </button>
  );
  if (mine && bot !== null) return button(w.online.takeBack, () => client.sit([seat]));
  if (mine) return button(w.online.leave, () => client.act('leave', { seats: [seat] }));
  if (you.barred.includes(seat)) return <span class="soft">{w.online.barred}</span>;
  if (open) return button(w.online.sit(name), () => client.sit([seat]));
  const away = personAt(table, seat) !== null && !client.presence.value.seats.includes(seat);
  if (away && you.seats.length > 0)
    return button(w.online.substitute(name), () => client.act('substitute', { seat }));
  return null;
}
