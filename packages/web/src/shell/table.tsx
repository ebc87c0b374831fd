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
import { Atlas } from './atlas.js';
import { CardBrowser } from './card-browser.js';
import { CardDetail } from './card-detail.js';
import { Curtain } from './curtain.js';
import { Ending } from './ending.js';
import { Hand } from './hand.js';
import { KeysHelp, listenToKeys } from './keys.js';
import { Log } from './log.js';
import { OverlayBar } from './overlay-bar.js';
import { PanelTabs } from './panel-tabs.js';
import { Prompt } from './prompt.js';
import { SeatList } from './seat-list.js';
import type { Sitting } from './sitting.js';
import { TableHead } from './table-head.js';

const NO_LINES: readonly ChatLine[] = [];

interface TableProps {
  sitting: Sitting;
  guided: boolean;
  saved: SavedGame | null;
}

/** The table: head, board, question, log, hand. */
export function Table({ sitting, guided, saved }: TableProps) {
  const tab = useSignal('log');
  const help = useSignal(false);
  useEffect(
    () =>
      listenToKeys(sitting, {
        help: () => {
          help.value = !help.value;
        },
        cards: () => {
          tab.value = 'cards';
        },
      }),
    [sitting],
  );
  const told = sitting.film.told.value;
  useEffect(() => announce(told.join('. ')), [told]);
  const unread = useUnread(sitting, tab.value === 'chat');
  const { Board } = sitting.board;
  const view = sitting.view.value;
  const trouble = sitting.client.trouble.value;
  if (trouble) return <p class="page centred">{trouble}</p>;
  return (
    <div class="table" data-seq={sitting.shown.value?.seq} data-running={sitting.film.running.value}>
      <Announcer />
      <TableHead sitting={sitting} />
      <main class="table-main" id="main">
        <section class="board-area" aria-label={w.board.map}>
          {view ? (
            <Board
              view={sitting.view}
              seat={sitting.seat}
              deciding={sitting.deciding}
              overlay={sitting.overlay}
              outlook={sitting.outlook}
              recent={sitting.recent}
              looking={sitting.looking}
            />
          ) : (
            <p class="centred">{w.table.opening}</p>
          )}
          <OverlayBar sitting={sitting} />
          <CardDetail />
          {sitting.client.kind === 'remote' && <AwayNote sitting={sitting} />}
          {sitting.client instanceof RemoteTable && <Chance sitting={sitting} client={sitting.client} />}
          <LinkNote sitting={sitting} />
          <Curtain sitting={sitting} />
          <Ending sitting={sitting} saved={saved} />
        </section>
        <aside class="panel" aria-label={w.decide.options}>
          <Prompt sitting={sitting} guided={guided} />
          <PanelTabs
            chosen={tab}
            tabs={[
              { id: 'log', label: w.table.log, body: () => <Log sitting={sitting} /> },
              {
                id: 'cards',
                label: w.table.cards,
                body: () => view && <CardBrowser board={sitting.board} view={view} about={sitting.about} />,
              },
              ...(sitting.board.atlas
                ? [
                    {
                      id: 'atlas',
                      label: w.atlas.title,
                      body: () => view && <Atlas sitting={sitting} view={view} />,
                    },
                  ]
                : []),
              ...(sitting.client instanceof RemoteTable
                ? [
                    {
                      id: 'chat',
                      label: w.table.chat,
                      news: { count: unread, says: w.table.chatNew(unread) },
                      body: () => <Chat remote={sitting.client as RemoteTable} />,
                    },
                  ]
                : []),
              { id: 'seats', label: w.table.seats, body: () => <SeatList sitting={sitting} /> },
            ]}
          />
        </aside>
        <Hand sitting={sitting} />
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

/** How many lines of chat have come that were not looked at; each is also told to a screen reader. */
function useUnread({ client }: Sitting, reading: boolean): number {
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

/** The line is gone, or everything stands still: said where everybody looks. */
function LinkNote({ sitting }: { sitting: Sitting }) {
  const lost = sitting.client.link.value === 'reconnecting';
  const paused = sitting.shown.value?.status === 'paused';
  const { client } = sitting;
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
