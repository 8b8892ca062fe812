import { expect, test } from 'vitest';
import { reachedIn, withoutMethods } from './lean-zod.ts';

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

test('a method may be called, handed on, or reached by a name in quotes', () => {
  const text = `schema.email().optional?.(); const parse = schema.safeParse; schema['jwt'](); for (const format of ["cidrv4"]) z[format]();`;
  expect(reachedIn(text)).toEqual(['email', 'optional', 'safeParse', 'jwt', 'cidrv4']);
});
