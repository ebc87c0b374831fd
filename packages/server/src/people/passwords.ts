import { hash, verify } from '@node-rs/argon2';

/** Number 2 is argon2id, with the parameters that OWASP recommends: 19 MiB, two passes, one lane. */
const STRENGTH = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Checked against where there is no account, so that this takes as long as with one. */
const nobody = hash('nobody has this password', STRENGTH);

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), STRENGTH);
}

export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await nobody), password.normalize('NFC'));
  return fits && stored !== null;
}
