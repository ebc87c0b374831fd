import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { quote } from '@sandtable/kernel';
import type { Credentials, Me, PasswordChange } from '@sandtable/protocol';
import type { OwnName, PeopleStore, PersonRow } from '../storage/people-store.js';
import { AlreadyWritten } from '../storage/storage-error.js';
import { Refusal } from '../tables/refusal.js';
import { DELETED, nameKey, resemblesReserved, SKELETON_VERSION, skeletonsOf, tidyName } from './names.js';
import type { PasswordAttempts } from './password-attempts.js';
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

export interface IdentitySetup {
  people: PeopleStore;
  /** Signs cookies. */
  secret: string;
  now: () => number;
  /** What the bots are called: nobody else is. */
  bots: () => Promise<readonly string[]>;
  /** How often passwords may be guessed; null for as often as one likes. */
  attempts: PasswordAttempts | null;
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
  private readonly people: PeopleStore;
  private readonly secret: string;
  private readonly now: () => number;
  private readonly bots: () => Promise<readonly string[]>;
  private readonly attempts: PasswordAttempts | null;

  private constructor({ people, secret, now, bots, attempts }: IdentitySetup) {
    this.people = people;
    this.secret = secret;
    this.now = now;
    this.bots = bots;
    this.attempts = attempts;
  }

  static async open(setup: IdentitySetup): Promise<Identity> {
    await setup.people.keepLooks(SKELETON_VERSION, skeletonsOf);
    return new Identity(setup);
  }

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
    // Once there is a password, or was one, the cookie of the guest opens nothing any more.
    if (person && (person.password !== null || person.deleted !== null)) return null;
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
    const own = await this.nameFor(id, name);
    try {
      const done = guest
        ? await this.people.renameGuest(id, own.name, this.now())
        : await this.people.renameAccount(id, own);
      if (!done) throw guest ? alreadyEnrolled() : noAccount();
    } catch (error) {
      throw nameTaken(error, own.name);
    }
    return { id, name: own.name, guest };
  }

  /** A guest becomes an account, and has a first session. */
  async enroll(visitor: Visitor, { name, password }: Credentials): Promise<SignedIn> {
    if (!visitor.guest) throw alreadyEnrolled();
    const own = await this.nameFor(visitor.id, name);
    const hash = await hashPassword(password);
    try {
      if (!(await this.people.enroll(visitor.id, own, hash, this.now()))) throw alreadyEnrolled();
    } catch (error) {
      throw nameTaken(error, own.name);
    }
    return this.openSession({ id: visitor.id, name: own.name, guest: false }, hash);
  }

  /**
   * A name that this person may have. The name of an account is its own, with all that looks like it: guests do
   * not get it either.
   */
  private async nameFor(person: string, given: string): Promise<OwnName> {
    const name = tidyName(given);
    const [key, looks] = [nameKey(name), skeletonsOf(name)];
    if (resemblesReserved(name, await this.bots())) {
      throw new Refusal('message', `nobody can be called ${quote(name)}: that means somebody else here`);
    }
    const owner = await this.people.named(key);
    if (owner && owner.id !== person) throw new Refusal('message', `the name ${quote(name)} is taken`);
    // Of old, two accounts may look alike: each may keep its own name.
    if (owner === null && (await this.people.looksTaken(looks, person))) throw tooAlike(name);
    return { name, key, looks };
  }

  /**
   * Signs in. A wrong name and a wrong password look the same, and take the same time. `selves` are the accounts
   * that the browser has been: strangers who guess do not keep its owner out.
   */
  async signIn({ name, password }: Credentials, selves: readonly string[]): Promise<SignedIn> {
    const key = nameKey(name);
    const person: PersonRow | null = await this.people.named(key);
    const counted = person && selves.includes(person.id) ? `known ${person.id}` : `name ${fingerprint(key)}`;
    const right = await this.guess(counted, person?.password ?? null, password);
    if (!right || !person) throw new Refusal('message', 'name and password do not fit together');
    return this.openSession({ id: person.id, name: person.name, guest: false }, right);
  }

  /** The hash that a password fits to; null where it does not. Only so many may be wrong. */
  private async guess(counted: string, hash: string | null, password: string): Promise<string | null> {
    this.attempts?.count(counted);
    if (!(await checkPassword(hash, password))) return null;
    this.attempts?.forgive(counted);
    return hash;
  }

  /** Another password. All other sessions end: whoever knew the old one is out. */
  async changePassword(visitor: Visitor, { old, password }: PasswordChange): Promise<void> {
    const before = await this.ownPassword(visitor, old);
    const after = await hashPassword(password);
    if (!(await this.people.changePassword(visitor.id, before, after, visitor.session)))
      throw wrongPassword();
  }

  /** The account is no more. What is left of it at tables is for the house to tidy up. */
  async remove(visitor: Visitor, password: string): Promise<void> {
    const hash = await this.ownPassword(visitor, password);
    if (!(await this.people.remove(visitor.id, hash, DELETED, this.now()))) throw wrongPassword();
  }

  /** A session may be somebody else's by now: what cannot be undone wants the password again. */
  private async ownPassword({ id, guest }: Visitor, password: string): Promise<string> {
    const person = guest ? null : await this.people.find(id);
    if (!person || person.password === null) throw noAccount();
    const right = await this.guess(`person ${id}`, person.password, password);
    if (right === null) throw wrongPassword();
    return right;
  }

  async signOut({ session }: Visitor): Promise<void> {
    if (session !== null) await this.people.closeSession(session);
  }

  async signOutEverywhere({ id }: Visitor): Promise<void> {
    await this.people.closeSessions(id);
  }

  private async openSession(me: Me, hash: string): Promise<SignedIn> {
    await this.people.forgetSessions(this.now() - SESSION_LASTS);
    const token = randomBytes(32).toString('base64url');
    const session = fingerprint(token);
    if (!(await this.people.openSession(session, me.id, hash, this.now()))) {
      throw new Refusal('message', 'name and password do not fit together');
    }
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

function alreadyEnrolled(): Refusal {
  return new Refusal('message', 'you have an account already');
}

function noAccount(): Refusal {
  return new Refusal('message', 'you have no account here: sign in first');
}

function wrongPassword(): Refusal {
  return new Refusal('message', 'that is not your password');
}

function tooAlike(name: string): Refusal {
  return new Refusal('message', `the name ${quote(name)} looks like one that is taken`);
}

function nameTaken(error: unknown, name: string): unknown {
  return error instanceof AlreadyWritten ? new Refusal('message', `the name ${quote(name)} is taken`) : error;
}
