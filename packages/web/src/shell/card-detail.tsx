import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CardFace } from '../boards/board-module.js';
import { w } from '../words/index.js';

/** The enlarged card (hovered, tapped, or focused) and why it cannot be chosen now. */
export const closeCard = signal<{ face: CardFace; whyNot: string | null } | null>(null);

/** A card large enough to read, beside the hand. */
export function CardDetail() {
  const close = closeCard.value;
  useEffect(
    () => () => {
      closeCard.value = null;
    },
    [],
  );
  useEffect(() => {
    if (!close) return;
    // A tap elsewhere closes it; a tap on another card shows that one.
    const away = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && !(event.target as Element).closest?.('.card'))
        closeCard.value = null;
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [close]);
  if (!close || (close.face.text === '' && !close.whyNot)) return null;
  const { face, whyNot } = close;
  return (
    <div class={`card-detail ${face.className ?? ''}`} aria-hidden="true">
      <span class="card-type">{face.type}</span>
      <span class="card-name">{face.name}</span>
      {face.text && <p>{face.text}</p>}
      {whyNot && <p class="inspector-no">{whyNot}</p>}
      <p class="card-row-foot">
        {face.provenance && <span class="mark">{face.provenance}</span>}
        {face.disputed && <span class="mark">{w.cards.disputed}</span>}
      </p>
    </div>
  );
}
