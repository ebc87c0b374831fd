import { type Signal, useSignal } from '@preact/signals';
import type { GameInfo, View } from '@sandtable/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardModule, Pile } from '../../boards/board-module.js';
import { w } from '../../languages/index.js';
import { Card } from '../cards/card.js';
import { CardNames } from '../cards/card-names.js';
import { Icon } from '../icons.js';
import { SeatBadge } from '../seat-badge.js';
import { useAfterPaint } from '../steady.js';
import { stripsOf } from './strip-of.js';
import { Counts } from './strips.js';
import '../../styles/lists.css';
import '../../styles/strip-sheet.css';

interface StripSheetProps {
  board: BoardModule;
  about: GameInfo;
  view: View;
  open: Signal<string | null>;
  /** Who plays the seat. */
  player?: (seat: string) => string;
}

/** An opened strip over the map: all cards of a seat that the viewer knows, readable; its piles and its reserve. */
export function StripSheet({ board, about, view, open, player }: StripSheetProps) {
  const seat = open.value;
  // The sheet is there at once; what is in it follows after the paint.
  const inside = useAfterPaint(open, useSignal(null)).value;
  const box = useRef<HTMLElement>(null);
  // A layout effect: whoever sees the sheet can close it, however busy the page is.
  useLayoutEffect(() => {
    if (seat === null) return;
    box.current?.focus({ preventScroll: true });
    const keys = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      open.value = null;
      document.querySelector<HTMLElement>(`[data-strip="${seat}"]`)?.focus();
    };
    document.addEventListener('keydown', keys, true);
    return () => document.removeEventListener('keydown', keys, true);
  }, [seat]);
  const strip = stripsOf(board, about, view).find((one) => one.seat === seat);
  if (seat === null || !strip) return null;
  return (
    <section class="strip-sheet" id="strip-sheet" ref={box} tabIndex={-1} aria-label={strip.name}>
      <header class="strip-sheet-head">
        <SeatBadge board={board} seat={seat} />
        <h2>{strip.name}</h2>
        {player && <span class="soft">{player(seat)}</span>}
        <Counts counts={strip.cards} className="strip-sheet-counts" />
        <button
          type="button"
          class="icon-button"
          aria-label={w.nav.close}
          onClick={() => {
            open.value = null;
          }}
        >
          <Icon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard */}
      <div class="strip-sheet-body" tabIndex={0} role="group" aria-label={strip.name}>
        {inside !== null && <Inside board={board} about={about} view={view} seat={inside} />}
      </div>
    </section>
  );
}

function Inside({ board, about, view, seat }: Omit<StripSheetProps, 'open'> & { seat: string }) {
  const strip = stripsOf(board, about, view).find((one) => one.seat === seat);
  const piles = board.piles(view, seat);
  const shown = piles.filter((pile) => pile.spread && pile.cards.length > 0);
  const others = piles.filter((pile) => !pile.spread && pile.cards.some((id) => id !== null));
  return (
    <>
      {strip && strip.reserve.length > 0 && (
        <div class="strip-sheet-part is-brief">
          <h3 class="caps">{w.strips.reserve}</h3>
          <Counts counts={strip.reserve} className="strip-sheet-reserve" />
        </div>
      )}
      {shown.map((pile) => (
        <PileCards key={`${seat} ${pile.place}`} pile={pile} board={board} view={view} seat={seat} />
      ))}
      {others.map((pile) => (
        <PileNames key={`${seat} ${pile.place}`} pile={pile} board={board} view={view} seat={seat} />
      ))}
    </>
  );
}

interface PileProps {
  pile: Pile;
  board: BoardModule;
  view: View;
  seat: string;
}

/** The cards of a pile at reading size; hidden ones are counted. */
function PileCards({ pile, board, view, seat }: PileProps) {
  const known = pile.cards.filter((id) => id !== null);
  const hidden = pile.cards.length - known.length;
  return (
    <div class={`strip-sheet-part ${known.length === 0 ? 'is-brief' : ''}`}>
      <h3 class="caps">
        {pile.title} {pile.cards.length}
      </h3>
      {hidden > 0 && (
        <p class="strip-backs" title={w.table.faceDown(hidden)}>
          {Array.from({ length: hidden }, (_, i) => (
            <i key={i} class={board.seatMark(seat).className} />
          ))}
          <span class="unseen">{w.table.faceDown(hidden)}</span>
        </p>
      )}
      {known.length > 0 && (
        <ul class="card-grid">
          {known.map((id, i) => {
            const face = board.card(view, id, seat);
            return <li key={`${id} ${i}`}>{face ? <Card board={board} face={face} /> : id}</li>;
          })}
        </ul>
      )}
    </div>
  );
}

/** The cards of a pile by name, the top one first. */
function PileNames({ pile, board, view, seat }: PileProps) {
  const names = pile.cards.flatMap((id) => (id === null ? [] : [board.card(view, id, seat)?.name ?? id]));
  const unseen = pile.cards.length - names.length;
  return (
    <div class="strip-sheet-part">
      <h3 class="caps">
        {pile.title} {pile.cards.length}
      </h3>
      <p class="strip-sheet-names">
        <CardNames text={[...names].reverse().join(' · ')} />
        {unseen > 0 && <span class="soft"> · {w.table.faceDown(unseen)}</span>}
      </p>
    </div>
  );
}
