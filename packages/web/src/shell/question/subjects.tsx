import { useSignal } from '@preact/signals';
import type { Touch } from '@sandtable/kernel';
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
  const named = ids.map((id) => {
    const touch: Touch = { kind, id };
    return { touch, name: board.nameOf(touch), where: view ? (board.whereIs?.(view, touch) ?? null) : null };
  });
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = named.filter(({ name, where, touch }) => {
    const text = `${name} ${where ?? ''} ${touch.id}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const shown = found.slice(0, SHOWN);
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
        {shown.map(({ touch, name, where }) => (
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
              {name}
              {where && <small class="option-where">{where}</small>}
            </span>
          </button>
        ))}
        {found.length > shown.length && (
          <span class="muted">{w.decide.moreFound(found.length - shown.length)}</span>
        )}
      </div>
    </fieldset>
  );
}
