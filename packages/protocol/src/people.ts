import Type, { type Static } from 'typebox';
import { LIMITS } from './limits.js';

/** A person's chosen name: visible, on one line. */
export const PersonName = Type.String({ minLength: 1, maxLength: LIMITS.name, pattern: '\\S' });

export const Password = Type.String({ minLength: LIMITS.password[0], maxLength: LIMITS.password[1] });

/** GET /api/me: the person using the browser, a guest until they have an account. */
export const Me = Type.Object({
  id: Type.String(),
  name: Type.String(),
  guest: Type.Boolean(),
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

/** POST /api/account/password → Me. All other sessions end. */
export const PasswordChange = Type.Object(
  { old: Password, password: Password },
  { additionalProperties: false },
);
export type PasswordChange = Static<typeof PasswordChange>;

/** POST /api/account/delete. Deletes the account and gives up its seats. */
export const AccountRemoval = Type.Object({ password: Password }, { additionalProperties: false });
export type AccountRemoval = Static<typeof AccountRemoval>;

/** A person as others see them. */
export const Person = Type.Object({ id: Type.String(), name: Type.String() });
export type Person = Static<typeof Person>;
