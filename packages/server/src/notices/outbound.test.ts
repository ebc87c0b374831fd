import { expect, it } from 'vitest';
import { isAllowedUrl, isPublicAddress, sendOut } from './outbound.js';
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
    'nonsense',
  ])
    expect(isPublicAddress(address), address).toBe(false);
});

it('sends nothing to names of this machine', async () => {
  expect(isAllowedUrl('https://localhost/')).toBe(false);
  await expect(sendOut({ url: 'https://localhost.localdomain/', headers: {}, body: '' })).rejects.toThrow();
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
