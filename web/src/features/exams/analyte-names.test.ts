import { expect, it } from 'vitest';
import { keyOfName, unitOfName } from './analyte-names.ts';

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

it('suggests the unit of a known analyte', () => {
  expect(unitOfName('Colesterol HDL')).toBe('mg/dL');
  expect(unitOfName('Outra coisa')).toBe('');
});

it.each([
  ['Leucócitos', 'urina_leucocitos'],
  ['Glicose', 'urina_glicose'],
  ['Ureia', 'ureia_urinaria'],
])('%s of a urine test means %s', (name, key) => {
  expect(keyOfName(name, true)).toBe(key);
});
