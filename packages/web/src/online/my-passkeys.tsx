import { type Signal, useSignal } from '@preact/signals';
import type { Passkeys } from '@sandtable/protocol';
import { LIMITS } from '@sandtable/protocol/limits';
import { club } from '../languages/club.js';
import { language } from '../languages/index.js';
import { api } from '../net/api.js';
import { newPasskey } from './ask-device.js';
import { canProve, ProofField, proofBy } from './proof.js';
import { tryAtServer } from './try-at-server.js';

/** The devices that sign in to this account without its password. */
export function MyPasskeys() {
  const known: Signal<Passkeys | null> = useSignal(null);
  const name = useSignal('');
  const password = useSignal('');
  if (!('PublicKeyCredential' in window)) return null;
  const open = (event: Event) => {
    if (!(event.currentTarget as HTMLDetailsElement).open || known.value) return;
    void tryAtServer(async () => {
      known.value = await api<Passkeys>('GET', 'account/passkeys');
    });
  };
  const add = (event: Event) => {
    event.preventDefault();
    void tryAtServer(async () => {
      const proof = await proofBy(password);
      const answer = proof && (await newPasskey('account/passkeys/options', proof));
      if (!answer) return;
      known.value = await api<Passkeys>('POST', 'account/passkeys', { name: name.value.trim(), answer });
      name.value = '';
      password.value = '';
    });
  };
  const remove = (id: string) =>
    void tryAtServer(async () => {
      const proof = await proofBy(password);
      if (!proof) return;
      known.value = await api<Passkeys>('POST', 'account/passkeys/remove', { id, ...proof });
      password.value = '';
    });
  return (
    <details onToggle={open}>
      <summary>{club.me.passkeys}</summary>
      <p class="soft">{club.me.passkeysHint}</p>
      <form onSubmit={add}>
        <ProofField label={club.me.passkeyOwn} password={password} />
        {known.value && known.value.length > 0 && (
          <ul class="passkeys">
            {known.value.map(({ id, name: called, used }) => (
              <li key={id}>
                <span>
                  <bdi>{called}</bdi>{' '}
                  <span class="soft">{club.me.passkeyUsed(used === null ? null : dayOf(used))}</span>
                </span>
                <button type="button" class="link" disabled={!canProve(password)} onClick={() => remove(id)}>
                  {club.me.passkeyRemove}
                  <span class="unseen">{` ${called}`}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <label>
          {club.me.passkeyName}
          <input
            type="text"
            required
            maxLength={LIMITS.name}
            autoComplete="off"
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="quiet">
          {club.me.passkeyAdd}
        </button>
      </form>
    </details>
  );
}

function dayOf(time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
}
