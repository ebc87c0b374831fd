import { createHash } from 'node:crypto';
import { STYLE } from './style.js';

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Sent with every response: no framing, no MIME sniffing, no referrer. */
const ALWAYS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

const NOWHERE = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "object-src 'none'"];

/** For the server's own pages and for data: no scripts. */
const PLAIN_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self' data:",
  ...NOWHERE,
].join('; ');

/** For the few pages of the server with a button: it sends to the server itself. */
export const FORM_POLICY = PLAIN_POLICY.replace("form-action 'none'", "form-action 'self'");

/** For the client: its own scripts, workers, styles and fonts, and nothing from elsewhere. */
function clientPolicy(sockets: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    // Boards place their pieces by style attributes.
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "manifest-src 'self'",
    ["connect-src 'self'", ...sockets].join(' '),
    ...NOWHERE,
  ].join('; ');
}

/** The security headers, for the server's own pages or for the client's. */
export function safeHeaders(
  page: 'own' | 'client',
  host: string | undefined,
  publicUrl: URL | null,
): Record<string, string> {
  const secure = publicUrl?.protocol === 'https:';
  const name = publicUrl?.host ?? (host && /^[\w.:[\]-]+$/.test(host) ? host : null);
  // Some browsers do not count a socket to the page's own host as 'self'.
  const sockets = name === null ? [] : [`${secure ? 'wss' : 'ws'}://${name}`];
  return {
    ...ALWAYS,
    'content-security-policy': page === 'own' ? PLAIN_POLICY : clientPolicy(sockets),
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
