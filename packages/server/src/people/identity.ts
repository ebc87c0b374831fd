import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Credentials, LIMITS, type Me } from '@sandtable/protocol';
import type { PeopleStore, PersonRow } from '../storage/people-store.js';
import { AlreadyWritten } from '../storage/storage-error.js';
import { Refusal } from '../tables/refusal.js';
import { checkPassword, hashPassword } from './passwords.js';

/** Somebody, as one request or socket shows them. */
export interface Visitor extends Me {
  /** The session of an account; null for guests. */
  session: string | null;
}

/** The cookies that make somebody somebody. */
export interface Cookies {
  guest?: string | undefined;
  session?: string | undefined;
}

/** A session that was opened: the token is for the cookie, the session for our own records. */
export interface SignedIn {
  me: Me;
  token: string;
  session: string;
}

const HOUR = 60 * 60 * 1000;
/** A session that was not used for this long has ended. */
const SESSION_LASTS = 90 * 24 * HOUR;
/** How many accounts of one browser are remembered. */
const MOST_SELVES = 16;

/**
 * Who is who. A guest is known by a signed cookie and needs no row in the database; an account by a session,
 * which can be ended from elsewhere. Seats belong to ids, and a guest who opens an account keeps theirs.
 */
export class Identity {
  constructor(
    private readonly people: PeopleStore,
    private readonly secret: string,
    private readonly now: () => number,
  ) {}

  /** Who shows these cookies; null for somebody new, and for those whose cookies are worth nothing. */
  async recognize({ guest, session }: Cookies): Promise<Visitor | null> {
    return (session ? await this.bySession(session) : null) ?? (guest ? await this.byGuest(guest) : null);
  }

  /** Somebody new: a guest, and the cookie that makes them known. */
  newGuest(): { visitor: Visitor; cookie: string } {
    const id = randomBytes(12).toString('base64url');
    return {
      visitor: { id, name: guestName(id), guest: true, session: null },
      cookie: `${id}.${this.sign(id)}`,
    };
  }

  private async bySession(token: string): Promise<Visitor | null> {
    const session = fingerprint(token);
    const found = await this.people.session(session);
    const now = this.now();
    if (!found || found.seen < now - SESSION_LASTS) return null;
    // Nobody waits for this: whoever signs out meanwhile has signed out.
    if (found.seen < now - HOUR) this.people.seen(session, now).catch(() => {});
    return { id: found.id, name: found.name, guest: false, session };
  }

  private async byGuest(cookie: string): Promise<Visitor | null> {
    const [id, signature] = apart(cookie);
    if (id === '' || !sameText(signature, this.sign(id))) return null;
    const person = await this.people.find(id);
    // Once there is a password, the cookie of the guest opens nothing any more.
    if (person?.password) return null;
    return { id, name: person?.name ?? guestName(id), guest: true, session: null };
  }

  private sign(id: string): string {
    return this.signed('guest', id);
  }

  private signed(what: string, text: string): string {
    return createHmac('sha256', this.secret).update(`${what} ${text}`).digest('base64url');
  }

  /** The cookie that tells which accounts a browser has been. */
  rememberSelves(ids: readonly string[]): string {
    const list = ids.slice(-MOST_SELVES).join('~');
    return `${list}.${this.signed('selves', list)}`;
  }

  /** Everybody that a browser has been, as far as its cookies tell: signing out makes nobody a stranger. */
  selves({ guest = '', selves = '' }: { guest?: string | undefined; selves?: string | undefined }): string[] {
    const [id, signature] = apart(guest);
    const [list, proof] = apart(selves);
    return [
      ...(id !== '' && sameText(signature, this.sign(id)) ? [id] : []),
      ...(list !== '' && sameText(proof, this.signed('selves', list)) ? list.split('~') : []),
    ];
  }

  /** Gives somebody another name. */
  async rename({ id, guest }: Visitor, name: string): Promise<Me> {
    const plain = tidyName(name);
    try {
      if (!guest) await this.people.renameAccount(id, plain, nameKey(plain));
      else {
        await this.refuseTaken(plain);
        if (!(await this.people.renameGuest(id, plain, this.now()))) throw alreadyEnrolled();
      }
    } catch (error) {
      throw nameTaken(error, plain);
    }
    return { id, name: plain, guest };
  }

  /** A guest becomes an account, and has a first session. */
  async enroll(visitor: Visitor, { name, password }: Credentials): Promise<SignedIn> {
    if (!visitor.guest) throw alreadyEnrolled();
    const plain = tidyName(name);
    await this.refuseTaken(plain);
    const hash = await hashPassword(password);
    try {
      if (!(await this.people.enroll(visitor.id, plain, nameKey(plain), hash, this.now()))) {
        throw alreadyEnrolled();
      }
    } catch (error) {
      throw nameTaken(error, plain);
    }
    return this.openSession({ id: visitor.id, name: plain, guest: false });
  }

  /** The name of an account is its own: guests do not get it either. */
  private async refuseTaken(name: string): Promise<void> {
    if (await this.people.named(nameKey(name))) throw new Refusal('message', `the name '${name}' is taken`);
  }

  /** Signs in. A wrong name and a wrong password look the same, and take the same time. */
  async signIn({ name, password }: Credentials): Promise<SignedIn> {
    const person: PersonRow | null = await this.people.named(nameKey(tidyName(name)));
    if (!(await checkPassword(person?.password ?? null, password)) || !person) {
      throw new Refusal('message', 'name and password do not fit together');
    }
    return this.openSession({ id: person.id, name: person.name, guest: false });
  }

  async signOut({ session }: Visitor): Promise<void> {
    if (session !== null) await this.people.closeSession(session);
  }

  async signOutEverywhere({ id }: Visitor): Promise<void> {
    await this.people.closeSessions(id);
  }

  private async openSession(me: Me): Promise<SignedIn> {
    await this.people.forgetSessions(this.now() - SESSION_LASTS);
    const token = randomBytes(32).toString('base64url');
    const session = fingerprint(token);
    await this.people.openSession(session, me.id, this.now());
    return { me, token, session };
  }
}

/** What a cookie says, and the signature behind it. */
function apart(cookie: string): [text: string, signature: string] {
  const dot = Math.max(0, cookie.lastIndexOf('.'));
  return [cookie.slice(0, dot), cookie.slice(dot + 1)];
}

const fingerprint = (token: string) => createHash('sha256').update(token).digest('base64url');

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function guestName(id: string): string {
  return `Guest ${id.replace(/[^A-Za-z0-9]/g, '').slice(0, 4)}`;
}

/** One line, without what cannot be seen. */
function tidyName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === '' || plain.length > LIMITS.name) throw new Refusal('message', 'that is no name');
  return plain;
}

/** Names that look alike are one name. */
function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

function alreadyEnrolled(): Refusal {
  return new Refusal('message', 'you have an account already');
}

function nameTaken(error: unknown, name: string): unknown {
  return error instanceof AlreadyWritten ? new Refusal('message', `the name '${name}' is taken`) : error;
}
