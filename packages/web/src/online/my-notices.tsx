import { type Signal, useSignal } from '@preact/signals';
import type { NoticeChoice, Notices } from '@sandtable/protocol';
import { LIMITS } from '@sandtable/protocol/limits';
import { w } from '../languages/index.js';
import { api } from '../net/api.js';
import { tryAtServer } from './try-at-server.js';

const PACES = ['at-once', 'hourly', 'daily'] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** What is offered first to who wants quiet hours. */
const NIGHT = { from: 22, to: 7 };

/** How an account is told that it is its turn in a game without a live clock. */
export function MyNotices() {
  const notices: Signal<Notices | null> = useSignal(null);
  const open = (event: Event) => {
    if (!(event.currentTarget as HTMLDetailsElement).open || notices.value) return;
    void tryAtServer(async () => {
      notices.value = await api<Notices>('GET', 'my/notices');
    });
  };
  return (
    <details onToggle={open}>
      <summary>{w.notices.title}</summary>
      <p class="soft">{w.notices.hint}</p>
      {notices.value && <NoticeForm notices={notices as Signal<Notices>} />}
    </details>
  );
}

function NoticeForm({ notices }: { notices: Signal<Notices> }) {
  const { offers, browsers, ...known } = notices.value;
  const email = useSignal(known.email ?? '');
  const webhook = useSignal(known.webhook ?? '');
  const pace = useSignal<NoticeChoice['pace']>(known.pace);
  const quiet = useSignal(known.quiet);
  const saved = useSignal(false);
  if (!offers.email && !offers.push && !offers.webhook) return <p>{w.notices.none}</p>;
  const save = (event: Event) => {
    event.preventDefault();
    saved.value = false;
    void tryAtServer(async () => {
      const choice: NoticeChoice = {
        email: email.value.trim() || null,
        webhook: webhook.value.trim() || null,
        pace: pace.value,
        quiet: quiet.value,
      };
      notices.value = await api<Notices>('POST', 'my/notices', choice);
      saved.value = true;
    });
  };
  const hour = (end: 'from' | 'to') => (
    <label>
      {end === 'from' ? w.notices.from : w.notices.to}
      <select
        value={quiet.value![end]}
        onChange={(event) => {
          quiet.value = { ...quiet.value!, [end]: Number(event.currentTarget.value) };
        }}
      >
        {HOURS.map((one) => (
          <option key={one} value={one}>
            {`${one}:00`}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      {offers.push && <ThisBrowser notices={notices} publicKey={offers.push} count={browsers} />}
      <form onSubmit={save}>
        {offers.email && (
          <label>
            {w.notices.email}
            <input
              type="email"
              maxLength={LIMITS.email}
              autoComplete="email"
              value={email.value}
              onInput={(event) => {
                email.value = event.currentTarget.value;
              }}
            />
          </label>
        )}
        {known.email !== null && !known.confirmed && <p role="status">{w.notices.confirm(known.email)}</p>}
        {offers.webhook && (
          <label>
            <span>
              {w.notices.webhook} <span class="soft">{w.notices.webhookHint}</span>
            </span>
            <input
              type="url"
              pattern="https://.*"
              maxLength={LIMITS.url}
              value={webhook.value}
              onInput={(event) => {
                webhook.value = event.currentTarget.value;
              }}
            />
          </label>
        )}
        <label>
          {w.notices.pace}
          <select
            value={pace.value}
            onChange={(event) => {
              pace.value = event.currentTarget.value as NoticeChoice['pace'];
            }}
          >
            {PACES.map((one) => (
              <option key={one} value={one}>
                {w.notices.paces[one]}
              </option>
            ))}
          </select>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={quiet.value !== null}
            onChange={(event) => {
              const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
              quiet.value = event.currentTarget.checked ? { ...NIGHT, zone } : null;
            }}
          />
          {w.notices.quiet}
        </label>
        {quiet.value && (
          <span class="confirm-row">
            {hour('from')}
            {hour('to')}
          </span>
        )}
        <button type="submit" class="quiet">
          {w.notices.save}
        </button>
        <p role="status">{saved.value ? w.notices.saved : ''}</p>
      </form>
    </>
  );
}

/** Notices of this very browser, even while no page of the site is open. */
function ThisBrowser(props: { notices: Signal<Notices>; publicKey: string; count: number }) {
  const { notices, publicKey, count } = props;
  const refused = useSignal(false);
  if (!('PushManager' in window)) return null;
  const turnOn = () =>
    void tryAtServer(async () => {
      refused.value = false;
      const worker = await navigator.serviceWorker.ready;
      const subscription = await worker.pushManager
        .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
        .catch(() => null);
      if (!subscription) {
        refused.value = true;
        return;
      }
      const { endpoint, keys } = subscription.toJSON();
      notices.value = await api<Notices>('POST', 'my/notices/browser', { endpoint, keys });
    });
  const turnOff = () =>
    void tryAtServer(async () => {
      const worker = await navigator.serviceWorker.ready;
      const subscription = await worker.pushManager.getSubscription();
      if (!subscription) return;
      const { endpoint } = subscription;
      await subscription.unsubscribe();
      notices.value = await api<Notices>('POST', 'my/notices/browser/remove', { endpoint });
    });
  return (
    <>
      <p class="confirm-row">
        <button type="button" class="quiet" onClick={turnOn}>
          {w.notices.browserOn}
        </button>
        {count > 0 && (
          <button type="button" class="link" onClick={turnOff}>
            {w.notices.browserOff}
          </button>
        )}
      </p>
      <p role="status">{refused.value ? w.notices.browserRefused : w.notices.browsers(count)}</p>
    </>
  );
}
