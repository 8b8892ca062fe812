import { expect, test } from 'vitest';
import { normalUrl } from './normal-url.ts';

test.each([
  ['/api/products?search=%61', '/api/products?search=%61'],
  ['/%61pi/users%2Fme', '/api/users%2Fme'],
  ['/%7Eana/%2e%2e/a%20b', '/~ana/../a%20b'],
  ['http://x/api/users', '/api/users'],
  ['HTTP://x:80/%41pi', '/Api'],
  ['http://x', '/'],
  ['http://x?y', '?y'],
  ['/next?to=http://x/y', '/next?to=http://x/y'],
  ['/products/%ff', '/api/unreadable-address'],
  ['/sa%C3%BAde', '/sa%C3%BAde'],
])('%s is %s', (target, expected) => expect(normalUrl(target)).toBe(expected));
