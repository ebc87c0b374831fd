import { hash, verify } from '@node-rs/argon2';

/** Number 2 is argon2id, with the parameters that OWASP recommends: 19 MiB, two passes, one lane. */
const STRENGTH = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Checked if there is no such account, so that the answer takes the same time. */
const noAccount = hash('nobody has this password', STRENGTH);

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), STRENGTH);
}

export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await noAccount), password.normalize('NFC'));
  return fits && stored !== null;
}
