import { type Signal, useSignal } from '@preact/signals';
import type { TableWebhook } from '@sandtable/protocol';
import { LIMITS } from '@sandtable/protocol/limits';
import { club } from '../languages/club.js';
import { language } from '../languages/index.js';
import { api } from '../net/api.js';
import { tryAtServer } from './try-at-server.js';

/** Where a table tells whom its game waits for, such as the channel of a club: for its host. */
export function TableHook({ table }: { table: string }) {
  const known: Signal<TableWebhook | null> = useSignal(null);
  const url = useSignal('');
  const saved = useSignal(false);
  const path = `tables/${encodeURIComponent(table)}/webhook`;
  const show = (found: TableWebhook) => {
    known.value = found;
    url.value = found.webhook ?? '';
  };
  const open = (event: Event) => {
    if (!(event.currentTarget as HTMLDetailsElement).open || known.value) return;
    void tryAtServer(async () => {
      const found = await api<TableWebhook>('GET', path);
      // What somebody has begun to type meanwhile stays.
      if (url.value === '') show(found);
      else known.value = found;
    });
  };
  const save = (event: Event) => {
    event.preventDefault();
    saved.value = false;
    void tryAtServer(async () => {
      const webhook = url.value.trim() || null;
      show(await api<TableWebhook>('POST', path, { webhook, language }));
      saved.value = true;
    });
  };
  return (
    <details class="plain-details" onToggle={open}>
      <summary>{club.notices.table}</summary>
      <p class="soft">{club.notices.tableHint}</p>
      {known.value?.set && known.value.webhook === null && <p>{club.notices.tableOther}</p>}
      <form onSubmit={save}>
        <label>
          {club.notices.webhook} <span class="soft">{club.notices.webhookHint}</span>
          <input
            type="url"
            maxLength={LIMITS.url}
            autoComplete="off"
            value={url.value}
            onInput={(event) => {
              url.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="quiet">
          {club.notices.tableSave}
        </button>
      </form>
      <p role="status">{saved.value ? club.notices.tableSaved : ''}</p>
    </details>
  );
}
