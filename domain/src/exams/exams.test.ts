import { describe, expect, test } from 'vitest';
import { analysisOf, withModelText } from './analysis.ts';
import { categoryOf } from './exam-types.ts';
import { egfrOf } from './egfr.ts';
import { objectionToExamDate } from './exam-date.ts';
import { repeatOn } from './repeat.ts';
import type { ResultFlag } from './states.ts';
import { statusOf, verdictOf } from './status.ts';

/** Computed by hand with the equation of the National Kidney Foundation: 89.7, 91.7, 123.8 and 35.2 for the first four. */
test.each([
  [0.8, 'F', 50, 90],
  [1.0, 'M', 50, 92],
  [0.6, 'F', 30, 124],
  [2.0, 'M', 70, 35],
  [1.0, null, 50, null],
  [1.0, 'F', null, null],
  [1.0, 'F', 15, null],
] as const)('creatinine %s of %s at %s gives %s', (creatinine, sex, age, egfr) => {
  expect(egfrOf(creatinine, { sex, age })).toBe(egfr);
});

test.each([
  ['Hemograma', 'BLOOD_TEST'],
  ['TSH', 'ENDOCRINE'],
  ['Perfil lipídico', 'BLOOD_TEST'],
  ['RX de tórax', 'XRAY'],
  ['Urina tipo I (EAS)', 'URINE_TEST'],
  ['Exame Médico', 'OTHER'],
  ['Qualquer coisa', 'OTHER'],
])('%s belongs to %s', (type, category) => {
  expect(categoryOf(type)).toBe(category);
});

test.each([
  ['Hemoglobina glicada', '2026-01-31', '2026-07-31'],
  ['Hemograma completo', '2026-02-28', '2027-02-28'],
  ['Raio-X de tórax', '2026-02-28', null],
  ['Eletrocardiograma (ECG)', '2026-02-28', null],
])('%s of %s is usually repeated on %s', (type, date, day) => {
  expect(repeatOn({ examType: type, category: categoryOf(type), examDate: date }, [])).toBe(day);
});

test.each([
  [{ isReviewed: false, standing: 'critical', repeatOn: null }, 'new'],
  [{ isReviewed: true, standing: 'processed', repeatOn: null }, 'processed'],
  [{ isReviewed: true, standing: 'warning', repeatOn: '2026-11-17' }, 'warning'],
  [{ isReviewed: true, standing: 'critical', repeatOn: '2026-11-16' }, 'expired'],
] as const)('%j is %s', (kept, status) => {
  expect(statusOf(kept, '2026-11-17')).toBe(status);
});

test('an HbA1c filed under hormones is repeated as one of blood', () => {
  const exam = { examType: 'Hemoglobina glicada', category: 'ENDOCRINE', examDate: '2026-01-31' } as const;
  expect(repeatOn(exam, [])).toBe('2026-07-31');
});

test.each<[string, (string | null)[], string | null]>([
  ['Exames de Sangue', ['ldl', 'tsh'], '2027-01-31'],
  ['Exames de Sangue', ['ldl', 'hba1c', null], '2026-07-31'],
  ['Exame Médico', [], null],
  ['Exame Médico', [null], null],
  ['Exame Médico', ['potassio'], '2027-01-31'],
  ['Tomografia computadorizada', ['glicose'], null],
])('%s with %j is repeated by its analytes: %s', (examType, analytes, day) => {
  const exam = { examType, category: categoryOf(examType), examDate: '2026-01-31' };
  expect(repeatOn(exam, analytes)).toBe(day);
});

const sentencesOf = (...flags: (ResultFlag | null)[]) =>
  analysisOf(verdictOf(flags.map((flag, place) => ({ parameter: `P${place}`, flag }))));

describe('the sentences of an exam', () => {
  test.each([
    [[], 'Sem valores guardados.', 0],
    [['normal'], 'O valor não está fora da faixa.', 0],
    [['normal', null, 'normal'], 'Nenhum de 2 fora da faixa. 1 valor não pôde ser comparado.', 0],
    [[null], 'O valor não pôde ser comparado: falta a faixa ou a unidade.', 0],
    [[null, null], 'Os valores não puderam ser comparados: falta a faixa ou a unidade.', 0],
    [['high', null, null], '1 de 3 fora da faixa: P0. 2 valores não puderam ser comparados.', 1],
    [['high', 'normal'], '1 de 2 fora da faixa: P0.', 1],
    [['high', 'critical', 'low'], '3 de 3 fora da faixa: P1, P0 e P2.', 2],
    [['critical'], '1 de 1 fora da faixa: P0.', 1],
  ] as const)('%j', (flags, summary, recommendations) => {
    const analysis = sentencesOf(...flags);
    expect(analysis.summary).toBe(summary);
    expect(analysis.recommendations).toHaveLength(recommendations);
  });

  test('many are counted, not listed', () => {
    const flags = Array.from({ length: 7 }, (): ResultFlag => 'high');
    expect(sentencesOf(...flags).summary).toBe('7 de 7 fora da faixa: P0, P1, P2, P3, P4 e mais 2.');
  });

  const OURS = analysisOf(
    verdictOf([
      { parameter: 'Potássio', flag: 'critical' },
      { parameter: 'Colesterol LDL', flag: 'high' },
      { parameter: 'Colesterol', flag: 'high' },
    ]),
  );

  test('values outside that a model passes over stay', () => {
    const words = { summary: 'O colesterol LDL está alto.', concerns: ['Colesterol LDL alto'] };
    const { summary, concerns } = withModelText(OURS, { ...words, recommendations: [] });
    expect(concerns).toEqual(['Potássio', 'Colesterol', 'Colesterol LDL alto']);
    expect(summary).toBe(`${OURS.summary} O colesterol LDL está alto.`);
  });

  test('a model that names them all speaks alone', () => {
    const summary = 'Potassio, colesterol e colesterol LDL estão acima.';
    const model = { summary, concerns: [summary], recommendations: [] };
    expect(withModelText(OURS, model)).toMatchObject({ summary, concerns: [summary] });
  });

  test('a model without a summary leaves ours', () => {
    const model = { summary: '', concerns: ['Potássio acima'], recommendations: [] };
    expect(withModelText(OURS, model).summary).toBe(OURS.summary);
  });
});

test.each([
  ['2026-11-17', null],
  ['2026-11-18', 'A data não pode estar no futuro.'],
  ['1982-01-01', 'A data é anterior ao seu nascimento. Confira o ano.'],
])('an exam of %s', (day, objection) => {
  expect(objectionToExamDate(day, { today: '2026-11-17', birthDate: '1983-05-14' })).toBe(objection);
});

test('a year of another century is a slip of the hand', () => {
  expect(objectionToExamDate('1926-05-01', { today: '2026-11-17', birthDate: null })).toMatch(
    /antiga demais/,
  );
});
