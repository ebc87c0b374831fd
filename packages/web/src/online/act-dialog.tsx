import { type Signal, useSignal } from '@preact/signals';
import type { Role } from '@sandtable/protocol';
import { LIMITS } from '@sandtable/protocol/limits';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { club } from '../languages/club.js';
import { w } from '../languages/index.js';
import '../styles/dialog.css';

/** Something an administrator or an organizer does: it always needs a reason. */
export interface Act {
  label: string;
  title: string;
  fields: readonly ('until' | 'name' | 'role' | 'outcome' | 'words')[];
  /** The role that the person has now. */
  role?: Role | null;
  /** The results of a game, to choose from. */
  outcomes?: readonly (readonly [value: string, label: string])[];
  /** The words of a tournament, as they are now. */
  words?: { name: string; about: string };
  send(body: Record<string, unknown>): Promise<void>;
}

const DAY = 86_400_000;
const DAYS = [1, 7, 30, 0] as const;

/** Asks for the reason, and for whatever else it needs. */
export function ActDialog({ act }: { act: Signal<Act | null> }) {
  return act.value && <Sheet key={act.value.title} act={act.value} close={() => (act.value = null)} />;
}

function Sheet({ act, close }: { act: Act; close: () => void }) {
  const box = useRef<HTMLDialogElement>(null);
  const why = useSignal('');
  const days = useSignal<number>(1);
  const name = useSignal('');
  const role = useSignal<string>(act.role ?? '');
  const outcome = useSignal(act.outcomes?.[0][0] ?? '');
  const title = useSignal(act.words?.name ?? '');
  const about = useSignal(act.words?.about ?? '');
  const erase = useSignal(false);
  const problem = useSignal<string | null>(null);
  useLayoutEffect(() => {
    if (!box.current?.open) box.current?.showModal();
  }, []);
  const submit = async (event: Event) => {
    event.preventDefault();
    problem.value = null;
    const has = (field: Act['fields'][number]) => act.fields.includes(field);
    try {
      await act.send({
        why: why.value.trim(),
        ...(has('until') ? { until: days.value === 0 ? null : Date.now() + days.value * DAY } : {}),
        ...(has('name') ? { name: name.value.trim() } : {}),
        ...(has('outcome') ? { outcome: outcome.value } : {}),
        ...(has('words')
          ? {
              name: title.value.trim(),
              about: about.value.trim(),
              ...(erase.value ? { reasons: 'erased' } : {}),
            }
          : {}),
        ...(has('role') ? { role: role.value === '' ? null : role.value } : {}),
      });
      close();
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  return (
    <dialog
      ref={box}
      class="dialog"
      aria-labelledby="act-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <h2 id="act-title">{act.title}</h2>
      <form class="report-form" onSubmit={(event) => void submit(event)}>
        {act.fields.includes('until') && (
          <label>
            {club.admin.howLong}
            <select value={days.value} onChange={(event) => (days.value = Number(event.currentTarget.value))}>
              {DAYS.map((one) => (
                <option key={one} value={one}>
                  {one === 0 ? club.admin.forGood : w.clock.days(one)}
                </option>
              ))}
            </select>
          </label>
        )}
        {act.outcomes && (
          <label>
            {club.tournaments.result}
            <select value={outcome.value} onChange={(event) => (outcome.value = event.currentTarget.value)}>
              {act.outcomes.map(([one, label]) => (
                <option key={one} value={one}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        {act.fields.includes('name') && (
          <label>
            {club.admin.newName}
            <input
              type="text"
              required
              maxLength={LIMITS.name}
              value={name.value}
              onInput={(event) => {
                name.value = event.currentTarget.value;
              }}
            />
          </label>
        )}
        {act.fields.includes('words') && (
          <>
            <label>
              {club.tournaments.name}
              <input
                type="text"
                maxLength={LIMITS.title}
                value={title.value}
                onInput={(event) => {
                  title.value = event.currentTarget.value;
                }}
              />
            </label>
            <label>
              {club.tournaments.about}
              <textarea
                rows={3}
                maxLength={LIMITS.words}
                value={about.value}
                onInput={(event) => {
                  about.value = event.currentTarget.value;
                }}
              />
            </label>
            <p class="soft">{club.tournaments.wordsHint}</p>
            <label class="check">
              <input
                type="checkbox"
                checked={erase.value}
                onChange={(event) => {
                  erase.value = event.currentTarget.checked;
                }}
              />
              {club.tournaments.eraseReasons}
            </label>
          </>
        )}
        {act.fields.includes('role') && (
          <label>
            {club.admin.acts.role}
            <select value={role.value} onChange={(event) => (role.value = event.currentTarget.value)}>
              <option value="">{club.admin.noRole}</option>
              <option value="moderator">{club.admin.roles.moderator}</option>
              <option value="administrator">{club.admin.roles.administrator}</option>
            </select>
          </label>
        )}
        <label>
          {club.admin.why}
          <textarea
            rows={2}
            required
            maxLength={LIMITS.words}
            value={why.value}
            onInput={(event) => {
              why.value = event.currentTarget.value;
            }}
          />
        </label>
        {problem.value && (
          <p class="refused" role="alert">
            {problem.value}
          </p>
        )}
        <p class="dialog-row">
          <button type="submit" class="primary">
            {act.label}
          </button>
          <button type="button" class="quiet" onClick={close}>
            {w.nav.cancel}
          </button>
        </p>
      </form>
    </dialog>
  );
}
