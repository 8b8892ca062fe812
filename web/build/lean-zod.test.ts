import { expect, test } from 'vitest';
import { hiddenNames, reachedIn, withoutMethods, isCalledOnSchema } from './lean-zod.ts';
import { sources } from './sources.ts';

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

test('a name that is put together is found, a table of our own functions and a written name are not', () => {
  expect(hiddenNames('a.ts', "z['e' + 'mail'](); schema[`${kind}v4`](); schema[name]?.(1);")).toEqual([
    "z['e' + 'mail']",
    'schema[`${kind}v4`]',
    'schema[name]',
  ]);
  expect(hiddenNames('a.ts', 'const make = z[format]; make();')).toEqual(['z[format]']);
  expect(
    hiddenNames('a.ts', "COMPARE[by](a, b); schema['email'](); rows[1](); (words[at + 1] ?? '').trim();"),
  ).toEqual([]);
});

test('no source reaches a schema by a name that is put together', () => {
  expect(sources().flatMap(({ file, text }) => hiddenNames(file, text))).toEqual([]);
});

test('a method that texts have too is kept for a schema only', () => {
  expect(isCalledOnSchema('z.string().trim().toLowerCase()', 'toLowerCase')).toBe(true);
  expect(isCalledOnSchema('const code = optionalText(20)\n  .min(2)\n  .toUpperCase();', 'toUpperCase')).toBe(
    true,
  );
  expect(isCalledOnSchema('word.trim().toLowerCase()', 'toLowerCase')).toBe(false);
  expect(isCalledOnSchema("z.uuid().nullish(); name.includes('a')", 'includes')).toBe(false);
});
