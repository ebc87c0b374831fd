import { w } from '../languages/index.js';
import { go, to } from '../route.js';
import type { RemoteTable } from '../table/remote.js';
import { tryAtServer } from './try-at-server.js';

/** A new table with the same players; a second request leads to the table of the first. */
export function RematchButton({ client, primary = false }: { client: RemoteTable; primary?: boolean }) {
  const next = client.info.value?.rematch;
  if (next)
    return (
      <a class={`button ${primary ? 'primary' : ''}`} href={to('play', next)}>
        {w.online.toRematch}
      </a>
    );
  const ask = () =>
    void tryAtServer(async () => {
      go(to('play', await client.rematch()));
    });
  return (
    <button type="button" class={primary ? 'primary' : 'quiet'} onClick={ask}>
      {w.online.rematch}
    </button>
  );
}
