import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * What limits are counted by. Whoever has one IPv6 address has some 2^64 of them: only the part that a
 * provider gives out counts.
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

/** Who asks for a socket. Behind a proxy it is the one that the proxy itself has seen, not what it was told. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  if (trustProxy && typeof forwarded === 'string') return forwarded.split(',').at(-1)!.trim();
  return request.socket.remoteAddress ?? '';
}
