import { expect, test } from 'vitest';
import { EFFECT_TYPES, type EffectType } from './effect-types.ts';
import type { FeltEffect } from './felt-effect.ts';
import { QUESTION_IDS, type QuestionId } from './questions.ts';
import { questionsFor } from './questions-for.ts';
import { redFlagsFor } from './red-flag-rules.ts';
import { felt, own, situation, type Details } from './testing/situations.ts';

function asked(effect: FeltEffect, details?: Details) {
  const { inSight, listed } = questionsFor(situation(effect, details));
  return { inSight: inSight.map(({ id }) => id), listed: listed.map(({ id }) => id) };
}
const every = (effect: FeltEffect, details?: Details) => {
  const { inSight, listed } = asked(effect, details);
  return [...inSight, ...listed];
};
const INTENSITIES = [1, 2, 3, 4, 5];
const GRAVE = ['allergy', 'chest', 'stroke', 'fainted', 'pain-persists', 'blood', 'yellow', 'vision'];
const NAMES = ['Urina escura e boca seca', 'Dor no peito', 'Olhos amarelados', 'Febre e tontura', 'Soluço'];
const EVERYTHING = INTENSITIES.flatMap((intensity) => [
  ...EFFECT_TYPES.map((effectType) => felt(effectType, intensity)),
  ...NAMES.map((name) => own(name, intensity)),
]);
test.each<[EffectType, number, string[], string[]]>([
  ['nausea', 3, [], []],
  ['nausea', 4, ['pain-persists', 'vomiting-persists', 'dry'], GRAVE.filter((id) => id !== 'pain-persists')],
  ['vomiting', 1, ['vomiting-persists', 'blood', 'pain-persists', 'dry'], []],
  ['diarrhea', 1, ['dry'], []],
  ['diarrhea', 3, ['dry', 'blood'], []],
  ['abdominal_pain', 2, [], []],
  ['abdominal_pain', 3, ['pain-persists', 'right-side', 'fever', 'blood'], ['yellow', 'bile']],
  [
    'abdominal_pain',
    4,
    ['pain-persists', 'right-side', 'fever', 'bowel-stopped'],
    ['blood', 'yellow', 'bile', 'allergy', 'chest', 'stroke', 'fainted', 'vision'],
  ],
  ['headache', 1, ['vision'], []],
  ['dizziness', 2, ['low-pressure', 'vision'], []],
  ['dizziness', 3, ['fainted', 'low-pressure', 'low-sugar', 'dry'], ['heart', 'chest', 'vision']],
  ['fatigue', 2, [], []],
  ['fatigue', 3, ['low-sugar', 'heart', 'yellow'], []],
  ['constipation', 2, [], []],
  ['constipation', 3, ['bowel-stopped'], []],
  ['injection_site', 1, ['allergy', 'infection'], []],
  ['hair_loss', 3, [], []],
  ['hair_loss', 4, [], GRAVE],
])('after %s of %s is asked', (effectType, intensity, inSight, listed) => {
  expect(asked(felt(effectType, intensity))).toEqual({ inSight, listed });
});

test('at most five stand in sight, each question once, and dark urine in one only', () => {
  for (const effect of EVERYTHING) {
    const name = `${effect.otherName ?? effect.effectType} ${effect.intensity}`;
    const { inSight, listed } = asked(effect);
    expect(inSight.length + Math.min(listed.length, 1), name).toBeLessThanOrEqual(5);
    const ids = [...inSight, ...listed];
    expect(new Set(ids).size, name).toBe(ids.length);
    expect(ids.includes('dry') && ids.includes('bile'), name).toBe(false);
    expect(listed.length, name).not.toBe(1);
  }
});

test('an effect nobody knows is asked about the grave signs, in one list; self-harm is not of a mild one', () => {
  for (const intensity of INTENSITIES) {
    const { inSight, listed } = asked(own('Soluço', intensity));
    expect(inSight).toEqual([]);
    expect(listed).toEqual([
      ...GRAVE,
      'vomiting-persists',
      'heart',
      'neck',
      ...(intensity >= 3 ? ['mood'] : []),
    ]);
  }
});

