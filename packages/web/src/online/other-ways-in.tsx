import { useSignal } from '@preact/signals';
import type { Me } from '@sandtable/protocol';
import { LIMITS } from '@sandtable/protocol/limits';
import { club } from '../languages/club.js';
import { api } from '../net/api.js';
import { askDevice, newPasskey } from './ask-device.js';
import { tryAtServer } from './try-at-server.js';

/** Signs in with whichever passkey the device has for this site. */
export function PasskeySignIn() {
  if (!('PublicKeyCredential' in window)) return null;
  const enter = () =>
    void tryAtServer(async () => {
      const answer = await askDevice('session/passkey/options');
      if (!answer) return;
      await api<Me>('POST', 'session/passkey', { answer });
      location.reload();
    });
  return (
    <p class="confirm-row">
      <button type="button" class="quiet" onClick={enter}>
        {club.me.passkeyIn}
      </button>
    </p>
  );
}

/** Makes an account of this name that the device opens, without a password. */
export function PasskeyAccount({ name }: { name: string }) {
  if (!('PublicKeyCredential' in window)) return null;
  const make = () =>
    void tryAtServer(async () => {
      const answer = await newPasskey('account/passkey/options', { name });
      if (!answer) return;
      await api<Me>('POST', 'account/passkey', { name, device: club.me.passkeyThis, answer });
      location.reload();
    });
  return (
    <>
      <p class="confirm-row">
        <button type="button" class="quiet" disabled={name === ''} onClick={make}>
          {club.me.passkeyMake}
        </button>
      </p>
      <p class="soft">{club.me.passkeyMakeHint}</p>
    </>
  );
}

/** Asks for a link by mail. What is said afterwards is the same whether anybody has the address or not. */
export function ForgottenPassword() {
  const email = useSignal('');
  const sent = useSignal(false);
  const send = (event: Event) => {
    event.preventDefault();
    sent.value = false;
    void tryAtServer(async () => {
      await api('POST', 'account/reset', { email: email.value.trim() });
      sent.value = true;
    });
  };
  return (
    <details>
      <summary>{club.me.forgot}</summary>
      <p class="soft">{club.me.forgotHint}</p>
      <form onSubmit={send}>
        <label>
          {club.me.email}
          <input
            type="email"
            required
            maxLength={LIMITS.email}
            autoComplete="email"
            value={email.value}
            onInput={(event) => {
              email.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="quiet">
          {club.me.forgotSend}
        </button>
      </form>
      <p role="status">{sent.value ? club.me.forgotSent : ''}</p>
    </details>
  );
}
