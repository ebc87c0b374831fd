import { effect, useSignal } from '@preact/signals';
import type { TableInfo, TableStatus } from '@sandtable/protocol';
import { useEffect } from 'preact/hooks';
import { aboutOf } from '../games.js';
import { w } from '../languages/index.js';
import { ApiError, address, api } from '../net/api.js';
import { live } from '../net/live.js';
import { useMyPeople } from '../online/person-name.js';
import { PersonSheet } from '../online/person-sheet.js';
import { WaitingRoom } from '../online/waiting-room.js';
import { Table } from '../shell/table.js';
import type { TableSession } from '../shell/table-session.js';
import { RemoteTable } from '../table/remote.js';
import { Opening, sitDown, TableTrouble } from './table.js';

/** An online table: the waiting room, then the game. */
export function RemoteTablePage({ id, invite }: { id: string; invite: string | null }) {
  const session = useSignal<TableSession | null>(null);
  const remote = useSignal<RemoteTable | null>(null);
  useEffect(() => {
    let gone = false;
    const table = new RemoteTable(id, invite, live());
    remote.value = table;
    const stop = effect(() => {
      const info = table.table.value?.info;
      const about = info && aboutOf(info.game);
      if (!about || session.peek() || gone) return;
      void sitDown(table, about, info.options, false).then((made) => {
        if (gone) made.close();
        else session.value ??= made;
      });
    });
    return () => {
      gone = true;
      stop();
      if (session.value) session.value.close();
      else table.close();
      session.value = null;
    };
  }, [id, invite]);
  useMyPeople();
  const trouble = remote.value?.trouble.value;
  if (trouble) return <RemoteTrouble id={id} invite={invite} reason={trouble} />;
  const lost = live().wire.value === 'lost';
  if (!session.value || !remote.value) return <Opening {...(lost ? { note: w.online.reconnecting } : {})} />;
  const open = session.value.shown.value?.info.status === 'open';
  return (
    <>
      {open ? (
        <WaitingRoom session={session.value} remote={remote.value} />
      ) : (
        <Table session={session.value} guided={false} saved={null} />
      )}
      <PersonSheet />
    </>
  );
}

interface RemoteTroubleProps {
  id: string;
  invite: string | null;
  reason: string;
}

/** Tells why a table cannot be shown, and offers what is left of a game that could not go on. */
function RemoteTrouble({ id, invite, reason }: RemoteTroubleProps) {
  const status = useSignal<TableStatus | null>(null);
  const query = invite ? `?invite=${encodeURIComponent(invite)}` : '';
  const path = `tables/${encodeURIComponent(id)}`;
  useEffect(() => {
    void api<TableInfo>('GET', `${path}${query}`).then(
      (found) => {
        status.value = found.status;
      },
      (error) => {
        if (error instanceof ApiError && error.status === 409) status.value = 'stuck';
      },
    );
  }, [id]);
  return (
    <TableTrouble reason={reason}>
      {status.value === 'stuck' && <p>{w.online.stuck}</p>}
      {status.value === 'closed' && (
        <p>
          {w.online.closed}{' '}
          <a href={address(`${path}/journal${query}`)} download={`${id}.journal`}>
            {w.online.journal}
          </a>
        </p>
      )}
    </TableTrouble>
  );
}
