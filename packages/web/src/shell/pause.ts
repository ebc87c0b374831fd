import type { TableInfo } from '@sandtable/protocol';
import { w } from '../languages/index.js';
import { tryAtServer } from '../online/try-at-server.js';
import type { RemoteTable } from '../table/remote.js';

/** What a seated player can do about a pause now: its name, and how it is done. */
export function pauseAct(client: RemoteTable, info: TableInfo): { label: string; act(): void } {
  const mine = info.seats[client.you.value?.seats[0] ?? '']?.who?.id;
  const wished = info.wishes?.some(({ who }) => who.id === mine) ?? false;
  const paused = info.status === 'paused';
  return {
    label: pauseWords(info, wished),
    // A second press withdraws a request to pause; a request to resume stays.
    act: () => void tryAtServer(() => client.act('pause', { paused: wished && !paused ? paused : !paused })),
  };
}

/** With a clock the players have to agree on a pause. */
function pauseWords({ status, clock, wishes }: TableInfo, wished: boolean): string {
  if (status === 'paused') return w.online.resume;
  if (wished) return w.online.noPause;
  if (wishes && wishes.length > 0) return w.online.agreePause;
  return clock ? w.online.askPause : w.online.pause;
}
