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
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  // Those that lead to an IPv4 address, whichever that is.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  // An IPv4 address in the clothes of IPv6 is checked as what it is.
  const plain =
    address.toLowerCase().startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
  const kind = isIP(plain);
  return kind !== 0 && !PRIVATE.check(plain, kind === 4 ? 'ipv4' : 'ipv6');
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
