import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../testing/any-character.ts';
import { destination } from './destination.ts';

test.each([
  ['/calendar', '/calendar'],
  ['/exams?status=new#lista', '/exams?status=new#lista'],
  ['/medication-usage?day=2026-11-03', '/medication-usage?day=2026-11-03'],
])('%s is kept', (next, kept) => {
  expect(destination(next)).toBe(kept);
});

test.each([
  undefined,
  42,
  '',
  'calendar',
  'https://evil.example',
  '//evil.example',
  String.raw`/\evil.example`,
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  '/api/auth/logout',
  '/api',
  '/',
  '/login',
  '/login?next=/login',
  '/register',
])('%j leads to the first screen', (next) => {
  expect(destination(next)).toBe('/dashboard');
});

test('whatever is asked for, the answer is a plain path of this site', () => {
  assert(
    property(string({ unit: anyCharacter }), (text) => {
      expect(destination(`/${text}`)).toMatch(/^\/[a-z0-9-]/);
    }),
    { numRuns: 500 },
  );
});

test('an address too long to carry leads to the first screen', () => {
  expect(destination(`/exams?q=${'a'.repeat(1500)}`)).toBe('/dashboard');
});
