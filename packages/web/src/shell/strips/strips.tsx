import type { Signal } from '@preact/signals';
import type { GameInfo, View } from '@sandtable/kernel';
import type { BoardModule, Count, Strip } from '../../boards/board-module.js';
import { GlyphIcon } from '../../boards/glyph-icon.js';
import { w } from '../../languages/index.js';
import { cardKey } from '../cards/card-names.js';
import { SeatBadge } from '../seat-badge.js';
import { stripsOf } from './strip-of.js';

export interface StripsProps {
  board: BoardModule;
  about: GameInfo;
  view: View;
  /** The seats of the player at the screen. */
  mine: readonly string[];
  /** The seat whose strip is open. */
  open: Signal<string | null>;
}

/**
 * The countries or sides in order of play, each with what lies in front of it. A brass ring is you, a brass foot is
 * whose turn it is; a touch opens the strip over the map.
 */
export function Strips({ board, about, view, mine, open }: StripsProps) {
  const { active } = board.headline(view);
  const strips = stripsOf(board, about, view);
  const lines = strips.some(
    ({ reserve, faceUp, faceDown }) => reserve.length + faceUp.length > 0 || faceDown,
  );
  const cards = strips.some(({ faceUp, faceDown }) => faceUp.length > 0 || (faceDown?.count ?? 0) > 0);
  return (
    <section class="strips-part" aria-label={w.table.order}>
      <ol
        class={`strips ${lines && strips.length > 2 ? 'has-two-lines' : ''} ${strips.length <= 2 ? 'is-wide' : ''} ${cards ? '' : 'has-no-cards'}`}
      >
        {strips.map((strip) => (
          <li key={strip.seat}>
            <StripButton
              strip={strip}
              board={board}
              view={view}
              mine={mine.includes(strip.seat)}
              now={strip.seat === active}
              open={open}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** More backs than this are one with a number: the names of Status cards need the width. */
const MOST_BACKS = 3;

interface StripButtonProps extends Pick<StripsProps, 'board' | 'view' | 'open'> {
  strip: Strip;
  mine: boolean;
  now: boolean;
}

function StripButton({ strip, board, view, mine, now, open }: StripButtonProps) {
  const { seat, name, cards, reserve, faceDown, faceUp } = strip;
  const isOpen = open.value === seat;
  return (
    <button
      type="button"
      class={`strip ${board.seatMark(seat).className} ${now ? 'is-now' : ''} ${mine ? 'is-mine' : ''} ${isOpen ? 'is-open' : ''}`}
      data-strip={seat}
      aria-expanded={isOpen}
      aria-controls={isOpen ? 'strip-sheet' : undefined}
      onClick={() => {
        open.value = isOpen ? null : seat;
      }}
    >
      <span class="unseen">{inWords(strip, now, mine)}</span>
      <span class="strip-line" aria-hidden="true">
        <SeatBadge board={board} seat={seat} />
        <span class="strip-name">{name}</span>
        <Counts counts={cards} className="strip-cards" />
        {/* On a phone: a dot for every card on the table. */}
        <span class="strip-dots">
          {faceUp.map((id, i) => (
            <i key={`${id} ${i}`} />
          ))}
          {Array.from({ length: faceDown?.count ?? 0 }, (_, i) => (
            <i key={i} class="is-down" />
          ))}
        </span>
      </span>
      <span class="strip-line strip-table" aria-hidden="true">
        <Counts counts={reserve} className="strip-reserve" />
        {((faceDown?.count ?? 0) > 0 || faceUp.length > 0) && <span class="strip-divider" />}
        {faceDown && faceDown.count > 0 && (
          <span class="strip-backs">
            {Array.from({ length: faceDown.count > MOST_BACKS ? 1 : faceDown.count }, (_, i) => (
              <i key={i} />
            ))}
            {faceDown.count > MOST_BACKS && <b>{faceDown.count}</b>}
          </span>
        )}
        <FaceUp ids={faceUp} board={board} view={view} seat={seat} />
      </span>
    </button>
  );
}

export function Counts({ counts, className }: { counts: readonly Count[]; className: string }) {
  if (counts.length === 0) return null;
  return (
    <span class={`counts ${className}`}>
      {counts.map(({ glyph, count, label }) => (
        <span key={label} class="count-of" title={`${count} ${label}`}>
          <GlyphIcon glyph={glyph} />
          {count}
          <small>{label}</small>
        </span>
      ))}
    </span>
  );
}

/** The first card that lies face up by name, and how many more there are. */
function FaceUp({ ids, board, view, seat }: { ids: readonly string[] } & Omit<FaceProps, 'id'>) {
  if (ids.length === 0) return null;
  const [first, ...more] = [...ids].reverse();
  return (
    <>
      <FaceChip id={first} board={board} view={view} seat={seat} />
      {more.length > 0 && <span class="strip-more">+{more.length}</span>}
    </>
  );
}

interface FaceProps {
  id: string;
  board: BoardModule;
  view: View;
  seat: string;
}

function FaceChip({ id, board, view, seat }: FaceProps) {
  const face = board.card(view, id, seat);
  return (
    <span class={`strip-chip ${face?.className ?? ''}`} data-card={cardKey(id, seat)}>
      {face?.glyph && <GlyphIcon glyph={face.glyph} />}
      <span>{face?.name ?? id}</span>
    </span>
  );
}

/** The strip in words. */
function inWords({ name, cards, reserve, faceDown, faceUp }: Strip, now: boolean, mine: boolean): string {
  const parts = [now ? w.table.turnOf(name) : name];
  if (mine) parts.push(w.table.you);
  for (const { count, label } of [...cards, ...reserve]) parts.push(`${count} ${label}`);
  if (faceDown && faceDown.count > 0) parts.push(`${faceDown.count} ${faceDown.label}`);
  if (faceUp.length > 0) parts.push(w.strips.faceUp(faceUp.length));
  return parts.join(', ');
}
