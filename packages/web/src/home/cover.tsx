import { useSignal } from '@preact/signals';
import type { GameInfo } from '@sandtable/kernel';
import type { FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { boxOf } from '../boards/boxes.js';
import { part } from '../parts.js';

/** The cover of a game's box, loaded lazily in a space reserved for it; a plain one for games without a cover. */
export function Cover({ about, className = '' }: { about: GameInfo; className?: string }) {
  const box = boxOf(about);
  const picture = useSignal<FunctionComponent | null>(null);
  useEffect(() => {
    let gone = false;
    if (box?.cover)
      void part(box.cover).then(({ Cover: Picture }) => {
        if (!gone) picture.value = Picture;
      });
    return () => {
      gone = true;
    };
  }, [box]);
  const Picture = picture.value;
  const lid = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => (Picture && lid.current ? keepWhole(lid.current) : undefined), [Picture]);
  return (
    <span ref={lid} class={`lid ${className} ${box?.cover ? '' : 'is-plain'}`} aria-hidden="true">
      {Picture ? <Picture /> : !box?.cover && <span>{about.title.slice(0, 1)}</span>}
    </span>
  );
}

/** The frame cuts the picture as its place wants it: names and pieces that would be cut with it are left out. */
function keepWhole(lid: HTMLElement): () => void {
  const look = () => {
    const frame = lid.getBoundingClientRect();
    const parts = [...lid.querySelectorAll<SVGGraphicsElement>('.label, .piece, .is-whole')];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    parts.forEach((part, i) => {
      const { left, right, top, bottom } = boxes[i];
      const isWhole =
        left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
      part.style.visibility = isWhole ? '' : 'hidden';
    });
  };
  const observer = new ResizeObserver(look);
  observer.observe(lid);
  return () => observer.disconnect();
}
