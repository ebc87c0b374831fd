import Type, { type Static } from 'typebox';
import { LIMITS } from './limits.js';

/** A person's chosen name: visible, on one line. */
export const PersonName = Type.String({ minLength: 1, maxLength: LIMITS.name, pattern: '\\S' });

export const Password = Type.String({ minLength: LIMITS.password[0], maxLength: LIMITS.password[1] });

/** A moderator looks after people and reports; an administrator also after tables and roles. */
export const Role = Type.Union([Type.Literal('administrator'), Type.Literal('moderator')]);
export type Role = Static<typeof Role>;

/** GET /api/me: the person using the browser, a guest until they have an account. */
export const Me = Type.Object({
  id: Type.String(),
  name: Type.String(),
  guest: Type.Boolean(),
  /** If they look after the site. */
  role: Type.Optional(Role),
  /** Is there no password? Then only passkeys open the account. */
  passwordless: Type.Optional(Type.Literal(true)),
});
export type Me = Static<typeof Me>;

/** POST /api/me → Me */
export const Rename = Type.Object({ name: PersonName }, { additionalProperties: false });
export type Rename = Static<typeof Rename>;

/** POST /api/account (a guest gets a password and keeps all seats) and POST /api/session (sign in) → Me */
export const Credentials = Type.Object(
  { name: PersonName, password: Password },
  { additionalProperties: false },
);
export type Credentials = Static<typeof Credentials>;

/** A person as others see them. */
export const Person = Type.Object({ id: Type.String(), name: Type.String() });
export type Person = Static<typeof Person>;

const exact = { additionalProperties: false };

const key = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** What a device answered, of all that @simplewebauthn/browser gives. It is checked there where it is verified. */
const DeviceAnswer = Type.Object(
  {
    id: Type.String({ maxLength: 1400 }),
    rawId: Type.String({ maxLength: 1400 }),
    type: Type.Literal('public-key'),
    response: Type.Object(
      {
        ...{ clientDataJSON: key(4096), attestationObject: key(16_384), authenticatorData: key(8192) },
        ...{ signature: key(2048), userHandle: key(128), publicKey: key(4096) },
        publicKeyAlgorithm: Type.Optional(Type.Integer()),
        transports: Type.Optional(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 10 })),
      },
      exact,
    ),
  },
  exact,
);

/**
 * What shows that the person is there, and not only their session: the password, or what one of their devices answered to
 * POST /api/account/proof.
 */
export const Proof = Type.Object(
  { password: Type.Optional(Password), answer: Type.Optional(DeviceAnswer) },
  exact,
);
export type Proof = Static<typeof Proof>;

/** POST /api/account/password → Me: with the old password, or what a device answered. All other sessions end. */
export const PasswordChange = Type.Object(
  { old: Type.Optional(Password), answer: Type.Optional(DeviceAnswer), password: Password },
  exact,
);
export type PasswordChange = Static<typeof PasswordChange>;

/** POST /api/account/delete. Deletes the account and gives up its seats. */
export const AccountRemoval = Proof;
export type AccountRemoval = Proof;

/** POST /api/account/passkeys/options → what navigator.credentials.create() needs. */
export const PasskeyWish = Proof;
export type PasskeyWish = Proof;

/** POST /api/account/passkey/options → the same, for a guest who wants an account without a password. */
export const PasskeyAccountWish = Type.Object({ name: PersonName }, exact);
export type PasskeyAccountWish = Static<typeof PasskeyAccountWish>;

/** POST /api/account/passkey → Me. The guest keeps all seats; `device` is what the device is called. */
export const PasskeyAccount = Type.Object(
  { name: PersonName, device: PersonName, answer: DeviceAnswer },
  exact,
);
export type PasskeyAccount = Static<typeof PasskeyAccount>;

/** POST /api/account/passkeys → Passkeys */
export const NewPasskey = Type.Object({ name: PersonName, answer: DeviceAnswer }, exact);
export type NewPasskey = Static<typeof NewPasskey>;

/** POST /api/session/passkey → Me. The options for it are from POST /api/session/passkey/options. */
export const PasskeySignIn = Type.Object({ answer: DeviceAnswer }, exact);
export type PasskeySignIn = Static<typeof PasskeySignIn>;

/** POST /api/account/passkeys/remove → Passkeys */
export const PasskeyRemoval = Type.Object(
  {
    id: Type.String({ maxLength: 1400 }),
    password: Type.Optional(Password),
    answer: Type.Optional(DeviceAnswer),
  },
  exact,
);
export type PasskeyRemoval = Static<typeof PasskeyRemoval>;

/** GET /api/account/passkeys: the devices that sign in to this account. */
export const Passkeys = Type.Array(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    created: Type.Number(),
    used: Type.Union([Type.Number(), Type.Null()]),
  }),
);
export type Passkeys = Static<typeof Passkeys>;

/** POST /api/account/reset: a link to choose a new password goes to this address, if an account has confirmed it. */
export const ResetWish = Type.Object(
  { email: Type.String({ maxLength: LIMITS.email, pattern: '^[^\\s@]+@[^\\s@]+$' }) },
  exact,
);
export type ResetWish = Static<typeof ResetWish>;

/** POST /api/account/reset/finish → Me. All sessions end, and this browser is signed in. */
export const Reset = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100 }), password: Password },
  exact,
);
export type Reset = Static<typeof Reset>;
