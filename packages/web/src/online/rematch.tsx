import { go, to } from '../route.js';
import type { RemoteTable } from '../table/remote.js';
import { w } from '../words/index.js';
import { tryAtServer } from './try-at-server.js';

/** A new table with the same players; a second request leads to the table of the first. */
export function RematchButton({ client }: { client: RemoteTable }) {
  const next = client.info.value?.rematch;
  if (next)
    return (
      <a class="button" href={to('play', next)}>
        {w.online.toRematch}
      </a>
    );
  const ask = () =>
    void tryAtServer(async () => {
      go(to('play', await client.rematch()));
    });
  return (
    <button type="button" class="quiet" onClick={ask}>
      {w.online.rematch}
    </button>
  );
}
