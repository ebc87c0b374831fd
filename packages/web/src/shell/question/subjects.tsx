import { useSignal } from '@preact/signals';
import type { Touch, View } from '@sandtable/kernel';
import type { BoardModule } from '../../boards/board-module.js';
import { w } from '../../languages/index.js';
import type { TableSession } from '../table-session.js';
import { verbLabel } from './option-label.js';
import { OptionNumber } from './option-number.js';
import { keyOf } from './touches.js';

/** How many are listed; the others are found by search. */
const SHOWN = 10;

/** The subjects of each verb, if the decision lists its options by subject. Choosing one shows its options. */
export function Subjects({ session }: { session: TableSession }) {
  const groups = session.controller.decision.value?.subjects ?? [];
  return (
    <>
      {groups.map(({ verb, kind, ids }) => (
        <SubjectGroup key={verb} session={session} verb={verb} kind={kind} ids={ids} />
      ))}
    </>
  );
}

interface SubjectGroupProps {
  session: TableSession;
  verb: string;
  kind: string;
  ids: readonly string[];
}

function SubjectGroup({ session, verb, kind, ids }: SubjectGroupProps) {
  const query = useSignal('');
  const { board, controller } = session;
  const view = session.view.value;
  const named = view
    ? rowsOf(
        board,
        view,
        ids.map((id) => ({ kind, id })),
      )
    : [];
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  // Whoever looks for one of them by its name finds it alone.
  const found =
    words.length === 0
      ? together(named)
      : named.filter(({ text }) => words.every((word) => text.includes(word)));
  const near = found.length > SHOWN ? nearest(board, view, found) : found;
  const shown = near.slice(0, SHOWN);
  return (
    <fieldset class="option-group">
      <legend>
        {verbLabel(board, verb)} <span class="count">{ids.length}</span>
      </legend>
      {ids.length > SHOWN && (
        <input
          type="search"
          class="subject-search"
          placeholder={w.decide.findSubject(kind)}
          aria-label={w.decide.findSubject(kind)}
          value={query.value}
          onInput={(event) => {
            query.value = event.currentTarget.value;
          }}
        />
      )}
      <div class="option-row">
        {shown.map(({ touch, name, where, count, own }) => (
          <button
            key={touch.id}
            type="button"
            class="option"
            data-subject={touch.id}
            onFocus={() => {
              session.looking.value = [touch];
            }}
            onPointerEnter={() => {
              session.looking.value = [touch];
            }}
            onPointerLeave={() => {
              session.looking.value = [];
            }}
            onClick={() => controller.touch(touch)}
          >
            <OptionNumber number={controller.numbered.value.get(keyOf(touch))} />
            <span class="option-label">
              {view && board.ThingPicture && <board.ThingPicture view={view} touch={touch} />}
              <span>
                {count > 1 ? `${count} × ${name}` : name}
                {own && <small class="option-where">{own}</small>}
                {where && <small class="option-where">{where}</small>}
              </span>
            </span>
          </button>
        ))}
        {found.length > shown.length && <span class="muted">{w.decide.moreFound(hidden(found, shown))}</span>}
      </div>
    </fieldset>
  );
}

/** A row of the list: a thing, or several that differ by their number only. */
interface Row {
  /** The one that is taken. */
  touch: Touch;
  name: string;
  where: string | null;
  /** What it is found by. */
  text: string;
  /** Those of one key are one row; null for a row of its own. */
  key: string | null;
  /** The name that they have in common, and what tells them apart. */
  common: string;
  own: string;
  count: number;
}

function rowsOf(board: BoardModule, view: View, touches: readonly Touch[]): Row[] {
  return touches.map((touch) => {
    const name = board.nameOf(touch);
    const where = board.whereIs?.(view, touch) ?? null;
    const like = board.alike?.(view, touch) ?? null;
    const key = like && `${like.key} ${where ?? ''}`;
    const text = `${name} ${where ?? ''} ${touch.id}`.toLowerCase();
    return { touch, name, where, text, key, common: like?.name ?? name, own: like?.own ?? '', count: 1 };
  });
}

/** One row for all that are alike, where the first of them is. */
function together(rows: readonly Row[]): Row[] {
  const joined = new Map<string, Row[]>();
  for (const row of rows) {
    const key = row.key ?? `${row.touch.kind}:${row.touch.id}`;
    joined.set(key, [...(joined.get(key) ?? []), row]);
  }
  return [...joined.values()].map(([first, ...others]) => {
    if (others.length === 0) return { ...first, own: '' };
    const numbers = [first, ...others].map(({ own }) => own).filter((own) => own !== '');
    return { ...first, name: first.common, own: numbers.join(', '), count: others.length + 1 };
  });
}

/** A list that is not shown whole begins where the game is decided. */
function nearest(board: BoardModule, view: View | null, rows: readonly Row[]): Row[] {
  const { farness } = board;
  if (!farness || !view) return [...rows];
  const far = new Map(rows.map((row) => [row, farness(view, row.touch)]));
  return [...rows].sort((a, b) => far.get(a)! - far.get(b)!);
}

const hidden = (found: readonly Row[], shown: readonly Row[]): number => counted(found) - counted(shown);
const counted = (rows: readonly Row[]): number => rows.reduce((sum, { count }) => sum + count, 0);
