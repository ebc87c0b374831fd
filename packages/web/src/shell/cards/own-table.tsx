import { useSignal } from '@preact/signals';
import type { View } from '@sandtable/kernel';
import type { BoardModule, Count, Pile } from '../../boards/board-module.js';
import { GlyphIcon } from '../../boards/glyph-icon.js';
import { w } from '../../languages/index.js';
import { lazyPage } from '../lazy-page.js';
import type { DecisionController } from '../question/decision-controller.js';
import { keyOf } from '../question/touches.js';
import { cardInWords } from './card.js';
import { cardKey } from './card-names.js';
import { standingOf } from './play-card.js';

/** Loaded when a pile is opened. */
const PileSheet = lazyPage(
  async () => (await import('./pile-sheet.js')).PileSheet,
  () => null,
);

/** A name with more letters than this is written in narrow letters, and one with still more in two lines of them. */
const NARROW_NAME = 19;
const LONG_NAME = 24;
const widthOf = ({ length }: string) =>
  length > LONG_NAME ? 'is-long' : length > NARROW_NAME ? 'is-narrow' : '';

export interface OwnTableProps {
  board: BoardModule;
  view: View;
  seat: string;
  controller: DecisionController | null;
  piles: readonly Pile[];
}

/** What lies in front of the seat besides its hand: cards on the table, the reserve, the piles. */
export function OwnTable({ board, view, seat, controller, piles }: OwnTableProps) {
  const open = useSignal<string | null>(null);
  const lying = piles.filter(({ spread }) => spread);
  const counted = piles.filter(({ spread }) => !spread);
  const reserve = board.strips?.(view).find((strip) => strip.seat === seat)?.reserve ?? [];
  const opened = piles.find(({ place }) => place === open.value);
  if (piles.length === 0 && reserve.length === 0) return null;
  const rows = lying.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <div class="own-table">
      <h3 class="caps">{w.cards.onYourTable}</h3>
      <div class={`own-rows ${rows > 4 ? 'is-many' : ''}`}>
        {rows === 0 && <span class="own-row is-none">{w.cards.nothingOnTable}</span>}
        {lying.map((pile) =>
          pile.cards.map((id, i) => (
            <OwnCard
              key={`${pile.place} ${id} ${i}`}
              pile={pile}
              id={id}
              board={board}
              view={view}
              seat={seat}
              controller={controller}
            />
          )),
        )}
        {reserve.length > 0 && <Reserve counts={reserve} />}
      </div>
      <div class={`own-piles ${counted.length > 2 ? 'is-three' : ''}`}>
        {counted.map((pile) => (
          <button
            key={pile.place}
            type="button"
            class="own-pile"
            title={pile.title}
            onClick={() => {
              open.value = pile.place;
            }}
          >
            <span
              class={`own-pile-picture ${board.seatMark(seat).className} ${pile.cards.every((id) => id !== null) ? 'is-open' : ''}`}
            />
            <span>
              <b>{pile.cards.length}</b> <span class="own-pile-name">{pile.title}</span>
            </span>
          </button>
        ))}
      </div>
      {opened && (
        <PileSheet
          pile={opened}
          board={board}
          view={view}
          seat={seat}
          close={() => {
            open.value = null;
          }}
        />
      )}
    </div>
  );
}

interface OwnCardProps {
  pile: Pile;
  id: string | null;
  board: BoardModule;
  view: View;
  seat: string;
  controller: DecisionController | null;
}

/** A card on the table as a row: it is read by pointing at it, and used by a click. */
function OwnCard({ pile, id, board, view, seat, controller }: OwnCardProps) {
  const face = id === null ? null : board.card(view, id, seat);
  if (!face) return <span class="own-row">{id ?? w.table.hiddenCard}</span>;
  const touch = pile.touch?.(face.id) ?? null;
  const { state, why } = standingOf(controller, touch);
  const usable = state === 'playable' || state === 'chosen';
  const says = usable ? w.cards.mayUse : pile.faceDown ? w.cards.faceDown : null;
  return (
    <button
      type="button"
      class={`own-row card-link ${face.className ?? ''} ${usable ? 'is-legal' : ''} ${state === 'chosen' ? 'is-chosen' : ''}`}
      data-card={cardKey(face.id, face.seat)}
      data-touch={touch ? keyOf(touch) : undefined}
      aria-pressed={state === 'chosen' || undefined}
      aria-description={[why, cardInWords(face)].filter(Boolean).join(' ')}
      onClick={() => {
        if (touch && usable) controller?.touch(touch);
      }}
    >
      {face.glyph && <GlyphIcon glyph={face.glyph} />}
      <span class={`own-row-name ${widthOf(face.name)}`}>
        <span>{face.name}</span>
      </span>
      {says && <small>{says}</small>}
    </button>
  );
}

function Reserve({ counts }: { counts: readonly Count[] }) {
  return (
    <span class="own-row own-reserve">
      {counts.map(({ glyph, count, label }) => (
        <span key={label} class="own-count" title={`${count} ${label}`}>
          <GlyphIcon glyph={glyph} />
          <b>{count}</b>
          <span class="unseen">{label}</span>
        </span>
      ))}
      <small>{w.cards.inReserve}</small>
    </span>
  );
}
