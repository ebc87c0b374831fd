import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
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
import { Prompt } from './prompt.js';
import { SeatList } from './seat-list.js';
import type { Sitting } from './sitting.js';
import { TableHead } from './table-head.js';

const TABS = ['log', 'cards', 'seats'] as const;
type Tab = (typeof TABS)[number];

interface TableProps {
  sitting: Sitting;
  guided: boolean;
  saved: SavedGame | null;
}

/** The table: head, board, question, log, hand. */
export function Table({ sitting, guided, saved }: TableProps) {
  const tab = useSignal<Tab>('log');
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
  const { Board } = sitting.board;
  const view = sitting.view.value;
  const trouble = sitting.client.trouble.value;
  if (trouble) return <p class="page centred">{trouble}</p>;
  return (
    <div class="table">
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
          <Curtain sitting={sitting} />
          <Ending sitting={sitting} saved={saved} />
        </section>
        <aside class="panel" aria-label={w.decide.options}>
          <Prompt sitting={sitting} guided={guided} />
          <div class="panel-tabs">
            <div class="tabs" role="tablist">
              {TABS.map((name) => (
                <button
                  key={name}
                  type="button"
                  role="tab"
                  id={`tab-${name}`}
                  aria-controls={`panel-${name}`}
                  aria-selected={tab.value === name}
                  onClick={() => {
                    tab.value = name;
                  }}
                >
                  {w.table[name]}
                </button>
              ))}
            </div>
            <div
              class="tab-body"
              role="tabpanel"
              id={`panel-${tab.value}`}
              aria-labelledby={`tab-${tab.value}`}
            >
              {tab.value === 'log' && <Log sitting={sitting} />}
              {tab.value === 'cards' && view && (
                <CardBrowser board={sitting.board} view={view} about={sitting.about} />
              )}
              {tab.value === 'seats' && <SeatList sitting={sitting} />}
            </div>
          </div>
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
