import { useSignal } from '@preact/signals';
import type { Touch, View } from '@sandtable/kernel';
import { useEffect } from 'preact/hooks';
import type { BoardModule, Change } from '../../boards/board-module.js';

const NOTHING: readonly never[] = [];

/** The board of a position in which nothing can be decided: all of it. */
export function StillBoard({ board, view }: { board: BoardModule; view: View }) {
  const { Board } = board;
  const shown = useSignal<View | null>(view);
  useEffect(() => {
    shown.value = view;
  }, [view]);
  return (
    <Board
      view={shown}
      seat={useSignal<string | null>(null)}
      controller={null}
      overlay={useSignal<string | null>(null)}
      outlook={useSignal<readonly Change[]>(NOTHING)}
      recent={useSignal<readonly Change[]>(NOTHING)}
      looking={useSignal<readonly Touch[]>(NOTHING)}
      framed={useSignal<readonly Touch[]>(NOTHING)}
      still
    />
  );
}