test.each<[string, QuestionId[]]>([
  ['Dor no peito', ['chest', 'heart', 'fainted']],
  ['APERTO NO PEITO', ['chest', 'heart', 'fainted']],
  ['Olhos amarelados', ['yellow', 'bile', 'right-side', 'fever']],
  ['Urina escura', ['bile', 'yellow', 'right-side', 'fever']],
  ['Fezes pretas', ['blood', 'pain-persists']],
  ['Cocô claro', ['bile', 'yellow', 'right-side', 'fever']],
  ['Vomitei sangue', ['blood', 'pain-persists', 'vomiting-persists', 'dry']],
  ['Boca torta e braço dormente', ['stroke', 'fainted', 'vision']],
  ['Fraqueza na perna direita', ['stroke', 'fainted', 'vision']],
  ['Desmaio', ['fainted', 'low-sugar', 'chest']],
  ['Suor frio e tremor', ['low-sugar', 'fainted', 'chest', 'heart']],
  ['Falta de ar', ['allergy', 'chest', 'neck']],
  ['Rosto inchado', ['allergy']],
  ['Inchaço nos lábios', ['allergy']],
  ['Urticária', ['allergy']],
  ['Visão embaçada', ['vision']],
  ['Pressão baixa', ['low-pressure', 'fainted']],
  ['Pus na barriga', ['infection', 'pain-persists', 'right-side', 'fever']],
  ['Palpitação', ['heart', 'chest', 'fainted']],
  ['Tristeza', ['mood']],
  ['Vontade de morrer', ['mood']],
  ['Caroço no pescoço', ['neck']],
  ['Rouquidão', ['neck']],
  ['Boca seca', ['dry']],
  ['Prisão de ventre', []],
  ['Gosto metálico', []],
  ['Molho faz mal', []],
  ['Queda de cabelo', []],
  ['Insônia', []],
])('%s: these come first', (name, ids) => {
  expect(asked(own(name, 1)).inSight).toEqual(ids);
  // The rest follows in the list; nothing grave is lost.
  expect(every(own(name, 1))).toEqual(expect.arrayContaining(GRAVE));
});

test.each<[string, EffectType, number]>([
  ['Vômitos', 'vomiting', 1],
  ['Prisão de ventre', 'constipation', 3],
  ['Dor na barriga', 'abdominal_pain', 4],
  ['Enjoo', 'nausea', 4],
  ['Tonturas', 'dizziness', 3],
  ['Hipoglicemia', 'hypoglycemia', 2],
])('%s is asked about as %s', (name, effectType, intensity) => {
  expect(every(own(name, intensity))).toEqual(
    expect.arrayContaining(questionsFor(situation(felt(effectType, intensity))).inSight.map(({ id }) => id)),
  );
});

test.each<[string, FeltEffect, Details, boolean]>([
  ['low, nothing known', felt('hypoglycemia', 1), {}, true],
  ['low, known', felt('hypoglycemia', 1), { insulin: true }, false],
  ['low, known not to', felt('hypoglycemia', 1), { insulin: false }, false],
  ['very low, whatever is known', felt('hypoglycemia', 4), {}, false],
  ['dizzy', felt('dizziness', 3), {}, false],
  ['dizzy with cold sweat', felt('dizziness', 3), { yes: ['low-sugar'] }, true],
  ['dizzy without', felt('dizziness', 3), { no: ['low-sugar'] }, false],
  ['dizzy with cold sweat, known', felt('dizziness', 3), { yes: ['low-sugar'], insulin: true }, false],
  ['very dizzy with cold sweat', felt('dizziness', 4), { yes: ['low-sugar'] }, false],
  ['nausea', felt('nausea', 5), {}, false],
])('insulin is asked about where it matters: %s', (_, effect, details, expected) => {
  expect(asked(effect, details).inSight.includes('takes-insulin')).toBe(expected);
});

test.each<[string, FeltEffect, Details, boolean]>([
  ['dizzy, nothing known', felt('dizziness', 3), {}, true],
  ['dizzy, known not to', felt('dizziness', 3), { insulin: false }, false],
  ['very dizzy, known not to', felt('dizziness', 4), { insulin: false }, true],
  ['low now', felt('hypoglycemia', 3), {}, false],
  ['low before', felt('hypoglycemia', 3, 5), {}, true],
])('cold sweat is asked about where it matters: %s', (_, effect, details, expected) => {
  expect(every(effect, details).includes('low-sugar')).toBe(expected);
});

test('every question is asked somewhere, and each yes that is enough by itself leads to a notice', () => {
  const seen = new Set<QuestionId>();
  for (const effect of [...EVERYTHING, felt('hypoglycemia', 2, 5)]) {
    for (const id of every(effect, { gliflozin: null })) {
      seen.add(id);
      // Neither question decides anything by itself.
      if (id === 'fever' || id === 'takes-insulin') continue;
      expect(
        redFlagsFor(situation(effect, { yes: [id], gliflozin: null })),
        `${effect.effectType} ${id}`,
      ).not.toEqual([]);
    }
  }
  expect(seen).toEqual(new Set(QUESTION_IDS));
});
