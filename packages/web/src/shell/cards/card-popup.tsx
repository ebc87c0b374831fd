import { signal } from '@preact/signals';
import type { GameInfo, View } from '@sandtable/kernel';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardModule } from '../../boards/board-module.js';
import { Card } from './card.js';
import { cardFinder, finderOf } from './card-names.js';
import { placePopup } from './place-popup.js';

/** How long the pointer rests on a name, and on a card that is readable already, until the card is shown large. */
const SOON = 140;
const LATE = 1000;
/** How long a finger rests on it. */
const LONG_TOUCH = 450;
/** How far a finger may move meanwhile. */
const STEADY = 10;
/** How long the pointer may be away. */
const AWAY = 120;

const POPUP_ID = 'card-popup';

interface Shown {
  card: string;
  anchor: Element;
  /** It stays until it is closed: opened by a click, a key or a long touch. */
  pinned: boolean;
}

/** The card shown large. There is one for the whole page. */
export const shownCard = signal<Shown | null>(null);

export function closeCard(): void {
  shownCard.value = null;
}

/** The element at or around this one that stands for a card. */
function cardAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-card]') : null;
}

function show(anchor: Element, pinned: boolean): void {
  shownCard.value = { card: anchor.getAttribute('data-card') ?? '', anchor, pinned };
}

/**
 * Shows the card of anything with `data-card`: under the pointer, in the keyboard focus, after a long touch or a click
 * on its name. Escape and a touch elsewhere close it.
 */
function listen(): () => void {
  let timer = 0;
  let held: { anchor: Element; x: number; y: number; id: number } | null = null;
  let swallowClick = false;
  /** What was pressed with the mouse is not shown large while the pointer rests on it: the board matters now. */
  let pressedOn: Element | null = null;
  /** Where the pointer was last; and what has come to lie under it while it rested there, which shows nothing yet. */
  let last: { x: number; y: number } | null = null;
  let slidUnder: Element | null = null;
  /** The card that will be shown if the pointer stays on it: its name may be drawn anew meanwhile. */
  let soon: string | null = null;
  const stopWaiting = () => {
    clearTimeout(timer);
    soon = null;
  };
  const wait = (then: () => void, ms: number) => {
    stopWaiting();
    timer = window.setTimeout(then, ms);
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const anchor = cardAt(event.target);
    const now = shownCard.value;
    if (anchor !== pressedOn) pressedOn = null;
    slidUnder = null;
    if (now?.pinned || (anchor && anchor === pressedOn)) return;
    if (!anchor) {
      stopWaiting();
      if (now) wait(closeCard, AWAY);
      return;
    }
    if (now?.anchor === anchor) clearTimeout(timer);
    else if (anchor.getAttribute('data-card') === soon) showSoon(anchor);
    else if (!last || (last.x === event.clientX && last.y === event.clientY)) slidUnder = anchor;
    else showSoon(anchor);
  };
  const showSoon = (anchor: Element) => {
    wait(
      () => anchor.isConnected && show(anchor, false),
      anchor.hasAttribute('data-card-late') ? LATE : SOON,
    );
    soon = anchor.getAttribute('data-card');
  };
  const focused = (event: FocusEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target?.matches(':focus-visible')) return;
    const anchor = cardAt(target) ?? target.querySelector('[data-card]');
    // A card that is readable where it lies need not be shown again.
    if (anchor && !anchor.hasAttribute('data-card-late')) show(anchor, false);
    else closeCard();
  };
  const blurred = () => {
    if (shownCard.value && !shownCard.value.pinned) closeCard();
  };
  const down = (event: PointerEvent) => {
    stopWaiting();
    swallowClick = false;
    const anchor = cardAt(event.target);
    const now = shownCard.value;
    if (now && now.anchor !== anchor) closeCard();
    if (event.pointerType === 'mouse') {
      pressedOn = anchor;
      if (now && !now.pinned) closeCard();
      return;
    }
    if (!anchor) return;
    held = { anchor, x: event.clientX, y: event.clientY, id: event.pointerId };
    wait(() => {
      if (!held?.anchor.isConnected) return;
      show(held.anchor, true);
      swallowClick = true;
    }, LONG_TOUCH);
  };
  const moved = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') {
      last = { x: event.clientX, y: event.clientY };
      if (slidUnder && event.buttons === 0 && slidUnder === cardAt(event.target)) showSoon(slidUnder);
      slidUnder = null;
    }
    if (!held || event.pointerId !== held.id || swallowClick) return;
    if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > STEADY) lifted();
  };
  const lifted = () => {
    if (!held) return;
    held = null;
    if (!swallowClick) clearTimeout(timer);
  };
  const clicked = (event: MouseEvent) => {
    if (swallowClick) {
      swallowClick = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const anchor = cardAt(event.target);
    if (anchor?.matches('.card-link:is(button, [role="button"])')) {
      clearTimeout(timer);
      show(anchor, true);
    }
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shownCard.value) return;
    event.stopPropagation();
    event.preventDefault();
    closeCard();
  };
  // A long touch on a phone would open the browser's own menu.
  const menu = (event: Event) => {
    if (held && cardAt(event.target)) event.preventDefault();
  };
  const on = <K extends keyof DocumentEventMap>(name: K, hear: (event: DocumentEventMap[K]) => void) => {
    document.addEventListener(name, hear, true);
    return () => document.removeEventListener(name, hear, true);
  };
  const offs = [
    on('pointerover', over),
    on('focusin', focused),
    on('focusout', blurred),
    on('pointerdown', down),
    on('pointermove', moved),
    on('pointerup', lifted),
    on('pointercancel', lifted),
    on('click', clicked),
    on('keydown', pressed),
    on('contextmenu', menu),
    on('scroll', () => {
      if (shownCard.value && !shownCard.value.anchor.isConnected) closeCard();
    }),
  ];
  window.addEventListener('resize', closeCard);
  return () => {
    for (const off of offs) off();
    window.removeEventListener('resize', closeCard);
    clearTimeout(timer);
    closeCard();
  };
}

