import { expect, test } from 'vitest';
import { parseReport } from './parse-report.ts';
import { typedPage } from './testing/typed-page.ts';

const rangesOf = (text: string) =>
  parseReport([typedPage(`Laboratório Serra Azul\n${text}`)], null).results.map(
    ({ referenceRange, otherRanges }) => [referenceRange, otherRanges],
  );

test('ranges of others are kept beside the one that fits', () => {
  const report = `
Paciente: Carla Dias      Sexo: F     Idade: 37 anos     Coleta: 12/05/2026
Creatinina    0,82 mg/dL    Homens: 0,70 a 1,30 mg/dL
                            Mulheres: 0,50 a 1,10 mg/dL
Ureia         27 mg/dL      10 a 50`;
  expect(rangesOf(report)).toEqual([
    ['Mulheres: 0,50 a 1,10 mg/dL', ['Homens: 0,70 a 1,30 mg/dL']],
    ['10 a 50', []],
  ]);
});

test('where none fits clearly, all are told as the range and none as another', () => {
  const report = `
Paciente: Carla Dias      Coleta: 12/05/2026
Creatinina    0,82 mg/dL    Homens: 0,70 a 1,30 mg/dL
                            Mulheres: 0,50 a 1,10 mg/dL`;
  const [[range, others] = []] = rangesOf(report);
  expect(range).toContain('Homens');
  expect(range).toContain('Mulheres');
  expect(others).toEqual([]);
});
