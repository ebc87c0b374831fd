import { lookup } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** How long the other side may take for all of it, in milliseconds: one that sends a byte now and then is no better. */
const TIMEOUT = 10_000;

/** Addresses that no stranger may have this server call: its own, its neighbours', and those that mean nobody. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
/** What the world uses of IPv6, by far not all of it; all else is local, or is for nobody. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  // Teredo, benchmarks, keys that look like addresses: none of these is a place in the world.
  ['2001::', 23],
  ['2001:db8::', 32],
  // Those that lead to an IPv4 address, whichever that is.
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');
/** An IPv4 address in the clothes of IPv6, of which only the dress is odd. */
const MAPPED = new BlockList();
MAPPED.addSubnet('::ffff:0:0', 96, 'ipv6');

export function isPublicAddress(address: string): boolean {
  // With a scope it is valid on one line of this machine only.
  if (isIP(address) === 0 || address.includes('%')) return false;
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  // Mapped ones are compared with the nets of IPv4.
  return (GLOBAL.check(address, 'ipv6') || MAPPED.check(address, 'ipv6')) && !PRIVATE.check(address, 'ipv6');
}

/** Resolves names to public addresses only: checked where the connection is made, so that no name can change in between. */
const lookupPublic: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, '', 0);
    const open = found.filter(({ address }) => isPublicAddress(address));
    if (open.length === 0) return answer(new Error('the address is not public'), '', 0);
    if (options.all) answer(null, open);
    else answer(null, open[0].address, open[0].family);
  });
};

/** What is sent to an address that somebody has given. */
export interface Outbound {
  url: string;
  headers: Readonly<Record<string, string | number>>;
  body: string | Buffer | null;
}

/** Sends a request and resolves with the status; the answer itself is not read, and redirections are not followed. */
export type Send = (message: Outbound) => Promise<number>;

/** Is this an https address on the ordinary port, of a name or a public address? */
export function isAllowedUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return isIP(bare) === 0 ? bare.includes('.') : isPublicAddress(bare);
}

export const sendOut: Send = async (message) => {
  if (!isAllowedUrl(message.url)) throw new Error('the address is not public');
  return post(message, TIMEOUT, lookupPublic);
};

/** Sends to whatever address the lookup finds. */
export function post(
  { url, headers, body }: Outbound,
  patience: number,
  find: LookupFunction,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', headers, lookup: find }, (reply) => {
      reply.destroy();
      resolve(reply.statusCode ?? 0);
    });
    const late = setTimeout(() => sending.destroy(new Error('no answer')), patience);
    sending.on('close', () => clearTimeout(late));
    sending.on('error', reject);
    sending.end(body ?? undefined);
  });
}
