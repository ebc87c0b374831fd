import type { IncomingHttpHeaders } from 'node:http';

/**
 * Does a request that changes something come from one of our own pages? Browsers send the origin; other programs
 * don't, but they hold no cookies of another person either. If PUBLIC_URL is set, only that origin is ours: the Host
 * header is under the sender's control.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: URL | null): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return publicUrl === null ? from.host === host : from.origin === publicUrl.origin;
}
