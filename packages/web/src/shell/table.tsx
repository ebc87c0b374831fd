import { useSignal } from '@preact/signals';
import type { ChatLine } from '@sandtable/protocol';
import { useEffect } from 'preact/hooks';
import { AwayNote } from '../online/away-note.js';
import { Chance } from '../online/chance-sheet.js';
import { Chat } from '../online/chat.js';
import { RemoteTable } from '../table/remote.js';
import type { SavedGame } from '../table/saved.js';
import { w } from '../words/index.js';
import { Announcer, announce } from './announce.js';
import { CardBrowser } from './card-browser.js';
import { CardDetail } from './card-detail.js';
import { Curtain } from './curtain.js';
import { Ending } from './ending.js';
import { Hand } from './hand.js';
import { KeysHelp, listenToKeys } from './keys.js';
import { Log } from './log.js';
import { OverlayBar } from './overlay-bar.js';
import { PanelTabs } from './panel-tabs.js';
import { PlaceList } from './place-list.js';
import { Prompt } from './prompt.js';
import { SeatList } from './seat-list.js';
import { TableHead } from './table-head.js';
import type { TableSession } from './table-session.js';

const NO_LINES: readonly ChatLine[] = [];

interface TableProps {
  session: TableSession;
  guided: boolean;
  saved: SavedGame | null;
}

/** The table: head, board, question, log, hand. */
export function Table({ session, guided, saved }: TableProps) {
  const tab = useSignal('log');
  const help = useSignal(false);
  useEffect(
    () =>
      listenToKeys(session, {
        help: () => {
          help.value = !help.value;
        },
        cards: () => {
          if (session.board.cards) tab.value = 'cards';
        },
      }),
    [session],
  );
  const told = session.film.told.value;
  useEffect(() => announce(told.join('. ')), [told]);
  const unread = useUnread(session, tab.value === 'chat');
  const { Board } = session.board;
  const view = session.view.value;
  const trouble = session.client.trouble.value;
  if (trouble) return <p class="page centred">{trouble}</p>;
  return (
    <div class="table" data-seq={session.film.count.value} data-running={session.film.running.value}>
      <Announcer />
      <TableHead session={session} />
      <main class="table-main" id="main">
        <section class="board-area" aria-label={w.board.map}>
          {view ? (
            <Board
              view={session.view}
              seat={session.seat}
              controller={session.controller}
              overlay={session.overlay}
              outlook={session.outlook}
              recent={session.recent}
              looking={session.looking}
            />
          ) : (
            <p class="centred">{w.table.opening}</p>
          )}
          <OverlayBar session={session} />
          <CardDetail />
          {session.client.kind === 'remote' && <AwayNote session={session} />}
          {session.client instanceof RemoteTable && <Chance session={session} client={session.client} />}
          <LinkNote session={session} />
          <Curtain session={session} />
          <Ending session={session} saved={saved} />
        </section>
        <aside class="panel" aria-label={w.decide.options}>
          <Prompt session={session} guided={guided} />
          <PanelTabs
            chosen={tab}
            tabs={[
              { id: 'log', label: w.table.log, body: () => <Log session={session} /> },
              ...(session.board.cards
                ? [
                    {
                      id: 'cards',
                      label: w.table.cards,
                      body: () =>
                        view && <CardBrowser board={session.board} view={view} about={session.about} />,
                    },
                  ]
                : []),
              ...(session.board.atlas
                ? [
                    {
                      id: 'atlas',
                      label: w.atlas.title,
                      body: () => view && <PlaceList session={session} view={view} />,
                    },
                  ]
                : []),
              ...(session.client instanceof RemoteTable
                ? [
                    {
                      id: 'chat',
                      label: w.table.chat,
                      news: { count: unread, says: w.table.chatNew(unread) },
                      body: () => <Chat remote={session.client as RemoteTable} />,
                    },
                  ]
                : []),
              { id: 'seats', label: w.table.seats, body: () => <SeatList session={session} /> },
            ]}
          />
        </aside>
        <Hand session={session} />
      </main>
      {help.value && (
        <KeysHelp
          close={() => {
            help.value = false;
          }}
        />
      )}
    </div>
  );
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

/** Tells that the connection is lost, the game is paused, or a pause is requested. */
function LinkNote({ session }: { session: TableSession }) {
  const lost = session.client.link.value === 'reconnecting';
  const status = session.shown.value?.info.status;
  const paused = status === 'paused' || status === 'stuck';
  const { client } = session;
  const wishes = client instanceof RemoteTable ? (client.info.value?.wishes ?? []) : [];
  if (!lost && !paused && wishes.length === 0) return null;
  const names = wishes.map(({ who }) => who.name).join(', ');
  const wanted = wishes.length === 0 ? '' : paused ? w.online.wantOn(names) : w.online.wantPause(names);
  return (
    <div class="link-note" role="status">
      {lost ? w.online.reconnecting : [...(paused ? [w.online.paused] : []), wanted].join(' ').trim()}
    </div>
  );
}
