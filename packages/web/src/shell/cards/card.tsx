import type { View } from '@sandtable/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardModule, CardFace, SeatMark } from '../../boards/board-module.js';
import { GlyphIcon } from '../../boards/glyph-icon.js';
import { CROSS, TICK } from '../../boards/glyphs.js';
import { hyphenated } from '../../languages/index.js';
import { memo } from '../memo.js';

/** full: in the tray; head: the band and the name only; large: to read from afar. */
export type CardForm = 'full' | 'head' | 'large';

/** Each differs in more than its colour: edge, picture, a written reason, a tick, a ring. */
export type CardState = 'playable' | 'unplayable' | 'chosen' | 'offered' | 'discarded';

export interface CardLook {
  board: BoardModule;
  face: CardFace;
  form?: CardForm;
  state?: CardState | null;
  /** Why it cannot be played. */
  why?: string | null;
  /** The position, for cards that show something of it. */
  view?: View | null;
}

/** The classes of a card in a form and a state. */
export function cardClass({ face, form = 'full', state = null }: Omit<CardLook, 'board' | 'view'>): string {
  const states = {
    playable: 'is-legal',
    unplayable: 'is-forbidden',
    chosen: 'is-legal is-chosen',
    offered: 'is-legal is-offered',
    discarded: 'is-discarded',
  };
  return `card card-${form} ${face.className ?? ''} ${state ? states[state] : ''}`;
}

/** A card that only shows: in a popup, a reaction, the browser, the ending. */
export function Card(look: CardLook) {
  return (
    <div class={cardClass(look)}>
      <CardInside {...look} />
    </div>
  );
}

/** What is printed on a card: band, name, text, picture. Only phrasing content, so that a button can hold it. */
export const CardInside = memo((look: CardLook) => <Inside {...look} />);

function Inside({ board, face, form = 'full', state = null, why, view = null }: CardLook) {
  const { CardArt, CardBody } = board;
  const mark = markOf(board, face);
  const text = useRef<HTMLSpanElement>(null);
  const words = [form, face.type, face.name, face.text, face.note, face.reaction?.line, why].join(' ');
  useFit(text, words, state);
  return (
    <>
      <span class="card-band">
        {face.glyph && <GlyphIcon glyph={face.glyph} />}
        <span class="card-type">{face.type}</span>
        {state === 'chosen' ? (
          <GlyphIcon glyph={TICK} className="card-tick" />
        ) : (
          face.reaction && (
            <GlyphIcon
              glyph={face.reaction.glyph}
              className={`card-reacts ${face.reaction.line ? 'is-told' : ''}`}
            />
          )
        )}
      </span>
      <span class="card-words" ref={text}>
        <span class="card-title">{hyphenated(face.name)}</span>
        {form !== 'head' && CardBody && <CardBody view={view} face={face} large={form === 'large'} />}
        {form !== 'head' && !CardBody && face.text && <span class="card-text">{hyphenated(face.text)}</span>}
        {form !== 'head' && face.note && <span class="card-note">{face.note}</span>}
        {face.reaction?.line && (
          <span class="card-reaction">
            <GlyphIcon glyph={face.reaction.glyph} />
            <span>{face.reaction.line}</span>
          </span>
        )}
      </span>
      {form !== 'head' && why && (
        <span class="card-why">
          <GlyphIcon glyph={CROSS} />
          <span>{why}</span>
        </span>
      )}
      {form !== 'head' && !why && (
        <span class="card-art" aria-hidden="true">
          {CardArt && <CardArt face={face} />}
          {mark && <span class={`badge card-sign ${mark.className}`}>{mark.letters}</span>}
        </span>
      )}
    </>
  );
}

function markOf(board: BoardModule, face: CardFace): SeatMark | null {
  return face.mark ?? (face.seat === null ? null : board.seatMark(face.seat));
}

/** Everything that is written on a card, for screen readers. */
export function cardInWords({ type, text, note, reaction }: CardFace): string {
  return [type, text, note, reaction?.line].filter(Boolean).join('. ').replaceAll('..', '.');
}

/** Steps by which a text may become smaller until it fits; the last is still readable. */
const SMALLEST = 4;

/** A text or a kind that does not fit takes the next smaller size: languages differ in length. */
function useFit(text: { current: HTMLSpanElement | null }, words: string, state: CardState | null): void {
  useLayoutEffect(() => {
    const card = text.current?.parentElement;
    if (!card) return;
    written.set(card, words);
    sizes ??= new ResizeObserver((entries) => fit(entries.map(({ target }) => target)));
    // The browser tells the size of what is newly observed, too, before it paints.
    sizes.observe(card);
    return () => sizes?.unobserve(card);
  }, [words, state]);
}

/** What is written on a card now, and what its sizes were found for: the words and the size of the card. */
const written = new WeakMap<Element, string>();
const fitted = new WeakMap<Element, string>();

/** One for all cards: they are measured together and changed together, so that the page is laid out once for each step. */
let sizes: ResizeObserver | null = null;

interface Fitted {
  box: HTMLElement;
  isCut(): boolean;
}

function fit(cards: readonly Element[]): void {
  const shown = cards.filter(({ clientWidth }) => clientWidth > 0);
  // All is read before anything is written: a card that is only lifted or put down costs no layout.
  const now = shown.map((card) => {
    const key = `${card.clientWidth}×${card.clientHeight} ${written.get(card)}`;
    const boxes = boxesOf(card);
    return { card, key, boxes, fits: fitted.get(card) === key && !boxes.some(({ isCut }) => isCut()) };
  });
  const anew = now.filter(({ fits }) => !fits);
  for (const { card, key } of anew) fitted.set(card, key);
  let large = anew.flatMap(({ boxes }) => boxes);
  for (const { box } of large) delete box.dataset.fit;
  for (let step = 1; step <= SMALLEST && large.length > 0; step++) {
    large = large.filter(({ isCut }) => isCut());
    for (const { box } of large) box.dataset.fit = String(step);
  }
}

/** The parts of a card that take a smaller size if they are cut. */
function boxesOf(card: Element): Fitted[] {
  return [
    // Only in the tray have text and head a height of their own.
    ...(card.matches('.card-full, .card-head')
      ? boxesIn(card, '.card-words', () => card.scrollHeight > card.clientHeight || isNameCut(card))
      : []),
    ...boxesIn(card, '.card-band', (band) => {
      const type = band.querySelector('.card-type');
      return type !== null && type.scrollWidth > type.clientWidth;
    }),
  ];
}

/** Whether a line of a long name is left out on the head of a card. */
function isNameCut(card: Element): boolean {
  const name = card.matches('.card-head') && card.querySelector('.card-title');
  return name ? name.scrollHeight > name.clientHeight + HALF_A_LINE : false;
}

/** Letters may reach a little above and below their lines. */
const HALF_A_LINE = 6;

function boxesIn(card: Element, part: string, isCut: (box: HTMLElement) => boolean): Fitted[] {
  return [...card.querySelectorAll<HTMLElement>(`:scope > ${part}`)].map((box) => ({
    box,
    isCut: () => isCut(box),
  }));
}
