import {
  type BoxView,
  COUNTER,
  countersOf,
  FACE_DOWN,
  type FaceName,
  KIND,
  type TotalerKriegView,
} from '@sandtable/totaler-krieg/map';
import type { ComponentChildren } from 'preact';
import { CounterPicture } from '../../board/hex/counter-picture.js';
import { hyphenated } from '../../languages/index.js';
import { faceOf, isInWords, unitName } from './units.js';
import { words } from './words.js';

/** How a counter is chosen; null if it cannot be now. */
export type Choose = (id: string) => (() => void) | null;

interface BoxedProps {
  table: TotalerKriegView;
  title: string;
  box: BoxView;
  choose: Choose;
  /** A word beside the title. */
  note?: ComponentChildren;
  className?: string;
  /** An empty box is shown as well, with these words. */
  always?: boolean;
  empty?: string | undefined;
}

/** A box of a display with the counters in it. */
export function Boxed({
  table,
  title,
  box,
  choose,
  note,
  className = '',
  always = false,
  empty = words.displays.empty,
}: BoxedProps) {
  const entries = Object.entries(box);
  if (entries.length === 0 && !always) return null;
  return (
    <div class={`tk-box ${className}`} role="group" aria-label={title}>
      <h4>
        {title}
        {note && <small>{note}</small>}
      </h4>
      {entries.length === 0 ? (
        <p class="tk-empty">{empty}</p>
      ) : (
        <ul>
          {entries.map(([name, count]) =>
            name === FACE_DOWN ? (
              <FaceDown key={name} count={count} />
            ) : (
              <Pile key={name} table={table} name={name} count={count} choose={choose} />
            ),
          )}
        </ul>
      )}
    </div>
  );
}

/** 17.4a: counters of which only the number is known. */
function FaceDown({ count }: { count: number }) {
  const label = words.displays.faceDown(count);
  return (
    <li title={label}>
      <span role="img" aria-label={label} class="tk-face-down">
        {count}
      </span>
    </li>
  );
}

interface PileProps {
  table: TotalerKriegView;
  name: string;
  count: number;
  choose: Choose;
}

/** Counters of one kind, or one counter; if one of them may be chosen, it is a button. */
function Pile({ table, name, count, choose }: PileProps) {
  const [id, face] = name.split('/') as [string, FaceName | undefined];
  const all = COUNTER.index(id) >= 0 ? [id] : countersOf(KIND.index(id)).map((one) => COUNTER.name(one));
  const [first] = all;
  if (first === undefined) return null;
  const pick = all.map(choose).find((one) => one !== null);
  const label = count > 1 ? `${count} × ${unitName(first)}` : unitName(first);
  if (isInWords(first)) return <li class="tk-paper">{hyphenated(label)}</li>;
  const picture = (
    <>
      <CounterPicture face={faceOf(table, { id: first, ...(face ? { face } : {}) })} size={38} />
      {count > 1 && <span class="tk-count">{count}</span>}
    </>
  );
  return (
    <li title={label}>
      {pick ? (
        <button type="button" class="is-legal" aria-label={label} onClick={pick}>
          {picture}
        </button>
      ) : (
        <span role="img" aria-label={label}>
          {picture}
        </span>
      )}
    </li>
  );
}
