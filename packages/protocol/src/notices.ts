import Type, { type Static } from 'typebox';
import { LIMITS } from './limits.js';

const exact = { additionalProperties: false };
const Nullable = <T extends Type.TSchema>(type: T) => Type.Union([type, Type.Null()]);

/** How often a person is told at most: what happens in between comes in one message. */
export const NoticePace = Type.Union([
  Type.Literal('at-once'),
  Type.Literal('hourly'),
  Type.Literal('daily'),
]);
export type NoticePace = Static<typeof NoticePace>;

/** Hours of the day in which nothing is sent, in a time zone such as Europe/Berlin. From 22 to 7 is the night. */
export const QuietHours = Type.Object(
  {
    from: Type.Integer({ minimum: 0, maximum: 23 }),
    to: Type.Integer({ minimum: 0, maximum: 23 }),
    zone: Type.String({ minLength: 1, maxLength: 64 }),
  },
  exact,
);
export type QuietHours = Static<typeof QuietHours>;

/** The language of the page, in which messages are written, too; English if the server does not speak it. */
const Language = Type.String({ pattern: '^[a-z]{2,3}$', maxLength: 3 });

/** POST /api/my/notices → Notices. How an account is told that it is its turn in a game without a live clock. */
export const NoticeChoice = Type.Object(
  {
    /** A new address is asked to confirm first. */
    email: Nullable(
      Type.String({ maxLength: LIMITS.email, pattern: '^[^\\s@<>",;:\\\\]+@[^\\s@<>",;:\\\\]+$' }),
    ),
    /** An https address that takes JSON with `content`, as Discord's do. */
    webhook: Nullable(Type.String({ maxLength: LIMITS.url, pattern: '^https://' })),
    pace: NoticePace,
    quiet: Nullable(QuietHours),
    language: Type.Optional(Language),
  },
  exact,
);
export type NoticeChoice = Static<typeof NoticeChoice>;

/** GET /api/my/notices */
export const Notices = Type.Object({
  ...NoticeChoice.properties,
  /** The address has been confirmed. */
  confirmed: Type.Boolean(),
  /** How many browsers of this account show notices. */
  browsers: Type.Integer(),
  /** What this server can do: mail if it has a mail server, push with this key, webhooks if it knows its own address. */
  offers: Type.Object({ email: Type.Boolean(), push: Nullable(Type.String()), webhook: Type.Boolean() }),
});
export type Notices = Static<typeof Notices>;

/** POST /api/my/notices/browser → Notices. What PushManager.subscribe() gave. */
export const PushBrowser = Type.Object(
  {
    endpoint: Type.String({ maxLength: LIMITS.url, pattern: '^https://' }),
    keys: Type.Object(
      {
        p256dh: Type.String({ minLength: 80, maxLength: 100 }),
        auth: Type.String({ minLength: 16, maxLength: 40 }),
      },
      exact,
    ),
    language: Type.Optional(Language),
  },
  exact,
);
export type PushBrowser = Static<typeof PushBrowser>;

/** POST /api/my/notices/browser/remove → Notices */
export const PushBrowserGone = Type.Object({ endpoint: Type.String({ maxLength: LIMITS.url }) }, exact);
export type PushBrowserGone = Static<typeof PushBrowserGone>;

/** POST /api/tables/:id/webhook → TableWebhook, by the host: an address that is told whom the game waits for; null for none. */
export const TableWebhookChoice = Type.Object(
  { webhook: NoticeChoice.properties.webhook, language: Type.Optional(Language) },
  exact,
);
export type TableWebhookChoice = Static<typeof TableWebhookChoice>;

/** GET /api/tables/:id/webhook, for the host. */
export const TableWebhook = Type.Object({
  /** The address, for whoever gave it: it is a secret. */
  webhook: Nullable(Type.String()),
  /** There is one, whoever gave it. */
  set: Type.Boolean(),
});
export type TableWebhook = Static<typeof TableWebhook>;
