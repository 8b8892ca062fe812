import { expect, it } from 'vitest';
import { keyInUnit, keyOfName } from './key-of-name.ts';

it.each([
  ['Glicose', 'glicose'],
  ['glicemia', 'glicose'],
  ['TGO', 'tgo'],
  ['ast', 'tgo'],
  ['TGO (AST)', 'tgo'],
  ['hba1c', 'hba1c'],
  ['Hemoglobina glicada', 'hba1c'],
  ['Hemoglobina', 'hemoglobina'],
  ['Glicemia de jejum', 'glicose'],
  ['HDL-colesterol', 'hdl'],
  ['Glicohemoglobina', 'hba1c'],
  ['Creatinina urinária', 'creatinina_urinaria'],
  ['Hemoglobina fetal', null],
  ['Algo que ninguém conhece', null],
])('%s means %s', (name, key) => {
  expect(keyOfName(name)).toBe(key);
});

it.each([
  ['Leucócitos', 'urina_leucocitos'],
  ['Glicose', 'urina_glicose'],
  ['Ureia', 'ureia_urinaria'],
])('%s of a urine test means %s', (name, key) => {
  expect(keyOfName(name, true)).toBe(key);
});

it.each([
  ['neutrofilos', '%', 'neutrofilos_pct'],
  ['neutrofilos', '/mm³', 'neutrofilos'],
  ['hematocrito', '%', 'hematocrito'],
  ['glicose', '%', 'glicose'],
  [null, '%', null],
])('%s in %s is %s', (key, unit, counted) => {
  expect(keyInUnit(key, unit)).toBe(counted);
});
