import type { IncomingHttpHeaders } from 'node:http';

/**
 * Does a request that changes something come from a page of ours? Browsers say where a request comes from;
 * programs that are no browsers don't, and have no cookies of somebody else either. Where it is said how people
 * reach us (PUBLIC_URL), nothing else is ours: what a request calls us (Host) is what somebody made it call us.
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
