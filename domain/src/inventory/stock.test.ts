import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOVEMENT_KINDS, MOVEMENT_LABEL, move, take, toThousandths } from './stock.ts';

const openBox = { remaining: 0.4, openedOn: '2026-11-01' };

describe('take', () => {
  test.each([
    [0.1, 0.3],
    [0.3, 0.1],
    [0.4, 0],
    [0.1 + 0.2, 0.1],
    [0.30000000000000004 + 0.1, 0],
  ])('%s from a box of 0.4 leaves %s, free of float dust', (quantity, left) => {
    expect(take(openBox, quantity)).toEqual({ ok: true, remaining: left });
  });

  test.each([0.5, 0.401, 1000, Number.POSITIVE_INFINITY, Number.NaN])(
    'refuses %s when 0.4 is left',
    (quantity) => {
      expect(take(openBox, quantity)).toEqual({ ok: false, why: 'insufficient-stock' });
    },
  );

  test('refuses a closed box before it looks inside', () => {
    expect(take({ remaining: 0, openedOn: null }, 1)).toEqual({ ok: false, why: 'box-closed' });
  });
});

test.each([
  [30, -30, { ok: true, remaining: 0 }],
  [30, -30.001, { ok: false, why: 'insufficient-stock' }],
  [0, 30, { ok: true, remaining: 30 }],
  [0.1, 0.2, { ok: true, remaining: 0.3 }],
  [5, 0, { ok: true, remaining: 5 }],
])('from %s, a change of %s gives %j', (remaining, change, expected) => {
  expect(move(remaining, change)).toEqual(expected);
});

test('a rounded quantity is never minus zero', () => {
  expect(Object.is(toThousandths(-0.0001), 0)).toBe(true);
});

test('every movement has its word', () => {
  expect(MOVEMENT_KINDS.map((kind) => MOVEMENT_LABEL[kind])).toEqual([
    'Compra',
    'Abertura',
    'Uso',
    'Perda',
    'Descarte',
    'Ajuste',
  ]);
});

describe('the ledger of a box', () => {
  const change = record({
    kind: constantFrom('in', 'out'),
    thousandths: integer({ min: 1, max: 40_000 }),
  });

  test('sums to what the box holds, never below nothing, and each step can be undone', () => {
    assert(
      property(array(change, { maxLength: 60 }), (changes) => {
        let remaining = 0;
        let thousandthsLeft = 0;
        for (const { kind, thousandths } of changes) {
          const quantity = (kind === 'in' ? thousandths : -thousandths) / 1000;
          const moved = move(remaining, quantity);
          expect(moved.ok).toBe(remaining + quantity > -0.0005);
          if (!moved.ok) continue;
          expect(move(moved.remaining, -quantity)).toEqual({ ok: true, remaining });
          remaining = moved.remaining;
          thousandthsLeft += quantity > 0 ? thousandths : -thousandths;
          expect(remaining).toBeGreaterThanOrEqual(0);
          expect(remaining).toBe(thousandthsLeft / 1000);
        }
      }),
    );
  });
});
