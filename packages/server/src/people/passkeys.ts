import { say } from '@sandtable/kernel';
import type { Passkeys as Listed, Me, NewPasskey, PasskeySignIn } from '@sandtable/protocol';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AccountStore, PasskeyRow } from '../storage/account-store.js';
import { Refusal } from '../tables/refusal.js';
import { fingerprint } from './identity.js';
import { tidyName } from './names.js';

/** How long a person may take to show a finger to a device. */
const PATIENCE = 5 * 60_000;
/** How many devices an account has at most. */
const MOST = 10;

type Transports = NonNullable<PasskeyOptions['transports']>;
type PasskeyOptions = NonNullable<
  Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials']
>[number];

/** The address of the site, to which a passkey is bound. */
export interface Site {
  origin: string;
  host: string;
}

/**
 * Passkeys: keys that never leave a person's device. A challenge is answered once, and soon; the device has to ask its
 * owner for a finger, a face or a number, since nothing else is asked.
 */
export class Passkeys {
  constructor(
    private readonly accounts: AccountStore,
    private readonly now: () => number,
  ) {}

  async list(person: string): Promise<Listed> {
    return (await this.accounts.passkeys(person)).map(({ id, name, created, used }) => ({
      id,
      name,
      created: Number(created),
      used: used === null ? null : Number(used),
    }));
  }

  /** What a device is asked to make a key. */
  async wish({ id, name }: Me, { host }: Site) {
    const known = await this.accounts.passkeys(id);
    if (known.length >= MOST) throw new Refusal('busy', say`you have ${MOST} passkeys: remove one first`);
    const options = await generateRegistrationOptions({
      rpName: 'Sandtable',
      rpID: host,
      userID: new TextEncoder().encode(id),
      userName: name,
      attestationType: 'none',
      excludeCredentials: known.map((key) => ({ id: key.id, transports: transportsOf(key) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.ask('passkey', options.challenge, id);
    return options;
  }

  /** Adds a key to an account. */
  async add(person: string, given: NewPasskey, site: Site): Promise<void> {
    const key = await this.made(person, given, site);
    if ((await this.accounts.passkeys(person)).length >= MOST) throw notAccepted();
    await this.accounts.addPasskey(key);
  }

  /** The key that a device has made for this person, to be stored. */
  async made(person: string, { name: given, answer }: NewPasskey, site: Site): Promise<PasskeyRow> {
    const name = tidyName(given);
    // Whatever it is, the library checks it.
    const told: unknown = answer;
    const made = await verifyRegistrationResponse({
      response: told as RegistrationResponseJSON,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      expectedChallenge: async (challenge) => (await this.answered('passkey', challenge))?.person === person,
    }).catch(() => null);
    if (!made?.verified) throw notAccepted();
    const { id, publicKey, counter, transports } = made.registrationInfo.credential;
    if (await this.accounts.passkey(id)) throw notAccepted();
    return {
      id,
      person,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports ?? []),
      name,
      created: this.now(),
      used: null,
    };
  }

  /** What a device is asked to sign in: whichever key it has for this site. */
  async challenge({ host }: Site) {
    const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'required' });
    await this.ask('passkey sign-in', options.challenge, null);
    return options;
  }

  /** What one of a person's devices is asked, to show that the person is there. */
  async proofChallenge(person: string, { host }: Site) {
    const known = await this.accounts.passkeys(person);
    const options = await generateAuthenticationOptions({
      rpID: host,
      userVerification: 'required',
      allowCredentials: known.map((key) => ({ id: key.id, transports: transportsOf(key) })),
    });
    await this.ask('passkey proof', options.challenge, person);
    return options;
  }

  /** Refuses unless one of the person's devices has answered what it was asked for this. */
  async prove(person: string, answer: PasskeySignIn['answer'], site: Site): Promise<void> {
    const owner = await this.answeredBy(answer, site, async (challenge) => {
      return (await this.answered('passkey proof', challenge))?.person === person;
    });
    if (owner !== person) throw notAccepted();
  }

  /** The person whose key answered. */
  signIn({ answer }: PasskeySignIn, site: Site): Promise<string> {
    return this.answeredBy(
      answer,
      site,
      async (challenge) => (await this.answered('passkey sign-in', challenge)) !== null,
    );
  }

  private async answeredBy(
    answer: PasskeySignIn['answer'],
    site: Site,
    expectedChallenge: (challenge: string) => Promise<boolean>,
  ): Promise<string> {
    const given: unknown = answer;
    const key = await this.accounts.passkey(answer.id);
    if (!key) throw notAccepted();
    const done = await verifyAuthenticationResponse({
      response: given as AuthenticationResponseJSON,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      expectedChallenge,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
        counter: Number(key.counter),
        transports: transportsOf(key),
      },
    }).catch(() => null);
    if (!done?.verified) throw notAccepted();
    await this.accounts.usedPasskey(key.id, done.authenticationInfo.newCounter, this.now());
    return key.person;
  }

  private async ask(kind: string, challenge: string, person: string | null): Promise<void> {
    const now = this.now();
    await this.accounts.putOnce({ id: fingerprint(challenge), kind, person, until: now + PATIENCE }, now);
  }

  private answered(kind: string, challenge: string) {
    return this.accounts.takeOnce(fingerprint(challenge), kind, this.now());
  }
}

const transportsOf = ({ transports }: PasskeyRow) => JSON.parse(transports) as Transports;

function notAccepted(): Refusal {
  return new Refusal('message', say`this passkey was not accepted: try again, or use your password`);
}
