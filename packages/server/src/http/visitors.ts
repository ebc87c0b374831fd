import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity, Visitor } from '../people/identity.js';

/** The names of the cookies. */
export const GUEST = 'sandtable-guest';
export const SESSION = 'sandtable-session';

const YEAR = 365 * 24 * 60 * 60;

/** Finds out who asks, and remembers new guests by a cookie. */
export class Visitors {
  constructor(
    readonly identity: Identity,
    private readonly secure: boolean,
  ) {}

  /** Who asks; somebody new becomes a guest. */
  async of(request: FastifyRequest, reply: FastifyReply): Promise<Visitor> {
    const known = await this.known(request.cookies);
    if (known) return known;
    const { visitor, cookie } = this.identity.newGuest();
    this.set(reply, GUEST, cookie);
    return visitor;
  }

  known(cookies: Readonly<Record<string, string | undefined>>): Promise<Visitor | null> {
    return this.identity.recognize({ guest: cookies[GUEST], session: cookies[SESSION] });
  }

  signedIn(reply: FastifyReply, token: string): void {
    this.set(reply, SESSION, token);
  }

  signedOut(reply: FastifyReply): void {
    void reply.clearCookie(SESSION, { path: '/' });
  }

  private set(reply: FastifyReply, name: string, value: string): void {
    void reply.setCookie(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      maxAge: YEAR,
    });
  }
}
