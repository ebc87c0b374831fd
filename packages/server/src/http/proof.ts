import { say } from '@sandtable/kernel';
import type { Proof } from '@sandtable/protocol';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../people/identity.js';
import type { Site } from '../people/passkeys.js';
import { Refusal } from '../tables/refusal.js';
import type { ServerContext } from './server-context.js';

/** The address of this site, to which passkeys are bound. */
export function siteOf({ config }: Pick<ServerContext, 'config'>, { headers }: FastifyRequest): Site {
  const url = config.publicUrl ?? new URL(`http://${headers.host ?? 'localhost'}`);
  return { origin: url.origin, host: url.hostname };
}

/**
 * The session may be stolen: what cannot be undone asks for the password again, or for one of the person's devices. Returns
 * what is stored in the place of the password, so that what follows is refused if that has changed.
 */
export async function proven(
  context: Pick<ServerContext, 'config' | 'visitors' | 'passkeys'>,
  request: FastifyRequest,
  visitor: Visitor,
  { password, answer }: Proof,
): Promise<string> {
  const { identity } = context.visitors;
  if (password !== undefined) return identity.ownPassword(visitor, password);
  const stored = await identity.stored(visitor);
  if (answer === undefined)
    throw new Refusal('message', say`this needs your password, or one of your passkeys`);
  await context.passkeys.prove(visitor.id, answer, siteOf(context, request));
  return stored;
}
