import { useSignal } from '@preact/signals';
import type { Me } from '@sandtable/protocol';
import { useEffect } from 'preact/hooks';
import { club } from '../languages/club.js';
import { api } from '../net/api.js';
import { me } from '../online/me.js';
import { PasswordField } from '../online/password-field.js';
import { problem, tryAtServer } from '../online/try-at-server.js';
import { go, to } from '../route.js';
import { Page } from './page.js';
import '../styles/lobby.css';

/** A new password instead of a forgotten one, by a link from a mail. */
export function ResetPage({ token }: { token: string }) {
  const password = useSignal('');
  useEffect(() => {
    problem.value = null;
  }, []);
  const reset = (event: Event) => {
    event.preventDefault();
    void tryAtServer(async () => {
      me.value = await api<Me>('POST', 'account/reset/finish', { token, password: password.value });
      go(to('lobby'));
    });
  };
  return (
    <Page>
      <h1>{club.me.resetTitle}</h1>
      <p class="lead">{club.me.resetHint}</p>
      <section class="my-name">
        <form onSubmit={reset}>
          <PasswordField
            label={club.me.newPassword}
            hint={club.me.passwordHint}
            value={password}
            kind="new-password"
          />
          <button type="submit" class="primary">
            {club.me.resetIt}
          </button>
        </form>
        {problem.value && (
          <p class="refused" role="alert">
            {problem.value}
          </p>
        )}
      </section>
    </Page>
  );
}
