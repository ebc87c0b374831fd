import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The key that rate limits count an address by. One IPv6 customer has about 2^64 addresses, so only the prefix that a
 * provider assigns counts.
 */
export function addressKey(ip: string): string {
  const plain = ip.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped) return mapped[1];
  if (!isIPv6(plain)) return plain;
  const [head, tail = ''] = plain.toLowerCase().split('::', 2);
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = plain.includes('::') ? new Array<string>(8 - front.length - back.length).fill('0') : [];
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/**
 * The client address of a socket request. Behind a proxy: the address that the proxy itself saw, not what it was
 * told.
 */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  if (trustProxy && typeof forwarded === 'string') return forwarded.split(',').at(-1)!.trim();
  return request.socket.remoteAddress ?? '';
}
