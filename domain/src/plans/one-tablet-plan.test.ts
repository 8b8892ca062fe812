import { expect, test } from 'vitest';
import { replacesSentence } from './one-tablet-plan.ts';

const START = 'pela bula se toma um comprimido de GLP-1 por dia. Confirme para encerrar';

test.each([
  [['Rybelsus 3 mg'], null, `Você já tem um plano de Rybelsus 3 mg, e ${START} aquele e seguir este.`],
  [
    ['Rybelsus 3 mg'],
    '2026-12-01',
    `Você já tem um plano de Rybelsus 3 mg, e ${START} aquele em 01/12, quando este começa.`,
  ],
  [
    ['Rybelsus 3 mg', 'Rybelsus 7 mg'],
    null,
    `Você já tem planos de Rybelsus 3 mg e Rybelsus 7 mg, e ${START} aqueles e seguir este.`,
  ],
])('%s, from %s', (names, from, sentence) => {
  expect(replacesSentence(names, from)).toBe(sentence);
});
