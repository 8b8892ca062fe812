import { expect, test } from 'vitest';
import { anEffect, aSummary } from '../testing/samples.ts';
import { daysFromNow } from '../../../testing/applications.ts';
import { followUpOf, hasMoreToSay, isEmergency } from './follow-up.ts';

const NOW = new Date();
const { risk } = aSummary();
const of = (...[changes, known]: [Parameters<typeof anEffect>[0], typeof risk?]) =>
  followUpOf(anEffect(changes), known ?? risk, NOW);

test.each([
  ['a mild nausea', { intensity: 2 }, false],
  ['a strong one', { intensity: 4 }, true],
  ['a mild headache, which is asked about', { effectType: 'headache', intensity: 1 }, true],
] as const)('%s', (_, changes, expected) => {
  expect(hasMoreToSay(of(changes))).toBe(expected);
});

test('what was over days ago is not asked about; a strong one still leads to the doctor', () => {
  const old = of({ intensity: 5, effectType: 'abdominal_pain', datetime: daysFromNow(-20) });
  expect(old.questions).toEqual([]);
  expect(old.flagsFor({ 'pain-persists': true })).toEqual([]);
  expect(old.asksForDoctor).toBe(true);
  const lasting = of({ intensity: 5, datetime: daysFromNow(-5), duration: 3 * 1440 });
  expect(lasting.questions).not.toEqual([]);
});

test('an answer makes an emergency of a strong pain', () => {
  const { flagsFor } = of({ intensity: 5, effectType: 'abdominal_pain' });
  expect(isEmergency(flagsFor({ 'pain-persists': false }))).toBe(false);
  expect(isEmergency(flagsFor({ 'pain-persists': true }))).toBe(true);
});

test('a risk nobody knows counts as one', () => {
  const low = anEffect({ effectType: 'hypoglycemia', intensity: 1 });
  expect(followUpOf(low, risk, NOW).flagsFor({})).toEqual([]);
  expect(followUpOf(low, undefined, NOW).flagsFor({})).toHaveLength(1);
});
