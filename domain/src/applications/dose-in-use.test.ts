import { expect, test } from 'vitest';
import { doseInUse } from './dose-in-use.ts';

const ADDED = new Date('2026-10-01T12:00:00Z');
const TAKEN = new Date('2026-10-29T12:00:00Z');
const LATER = new Date('2026-11-02T12:00:00Z');
const STARTER = {
  presentation: 'multi-dose-pen',
  unitMg: 2,
  largestInjectionMg: 2,
  doseOptionsMg: [0.25, 0.5],
  currentDoseMg: 0.25,
  doseSetAt: null,
  addedAt: ADDED,
} as const;
const WEGOVY = {
  ...STARTER,
  unitMg: 9.6,
  largestInjectionMg: 2.4,
  doseOptionsMg: [2.4],
  currentDoseMg: 2.4,
};

test.each([
  ['a raised dose', STARTER, 0.5, 0.5],
  ['a dose changed in the pen since', { ...STARTER, doseSetAt: LATER }, 0.5, 0.25],
  ['a dose changed in the pen before', { ...STARTER, doseSetAt: ADDED }, 0.5, 0.5],
  ['a pen added since with its own dose', { ...STARTER, addedAt: LATER }, 0.5, 0.25],
  ['a pen added since without a dose', { ...STARTER, addedAt: LATER, currentDoseMg: null }, 0.5, 0.5],
  ['a slip', STARTER, 2.5, 0.25],
  ['an unknown pen', { ...STARTER, doseOptionsMg: [] }, 0.3, 0.3],
  ['several injections', WEGOVY, 7.2, 7.2],
  ['several injections, in a pen added since', { ...WEGOVY, addedAt: LATER }, 7.2, 7.2],
  ['several injections, until the pen is given one', { ...WEGOVY, doseSetAt: LATER }, 7.2, 2.4],
])('%s', (_, pen, doseMg, inUse) => {
  expect(doseInUse(pen, { doseMg, appliedAt: TAKEN, createdAt: TAKEN })).toBe(inUse);
});

test('a dose that is written down after the pen was added says more than the pen, one from before it less', () => {
  const pen = { ...STARTER, addedAt: LATER };
  const recorded = (createdAt: Date) => doseInUse(pen, { doseMg: 0.5, appliedAt: TAKEN, createdAt });
  expect(recorded(new Date(LATER.getTime() + 1))).toBe(0.5);
  expect(recorded(TAKEN)).toBe(0.25);
  // A dose set in the pen is one to come, also where an earlier one is written down after it.
  const set = { ...STARTER, doseSetAt: LATER };
  expect(doseInUse(set, { doseMg: 0.5, appliedAt: TAKEN, createdAt: new Date(LATER.getTime() + 1) })).toBe(
    0.25,
  );
});
