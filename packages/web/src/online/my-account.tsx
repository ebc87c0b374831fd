import { useSignal } from '@preact/signals';
import type { Me } from '@sandtable/protocol';
import { club } from '../languages/club.js';
import { address, api } from '../net/api.js';
import { to } from '../route.js';
import { setOwnName } from '../settings.js';
import { askToConfirm } from '../shell/dialog.js';
import { learnMe, me } from './me.js';
import { MyNotices } from './my-notices.js';
import { MyPasskeys } from './my-passkeys.js';
import { PasswordField } from './password-field.js';
import { ProofField, proofBy } from './proof.js';
import { tryAtServer } from './try-at-server.js';

/** Signing out, changing the password, and deleting the account. */
export function MyAccount() {
  const leave = (path: 'session' | 'sessions') =>
    void tryAtServer(async () => {
      await api('DELETE', path);
      location.reload();
    });
  return (
    <>
      <p class="confirm-row">
        <button type="button" class="link" onClick={() => leave('session')}>
          {club.me.signOut}
        </button>
        <button type="button" class="link" onClick={() => leave('sessions')}>
          {club.me.everywhere}
        </button>
      </p>
      {me.value?.role && (
        <p>
          <a href={to('admin')}>{club.admin.title}</a>
        </p>
      )}
      <MyNotices />
      <MyPasskeys />
      <AnotherPassword />
      <p>
        <a href={address('my/data')} download="sandtable-my-data.json">
          {club.me.data}
        </a>
      </p>
      <DeleteAccount />
    </>
  );
}

function AnotherPassword() {
  const old = useSignal('');
  const fresh = useSignal('');
  const changed = useSignal(false);
  const change = (event: Event) => {
    event.preventDefault();
    changed.value = false;
    void tryAtServer(async () => {
      const proof = await proofBy(old, 'old');
      if (!proof) return;
      await api<Me>('POST', 'account/password', { ...proof, password: fresh.value });
      await learnMe();
      old.value = '';
      fresh.value = '';
      changed.value = true;
    });
  };
  return (
    <details>
      <summary>{me.value?.passwordless ? club.me.setPassword : club.me.change}</summary>
      <p class="soft">{club.me.changeHint}</p>
      <form onSubmit={change}>
        <ProofField label={club.me.oldPassword} password={old} />
        <PasswordField
          label={club.me.newPassword}
          hint={club.me.passwordHint}
          value={fresh}
          kind="new-password"
        />
        <button type="submit" class="quiet">
          {club.me.changeIt}
        </button>
      </form>
      <p role="status">{changed.value ? club.me.changed : ''}</p>
    </details>
  );
}

function DeleteAccount() {
  const password = useSignal('');
  const remove = async (event: Event) => {
    event.preventDefault();
    const { deleteAsk: title, deleteSure: text, deleteIt: yes } = club.me;
    if (!(await askToConfirm({ title, text, yes, grave: true }))) return;
    await tryAtServer(async () => {
      const proof = await proofBy(password);
      if (!proof) return;
      await api('POST', 'account/delete', proof);
      setOwnName('');
      location.reload();
    });
  };
  return (
    <details>
      <summary>{club.me.delete}</summary>
      <p class="soft">{club.me.deleteHint}</p>
      <form onSubmit={remove}>
        <ProofField label={club.me.password} password={password} />
        <button type="submit" class="quiet">
          {club.me.deleteIt}
        </button>
      </form>
    </details>
  );
}
