import { expect, test } from 'vitest';
import { milestoneMoments } from './reached.ts';

const known = {
  initialWeight: 100,
  targetWeight: 80,
  heightCm: 170,
  birthDate: '1990-05-02',
  today: '2026-11-28',
};
const REACHED = [
  { key: 'first', reachedOn: '2026-08-01' },
  { key: 'percent-5', reachedOn: '2026-10-01' },
  { key: 'percent-10', reachedOn: '2026-11-20' },
  { key: 'target', reachedOn: null },
];
const keys = (over: Partial<Parameters<typeof milestoneMoments>[0]>) =>
  milestoneMoments({ known, reached: REACHED, currentWeight: 89.5, signUp: null, ...over }).map(
    ({ subject }) => subject,
  );

test('those that hold, the furthest first; a first weighing is none', () => {
  expect(keys({})).toEqual(['percent-10', 'percent-5']);
});

test('one reached by the weight of the registration, or before it, is not praised', () => {
  expect(keys({ signUp: { on: '2026-10-01', weight: 95 } })).toEqual(['percent-10']);
  expect(keys({ signUp: { on: '2026-11-20', weight: 90 } })).toEqual([]);
});

test('one that a second weighing of the day of the registration reached is praised', () => {
  expect(keys({ signUp: { on: '2026-11-20', weight: 90.2 } })).toEqual(['percent-10']);
});

test('one that was lost again is not praised', () => {
  expect(keys({ currentWeight: 91 })).toEqual(['percent-5']);
});

test('a weight that is too low is never praised', () => {
  const low = { ...known, initialWeight: 60, targetWeight: null };
  expect(keys({ known: low, currentWeight: 53 })).toEqual([]);
  expect(keys({ known: { ...low, targetWeight: 45 }, currentWeight: 53 })).toEqual([]);
});

test('no step below a healthy weight is one', () => {
  const low = { ...known, initialWeight: 58, targetWeight: 50 };
  const reached = ['percent-5', 'percent-10', 'target'].map((key) => ({ key, reachedOn: '2026-11-20' }));
  expect(keys({ known: low, reached, currentWeight: 55 })).toEqual(['percent-5']);
});

test('nothing without a weight', () => {
  expect(keys({ currentWeight: null })).toEqual([]);
});
