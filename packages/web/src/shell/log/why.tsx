import { useSignal } from '@preact/signals';
import type { TableView } from '@sandtable/protocol';
import { t, w } from '../../languages/index.js';
import { CardNames } from '../cards/card-names.js';
import type { TableSession } from '../table-session.js';

/** The choices that bots made, among the last lines: by the number that their lines in the log have. */
export function botChoices(table: TableView | null, viewer: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { at, seat } of table?.lines[viewer] ?? [])
    if (seat !== null && table?.info.seats[seat]?.bot) found.add(at);
  return found;
}

/** Asks what a bot's choice was good for. */
export function Why({ session, at, viewer }: { session: TableSession; at: number; viewer: string }) {
  const said = useSignal<string | null>(null);
  const ask = async () => {
    said.value = w.advice.thinking;
    const found = await session.client.explain!(at, viewer).catch(() => null);
    said.value = found?.reason ? w.advice.because(t(found.reason)) : w.advice.nothing;
  };
  if (said.value === null)
    return (
      <button type="button" class="link why" data-why={at} onClick={() => void ask()}>
        {w.advice.why}
      </button>
    );
  return (
    <span class="why-said" role="status">
      <CardNames text={said.value} />
    </span>
  );
}
