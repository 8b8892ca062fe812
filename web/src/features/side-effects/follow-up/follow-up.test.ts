import { PANCREATITIS } from '@leveza/domain/side-effects/digestive-red-flags.ts';
import { ALLERGY } from '@leveza/domain/side-effects/general-red-flags.ts';
import { expect, test } from 'vitest';
import { daysFromNow } from '../../../testing/applications.ts';
import { anEffect, aSummary } from '../testing/samples.ts';
import { HELD_DOSE } from '@leveza/domain/applications/held-dose.ts';
import { flagsAtOnce, followUpOf, hasMoreToSay, moreThan, withoutRepeatedSteps } from './follow-up.ts';
import { URGENCY_TITLE } from './urgency-words.ts';

test('the lead of the first hours has the title of the notice', () => {
  expect(HELD_DOSE.now.figure).toBe(URGENCY_TITLE[PANCREATITIS.urgency]);
});

const NOW = new Date();
const { risk } = aSummary();
const insulin = (hasLowSugarRisk: boolean | null) => ({ ...risk, hasLowSugarRisk });
const of = (...[changes, known]: [Parameters<typeof anEffect>[0], typeof risk?]) =>
  followUpOf([anEffect(changes)], known ?? risk, NOW);
const keys = (flags: { key: string }[]) => flags.map(({ key }) => key);

test.each([
  ['a mild nausea', { intensity: 2 }, false],
  ['a strong one', { intensity: 4 }, true],
  ['a mild headache, which is asked about', { effectType: 'headache', intensity: 1 }, true],
  ['a mild own one, which is asked about', { effectType: 'other', otherName: 'Soluço', intensity: 1 }, true],
] as const)('%s', (_, changes, expected) => {
  expect(hasMoreToSay(of(changes))).toBe(expected);
});

test('what was over days ago is not asked about; a strong one still leads to the doctor', () => {
  const old = of({ intensity: 5, effectType: 'abdominal_pain', datetime: daysFromNow(-20) });
  expect(old.questionsFor({})).toEqual({ inSight: [], listed: [] });
  expect(old.flagsFor({ 'pain-persists': true })).toEqual([]);
  expect(old.asksForDoctor).toBe(true);
  const lasting = of({ intensity: 5, datetime: daysFromNow(-5), duration: 3 * 1440 });
  expect(lasting.questionsFor({}).inSight).not.toEqual([]);
});

test('what the server knows of these days counts, and an effect without a time is of now', () => {
  const vomited = [12, 24].map((hours) =>
    anEffect({ effectType: 'vomiting', datetime: daysFromNow(-hours / 24) }),
  );
  const { datetime: _, ...input } = anEffect({ effectType: 'vomiting', intensity: 1 });
  expect(keys(followUpOf([input], { ...risk, recent: vomited }, NOW).flagsFor({}))).toEqual(['gi_severe']);
  expect(followUpOf([input], risk, NOW).flagsFor({})).toEqual([]);
});

test('without an answer from the server what is not known is asked, and counts until it is denied', () => {
  const low = anEffect({ effectType: 'hypoglycemia', intensity: 1 });
  expect(keys(followUpOf([low], risk, NOW).flagsFor({}))).toEqual(['hypoglycemia_mild']);
  const unknown = followUpOf([low], undefined, NOW);
  expect(unknown.questionsFor({}).inSight.map(({ id }) => id)).toContain('takes-insulin');
  expect(keys(unknown.flagsFor({}))).toEqual(['hypoglycemia']);
  expect(keys(unknown.flagsFor({ 'takes-insulin': false }))).toEqual(['hypoglycemia_mild']);
});

test('an emergency and sugar that is needed now do not wait for further questions', () => {
  const pain = of({ intensity: 5, effectType: 'abdominal_pain' });
  expect(flagsAtOnce(pain, { 'pain-persists': false })).toEqual([]);
  expect(keys(flagsAtOnce(pain, { 'pain-persists': true }))).toEqual(['pancreatitis']);
  expect(flagsAtOnce(pain, { 'right-side': true })).toEqual([]);

  const low = { effectType: 'hypoglycemia', intensity: 1 } as const;
  expect(keys(flagsAtOnce(of(low, insulin(true)), {}))).toEqual(['hypoglycemia']);
  expect(flagsAtOnce(of(low, insulin(null)), {})).toEqual([]);
  expect(keys(flagsAtOnce(of(low, insulin(null)), { 'takes-insulin': true }))).toEqual(['hypoglycemia']);
});

test('a step is said once', () => {
  const [first, second] = withoutRepeatedSteps([
    PANCREATITIS,
    { ...ALLERGY, whatToDo: PANCREATITIS.whatToDo },
  ]);
  expect(first!.whatToDo).toEqual(PANCREATITIS.whatToDo);
  expect(second!.whatToDo).toEqual([]);
});

test('a mild nausea beside unknown records of these days is asked about', () => {
  const { inSight } = followUpOf([anEffect({ intensity: 2 })], undefined, NOW).questionsFor({});
  expect(inSight.map(({ id }) => id)).toEqual(['pain-persists', 'bowel-stopped']);
  const unrelated = followUpOf([anEffect({ effectType: 'fatigue', intensity: 1 })], undefined, NOW);
  expect(hasMoreToSay(unrelated)).toBe(false);
});

test('a later answer adds only what was not said, and a no given before still counts', () => {
  const pain = { effectType: 'abdominal_pain', intensity: 5 } as const;
  const recent = [7, 1].map((hours) => anEffect({ ...pain, datetime: daysFromNow(-hours / 24) }));
  const felt = { effectType: 'vomiting', intensity: 1 } as const;
  const before = of(felt);
  const later = of(felt, { ...risk, recent });
  expect(keys(moreThan(before, {}, later).flagsFor({}))).toEqual(['long_pain']);
  expect(moreThan(before, { 'pain-persists': false }, later).flagsFor({})).toEqual([]);
  expect(hasMoreToSay(moreThan(before, {}, before))).toBe(false);
});
