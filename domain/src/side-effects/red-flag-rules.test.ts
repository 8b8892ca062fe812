import { expect, test } from 'vitest';
import { EFFECT_TYPES, type EffectType } from './effect-types.ts';
import type { FeltEffect } from './felt-effect.ts';
import { ANY_SIGN } from './questions.ts';
import { questionsFor } from './questions-for.ts';
import { redFlagsFor } from './red-flag-rules.ts';
import { felt, own, situation, type Details } from './testing/situations.ts';

const flags = (effect: FeltEffect, details?: Details) =>
  redFlagsFor(situation(effect, details)).map(({ key }) => key);

test.each<[string, EffectType, number, Details, string[]]>([
  ['strong pain alone', 'abdominal_pain', 5, {}, []],
  ['strong pain that does not pass', 'abdominal_pain', 4, { yes: ['pain-persists'] }, ['pancreatitis']],
  ['nausea with such a pain', 'nausea', 4, { yes: ['pain-persists'] }, ['pancreatitis']],
  ['strong pain that passes', 'abdominal_pain', 5, { no: ['pain-persists'] }, []],
  [
    'that passes, with fever',
    'abdominal_pain',
    4,
    { yes: ['fever'], no: ['pain-persists'] },
    ['pain_with_fever'],
  ],
  ['strong pain called gastritis, with fever', 'gastritis', 4, { yes: ['fever'] }, ['pain_with_fever']],
  ['moderate pain with fever', 'abdominal_pain', 3, { yes: ['fever'] }, []],
  [
    'one notice for one pain',
    'abdominal_pain',
    5,
    { yes: ['pain-persists', 'fever', 'right-side', 'bile'] },
    ['pancreatitis'],
  ],

  ['yellow skin', 'fatigue', 3, { yes: ['yellow'] }, ['jaundice']],
  ['tired without it', 'fatigue', 3, { no: ['yellow'] }, []],
  ['dark urine alone is seen today', 'abdominal_pain', 3, { yes: ['bile'] }, ['dark_urine']],
  ['with fever now', 'abdominal_pain', 3, { yes: ['bile', 'fever'] }, ['gallbladder_fever']],
  ['with yellow skin now', 'abdominal_pain', 3, { yes: ['bile', 'yellow'] }, ['jaundice']],
  ['pain on the right', 'abdominal_pain', 3, { yes: ['right-side'] }, ['gallbladder']],
  ['pain elsewhere', 'abdominal_pain', 3, { no: ['right-side'] }, []],
  ['on the right, dark urine', 'abdominal_pain', 3, { yes: ['right-side', 'bile'] }, ['gallbladder']],
  ['on the right with fever', 'abdominal_pain', 3, { yes: ['right-side', 'fever'] }, ['gallbladder_fever']],
  ['strong as well', 'abdominal_pain', 5, { yes: ['right-side', 'fever'] }, ['gallbladder_fever']],
  ['on the right and yellow', 'abdominal_pain', 3, { yes: ['right-side', 'yellow'] }, ['jaundice']],

  ['vomiting', 'vomiting', 5, {}, []],
  ['vomiting for a day', 'vomiting', 1, { yes: ['vomiting-persists'] }, ['gi_severe']],
  ['vomiting for less', 'vomiting', 1, { no: ['vomiting-persists'] }, []],
  ['blood', 'vomiting', 1, { yes: ['blood'] }, ['blood']],
  ['no blood', 'vomiting', 5, { no: ['blood'] }, []],
  ['a stopped bowel', 'constipation', 3, { yes: ['bowel-stopped'] }, ['ileus']],
  ['constipation', 'constipation', 5, { no: ['bowel-stopped'] }, []],
  ['dry', 'diarrhea', 1, { yes: ['dry'] }, ['dehydration_aki']],
  ['not dry', 'diarrhea', 5, { no: ['dry'] }, []],
  ['dry and bleeding', 'diarrhea', 3, { yes: ['dry', 'blood'] }, ['blood']],

  ['swollen lips', 'injection_site', 1, { yes: ['allergy'] }, ['allergy']],
  ['a red spot', 'injection_site', 5, { no: ['allergy'] }, []],
  ['sight changed', 'headache', 1, { yes: ['vision'] }, ['vision']],
  ['headache', 'headache', 5, { no: ['vision'] }, []],
  ['pain in the chest', 'dizziness', 3, { yes: ['chest'] }, ['chest']],
  ['palpitations', 'dizziness', 3, { yes: ['heart'] }, ['heart_rate']],
  ['both', 'dizziness', 3, { yes: ['heart', 'chest'] }, ['chest']],
  ['neither', 'dizziness', 5, { no: ['heart', 'chest'] }, []],
  ['sad', 'fatigue', 4, { yes: ['mood'] }, ['mood']],
  ['not sad', 'fatigue', 5, { no: ['mood'] }, []],
  ['a lump', 'gerd', 3, { yes: ['neck'] }, ['thyroid']],
  ['no lump', 'gerd', 5, { no: ['neck'] }, []],
])('%s: %s %s', (_, effectType, intensity, details, expected) => {
  expect(flags(felt(effectType, intensity), details)).toEqual(expected);
});

