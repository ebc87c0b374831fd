import { useSignal } from '@preact/signals';
import type { Me } from '@sandtable/protocol';
import { LIMITS } from '@sandtable/protocol/limits';
import { useEffect } from 'preact/hooks';
import { club } from '../languages/club.js';
import { api } from '../net/api.js';
import { live } from '../net/live.js';
import { to } from '../route.js';
import { setOwnName } from '../settings.js';
import { learnMe, me } from './me.js';
import { MyAccount } from './my-account.js';
import { MyPeople } from './my-people.js';
import { ForgottenPassword, PasskeyAccount, PasskeySignIn } from './other-ways-in.js';
import { PasswordField } from './password-field.js';
import { problem, tryAtServer } from './try-at-server.js';

/**
 * The player's name, and an account for players who want one. At a table that waits it is the name alone, for those who have
 * an account: the rest is in the lobby.
 */
export function MyName({ nameOnly = false }: { nameOnly?: boolean }) {
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
      const renamed = await api<Me>('POST', 'me', { name: name.value.trim() });
      me.value = { ...me.value, ...renamed };
      setOwnName(renamed.name);
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
    <section class="my-name" aria-label={club.me.title}>
      <form onSubmit={rename}>
        <label>
          {club.me.name}
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
          {club.me.rename}
        </button>
      </form>
      {!nameOnly && (
        <p class="confirm-row">
          <a href={to('people', me.value.id)}>{club.profile.mine}</a>
        </p>
      )}
      {guest ? (
        <details>
          <summary>{club.me.account}</summary>
          <p class="soft">{club.me.accountHint}</p>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              enter('account');
            }}
          >
            <PasswordField
              label={club.me.password}
              hint={club.me.passwordHint}
              value={password}
              kind="current-password"
            />
            <span class="confirm-row">
              <button type="submit" class="quiet">
                {club.me.make}
              </button>
              <button type="button" class="quiet" onClick={() => enter('session')}>
                {club.me.signIn}
              </button>
            </span>
          </form>
          <PasskeyAccount name={name.value.trim()} />
          <PasskeySignIn />
          <ForgottenPassword />
        </details>
      ) : (
        !nameOnly && <MyAccount />
      )}
      <MyPeople />
      {problem.value && (
        <p class="refused" role="alert">
          {problem.value}
        </p>
      )}
    </section>
  );
}
