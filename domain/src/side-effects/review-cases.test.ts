import { describe, expect, test } from 'vitest';
import { READING_NOTICES } from '../measurements/alerts.ts';
import type { FeltEffect } from './felt-effect.ts';
import type { QuestionId } from './questions.ts';
import { questionsFor } from './questions-for.ts';
import { URGENCIES } from '../health-notice.ts';
import { redFlagsFor } from './red-flag-rules.ts';
import { ALL_RED_FLAGS } from './red-flags.ts';
import { hasKetoacidosisRisk } from './ketoacidosis-risk.ts';
import { felt, own, situation, type Details } from './testing/situations.ts';

const asked = (effect: FeltEffect, details?: Details) => {
  const { inSight, listed } = questionsFor(situation(effect, details));
  return [...inSight, ...listed].map(({ id }) => id);
};
const flags = (effect: FeltEffect, details?: Details) =>
  redFlagsFor(situation(effect, details)).map(({ key }) => key);
const stepsOf = (key: string) => ALL_RED_FLAGS.find((flag) => flag.key === key)!.whatToDo.join(' ');
const daily = (effect: FeltEffect['effectType'], intensity: number) =>
  [24, 48].map((hours) => felt(effect, intensity, hours));

describe('a mild effect that stays gets its question', () => {
  test.each<[string, FeltEffect, FeltEffect[], QuestionId[]]>([
    [
      'nausea of 3 for three days',
      felt('nausea', 3, 72, 72),
      [],
      ['pain-persists', 'vomiting-persists', 'dry'],
    ],
    [
      'nausea noted on three days',
      felt('nausea', 3),
      daily('nausea', 3),
      ['pain-persists', 'vomiting-persists', 'dry'],
    ],
    ['nausea of 1 for a day', felt('nausea', 1, 24, 24), [], ['pain-persists', 'vomiting-persists', 'dry']],
    [
      'pain of 2 for 12 hours',
      felt('abdominal_pain', 2, 12, 12),
      [],
      ['pain-persists', 'right-side', 'fever'],
    ],
    ['pain of 1 for 8 hours', felt('abdominal_pain', 1, 8, 8), [], ['pain-persists', 'right-side', 'fever']],
    [
      'indigestion of 1 for a day',
      felt('dyspepsia', 1, 24, 24),
      [],
      ['pain-persists', 'right-side', 'fever', 'bile'],
    ],
    ['constipation of 1 for two days', felt('constipation', 1, 48, 48), [], ['bowel-stopped']],
    [
      'dizziness of 1 for a day',
      felt('dizziness', 1, 24, 24),
      [],
      ['fainted', 'low-pressure', 'dry', 'heart', 'chest'],
    ],
  ])('%s', (_, effect, recent, expected) => {
    expect(asked(effect, { recent })).toEqual(expect.arrayContaining(expected));
  });

  test.each<[string, FeltEffect, FeltEffect[]]>([
    ['nausea of 3 for less than a day', felt('nausea', 3, 23, 23), []],
    ['nausea of 3 on two days far apart', felt('nausea', 3), [felt('nausea', 3, 40)]],
    ['pain of 2 for less than 8 hours', felt('abdominal_pain', 2, 7, 7), []],
    ['nausea while a headache stays', felt('nausea', 3), daily('headache', 2)],
  ])('%s does not', (_, effect, recent) => {
    expect(asked(effect, { recent })).toEqual([]);
  });

  test('self-harm is not asked of a mild tiredness, however long', () => {
    expect(asked(felt('fatigue', 2, 48, 48))).toContain('heart');
    expect(asked(felt('fatigue', 2, 48, 48))).not.toContain('mood');
  });
});

