import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { Inspection, Touch } from '@sandtable/kernel';
import { SHEET } from '@sandtable/totaler-krieg/map';
import { useRef } from 'preact/hooks';
import { keyOf } from '../../shell/question/touches.js';
import type { BoardProps } from '../board-module.js';

/** What the rules say about the thing in hand, or the hex that is inspected. */
export interface AskedRules {
  /** Of which thing: "unit:de-army-3". */
  key: string;
  inspection: Inspection;
}

/** How long a hex must be inspected before the rules are asked about it, in milliseconds. */
const REST = 90;
/** How many answers about one position are kept. */
const KEPT = 200;

/**
 * Asks the rules about what is in hand or inspected, once for each thing and position. Null until they have answered,
 * and where nobody can be asked.
 */
export function useAskedRules(
  { view, controller, inspect }: BoardProps,
  inspecting: ReadonlySignal<number>,
): Signal<AskedRules | null> {
  const answer = useSignal<AskedRules | null>(null);
  const known = useRef({ count: -1, answers: new Map<string, Inspection | null>() });
  useSignalEffect(() => {
    const hex = inspecting.value;
    const touch: Touch | null =
      controller?.inHand.value?.touch ?? (hex >= 0 ? { kind: 'hex', id: SHEET.ids[hex] } : null);
    const count = view.value?.count ?? -1;
    if (known.current.count !== count) known.current = { count, answers: new Map() };
    const { answers } = known.current;
    const tell = (key: string, inspection: Inspection | null) => {
      answer.value = inspection && { key, inspection };
    };
    if (!touch || !inspect) return tell('', null);
    const key = keyOf(touch);
    const before = answers.get(key);
    if (before !== undefined) return tell(key, before);
    if (answer.peek()?.key !== key) answer.value = null;
    let gone = false;
    const timer = setTimeout(
      async () => {
        // Without an answer the map is as good as before.
        const found = await inspect(touch).catch(() => null);
        if (answers.size < KEPT) answers.set(key, found);
        if (!gone) tell(key, found);
      },
      controller?.inHand.value ? 0 : REST,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  });
  return answer;
}
