import { expect, test } from 'vitest';
import { mayBeSedated } from './sedation.ts';

test.each([
  ['cirurgia', 'Vesícula', true],
  ['procedimento', 'Biópsia', true],
  ['exame', 'Endoscopia digestiva', true],
  ['exame', 'COLONOSCOPIA', true],
  ['outro', 'Exame com sedação', true],
  ['exame', 'EDA', true],
  ['exame', 'Preparo da CPRE', true],
  ['exame', 'Broncoscopia', true],
  ['exame', 'Eco transesofágico', true],
  ['consulta', 'Lipoaspiração', true],
  ['exame', 'Ecocardiograma', false],
  ['exame', 'Colposcopia', false],
  ['exame', 'Hemograma', false],
  ['consulta', 'Endocrinologista', false],
] as const)('%s "%s": %s', (kind, title, expected) => {
  expect(mayBeSedated({ kind, title })).toBe(expected);
});
