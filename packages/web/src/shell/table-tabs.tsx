import { type Signal, useSignal } from '@preact/signals';
import type { ChatLine } from '@sandtable/protocol';
import { useEffect } from 'preact/hooks';
import { w } from '../languages/index.js';
import { isRemote } from '../table/is-remote.js';
import { announce } from './announce.js';
import { lazyPage } from './lazy-page.js';
import { Log } from './log/log.js';
import type { PanelTab } from './panel-tabs.js';
import type { TableSession } from './table-session.js';

const nothing = () => null;
const CardBrowser = lazyPage(async () => (await import('./cards/card-browser.js')).CardBrowser, nothing);
const WatchLists = lazyPage(async () => (await import('./watch-lists.js')).WatchLists, nothing);
const PlaceList = lazyPage(async () => (await import('./place-list.js')).PlaceList, nothing);
const SeatList = lazyPage(async () => (await import('./seat-list.js')).SeatList, nothing);
const Chat = lazyPage(async () => (await import('../online/chat.js')).Chat, nothing);

const NO_LINES: readonly ChatLine[] = [];

/** The tabs of a table: log, cards, the map in words, chat, seats. */
export function useTableTabs(session: TableSession, chosen: Signal<string>): readonly PanelTab[] {
  const unread = useUnread(session, chosen.value === 'chat');
  const { board, about, client } = session;
  const view = session.view.value;
  const tabs: PanelTab[] = [
    { id: 'log', label: w.table.log, keyName: 'L', body: () => <Log session={session} /> },
  ];
  if (board.cards)
    tabs.push({
      id: 'cards',
      label: w.table.cards,
      body: () => view && <CardBrowser board={board} view={view} about={about} />,
    });
  if (board.lists)
    tabs.push({
      id: 'lists',
      label: w.lists.title,
      body: () => view && <WatchLists session={session} view={view} />,
    });
  if (board.atlas)
    tabs.push({
      id: 'atlas',
      label: w.atlas.title,
      body: () => view && <PlaceList session={session} view={view} />,
    });
  if (isRemote(client))
    tabs.push({
      id: 'chat',
      label: w.table.chat,
      news: { count: unread, says: w.table.chatNew(unread) },
      body: () => <Chat remote={client} />,
    });
  tabs.push({ id: 'seats', label: w.table.seats, body: () => <SeatList session={session} /> });
  return tabs;
}

/** The number of unread chat lines; each new line is also announced to screen readers. */
function useUnread({ client }: TableSession, reading: boolean): number {
  const lines = client.chat?.value ?? NO_LINES;
  const read = useSignal(lines.length);
  useEffect(() => {
    if (reading) read.value = lines.length;
    else if (lines.length > read.value) {
      const { name, text } = lines[lines.length - 1];
      announce(`${name}: ${text}`);
    }
  }, [lines, reading]);
  return Math.max(0, lines.length - read.value);
}
