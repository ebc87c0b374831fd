import { w } from '../languages/index.js';
import { isRemote } from '../table/is-remote.js';
import type { RemoteTable } from '../table/remote.js';
import { pauseAct } from './pause.js';
import type { TableSession } from './table-session.js';

/** Tells that the connection is lost, the game is paused, or a pause is requested. */
export function LinkNote({ session }: { session: TableSession }) {
  const lost = session.client.link.value === 'reconnecting';
  const status = session.shown.value?.info.status;
  const paused = status === 'paused' || status === 'stuck';
  const { client } = session;
  const wishes = isRemote(client) ? (client.info.value?.wishes ?? []) : [];
  if (!lost && !paused && wishes.length === 0) return null;
  const names = wishes.map(({ who }) => who.name).join(', ');
  const wanted = wishes.length === 0 ? '' : paused ? w.online.wantOn(names) : w.online.wantPause(names);
  return (
    <div class="link-note" role="status">
      <span>
        {lost ? w.online.reconnecting : [...(paused ? [w.online.paused] : []), wanted].join(' ').trim()}
      </span>
      {!lost && isRemote(client) && <PauseButton client={client} />}
    </div>
  );
}

/** Goes on, or agrees to the pause that another player wishes for; not for spectators. */
function PauseButton({ client }: { client: RemoteTable }) {
  const info = client.info.value;
  if (!info || info.status === 'stuck' || !client.you.value?.seats.length) return null;
  const { label, act } = pauseAct(client, info);
  return (
    <button type="button" class="quiet" onClick={act}>
      {label}
    </button>
  );
}
