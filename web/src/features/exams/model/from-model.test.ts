import type { Extraction } from '@leveza/contract/exams/extract.ts';
import { expect, test } from 'vitest';
import { aReadResult } from '../testing/samples.ts';
import { withModel } from './from-model.ts';

function found(key: string | null, parameter: string, examType: string | null = null): Extraction {
  const { at: _at, ...result } = aReadResult({ key, parameter });
  return {
    examType,
    laboratory: null,
    examDate: null,
    requestingDoctor: null,
    results: [result],
    summary: '',
    analysis: null,
    leftOut: 0,
    isWhole: true,
  };
}

/** One page with a value under a name that Leveza does not know. */
function lactateOf(examType: string, value: string): Extraction {
  const one = found(null, 'Lactato', examType);
  return { ...one, results: one.results.map((result) => ({ ...result, value })) };
}

const keysOf = (...pages: Extraction[]) => withModel(null, pages)!.results.map(({ key }) => key);
const keyOf = (...page: Parameters<typeof found>) => keysOf(found(...page))[0];

test('each page of a report says by itself whether it is of urine', () => {
  const urine = found(null, 'Creatinina', 'Urina tipo I (EAS)');
  const blood = found('ureia', 'Ureia', 'Bioquímica');
  expect(keysOf(urine, blood)).toEqual(['creatinina_urinaria', 'ureia']);
  expect(keysOf(blood, urine)).toEqual(['ureia', 'creatinina_urinaria']);
});

test('a name on a page of urine and on one of blood are two results, one printed twice is one', () => {
  const pages = [
    lactateOf('Urina tipo I (EAS)', '2,0'),
    lactateOf('Bioquímica', '2,0'),
    lactateOf('Bioquímica', '2,0'),
  ];
  expect(withModel(null, pages)!.results.map(({ value }) => value)).toEqual(['2,0', '2,0']);
  const other = withModel(null, [lactateOf('Bioquímica', '2,0'), lactateOf('Bioquímica', '3,1')]);
  expect(other!.results.map(({ value }) => value)).toEqual(['2,0', '3,1']);
});

test.each([
  // The server knows no such key, and the name alone says blood.
  [null, 'Creatinina', 'creatinina_urinaria'],
  ['creatinina', 'Creatinina', 'creatinina_urinaria'],
  ['glicose', 'Glicose', 'urina_glicose'],
  ['urina_ph', 'pH', 'urina_ph'],
])('in a urine test %s named %s is not that of blood', (key, name, expected) => {
  expect(keyOf(key, name, 'Urina tipo I (EAS)')).toBe(expected);
});

test.each([
  ['t4_livre', 'T4 livre (FT4)', 't4_livre'],
  ['urina_ph', 'pH urinário', 'urina_ph'],
  ['microalbuminuria', 'Microalbuminúria (amostra isolada)', 'microalbuminuria'],
  ['calcio_ionico', 'Cálcio iônico corrigido', 'calcio_ionico'],
  ['urina_glicose', 'Glicose', 'urina_glicose'],
  [null, 'Creatinina', 'creatinina'],
])('the key %s that %s says is kept', (key, name, expected) => {
  expect(keyOf(key, name)).toBe(expected);
});

test.each([
  ['creatinina', 'Creatinina de urina 24h'],
  ['hba1c', 'Hemoglobina fetal'],
  ['t4_total', 'Tiroxina livre por diálise'],
  ['calcio_total', 'Cálcio ionicamente ativo'],
  ['glicose', 'Glicose no liquor'],
])('the key %s is not that of %s', (key, name) => {
  expect(keyOf(key, name)).toBeNull();
});
