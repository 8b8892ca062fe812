import { expect, test } from 'vitest';
import { withoutMethods } from './lean-zod.ts';

test('a class keeps the methods that are called, its getters, and values that are no methods', () => {
  const text = `const ZodString = make({
  email(params) { return this.check(email(params)); },
  parse: function _parse(data) { return parse(this, data); },
  get format() { return null; },
  jwt(params) { return this.check(jwt(params)); },
  check: (chunk) => chunk,
});`;
  expect(withoutMethods('schemas.js', text, new Set(['parse']))).toBe(`const ZodString = make({
  parse: function _parse(data) { return parse(this, data); },
  get format() { return null; },
  check: (chunk) => chunk,
});`);
});
