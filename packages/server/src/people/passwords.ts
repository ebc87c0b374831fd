import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Number 2 is argon2id, with the parameters that OWASP recommends: 19 MiB, two passes, one lane. */
const STRENGTH = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Checked if there is no such account, so that the answer takes the same time. */
const noAccount = hash('nobody has this password', STRENGTH);

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), STRENGTH);
}

export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const known = stored !== null && isPassword(stored) ? stored : null;
  const fits = await verify(known ?? (await noAccount), password.normalize('NFC'));
  return fits && known !== null;
}

/** How the place of a password begins in an account that has none. */
const NONE = 'passkey ';

/** What stands in the place of a password in an account that only passkeys open: no password fits it, and none equals another. */
export function noPassword(): string {
  return `${NONE}${randomBytes(16).toString('base64url')}`;
}

export function isPassword(stored: string): boolean {
  return !stored.startsWith(NONE);
}
