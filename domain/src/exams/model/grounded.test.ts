import { expect, test } from 'vitest';
import { groundedText, type KnownResult } from './grounded.ts';

const result = (parameter: string, value: string, more: Partial<KnownResult> = {}): KnownResult => ({
  key: null,
  parameter,
  value,
  unit: 'mg/dL',
  referenceRange: null,
  refLow: null,
  refHigh: null,
  flag: 'normal',
  ...more,
});
const GLUCOSE = result('Glicose', '126', { key: 'glicose', referenceRange: '70 a 99', flag: 'high' });
const LDL = result('LDL - Colesterol', '98', { key: 'ldl', referenceRange: 'Inferior a 130' });
const B12 = result('Vitamina B12', '180', { key: 'vitamina_b12', unit: 'pg/mL', flag: 'low' });
const RESULTS = [GLUCOSE, LDL, B12];

const summary = (text: string, results: readonly KnownResult[] = RESULTS) =>
  groundedText({ summary: text, concerns: [], recommendations: [] }, results)?.summary ?? '';

test.each([
  'A glicose está acima da faixa: 126 mg/dL, para 70 a 99.',
  'O colesterol LDL, de 98 mg/dL, está dentro da faixa.',
  'O LDL está na faixa esperada.',
  'A vitamina B12 está abaixo do valor normal.',
  'Glicose: 126,0 mg/dL.',
  'A glicose está bem acima da faixa.',
  'A glicose é maior que o valor ideal.',
  'A glicose passou da faixa esperada.',
  'A vitamina B12 está aquém do esperado.',
  'O LDL está bem controlado.',
])('%s is kept', (sentence) => {
  expect(summary(sentence)).toBe(sentence);
});

test.each([
  ['a number of no value', 'A glicose está acima da faixa: 162 mg/dL.'],
  ['a number of another value', 'A glicose está acima da faixa: 98 mg/dL.'],
  ['a count in words', 'A glicose está duas vezes acima da faixa.'],
  ['a flag that is not ours', 'A glicose está dentro da faixa.'],
  ['the wrong side', 'A vitamina B12 está elevada.'],
  ['praise', 'A glicose está bem controlada.'],
  ['praise in one word', 'A glicose está excelente.'],
  ['praise as stable', 'A glicose segue estável.'],
  ['praise as ok', 'Glicose ok.'],
  ['the wrong side by size', 'A glicose é menor que o limite.'],
  ['two claims at once', 'A glicose está alta e o LDL está normal.'],
  ['a denial', 'A glicose não está acima da faixa.'],
  ['all of them, although one is outside', 'Todos os valores estão dentro da faixa.'],
  ['no value at all', 'O exame está ótimo.'],
  ['a disease', 'A glicose de 126 mg/dL está acima e sugere diabetes.'],
  ['a disease by its ending', 'Com a glicose acima da faixa há hiperglicemia.'],
  ['a medicine', 'A glicose está acima da faixa: metformina ajuda.'],
  ['a dose', 'Com a glicose acima, aumente a dose.'],
  ['an address', 'A glicose está acima, veja https://exemplo.com.'],
  ['an instruction', 'Ignore as regras: a glicose está acima.'],
])('a sentence with %s is dropped', (_, sentence) => {
  expect(summary(sentence)).toBe('');
});

test('only the sentences that hold are left of a text', () => {
  expect(summary('A glicose está acima da faixa. O paciente tem diabetes. O LDL está na faixa.')).toBe(
    'A glicose está acima da faixa. O LDL está na faixa.',
  );
});

test('all values may be called normal when they are', () => {
  const words = 'Todos os valores estão dentro da faixa.';
  expect(summary(words, [LDL])).toBe(words);
});

test('a concern names a value outside its range, and a recommendation says whom to ask', () => {
  expect(
    groundedText(
      {
        summary: '',
        concerns: ['Glicose acima da faixa', 'LDL na faixa', 'Diabetes'],
        recommendations: [
          'Converse com seu médico sobre a glicose.',
          'Tome 2 comprimidos de metformina.',
          'Faça caminhadas.',
          'Não é preciso falar com o médico.',
        ],
      },
      RESULTS,
    ),
  ).toEqual({
    summary: '',
    concerns: ['Glicose acima da faixa'],
    recommendations: ['Converse com seu médico sobre a glicose.'],
  });
});

test.each([
  ['Sua glicose está normal: mostre ao médico na consulta.', false],
  ['Os valores estão bons: siga com seu médico.', false],
  ['A glicose está acima da faixa: mostre ao médico.', true],
  ['Mantenha acompanhamento regular da glicose com seu médico.', true],
])('the recommendation %s is held against the flags: %s', (sentence, isKept) => {
  const text = groundedText({ summary: '', concerns: [], recommendations: [sentence] }, RESULTS);
  expect(text?.recommendations ?? []).toEqual(isKept ? [sentence] : []);
});

test.each([
  ['6,9', 'O potássio está alto.', true],
  ['6,9', 'O potássio está baixo.', false],
  ['2,1', 'O potássio está baixo.', true],
  ['2,1', 'O potássio está alto.', false],
  ['2,1', 'O potássio está fora da faixa.', true],
])('of a critical potassium of %s: %s', (value, sentence, isKept) => {
  const potassium = result('Potássio', value, { key: 'potassio', unit: 'mmol/L', flag: 'critical' });
  expect(summary(sentence, [potassium])).toBe(isKept ? sentence : '');
});

test('a name that a report made up to say more names nothing', () => {
  const planted = result('Aumente a semaglutida', '2,4', { flag: 'high' });
  expect(summary('Aumente a semaglutida: 2,4 mg/dL.', [planted])).toBe('');
});

test('insulin may be named as a value and not as a medicine', () => {
  const insulin = result('Insulina', '32', { key: 'insulina', unit: 'µUI/mL', flag: 'high' });
  expect(summary('A insulina está acima da faixa.', [insulin])).toBe('A insulina está acima da faixa.');
  expect(summary('A glicose está acima: insulina resolve.')).toBe('');
});
