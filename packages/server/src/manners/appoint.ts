import type { Role } from '@sandtable/protocol';
import { nameKey } from '../people/names.js';
import type { Store } from '../storage/store.js';

/** Gives an account a role, by a command on the server's machine. Returns false if there is no such account. */
export async function appoint(
  { people, manners }: Store,
  name: string,
  role: Role | null,
  now: number,
): Promise<boolean> {
  const person = await people.named(nameKey(name));
  if (!person) return false;
  await manners.setRole(person.id, role, now);
  const about = `person ${person.id}`;
  await manners.note({ at: now, who: null, deed: 'role', about, why: 'sandtable admin', detail: role ?? '' });
  return true;
}

export const listRoles = ({ manners }: Store) => manners.roles();
