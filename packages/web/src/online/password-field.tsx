import type { Signal } from '@preact/signals';
import { LIMITS } from '@sandtable/protocol/limits';

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
