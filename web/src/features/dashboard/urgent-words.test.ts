import { expect, test } from 'vitest';
import { urgentWords } from './urgent-words.ts';

const POTASSIUM = {
  examId: '8f7f4f5e-6d3a-4c64-9d7e-2f3b1a5c9e10',
  date: '2026-11-18',
  parameter: 'Potássio',
  value: '6,8',
  unit: 'mmol/L' as string | null,
};

test.each([
  ['one', [POTASSIUM], 'Potássio 6,8\u00A0mmol/L é crítico: fale com o médico hoje'],
  [
    'one without a unit',
    [{ ...POTASSIUM, parameter: 'Sangue oculto', value: 'Positivo', unit: null }],
    'Sangue oculto Positivo é crítico: fale com o médico hoje',
  ],
  ['several', [POTASSIUM, POTASSIUM], '2 valores críticos: fale com o médico hoje'],
])('%s', (_, urgent, words) => {
  expect(urgentWords(urgent, false)).toBe(words);
  expect(urgentWords(urgent, true)).toBe('Um exame pede uma conversa hoje');
});
