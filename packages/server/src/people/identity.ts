import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { quote, say } from '@sandtable/kernel';
import type { Credentials, Me } from '@sandtable/protocol';
import type { PasskeyRow } from '../storage/account-store.js';
import type { OwnName, PeopleStore, PersonRow } from '../storage/people-store.js';
import { AlreadyWritten } from '../storage/storage-error.js';
import { Refusal } from '../tables/refusal.js';
import { DELETED, nameKey, resemblesReserved, SKELETON_VERSION, skeletonsOf, tidyName } from './names.js';
import type { PasswordAttempts } from './password-attempts.js';
import { checkPassword, hashPassword, isPassword, noPassword } from './passwords.js';

/** The person behind a request or a socket. */
export interface Visitor extends Me {
  /** The session of an account; null for guests. */
  session: string | null;
}

/** The cookies that identify a person. */
export interface Cookies {
  guest?: string | undefined;
  session?: string | undefined;
}

/** A new session: the token goes into the cookie, the session id stays on the server. */
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
  /** The names of the bots, which people may not use. */
  bots: () => Promise<readonly string[]>;
  /** Limits password guesses; null for no limit. */
  attempts: PasswordAttempts | null;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How long an unused session lasts. */
const SESSION_LASTS = 90 * 24 * HOUR;
/** How many accounts a browser remembers. */
const MOST_SELVES = 16;

