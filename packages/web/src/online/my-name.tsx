import { type Signal, signal, useSignal } from '@preact/signals';
import type { Me } from '@sandtable/protocol';
import { LIMITS } from '@sandtable/protocol/limits';
import { useEffect } from 'preact/hooks';
import { w } from '../languages/index.js';
import { api } from '../net/api.js';
import { live } from '../net/live.js';
import { setOwnName } from '../settings.js';
import { MyAccount, PasswordField } from './my-account.js';
import { problem, tryAtServer } from './try-at-server.js';

/** The player as the server knows this browser; null until it has answered. */
export const me: Signal<Me | null> = signal(null);

export async function learnMe(): Promise<void> {
  me.value = await api<Me>('GET', 'me');
}

/** The player's name, and an account for players who want one. */
export function MyName() {
  const name = useSignal('');
  const password = useSignal('');
  const saved = useSignal(false);
  useEffect(() => {
    void learnMe().then(
      () => {
        name.value = me.value?.name ?? '';
      },
      () => {},
    );
  }, []);
  if (!me.value) return null;
  const { guest } = me.value;
  const rename = (event: Event) => {
    event.preventDefault();
    void tryAtServer(async () => {
      me.value = await api<Me>('POST', 'me', { name: name.value.trim() });
      setOwnName(me.value.name);
      live().reopen();
      saved.value = true;
    });
  };
  const enter = (path: 'account' | 'session') =>
    void tryAtServer(async () => {
      me.value = await api<Me>('POST', path, { name: name.value.trim(), password: password.value });
      password.value = '';
      location.reload();
    });
  return (
    <section class="my-name" aria-label={w.me.title}>
      <form onSubmit={rename}>
        <label>
          {w.me.name}
          <input
            type="text"
            maxLength={LIMITS.name}
            required
            autoComplete="username"
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value;
              saved.value = false;
            }}
          />
        </label>
        <button type="submit" class="quiet" disabled={name.value.trim() === me.value.name}>
          {w.me.rename}
        </button>
      </form>
      {guest ? (
        <details>
          <summary>{w.me.account}</summary>
          <p class="soft">{w.me.accountHint}</p>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              enter('account');
            }}
          >
            <PasswordField
              label={w.me.password}
              hint={w.me.passwordHint}
              value={password}
              kind="current-password"
            />
            <span class="confirm-row">
              <button type="submit" class="quiet">
                {w.me.make}
              </button>
              <button type="button" class="quiet" onClick={() => enter('session')}>
                {w.me.signIn}
              </button>
            </span>
          </form>
        </details>
      ) : (
        <MyAccount />
      )}
      {problem.value && (
        <p class="refused" role="alert">
          {problem.value}
        </p>
      )}
    </section>
  );
}
