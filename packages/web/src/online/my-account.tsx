import { type Signal, useSignal } from '@preact/signals';
import type { Me } from '@sandtable/protocol';
import { LIMITS } from '@sandtable/protocol/limits';
import { w } from '../languages/index.js';
import { api } from '../net/api.js';
import { setOwnName } from '../settings.js';
import { askToConfirm } from '../shell/dialog.js';
import { MyNotices } from './my-notices.js';
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
          {w.me.signOut}
        </button>
        <button type="button" class="link" onClick={() => leave('sessions')}>
          {w.me.everywhere}
        </button>
      </p>
      <MyNotices />
      <AnotherPassword />
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
      await api<Me>('POST', 'account/password', { old: old.value, password: fresh.value });
      old.value = '';
      fresh.value = '';
      changed.value = true;
    });
  };
  return (
    <details>
      <summary>{w.me.change}</summary>
      <p class="soft">{w.me.changeHint}</p>
      <form onSubmit={change}>
        <PasswordField label={w.me.oldPassword} value={old} kind="current-password" />
        <PasswordField label={w.me.newPassword} hint={w.me.passwordHint} value={fresh} kind="new-password" />
        <button type="submit" class="quiet">
          {w.me.changeIt}
        </button>
      </form>
      <p role="status">{changed.value ? w.me.changed : ''}</p>
    </details>
  );
}

function DeleteAccount() {
  const password = useSignal('');
  const remove = async (event: Event) => {
    event.preventDefault();
    const { deleteAsk: title, deleteSure: text, deleteIt: yes } = w.me;
    if (!(await askToConfirm({ title, text, yes, grave: true }))) return;
    await tryAtServer(async () => {
      await api('POST', 'account/delete', { password: password.value });
      setOwnName('');
      location.reload();
    });
  };
  return (
    <details>
      <summary>{w.me.delete}</summary>
      <p class="soft">{w.me.deleteHint}</p>
      <form onSubmit={remove}>
        <PasswordField label={w.me.password} value={password} kind="current-password" />
        <button type="submit" class="quiet">
          {w.me.deleteIt}
        </button>
      </form>
    </details>
  );
}

interface PasswordFieldProps {
  label: string;
  hint?: string;
  value: Signal<string>;
  kind: 'current-password' | 'new-password';
}

export function PasswordField({ label, hint, value, kind }: PasswordFieldProps) {
  const [least, most] = LIMITS.password;
  return (
    <label>
      <span>
        {label} {hint && <span class="soft">{hint}</span>}
      </span>
      <input
        type="password"
        minLength={least}
        maxLength={most}
        required
        autoComplete={kind}
        value={value.value}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}
