import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity, SignedIn, Visitor } from '../people/identity.js';

/** The names of the cookies. */
export const GUEST = 'sandtable-guest';
export const SESSION = 'sandtable-session';
/** The accounts that were used in this browser. */
export const ACCOUNTS = 'sandtable-selves';

const YEAR = 365 * 24 * 60 * 60;

/** Identifies the person behind a request, and gives new guests a cookie. */
export class CookieIdentity {
  /** The person identified by these cookies, for the duration of the request. */
  private readonly recognized = new WeakMap<object, string>();

  constructor(
    readonly identity: Identity,
    private readonly secure: boolean,
    /** The folder of the site: cookies are sent nowhere else. */
    private readonly path: string,
  ) {}

  /** The person behind a request; a new visitor becomes a guest. */
  async of(request: FastifyRequest, reply: FastifyReply): Promise<Visitor> {
    const known = await this.known(request.cookies);
    if (known) return known;
    const { visitor, cookie } = this.identity.newGuest();
    this.set(reply, GUEST, cookie);
    this.recognized.set(request.cookies, visitor.id);
    return visitor;
  }

  async known(cookies: Readonly<Record<string, string | undefined>>): Promise<Visitor | null> {
    const visitor = await this.identity.recognize({ guest: cookies[GUEST], session: cookies[SESSION] });
    if (visitor) this.recognized.set(cookies, visitor.id);
    return visitor;
  }

  /** The person's id, if this request was identified already. */
  whoAsked({ cookies }: FastifyRequest): string | null {
    return (cookies && this.recognized.get(cookies)) ?? null;
  }

  signedIn(request: FastifyRequest, reply: FastifyReply, { me, token }: SignedIn): void {
    this.set(reply, SESSION, token);
    const before = this.selves(request).filter((id) => id !== me.id);
    this.set(reply, ACCOUNTS, this.identity.rememberSelves([...before, me.id]));
  }

  /** All ids that this browser is known to have used. */
  selves({ cookies }: FastifyRequest): string[] {
    return this.identity.selves({ guest: cookies[GUEST], selves: cookies[ACCOUNTS] });
  }

  signedOut(reply: FastifyReply): void {
    void reply.clearCookie(SESSION, { path: this.path });
  }

  private set(reply: FastifyReply, name: string, value: string): void {
    void reply.setCookie(name, value, {
      path: this.path,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      maxAge: YEAR,
    });
  }
}