describe('a gliflozin', () => {
  test.each<[string, FeltEffect, Details, boolean]>([
    ['vomiting, recorded', felt('vomiting', 1), { gliflozin: true }, true],
    ['belly pain, recorded', felt('abdominal_pain', 1), { gliflozin: true }, true],
    ['own words', own('Dor na barriga', 2), { gliflozin: true }, true],
    ['vomiting, answered', felt('vomiting', 1), { gliflozin: null, yes: ['takes-gliflozin'] }, true],
    [
      'vomiting, answered against the records',
      felt('vomiting', 1),
      { gliflozin: false, yes: ['takes-gliflozin'] },
      true,
    ],
    ['vomiting, denied', felt('vomiting', 1), { gliflozin: null, no: ['takes-gliflozin'] }, false],
    ['vomiting, not answered', felt('vomiting', 1), { gliflozin: null }, false],
    ['headache', felt('headache', 5), { gliflozin: true }, false],
    ['own words for two', own('Enjoo e vômitos', 2), { gliflozin: true }, true],
    ['nausea, vomiting answered', felt('nausea', 4), { gliflozin: true, yes: ['vomiting-persists'] }, true],
    ['gastritis, pain answered', felt('gastritis', 4), { gliflozin: true, yes: ['pain-persists'] }, true],
    ['strong nausea alone', felt('nausea', 4), { gliflozin: true }, true],
    ['nausea alone', felt('nausea', 3), { gliflozin: true }, false],
    ['vomiting without one', felt('vomiting', 5), {}, false],
  ])('%s', (_, effect, details, isUrgent) => {
    expect(flags(effect, details).includes('ketoacidosis')).toBe(isUrgent);
  });

  test('is asked about while no record answers it', () => {
    expect(asked(felt('vomiting', 1), { gliflozin: null })).toContain('takes-gliflozin');
    expect(asked(felt('vomiting', 1), { gliflozin: true })).not.toContain('takes-gliflozin');
    expect(asked(felt('nausea', 5), { gliflozin: null })).toContain('takes-gliflozin');
    expect(asked(felt('nausea', 3), { gliflozin: null })).not.toContain('takes-gliflozin');
  });

  test.each([
    [[{ name: 'Forxiga', ingredients: '' }], 'TYPE2', true],
    [[{ name: 'Caixa', ingredients: 'Empagliflozina 25 mg' }], 'NONE', true],
    [[{ name: 'Glifage', ingredients: 'Metformina' }], 'TYPE2', null],
    [[], 'NONE', null],
    [[], 'TYPE1', true],
    [[], null, null],
  ] as const)('%j with diabetes %s: %s', (medicines, diabetesType, expected) => {
    expect(hasKetoacidosisRisk({ medicines, diabetesType })).toBe(expected);
  });
});

test.each<[string, FeltEffect, Details, string[]]>([
  ['dizzy, pressure of 84', felt('dizziness', 1), { yes: ['low-pressure'] }, ['low_pressure']],
  ['dizzy, pressure not low', felt('dizziness', 2), { no: ['low-pressure'] }, []],
  [
    'fainted as well',
    felt('dizziness', 3),
    { yes: ['low-pressure', 'fainted'] },
    ['fainted', 'low_pressure'],
  ],
  ['a site with pus', felt('injection_site', 5), { yes: ['infection'] }, ['site_infection']],
  ['a mild site with pus', felt('injection_site', 1), { yes: ['infection'] }, ['site_infection']],
  ['a site without', felt('injection_site', 5), { no: ['infection', 'allergy'] }, []],
  ['mild low sugar, no diabetes', felt('hypoglycemia', 1), { insulin: false }, ['hypoglycemia_mild']],
  ['dry', felt('diarrhea', 1), { yes: ['dry'] }, ['dehydration_aki']],
])('%s', (_, effect, details, expected) => {
  expect(flags(effect, details)).toEqual(expected);
});

test('whoever is dry is sent today, without a condition, and sooner with the medicines that harm the kidneys', () => {
  const [first, second] = ALL_RED_FLAGS.find(({ key }) => key === 'dehydration_aki')!.whatToDo;
  expect(first).toMatch(/^Procure atendimento ainda hoje:/);
  expect(first).not.toMatch(/\bse\b/);
  for (const medicine of ['diurético', 'losartana', 'enalapril', 'gliflozina', 'lítio', 'doença dos rins']) {
    expect(second).toContain(medicine);
  }
});

test('a mild low sugar tells the 15 g', () => {
  expect(stepsOf('hypoglycemia_mild')).toContain('15 g de açúcar');
});

test('pregnancy speaks of every molecule, and after a positive test in the words of the label', () => {
  const steps = stepsOf('pregnancy');
  for (const molecule of ['semaglutida', 'tirzepatida', 'liraglutida', 'dulaglutida']) {
    expect(steps).toContain(molecule);
  }
  expect(steps).toContain(
    'pela bula, não se aplica durante a gravidez; fale com quem receitou antes de qualquer nova dose',
  );
});

test('pancreatitis tells the advice of the label as the label’s', () => {
  expect(stepsOf('pancreatitis')).toContain(
    'Pela bula, com suspeita de inflamação do pâncreas o medicamento não é',
  );
});

test('low pressure is seen in a reading and after a question alike, today', () => {
  const today = URGENCIES.indexOf('urgent');
  for (const key of ['low_pressure', 'site_infection', 'dehydration_aki', 'gi_severe']) {
    expect(URGENCIES.indexOf(ALL_RED_FLAGS.find((flag) => flag.key === key)!.urgency), key).toBe(today);
  }
  expect(READING_NOTICES.find(({ key }) => key === 'pressure_low')!.urgency).toBe('urgent');
});