/**
 * Identifies people. A guest has a signed cookie and needs no row in the database; an account has sessions, which can
 * be ended from elsewhere. Seats belong to ids, and a guest who opens an account keeps their id.
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

  /** The person these cookies belong to; null if there are none or they are invalid. */
  async recognize({ guest, session }: Cookies): Promise<Visitor | null> {
    return (session ? await this.bySession(session) : null) ?? (guest ? await this.byGuest(guest) : null);
  }

  /** A new guest and their cookie. */
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
    // Not awaited: the session may be closed meanwhile, and that stands.
    if (found.seen < now - HOUR) this.people.seen(session, now).catch(() => {});
    return { id: found.id, name: found.name, guest: false, session };
  }

  private async byGuest(cookie: string): Promise<Visitor | null> {
    const [id, signature] = splitCookie(cookie);
    if (id === '' || !sameText(signature, this.sign(id))) return null;
    const person = await this.people.find(id);
    // Once the person has a password, or the account is deleted, the guest cookie is void.
    if (person && (person.password !== null || person.deleted !== null)) return null;
    const now = this.now();
    // Not awaited: it does not matter which of several requests writes it.
    if (person && Number(person.seen ?? 0) < now - DAY) this.people.guestSeen(id, now).catch(() => {});
    return { id, name: person?.name ?? guestName(id), guest: true, session: null };
  }

  private sign(id: string): string {
    return this.signed('guest', id);
  }

  private signed(what: string, text: string): string {
    return createHmac('sha256', this.secret).update(`${what} ${text}`).digest('base64url');
  }

  /** The cookie that lists the accounts used in a browser. */
  rememberSelves(ids: readonly string[]): string {
    const list = ids.slice(-MOST_SELVES).join('~');
    return `${list}.${this.signed('selves', list)}`;
  }

  /** All ids that a browser has used, according to its cookies: signing out does not make it a stranger. */
  selves({ guest = '', selves = '' }: { guest?: string | undefined; selves?: string | undefined }): string[] {
    const [id, signature] = splitCookie(guest);
    const [list, proof] = splitCookie(selves);
    return [
      ...(id !== '' && sameText(signature, this.sign(id)) ? [id] : []),
      ...(list !== '' && sameText(proof, this.signed('selves', list)) ? list.split('~') : []),
    ];
  }

  /** Changes a person's name. */
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

  /** Turns a guest into an account, with its first session. */
  async enroll(visitor: Visitor, { name, password }: Credentials): Promise<SignedIn> {
    const own = await this.nameForAccount(visitor, name);
    return this.enrollAs(visitor, own, await hashPassword(password), null);
  }

  /** The same with a passkey instead of a password. */
  async enrollWithPasskey(visitor: Visitor, name: string, passkey: PasskeyRow): Promise<SignedIn> {
    return this.enrollAs(visitor, await this.nameForAccount(visitor, name), noPassword(), passkey);
  }

  /** The name as it would be written, if this guest may have it for an account. */
  async nameForAccount(visitor: Visitor, name: string): Promise<OwnName> {
    if (!visitor.guest) throw alreadyEnrolled();
    return this.nameFor(visitor.id, name);
  }

  private async enrollAs(
    visitor: Visitor,
    own: OwnName,
    hash: string,
    passkey: PasskeyRow | null,
  ): Promise<SignedIn> {
    try {
      if (!(await this.people.enroll(visitor.id, own, hash, this.now(), passkey))) throw alreadyEnrolled();
    } catch (error) {
      throw nameTaken(error, own.name);
    }
    return this.openSession({ id: visitor.id, name: own.name, guest: false }, hash);
  }

  /**
   * Checks that this person may have the name. An account's name, and every name that looks like it, is its own:
   * guests do not get it either.
   */
  private async nameFor(person: string, given: string): Promise<OwnName> {
    const name = tidyName(given);
    const [key, looks] = [nameKey(name), skeletonsOf(name)];
    if (resemblesReserved(name, await this.bots())) {
      throw new Refusal('message', say`nobody can be called ${quote(name)}: that means somebody else here`);
    }
    const owner = await this.people.named(key);
    if (owner && owner.id !== person) throw new Refusal('message', say`the name ${quote(name)} is taken`);
    // Old accounts may have names that look alike: each keeps its own.
    if (owner === null && (await this.people.looksTaken(looks, person))) throw tooAlike(name);
    return { name, key, looks };
  }

  /**
   * Signs in. A wrong name and a wrong password give the same answer in the same time. `selves` are the accounts used
   * in this browser: guesses by strangers do not lock their owner out.
   */
  async signIn({ name, password }: Credentials, selves: readonly string[]): Promise<SignedIn> {
    const key = nameKey(name);
    const person: PersonRow | null = await this.people.named(key);
    const counted = person && selves.includes(person.id) ? `known ${person.id}` : `name ${fingerprint(key)}`;
    const right = await this.guess(counted, person?.password ?? null, password);
    if (!right || !person) throw new Refusal('message', say`name and password do not fit together`);
    return this.openSession({ id: person.id, name: person.name, guest: false }, right);
  }

  /** The hash if the password matches, otherwise null. Wrong guesses are limited. */
  private async guess(counted: string, hash: string | null, password: string): Promise<string | null> {
    this.attempts?.count(counted);
    if (!(await checkPassword(hash, password))) return null;
    this.attempts?.forgive(counted);
    return hash;
  }

  /** Changes the password and ends all other sessions, in case the old one was stolen. `before` is what was proven. */
  async changePassword(visitor: Visitor, before: string, password: string): Promise<void> {
    const after = await hashPassword(password);
    if (!(await this.people.changePassword(visitor.id, before, after, visitor.session)))
      throw wrongPassword();
  }

  /** Deletes the account. The registry removes it from the tables. */
  async remove(visitor: Visitor, before: string): Promise<void> {
    if (!(await this.people.remove(visitor.id, before, DELETED, this.now()))) throw wrongPassword();
  }

  /** Signs in somebody who has proven in another way who they are. */
  async signInAs(person: string): Promise<SignedIn> {
    const found = await this.people.find(person);
    if (!found || found.password === null) throw noAccount();
    return this.openSession({ id: found.id, name: found.name, guest: false }, found.password);
  }

  /** A new password instead of a forgotten one. All sessions end. */
  async resetPassword(person: string, password: string): Promise<SignedIn> {
    const hash = await hashPassword(password);
    if (!(await this.people.resetPassword(person, hash))) throw noAccount();
    return this.signInAs(person);
  }

  /** What is stored in the place of the password, if this is it. */
  async ownPassword(visitor: Visitor, password: string): Promise<string> {
    const right = await this.guess(`person ${visitor.id}`, await this.stored(visitor), password);
    if (right === null) throw wrongPassword();
    return right;
  }

  /** What is stored in the place of the password of somebody who has proven in another way who they are. */
  async stored({ id, guest }: Visitor): Promise<string> {
    const person = guest ? null : await this.people.find(id);
    if (!person || person.password === null) throw noAccount();
    return person.password;
  }

  /** Do only passkeys open the account? */
  async isPasswordless({ id, guest }: Visitor): Promise<boolean> {
    const stored = guest ? null : ((await this.people.find(id))?.password ?? null);
    return stored !== null && !isPassword(stored);
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
      throw new Refusal('message', say`name and password do not fit together`);
    }
    return { me, token, session };
  }
}

/** Splits a cookie into its text and its signature. */
function splitCookie(cookie: string): [text: string, signature: string] {
  const dot = Math.max(0, cookie.lastIndexOf('.'));
  return [cookie.slice(0, dot), cookie.slice(dot + 1)];
}

/** A secret as it is stored. */
export const fingerprint = (token: string) => createHash('sha256').update(token).digest('base64url');

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** What a guest is called who has chosen no name. */
export function guestName(id: string): string {
  return `Guest ${id.replace(/[^A-Za-z0-9]/g, '').slice(0, 4)}`;
}

function alreadyEnrolled(): Refusal {
  return new Refusal('message', say`you have an account already`);
}

function noAccount(): Refusal {
  return new Refusal('message', say`you have no account here: sign in first`);
}

function wrongPassword(): Refusal {
  return new Refusal('message', say`that is not your password`);
}

function tooAlike(name: string): Refusal {
  return new Refusal('message', say`the name ${quote(name)} looks like one that is taken`);
}

function nameTaken(error: unknown, name: string): unknown {
  return error instanceof AlreadyWritten
    ? new Refusal('message', say`the name ${quote(name)} is taken`)
    : error;
}
