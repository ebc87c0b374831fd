import type { Signal } from '@preact/signals';
import { club } from '../languages/club.js';
import { askDevice } from './ask-device.js';
import { me } from './me.js';
import { PasswordField } from './password-field.js';

interface ProofFieldProps {
  label: string;
  password: Signal<string>;
}

/** Asks for the password before something that a stolen session must not do; without one, the device will ask. */
export function ProofField({ label, password }: ProofFieldProps) {
  if (me.value?.passwordless) return <p class="soft">{club.me.passkeyProof}</p>;
  return <PasswordField label={label} value={password} kind="current-password" />;
}

/** Is there enough to go on? */
export const canProve = (password: Signal<string>) => me.value?.passwordless || password.value !== '';

/**
 * What shows the server that the person is there: the password, under this name, or what the device answers. Null if the
 * device gave no answer, which is said.
 */
export async function proofBy(password: Signal<string>, field = 'password'): Promise<object | null> {
  if (!me.value?.passwordless) return { [field]: password.value };
  const answer = await askDevice('account/proof');
  return answer && { answer };
}
