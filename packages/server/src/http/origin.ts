import type { IncomingHttpHeaders } from 'node:http';

/**
 * Does a request that changes something come from a page of ours? Browsers say where a request comes from;
 * programs that are no browsers don't, and have no cookies of somebody else either.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: URL | null): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  try {
    const { host: from, origin: whole } = new URL(origin);
    return publicUrl !== null && whole === publicUrl.origin ? true : from === host;
  } catch {
    return false;
  }
}
