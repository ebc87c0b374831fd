import { useSignal } from '@preact/signals';
import type { GameInfo } from '@sandtable/kernel';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { boxOf } from '../boards/boxes.js';

/** The cover of a game's box, loaded lazily in a space reserved for it; a plain one for games without a cover. */
export function Cover({ about, className = '' }: { about: GameInfo; className?: string }) {
  const box = boxOf(about);
  const picture = useSignal<FunctionComponent | null>(null);
  useEffect(() => {
    let gone = false;
    void box?.cover?.().then(({ Cover: Picture }) => {
      if (!gone) picture.value = Picture;
    });
    return () => {
      gone = true;
    };
  }, [box]);
  const Picture = picture.value;
  return (
    <span class={`lid ${className} ${box?.cover ? '' : 'is-plain'}`} aria-hidden="true">
      {Picture ? <Picture /> : !box?.cover && <span>{about.title.slice(0, 1)}</span>}
    </span>
  );
}
