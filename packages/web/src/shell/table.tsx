import { type Signal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { t, w } from '../languages/index.js';
import { isRemote } from '../table/is-remote.js';
import type { SavedGame } from '../table/saved.js';
import { Announcer, announce } from './announce.js';
import { CardPopup } from './cards/card-popup.js';
import { cardsInDuel, hasWrittenCards } from './cards/duel.js';
import { standsUp, Tray } from './cards/tray.js';
import { BackToEnding, Ending, isEnding } from './ending/ending.js';
import { listenToKeys } from './keys.js';
import { lazyPage } from './lazy-page.js';
import { Ticker } from './log/ticker.js';
import { isLow } from './media.js';
import { OverlayBar } from './overlay-bar.js';
import { PanelTabs } from './panel-tabs.js';
import { isAboutHand } from './question/about-hand.js';
import { Prompt } from './question/prompt.js';
import { seatWords } from './seat-words.js';
import { listenToTable } from './sounds/sounds.js';
import { Strips } from './strips/strips.js';
import { TableHead } from './table-head.js';
import type { TableSession } from './table-session.js';
import { useTableTabs } from './table-tabs.js';
import { showTurnInTitle } from './your-turn.js';

const nothing = () => null;
/** Only tables at a server have these. */
const AwayNote = lazyPage(async () => (await import('../online/away-note.js')).AwayNote, nothing);
const Curtain = lazyPage(async () => (await import('./curtain.js')).Curtain, nothing);
/** Loaded once somebody does something. */
const FilmStage = lazyPage(async () => (await import('./film/film-stage.js')).FilmStage, nothing);
const SinceLine = lazyPage(async () => (await import('./film/since-line.js')).SinceLine, nothing);
const SinceList = lazyPage(async () => (await import('./film/since-line.js')).SinceList, nothing);
const KeysHelp = lazyPage(async () => {
  const [help] = await Promise.all([
    import('./keys-help.js'),
    import('../languages/pages.js').then((one) => one.speakOfPages()),
  ]);
  return help.KeysHelp;
}, nothing);
const LinkNote = lazyPage(async () => (await import('./link-note.js')).LinkNote, nothing);
const StripSheet = lazyPage(async () => (await import('./strips/strip-sheet.js')).StripSheet, nothing);
const GoingBack = lazyPage(async () => (await import('../online/going-back.js')).GoingBack, nothing);
const Chance = lazyPage(async () => (await import('../online/chance-sheet.js')).Chance, nothing);

interface TableProps {
  session: TableSession;
  guided: boolean;
  saved: SavedGame | null;
}

/** The table in five rooms: head, strips, map, question, tray; or its ending. */
export function Table({ session, guided, saved }: TableProps) {
  const tab = useSignal('log');
  /** Whether the tabs lie over the map. */
  const panel = useSignal(false);
  const help = useSignal(false);
  /** Whether the player has left the ending for the table. */
  const closed = useSignal(false);
  const toggle = (id: string) => {
    panel.value = !(panel.value && tab.value === id);
    tab.value = id;
  };
  // Layout effects: a key or a card that can be seen can be pressed, however busy the page is.
  useLayoutEffect(
    () =>
      listenToKeys(session, {
        help: () => {
          help.value = !help.value;
        },
        log: () => toggle('log'),
        cards: () => {
          if (session.board.cards) toggle('cards');
        },
        close: () => {
          if (!panel.value) return false;
          panel.value = false;
          return true;
        },
      }),
    [session],
  );
  useEffect(() => showTurnInTitle(session), [session]);
  useLayoutEffect(() => listenToTable(session), [session]);
  const told = session.film.told.value;
  useEffect(() => announce(told.map(t).join('. ')), [told]);
  const asked = useComputed(() => session.controller.decision.value !== null && session.seat.value !== null);
  const cards = useComputed(() => (asked.value ? cardsInDuel(session) : 0));
  const written = useComputed(() => asked.value && hasWrittenCards(session));
  const trouble = session.client.trouble.value;
  if (trouble) return <p class="page centred">{trouble}</p>;
  const ending = isEnding(session, closed.value);
  const state = ending ? 'is-ending' : asked.value ? 'is-asked' : 'is-waiting';
  const duel = cards.value > 2 ? 'has-duel has-long-duel' : cards.value > 0 ? 'has-duel' : '';
  return (
    <div
      class={`table ${state} ${session.board.Stage ? 'has-stage' : ''} ${duel} ${written.value ? 'has-written' : ''}`}
      data-game={session.about.id}
      data-seq={session.film.count.value}
      data-running={session.film.running.value}
    >
      <Announcer />
      <CardPopup board={session.board} view={session.view.value} about={session.about} />
      <TableHead session={session} />
      {ending ? (
        <Ending
          session={session}
          saved={saved}
          close={() => {
            closed.value = true;
            tab.value = 'log';
          }}
        />
      ) : (
        <Rooms session={session} guided={guided} tab={tab} panel={panel} toggle={toggle} closed={closed} />
      )}
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

interface RoomsProps extends Omit<TableProps, 'saved'> {
  tab: Signal<string>;
  panel: Signal<boolean>;
  toggle(id: string): void;
  closed: Signal<boolean>;
}

/** The rooms below the head. */
function Rooms({ session, guided, tab, panel, toggle, closed }: RoomsProps) {
  const strip = useSignal<string | null>(null);
  /** Whether the list of what happened since the last turn is open. */
  const since = useSignal(false);
  const tabs = useTableTabs(session, tab);
  /** The tray shows whole cards only while the question is about them. */
  const folded = useComputed(() => isLow.value || !isAboutHand(session));
  const covered = useComputed(() => folded.value && standsUp(session));
  /** Whether there is something to show of what the others did, or soon will be. */
  const wanted = useComputed(
    () =>
      session.film.count.value > 1 ||
      session.film.running.value ||
      session.sinceLastTurn.told.value.length > 0 ||
      session.controller.considered.value !== null,
  );
  const { board, about, client } = session;
  const view = session.view.value;
  const table = session.shown.value;
  return (
    <>
      {view && <Strips board={board} about={about} view={view} mine={session.mine.value} open={strip} />}
      <main class="table-main" id="main">
        <section class="board-area" aria-label={w.board.map}>
          <div class="board-frame">
            {view ? (
              <board.Board
                view={session.view}
                seat={session.seat}
                controller={session.controller}
                overlay={session.overlay}
                outlook={session.outlook}
                recent={session.recent}
                looking={session.looking}
                framed={session.framed}
                sought={session.sought}
                scene={session.film.scene}
                inspect={(touch) => client.inspect(touch)}
                since={session.news}
              />
            ) : (
              <p class="centred">{w.table.opening}</p>
            )}
            <OverlayBar session={session} />
            {wanted.value && <FilmStage session={session} />}
            {view && strip.value !== null && (
              <StripSheet
                board={board}
                about={about}
                view={view}
                open={strip}
                player={(seat) => (table ? seatWords(session, table, seat) : '')}
              />
            )}
            {since.value && <SinceList session={session} open={since} />}
            {client.kind === 'remote' && <AwayNote session={session} />}
            {isRemote(client) && <Chance session={session} client={client} />}
            {isRemote(client) && <GoingBack session={session} client={client} />}
            {isRemote(client) && <LinkNote session={session} />}
            {session.curtain.value !== null && <Curtain session={session} />}
            <BackToEnding session={session} closed={closed} />
          </div>
          <Ticker
            session={session}
            tabs={tabs}
            open={panel.value ? tab.value : null}
            toggle={toggle}
            covered={covered}
          >
            {wanted.value && <SinceLine session={session} open={since} />}
          </Ticker>
        </section>
        <aside class="panel" aria-label={w.decide.options}>
          <Prompt session={session} guided={guided} />
          <PanelTabs chosen={tab} open={panel} tabs={tabs} />
        </aside>
        <Tray session={session} folded={folded.value} />
      </main>
    </>
  );
}