interface CardPopupProps {
  board: BoardModule;
  view: View | null;
  about: GameInfo;
}

/** The card that is pointed at, large, beside what points at it and not over the question. */
export function CardPopup({ board, view, about }: CardPopupProps) {
  const box = useRef<HTMLElement>(null);
  // Layout effects: a name that can be seen can be pointed at, however busy the page is.
  useLayoutEffect(listen, []);
  const known = view !== null;
  useLayoutEffect(() => {
    cardFinder.value = view && finderOf(board, view, about);
    return () => {
      cardFinder.value = null;
    };
  }, [board, about, known]);
  const shown = shownCard.value;
  const [id, seat = null] = (shown?.card ?? '').split(' ');
  const face = shown && view ? board.card(view, id, seat) : null;
  useLayoutEffect(() => {
    const popup = box.current;
    if (!shown || !popup) return;
    const free = [...document.querySelectorAll('.prompt h2, .prompt .options, .prompt .confirm')];
    const { left, top } = placePopup(
      shown.anchor.getBoundingClientRect(),
      { width: popup.offsetWidth, height: popup.offsetHeight },
      { width: window.innerWidth, height: window.innerHeight },
      free.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0),
    );
    popup.style.left = `${left}px`;
    popup.style.top = `${top}px`;
    shown.anchor.setAttribute('aria-describedby', POPUP_ID);
    return () => shown.anchor.removeAttribute('aria-describedby');
  }, [shown, face?.id]);
  // Whatever the card hung on may be gone.
  useEffect(() => {
    if (shown && !shown.anchor.isConnected) closeCard();
  });
  if (!shown || !face) return null;
  return (
    <aside class="card-popup" aria-label={face.name} ref={box}>
      <div id={POPUP_ID} role="tooltip">
        <Card board={board} face={face} form="large" view={view} />
      </div>
    </aside>
  );
}
