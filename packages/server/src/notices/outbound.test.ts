import { lookup } from 'node:dns';
import { once } from 'node:events';
import { type AddressInfo, createServer, type LookupFunction } from 'node:net';
import { expect, it } from 'vitest';
import { isAllowedUrl, isPublicAddress, post, sendOut } from './outbound.js';
import { quietUntil } from './quiet-hours.js';

it('knows public addresses from private ones', () => {
  for (const address of ['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])
    expect(isPublicAddress(address), address).toBe(true);
  for (const address of [
    '10.1.2.3',
    '127.0.0.1',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.1.1',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::7f00:1',
    '2002:7f00:1::1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::a00:1',
    'nonsense',
  ])
    expect(isPublicAddress(address), address).toBe(false);
});

it('sends nothing to names of this machine', async () => {
  expect(isAllowedUrl('https://localhost/')).toBe(false);
  await expect(sendOut({ url: 'https://localhost.localdomain/', headers: {}, body: '' })).rejects.toThrow();
});

it('does not wait for an address that answers a byte at a time', async () => {
  const drip = createServer((socket) => {
    socket.on('error', () => {});
    // The beginning of a long TLS record, whose end never comes.
    socket.write(Buffer.from([22, 3, 3, 63, 255]));
    const timer = setInterval(() => socket.write(Buffer.from([2])), 10);
    socket.on('close', () => clearInterval(timer));
  }).listen(0, '127.0.0.1');
  await once(drip, 'listening');
  const { port } = drip.address() as AddressInfo;
  const message = { url: `https://localhost:${port}/`, headers: {}, body: 'x' };
  await expect(post(message, 300, lookup as LookupFunction)).rejects.toThrow('no answer');
  drip.close();
});

it('knows when quiet hours end', () => {
  const night = { from: 22, to: 7, zone: 'Europe/Berlin' };
  const at = (hour: number, minute = 0) => Date.UTC(2026, 0, 10, hour, minute);
  expect(quietUntil(night, at(20, 59))).toBe(at(20, 59));
  expect(quietUntil(night, at(21, 30))).toBe(Date.UTC(2026, 0, 11, 6));
  expect(quietUntil(night, at(5, 15))).toBe(at(6));
  expect(quietUntil({ from: 0, to: 8, zone: 'Asia/Kolkata' }, at(0, 10))).toBe(at(2, 30));
  expect(quietUntil({ from: 3, to: 3, zone: 'UTC' }, at(3))).toBe(at(3));
});
