import { type Signal, useSignal } from '@preact/signals';
import type { NoticeChoice, Notices } from '@sandtable/protocol';
import { LIMITS } from '@sandtable/protocol/limits';
import { club } from '../languages/club.js';
import { language } from '../languages/index.js';
import { api } from '../net/api.js';
import { Switch } from '../shell/segments.js';
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
      <summary>{club.notices.title}</summary>
      <p class="soft">{club.notices.hint}</p>
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
  if (!offers.email && !offers.push && !offers.webhook) return <p>{club.notices.none}</p>;
  const save = (event: Event) => {
    event.preventDefault();
    saved.value = false;
    void tryAtServer(async () => {
      const choice: NoticeChoice = {
        email: email.value.trim() || null,
        webhook: webhook.value.trim() || null,
        pace: pace.value,
        quiet: quiet.value,
        language,
      };
      notices.value = await api<Notices>('POST', 'my/notices', choice);
      saved.value = true;
    });
  };
  const hour = (end: 'from' | 'to') => (
    <label>
      {end === 'from' ? club.notices.from : club.notices.to}
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
            {club.notices.email}
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
        {known.email !== null && !known.confirmed && <p role="status">{club.notices.confirm(known.email)}</p>}
        {offers.webhook && (
          <label>
            <span>
              {club.notices.webhook} <span class="soft">{club.notices.webhookHint}</span>
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
          {club.notices.pace}
          <select
            value={pace.value}
            onChange={(event) => {
              pace.value = event.currentTarget.value as NoticeChoice['pace'];
            }}
          >
            {PACES.map((one) => (
              <option key={one} value={one}>
                {club.notices.paces[one]}
              </option>
            ))}
          </select>
        </label>
        <Switch
          label={club.notices.quiet}
          value={quiet.value !== null}
          change={(on) => {
            const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
            quiet.value = on ? { ...NIGHT, zone } : null;
          }}
        />
        {quiet.value && (
          <span class="confirm-row">
            {hour('from')}
            {hour('to')}
          </span>
        )}
        <button type="submit" class="quiet">
          {club.notices.save}
        </button>
        <p role="status">{saved.value ? club.notices.saved : ''}</p>
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
      notices.value = await api<Notices>('POST', 'my/notices/browser', { endpoint, keys, language });
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
          {club.notices.browserOn}
        </button>
        {count > 0 && (
          <button type="button" class="link" onClick={turnOff}>
            {club.notices.browserOff}
          </button>
        )}
      </p>
      <p role="status">{refused.value ? club.notices.browserRefused : club.notices.browsers(count)}</p>
    </>
  );
}
