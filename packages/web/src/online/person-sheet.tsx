import { useSignal } from '@preact/signals';
import type { Regard } from '@sandtable/protocol';
import { LIMITS } from '@sandtable/protocol/limits';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { club } from '../languages/club.js';
import { forms } from '../languages/forms.js';
import { w } from '../languages/index.js';
import { api } from '../net/api.js';
import { to } from '../route.js';
import { openedPerson, regardOf, type Somebody, setRegard } from './person-name.js';
import { mayRemove, remove } from './removal.js';
import '../styles/dialog.css';
import './manners.css';

const REASONS = ['abuse', 'cheating', 'stalling', 'name', 'spam', 'other'] as const;

/** What one can do about somebody at the table: mute, block, report. */
export function PersonSheet() {
  const who = openedPerson.value;
  return who && <Sheet key={`${who.id} ${who.line?.n}`} who={who} />;
}

function Sheet({ who }: { who: Somebody }) {
  const box = useRef<HTMLDialogElement>(null);
  const problem = useSignal<string | null>(null);
  const reporting = useSignal(false);
  const sent = useSignal(false);
  useLayoutEffect(() => {
    if (!box.current?.open) box.current?.showModal();
  }, []);
  const close = () => {
    openedPerson.value = null;
  };
  const attempt = async (act: () => Promise<unknown>) => {
    problem.value = null;
    try {
      await act();
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  const regard = regardOf(who.id);
  const become = (wanted: Regard) => () =>
    void attempt(() => setRegard(who.id, regard === wanted ? null : wanted));
  return (
    <dialog
      ref={box}
      class="dialog person-sheet"
      aria-labelledby="person-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id="person-title">
        <bdi>{who.name}</bdi>
      </h2>
      {who.line && <blockquote class="reported-line">{who.line.text}</blockquote>}
      <ul class="person-acts">
        <li>
          <a class="button quiet" href={to('people', who.id)} onClick={close}>
            {club.manners.profile}
          </a>
          <span class="soft">{club.manners.profileHint}</span>
        </li>
        <li>
          <button type="button" class="quiet" disabled={regard === 'blocked'} onClick={become('muted')}>
            {regard === 'muted' ? club.manners.unmute : club.manners.mute}
          </button>
          <span class="soft">{club.manners.muteHint}</span>
        </li>
        <li>
          <button type="button" class="quiet" onClick={become('blocked')}>
            {regard === 'blocked' ? club.manners.unblock : club.manners.block}
          </button>
          <span class="soft">{club.manners.blockHint}</span>
        </li>
        {!reporting.value && !sent.value && (
          <li>
            <button
              type="button"
              class="quiet"
              onClick={() => {
                reporting.value = true;
              }}
            >
              {who.line ? club.manners.reportLine : club.manners.report}
            </button>
            <span class="soft">{club.manners.reportHint}</span>
          </li>
        )}
        <HostActs who={who} close={close} />
      </ul>
      {reporting.value && (
        <ReportForm
          who={who}
          send={(body) =>
            void attempt(async () => {
              const invite = who.invite ? `?invite=${encodeURIComponent(who.invite)}` : '';
              await api('POST', `reports${invite}`, body);
              reporting.value = false;
              sent.value = true;
            })
          }
        />
      )}
      <p role="status">{sent.value ? club.manners.sent : ''}</p>
      {problem.value && (
        <p class="refused" role="alert">
          {problem.value}
        </p>
      )}
      <p class="dialog-row">
        <button type="button" class="quiet" onClick={close}>
          {w.nav.close}
        </button>
      </p>
    </dialog>
  );
}

/** The host removes somebody, as the rules of the table allow. */
function HostActs({ who, close }: { who: Somebody; close: () => void }) {
  const table = who.seat?.at.table.value;
  if (!who.seat || !table || !mayRemove(table)) return null;
  const { id, at } = who.seat;
  const act = (after: 'open' | 'bot') => () => {
    close();
    void remove(at, id, who.name, after);
  };
  return (
    <>
      {table.info.status !== 'open' && (
        <li>
          <button type="button" class="quiet" onClick={act('bot')}>
            {forms.hostRules.toBot}
          </button>
          <span class="soft">{forms.hostRules.toBotHint}</span>
        </li>
      )}
      <li>
        <button type="button" class="quiet" onClick={act('open')}>
          {forms.hostRules.toOpen}
        </button>
        <span class="soft">{table.info.status === 'open' ? '' : forms.hostRules.toOpenHint}</span>
      </li>
    </>
  );
}

function ReportForm({ who, send }: { who: Somebody; send: (body: unknown) => void }) {
  const reason = useSignal<string>('abuse');
  const words = useSignal('');
  const submit = (event: Event) => {
    event.preventDefault();
    send({
      table: who.table,
      about: who.id,
      reason: reason.value,
      ...(who.line ? { line: who.line.n } : {}),
      ...(words.value.trim() === '' ? {} : { words: words.value.trim() }),
    });
  };
  return (
    <form class="report-form" onSubmit={submit}>
      <label>
        {club.manners.reason}
        <select
          value={reason.value}
          onChange={(event) => {
            reason.value = event.currentTarget.value;
          }}
        >
          {REASONS.map((one) => (
            <option key={one} value={one}>
              {club.manners.reasons[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {club.manners.words}
        <textarea
          rows={3}
          maxLength={LIMITS.words}
          value={words.value}
          onInput={(event) => {
            words.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="primary">
        {club.manners.send}
      </button>
    </form>
  );
}