test.each<[string, FeltEffect, Details, string[]]>([
  ['low, with insulin', felt('hypoglycemia', 1), { insulin: true }, ['hypoglycemia']],
  ['low, nothing known', felt('hypoglycemia', 1), {}, ['hypoglycemia']],
  ['low, says yes', felt('hypoglycemia', 1), { yes: ['takes-insulin'] }, ['hypoglycemia']],
  ['low, says no', felt('hypoglycemia', 3), { no: ['takes-insulin'] }, ['hypoglycemia_mild']],
  [
    'low, says yes against the records',
    felt('hypoglycemia', 1),
    { insulin: false, yes: ['takes-insulin'] },
    ['hypoglycemia'],
  ],
  [
    'dizzy and low, says yes against the records',
    felt('dizziness', 3),
    { insulin: false, yes: ['takes-insulin', 'low-sugar'] },
    ['hypoglycemia'],
  ],
  ['low, without', felt('hypoglycemia', 3), { insulin: false }, ['hypoglycemia_mild']],
  ['very low, without', felt('hypoglycemia', 4), { insulin: false }, ['hypoglycemia']],
  ['two hours ago', felt('hypoglycemia', 3, 2), { insulin: true }, ['hypoglycemia']],
  ['over longer ago', felt('hypoglycemia', 3, 2.1), { insulin: true }, ['hypoglycemia_past']],
  ['began long ago, just over', felt('hypoglycemia', 3, 5, 3), { insulin: true }, ['hypoglycemia']],
  ['two days ago', felt('hypoglycemia', 5, 50), { insulin: true }, ['hypoglycemia_past']],
  ['two days ago, without', felt('hypoglycemia', 3, 50), { insulin: false }, ['hypoglycemia_mild']],
  ['and now again', felt('hypoglycemia', 3, 50), { insulin: true, yes: ['low-sugar'] }, ['hypoglycemia']],
  ['own words', own('Glicose baixa', 2), { insulin: true }, ['hypoglycemia']],
  ['cold sweat, with insulin', felt('dizziness', 3), { yes: ['low-sugar'], insulin: true }, ['hypoglycemia']],
  ['cold sweat, nothing known', felt('dizziness', 3), { yes: ['low-sugar'] }, ['hypoglycemia']],
  ['cold sweat, without', felt('dizziness', 3), { yes: ['low-sugar'], insulin: false }, []],
  [
    'strong, cold sweat, without',
    felt('dizziness', 4),
    { yes: ['low-sugar'], insulin: false },
    ['hypoglycemia'],
  ],
  ['dizzy, with insulin', felt('dizziness', 3), { insulin: true }, []],

  ['boca torta', own('Boca torta e braço dormente', 4), { yes: ['stroke'] }, ['stroke']],
  ['fainted, without insulin', felt('dizziness', 4), { yes: ['fainted'], insulin: false }, ['fainted']],
  ['fainted, nothing known', felt('dizziness', 4), { yes: ['fainted'] }, ['fainted']],
  [
    'fainted, with insulin',
    felt('dizziness', 4),
    { yes: ['fainted'], insulin: true },
    ['hypoglycemia_severe'],
  ],
  ['fainted of low sugar', felt('hypoglycemia', 3), { yes: ['fainted'] }, ['hypoglycemia_severe']],
  [
    'fainted with cold sweat',
    felt('dizziness', 3),
    { yes: ['fainted', 'low-sugar'] },
    ['hypoglycemia_severe'],
  ],
  ['not fainted', felt('dizziness', 4), { no: ['fainted'], insulin: true }, []],
  ['fainted, heart racing', felt('dizziness', 4), { yes: ['fainted', 'heart'] }, ['fainted']],
])('sugar, %s', (_, effect, details, expected) => {
  expect(flags(effect, details)).toEqual(expected);
});

