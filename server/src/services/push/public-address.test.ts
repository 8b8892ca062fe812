import { expect, test } from 'vitest';
import { isPublicAddress, isPublicPushAddress } from './public-address.ts';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  '2002:7f00:1::1',
  '2001::1',
  'fd00:ec2::254',
  'fc00::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2607:f8b0:4004:800::200a', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

const namedAs =
  (...found: string[]) =>
  async () =>
    found.map((address) => ({ address }));

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', namedAs('142.250.1.1', '2607:f8b0::1'), true],
  ['https://8.8.8.8/push', namedAs(), true],
  ['https://inside.example/push', namedAs('10.0.0.1'), false],
  ['https://both.example/push', namedAs('8.8.8.8', '127.0.0.1'), false],
  ['https://nowhere.example/push', namedAs(), false],
  ['https://unknown.example/push', () => Promise.reject(new Error('ENOTFOUND')), false],
  ['http://fcm.googleapis.com/x', namedAs('8.8.8.8'), false],
  ['https://fcm.googleapis.com:8443/x', namedAs('8.8.8.8'), false],
  ['https://ana:senha@fcm.googleapis.com/x', namedAs('8.8.8.8'), false],
  ['https://127.0.0.1/x', namedAs('8.8.8.8'), false],
  ['https://0x7f.1/x', namedAs('8.8.8.8'), false],
  ['https://2130706433/x', namedAs('8.8.8.8'), false],
  ['https://[::1]/x', namedAs('8.8.8.8'), false],
  ['https://[::ffff:a9fe:a9fe]/x', namedAs('8.8.8.8'), false],
  ['ftp://fcm.googleapis.com/x', namedAs('8.8.8.8'), false],
  ['not an address', namedAs('8.8.8.8'), false],
])('%s may be kept: %#', async (endpoint, resolve, isKept) => {
  expect(await isPublicPushAddress(endpoint, resolve)).toBe(isKept);
});
