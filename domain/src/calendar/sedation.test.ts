import { expect, test } from 'vitest';
import { mayBeSedated } from './sedation.ts';

test.each([
  ['cirurgia', 'Vesícula', true],
  ['procedimento', 'Biópsia', true],
  ['exame', 'Endoscopia digestiva', true],
  ['exame', 'COLONOSCOPIA', true],
  ['outro', 'Exame com sedação', true],
  ['exame', 'Hemograma', false],
  ['consulta', 'Endocrinologista', false],
] as const)('%s "%s": %s', (kind, title, expected) => {
  expect(mayBeSedated({ kind, title })).toBe(expected);
});
