import { assert, constantFrom, integer, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNumber, writeNumber } from './read-number.ts';

describe('readNumber', () => {
  test.each([
    ['', 2, null],
    ['  ', 2, null],
    ['15', 0, 15],
    ['1,5', 2, 1.5],
    ['1.5', 2, 1.5],
    ['0,25', 2, 0.25],
    ['0.25', 2, 0.25],
    ['1,', 2, 1],
    ['1.', 2, 1],
    [',5', 2, 0.5],
    ['.5', 2, 0.5],
    [' 72,4 ', 1, 72.4],
    ['1,50', 1, 1.5],
    ['007', 0, 7],
    ['1.234,5', 1, 1234.5],
    ['1.234.567,89', 2, 1234567.89],
    ['1.234.567', 2, 1234567],
    ['1,234.5', 1, 1234.5],
    ['-1,5', 1, -1.5],
    ['−1,5', 1, -1.5],
    ['-0', 0, 0],
    ['1,234', 3, 1.234],
  ])('%j with up to %d decimals is %s', (typed, decimals, value) => {
    expect(readNumber(typed, decimals)).toEqual({ ok: true, value });
  });

  test.each([
    ['2.500', 3, 2.5],
    ['1.234', 4, 1.234],
    ['2.500', 0, 2500],
    ['0.125', 3, 0.125],
    ['.125', 3, 0.125],
    ['1234.567', 3, 1234.567],
  ])('a lone point before three digits: %j with up to %d decimals is %s', (typed, decimals, value) => {
    expect(readNumber(typed, decimals)).toEqual({ ok: true, value });
  });

  test.each([
    ['2.500', 1, 'ambiguous'],
    ['2.500', 2, 'ambiguous'],
    ['999.000', 2, 'ambiguous'],
    ['1.5', 0, 'too-precise'],
    ['1,234', 2, 'too-precise'],
    ['0.125', 2, 'too-precise'],
    ['abc', 2, 'unreadable'],
    ['1,2,3', 2, 'unreadable'],
    ['1,234,567', 2, 'unreadable'],
    ['1.23,5', 2, 'unreadable'],
    ['1.2.3', 2, 'unreadable'],
    ['1 5', 2, 'unreadable'],
    ['1e3', 2, 'unreadable'],
    ['5 mg', 2, 'unreadable'],
    ['1-2', 2, 'unreadable'],
    ['--1', 2, 'unreadable'],
    ['-', 2, 'unreadable'],
    [',', 2, 'unreadable'],
  ] as const)('%j with up to %d decimals is refused as %s', (typed, decimals, why) => {
    expect(readNumber(typed, decimals)).toEqual({ ok: false, why });
  });

  test('a point before one or two digits is never a thousand', () => {
    const cents = integer({ min: 1, max: 99 }).map(String);
    assert(
      property(nat(9999), cents, constantFrom(2, 3, 4), (whole, fraction, decimals) => {
        expect(readNumber(`${whole}.${fraction}`, decimals)).toEqual({
          ok: true,
          value: Number(`${whole}.${fraction}`),
        });
      }),
    );
  });
});

describe('writeNumber', () => {
  test.each([
    [null, ''],
    [Number.NaN, ''],
    [1.5, '1,5'],
    [1234.5, '1234,5'],
    [0.1 + 0.2, '0,3'],
    [-2, '-2'],
  ])('%d stands in the field as %j', (value, text) => {
    expect(writeNumber(value)).toBe(text);
  });

  test('what the field shows is read back as the same number', () => {
    const thousandths = integer({ min: -10_000_000, max: 10_000_000 });
    assert(
      property(thousandths, integer({ min: 0, max: 3 }), (digits, decimals) => {
        const value = digits / 10 ** decimals + 0;
        expect(readNumber(writeNumber(value), decimals)).toEqual({ ok: true, value });
      }),
    );
  });
});