test('a no is not a yes', () => {
  for (const effectType of EFFECT_TYPES) {
    const asked = situation(felt(effectType, 5), { insulin: false });
    const { inSight, listed } = questionsFor(asked);
    const no = [...inSight, ...listed].map(({ id }) => id);
    const shown = flags(felt(effectType, 5), { insulin: false, no: [...no, ANY_SIGN] });
    expect(shown, effectType).toEqual(effectType === 'hypoglycemia' ? ['hypoglycemia'] : []);
  }
});

test.each<[string, Details, string[]]>([
  ['nothing', {}, []],
  ['no to the list', { no: [ANY_SIGN] }, []],
  ['only that there is one', { yes: [ANY_SIGN] }, ['some_sign']],
  ['which', { yes: [ANY_SIGN, 'vision'] }, ['vision']],
  ['one, beside something urgent', { yes: [ANY_SIGN, 'dry'] }, ['dehydration_aki', 'some_sign']],
  ['one, beside an emergency', { yes: [ANY_SIGN, 'bowel-stopped'] }, ['ileus']],
])('an answer to a list: %s', (_, details, expected) => {
  expect(flags(felt('hair_loss', 4), details)).toEqual(expected);
});

test('a yes to a list that is denied in every single question is none, and a no takes its answers back', () => {
  const hair = felt('hair_loss', 4);
  const ids = questionsFor(situation(hair)).listed.map(({ id }) => id);
  expect(flags(hair, { yes: [ANY_SIGN], no: ids })).toEqual([]);
  expect(flags(hair, { yes: [ANY_SIGN], no: ids.slice(1) })).toEqual(['some_sign']);
  expect(flags(hair, { yes: ['vision'], no: [ANY_SIGN] })).toEqual([]);
});

test('several flags stand by urgency, sugar before the others of today', () => {
  const yes = ['neck', 'vision', 'allergy', 'mood', 'low-sugar'] as const;
  expect(flags(own('Não sei', 5), { yes: [...yes] })).toEqual([
    'allergy',
    'mood',
    'hypoglycemia',
    'vision',
    'thyroid',
  ]);
});

test.each([
  [72, ['allergy']],
  [72.1, []],
])('over for %s hours', (hoursAgo, expected) => {
  const details: Details = { yes: ['allergy'] };
  expect(flags(felt('injection_site', 5, hoursAgo), details)).toEqual(expected);
  expect(flags(felt('injection_site', 5, hoursAgo + 10, 10), details)).toEqual(expected);
  const { inSight } = questionsFor(situation(felt('injection_site', 5, hoursAgo)));
  expect(inSight.length > 0).toBe(expected.length > 0);
});
