import { lookup } from 'node:dns';
import { once } from 'node:events';
import { type AddressInfo, createServer, type LookupFunction } from 'node:net';
import { expect, it } from 'vitest';
import { isAllowedUrl, isPublicAddress, post, sendOut } from './outbound.js';
import { quietUntil } from './quiet-hours.js';

it('knows public addresses from private ones', () => {
  for (const address of [
    '8.8.8.8',
    '2606:4700::1111',
    '2a00:1450:4001::1',
    '::ffff:8.8.8.8',
    '::FFFF:808:808',
  ])
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
    '192.0.2.1',
    '192.88.99.1',
    '198.51.100.1',
    '203.0.113.1',
    '255.255.255.255',
    '::1',
    '::',
    '0:0:0:0:0:0:0:1',
    '0:0:0:0:0:ffff:7f00:1',
    '::FFFF:127.0.0.1',
    '::ffff:0:127.0.0.1',
    '::127.0.0.1',
    // NAT64, its local nets, 6to4, Teredo, and nets that are not of the world.
    '64:ff9b::7f00:1',
    '64:ff9b:1:ffff::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:2::1',
    '2001:10::1',
    '2001:db8::1',
    '3fff::1',
    '100::1',
    '400::1',
    '5f00::1',
    'fc00::1',
    'fdff:ffff::1',
    'febf::1',
    'fec0::1',
    'ff02::1',
    'ffff::1',
    // Valid on one line of this machine only.
    'fe80::1%eth0',
    '2606:4700::1111%eth0',
    '::1%lo',
    '::ffff:8.8.8.8%1',
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

it('calls https on its ordinary port only, and no private address however it is spelt', () => {
  for (const url of [
    'https://chat.example.org/hook',
    'https://chat.example.org:443/',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
  ])
    expect(isAllowedUrl(url), url).toBe(true);
  for (const url of [
    'http://chat.example.org/',
    'https://chat.example.org:8443/',
    'https://ann@chat.example.org/',
    'https://:secret@chat.example.org/',
    'https://localhost',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://127.0.0.1./',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::127.0.0.1]/',
    'https://[2002:7f00:1::]/',
    'https://[fd00::1]/',
    'https://[fe80::1%25eth0]/',
    'https://１２７.0.0.1/',
    'ftp://chat.example.org/',
    'chat.example.org',
  ])
    expect(isAllowedUrl(url), url).toBe(false);
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
