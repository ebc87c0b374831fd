import type { TableView } from '@sandtable/protocol';
import { forms } from '../languages/forms.js';
import { askToConfirm } from '../shell/dialog.js';
import type { RemoteTable } from '../table/remote.js';
import { tryAtServer } from './try-at-server.js';

/** May this person, the host, remove somebody now, or ask the others to? */
export function mayRemove({ info, you }: TableView): boolean {
  if (!you.host || info.status === 'finished' || info.status === 'closed') return false;
  return info.status === 'open' || (info.hostRules?.remove ?? 'never') !== 'never';
}

/** Removes somebody, or asks the others to agree. Returns whether it was confirmed. */
export async function remove(
  client: RemoteTable,
  seat: string,
  name: string,
  after: 'open' | 'bot',
): Promise<boolean> {
  const { sure, sureHint: text, yes } = forms.hostRules;
  if (!(await askToConfirm({ title: sure(name), text, yes, grave: true }))) return false;
  await tryAtServer(() => client.act('expel', { seat, after }));
  return true;
}

/** The host asks to remove somebody: the others agree or not. */
export function RemovalWish({ client, table }: { client: RemoteTable; table: TableView }) {
  const { removal, seats } = table.info;
  const meant = removal && seats[removal.seat]?.who;
  if (!removal || !meant) return null;
  const { seat, after, agreed } = removal;
  const mine = table.you.seats.map((id) => seats[id]?.who?.id);
  const isMeant = mine.includes(meant.id);
  const has = table.you.host || agreed.some(({ id }) => mine.includes(id));
  const act = (agree: boolean) => () => void tryAtServer(() => client.act('expel', { seat, after, agree }));
  return (
    <p role="status">
      {forms.hostRules.asked(meant.name, agreed.length)}{' '}
      {!isMeant && mine.length > 0 && !has && (
        <button type="button" class="quiet small" onClick={act(true)}>
          {forms.hostRules.agree}
        </button>
      )}
      {has && (
        <button type="button" class="quiet small" onClick={act(false)}>
          {forms.hostRules.withdraw}
        </button>
      )}
    </p>
  );
}
