import { expect, test } from 'vitest';
import { addDays } from '../time/days.ts';
import { type GivingPen, stepNeeds } from './step-needs.ts';

const weekly = (...doses: number[]) =>
  doses.map((doseMg, week) => ({ day: addDays('2026-11-16', week * 7), doseMg }));
const pen = (mg: number, ...strengths: number[]): GivingPen => ({
  dosesOf: (doseMg) => (strengths.includes(doseMg) ? Math.floor(mg / doseMg + 1e-9) : 0),
  usableUntil: null,
});

test('a strength that no pen gives is missing from its first dose on', () => {
  expect(stepNeeds(weekly(0.25, 0.25, 0.5, 0.5), [pen(1, 0.25)])).toEqual([
    { doseMg: 0.25, from: '2026-11-16', doses: 2, missing: 0, missingFrom: null },
    { doseMg: 0.5, from: '2026-11-30', doses: 2, missing: 2, missingFrom: '2026-11-30' },
  ]);
});

test('a pen of two strengths is used up by both', () => {
  const [, half] = stepNeeds(weekly(0.25, 0.25, 0.25, 0.25, 0.5, 0.5), [pen(1.5, 0.25, 0.5)]);
  expect(half).toMatchObject({ doses: 2, missing: 1, missingFrom: addDays('2026-11-16', 35) });
});

test('a pen that is no longer good gives nothing', () => {
  const [need] = stepNeeds(weekly(1, 1), [{ ...pen(4, 1), usableUntil: '2026-11-20' }]);
  expect(need).toMatchObject({ missing: 1, missingFrom: '2026-11-23' });
});

test('the pen that ends first is used first', () => {
  const older = { ...pen(1, 1), usableUntil: '2026-11-20' };
  const [need] = stepNeeds(weekly(1, 1), [{ ...pen(1, 1), usableUntil: '2027-11-20' }, older]);
  expect(need).toMatchObject({ doses: 2, missing: 0 });
});
