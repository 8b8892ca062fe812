import { describe, expect, test } from 'vitest';
import { parseReport } from './parse-report.ts';
import type { ReadResult } from './reading.ts';
import { typedPage } from './testing/typed-page.ts';

const HEAD = `
Laboratório Boa Vista

Paciente: Ana Souza    Sexo: Feminino    Nascimento: 10/02/1980
Médico solicitante: Dr. Paulo Lima CRM-SP 1234    Coleta: 03/09/2026 07:10    Emissão: 05/09/2026
`;

function resultsOf(text: string): ReadResult[] {
  return parseReport([typedPage(HEAD + text)], null).results;
}

/** The parts of a result that a row decides. */
function short({ key, value, unit, referenceRange, flag }: ReadResult): (string | null)[] {
  return [key, value, unit, referenceRange, flag];
}

describe('layouts', () => {
  test.each<[string, string, (string | null)[][]]>([
    [
      'a table with an earlier result beside',
      `
Exame             Resultado    Anterior     Unidade    Referência
Glicose           131          110          mg/dL      70 a 99
Potássio          5,3          4,0          mmol/L     3,5 a 5,1`,
      [
        ['glicose', '131', 'mg/dL', '70 a 99', 'high'],
        ['potassio', '5,3', 'mmol/L', '3,5 a 5,1', 'high'],
      ],
    ],
    [
      'columns headed by dates',
      `
Exame             10/02/2026     03/09/2026     Referência
Ureia             38 mg/dL       44 mg/dL       17 a 49`,
      [['ureia', '44', 'mg/dL', '17 a 49', 'normal']],
    ],
    [
      'columns of ranges for men and women',
      `
Exame          Resultado      Homens           Mulheres
Hemoglobina    11,6 g/dL      13,5 a 17,5      12,0 a 15,5`,
      [['hemoglobina', '11,6', 'g/dL', '12,0 a 15,5', 'low']],
    ],
    [
      'the unit beside the name',
      `
Glicose (mg/dL)      97      70 a 99
Colesterol total (mg/dL): 201     Desejável: inferior a 190`,
      [
        ['glicose', '97', 'mg/dL', '70 a 99', 'normal'],
        ['colesterol_total', '201', 'mg/dL', 'Desejável: inferior a 190', 'high'],
      ],
    ],
    [
      'cards with the value below the name',
      `
TSH                        T4 Livre
5,87 µUI/mL                0,98 ng/dL
VR: 0,40 a 4,30            VR: 0,70 a 1,80`,
      [
        ['tsh', '5,87', 'µUI/mL', '0,40 a 4,30', 'high'],
        ['t4_livre', '0,98', 'ng/dL', '0,70 a 1,80', 'normal'],
      ],
    ],
    [
      'ranges by sex on one line',
      `
Creatinina: 1,20 mg/dL    Homens: 0,70 a 1,30 mg/dL; Mulheres: 0,60 a 1,10 mg/dL`,
      [['creatinina', '1,20', 'mg/dL', 'Mulheres: 0,60 a 1,10 mg/dL', 'high']],
    ],
    [
      'ranges by age below the value',
      `
Fosfatase alcalina      88 U/L      Crianças até 12 anos: 150 a 500 U/L
                                    Adultos de 18 a 60 anos: 35 a 104 U/L
                                    Acima de 60 anos: 40 a 120 U/L`,
      [['fosfatase_alcalina', '88', 'U/L', 'Adultos de 18 a 60 anos: 35 a 104 U/L', 'normal']],
    ],
    [
      'percent and absolute counts',
      `
Neutrófilos     58,2 %     3.754 /mm³     45,0 a 70,0     1.700 a 8.000`,
      [
        ['neutrofilos_pct', '58,2', '%', '45,0 a 70,0', 'normal'],
        ['neutrofilos', '3.754', '/mm³', '1.700 a 8.000', 'normal'],
      ],
    ],
    [
      'counts under the headings of their units',
      `
LEUCOGRAMA              %        /mm³
Leucócitos              100      7.200        4.000 a 10.000
Bastonetes              2        144          0 a 5        0 a 500`,
      [
        ['leucocitos', '7.200', '/mm³', '4.000 a 10.000', 'normal'],
        ['bastonetes_pct', '2', '%', '0 a 5', 'normal'],
        ['bastonetes', '144', '/mm³', '0 a 500', 'normal'],
      ],
    ],
    [
      'a title with its short name, and its ranges in rows',
      `
HEMOGLOBINA GLICADA - HbA1c
Método: HPLC
Resultado.....: 6,1 %
Valores de Referência:
   Normal: menor que 5,7 %
   Pré-diabetes: 5,7 a 6,4 %`,
      [['hba1c', '6,1', '%', 'Normal: menor que 5,7 %', 'high']],
    ],
    [
      'groups in brackets behind their ranges',
      `
Triglicerídeos: 160 mg/dL   Inferior a 150 mg/dL (com jejum) Inferior a 175 mg/dL (sem jejum)
VHS    18 mm     até 15 mm (homens) até 20 mm (mulheres)`,
      [
        ['triglicerideos', '160', 'mg/dL', 'Inferior a 150 mg/dL (com jejum)', 'high'],
        ['vhs', '18', 'mm', 'até 20 mm (mulheres)', 'normal'],
      ],
    ],
    [
      'marks before the value and a column of states',
      `
Exame         Valor     Unid.     Intervalo de referência     Status
Gama GT       H 75      U/L       8 - 61                      Alto
TGO           28        U/L       5 - 40                      Normal`,
      [
        ['gama_gt', '75', 'U/L', '8 - 61', 'high'],
        ['tgo', '28', 'U/L', '5 - 40', 'normal'],
      ],
    ],
    [
      'a result in words of more and less',
      `
PCR ULTRASSENSÍVEL
Resultado: Inferior a 0,3 mg/L
Valor de referência: Inferior a 5,0 mg/L`,
      [['pcr', 'Inferior a 0,3', 'mg/L', 'Inferior a 5,0 mg/L', 'normal']],
    ],
    [
      'units in the words of the name, and a row of an unknown name between',
      `
Hematócrito em %............: 38,0     36 a 48
Índice de Coisa.............: 87,2     80 a 100
Leucócitos por mm3..........: 6.100    4.500 a 11.000`,
      [
        ['hematocrito', '38,0', '%', '36 a 48', 'normal'],
        ['leucocitos', '6.100', '/mm3', '4.500 a 11.000', 'normal'],
      ],
    ],
    [
      'columns parted by drawn lines',
      `
|
| Exame | Resultado | Unidade | Referência |
| Insulina | 30,1 | µUI/mL | 2,6 a 24,9 |`,
      [['insulina', '30,1', 'µUI/mL', '2,6 a 24,9', 'high']],
    ],
    [
      'words for results',
      `
Material: urina
Nitrito         Negativo       Negativo
Glicose         Presente       Ausente
Anti-HIV:       Não reagente   VR: Não reagente`,
      [
        ['urina_nitrito', 'Negativo', null, 'Negativo', 'normal'],
        ['urina_glicose', 'Presente', null, 'Ausente', 'abnormal'],
        ['anti_hiv', 'Não reagente', null, 'Não reagente', 'normal'],
      ],
    ],
    [
      'salts and creatinine of urine, and blood below them',
      `
Creatinina (urina)       120 mg/dL     20 a 370
Glicose na urina         15 mg/dL      até 30
Material: urina de 24 horas
Potássio        60 mmol/L     25 a 125
Amilase         310 U/L       até 460
Material: soro
Potássio        4,1 mmol/L    3,5 a 5,1`,
      [
        ['creatinina_urinaria', '120', 'mg/dL', '20 a 370', 'normal'],
        ['urina_glicose', '15', 'mg/dL', 'até 30', 'normal'],
        ['potassio_urinario', '60', 'mmol/L', '25 a 125', 'normal'],
        ['amilase_urinaria', '310', 'U/L', 'até 460', 'normal'],
        ['potassio', '4,1', 'mmol/L', '3,5 a 5,1', 'normal'],
      ],
    ],
    [
      'an analyte Leveza does not know',
      `
Ceruloplasmina       31,0    mg/dL    20,0 a 60,0`,
      [[null, '31,0', 'mg/dL', '20,0 a 60,0', 'normal']],
    ],
  ])('%s', (_, text, expected) => {
    const results = resultsOf(text).map(short);
    expect(results).toHaveLength(expected.length);
    expect(results).toEqual(expect.arrayContaining(expected));
  });
});

test('a result in words that takes its limit in', () => {
  const [result] = resultsOf(
    'PCR ULTRASSENSÍVEL\nResultado: Inferior ou igual a: 0,3 mg/L\nReferência: até 5,0 mg/L',
  );
  expect(result).toMatchObject({ value: 'Inferior ou igual a: 0,3', valueNumber: 0.3, comparator: '<=' });
});

describe('what is no result', () => {
  test.each([
    ['a note', 'Nota: valores de HbA1c entre 5,7 e 6,4 % indicam risco.'],
    [
      'a sentence that begins with a name',
      'LDL calculado pela fórmula de Martin. Jejum declarado: 12 horas.',
    ],
    ['an earlier result', 'Resultado(s) anterior(es): 12/03/2026: 4,11 µUI/mL'],
    ['a row without a value', 'Glicose            70 a 99 mg/dL'],
    ['a heading', 'HEMOGRAMA COMPLETO'],
    ['a value below zero of a known name', 'Cálcio: -2,3 mg/dL     8,5 a 10,2'],
  ])('%s', (_, line) => {
    expect(resultsOf(line)).toEqual([]);
  });
});

describe('doubts', () => {
  test('a range for each sex, and no sex on the report', () => {
    const text = 'Ácido úrico   5,1 mg/dL   Homens: 3,4 a 7,0   Mulheres: 2,4 a 5,7';
    const [result] = parseReport([typedPage(text)], null).results;
    expect(result).toMatchObject({ valueNumber: 5.1, flag: null });
    expect(result!.doubt).toContain('faixa de referência');
  });

  test('the profile tells the sex where the report does not', () => {
    const text = 'Ácido úrico   6,1 mg/dL   Homens: 3,4 a 7,0   Mulheres: 2,4 a 5,7';
    const [result] = parseReport([typedPage(text)], { sex: 'F', birthDate: '1980-02-10' }).results;
    expect(result).toMatchObject({ refHigh: 5.7, flag: 'high', doubt: '' });
  });

  test('a value far from its range', () => {
    expect(resultsOf('Potássio   530 mmol/L   3,5 a 5,1')[0]!.doubt).toContain('Confirme o valor');
  });

  test.each(['Glicose ........ 2', 'TSH      3'])('%s has neither unit nor range', (text) => {
    expect(resultsOf(text)[0]!.doubt).toContain('não há unidade nem faixa');
  });

  test.each([
    'Glicose     95     131 mg/dL     70 a 99',
    'Glicose     95 mg/dL     131 mg/dL     70 a 99',
    'Glicose (mg/dL)     95     131     70 a 99',
  ])('%s has two numbers that may be the result', (text) => {
    expect(resultsOf(text)[0]!.doubt).toContain('mais de um número');
  });

  test('a count of cells without a unit', () => {
    expect(resultsOf('Bastonetes     2      0 a 5')[0]!.doubt).toContain('unidade');
  });

  test.each([
    ['values', 'Glicose: 97 mg/dL  70 a 99\nGlicose: 140 mg/dL  70 a 99'],
    ['percentages', 'Segmentados: 61,0 %  45 a 70\nSegmentados: 52,0 %  45 a 70'],
  ])('two different %s of one analyte are both kept and doubted', (_, text) => {
    const [first, second] = resultsOf(text);
    expect(first!.doubt).toContain('mais de um');
    expect(second!.doubt).toContain('mais de um');
  });

  test('a number that the two readings of a picture saw in different units', () => {
    const [seen, again] = ['mg/dL', 'mmol/L'].map((unit) => typedPage(`Glicose: 97 ${unit}  70 a 99`));
    const page = { ...seen!, source: 'picture' as const, second: again!.words };
    expect(parseReport([page], null).results[0]!.doubt).toContain('Confirme a unidade');
  });
});

test('the head: collection before issue, the one who asks and not the one who signs', () => {
  const report = parseReport(
    [typedPage(`${HEAD}\nUreia   38 mg/dL   17 a 49\nResponsável técnico: Dra. Elza Camargos CRM-SP 999`)],
    null,
  );
  expect(report).toMatchObject({
    laboratory: { value: 'Laboratório Boa Vista', doubt: '' },
    examDate: { value: '2026-09-03', doubt: '' },
    requestingDoctor: { value: 'Dr. Paulo Lima', doubt: '' },
  });
});

test('a new page is of blood until it says that it is of urine', () => {
  const pages = ['Material: urina\nSódio   90 mmol/L   40 a 220', 'Sódio   139 mmol/L   136 a 145'];
  const { results } = parseReport(
    pages.map((text, at) => typedPage(text, at + 1)),
    null,
  );
  expect(results.map(({ key }) => key)).toEqual(['sodio_urinario', 'sodio']);
});

test.each([
  'Masculino 18 anos ou mais: 13,0 a 17,0',
  'Acima de 18 anos Masculino 13,0 a 17,0',
  '> 18 anos masculino 13,0 a 17,0',
  'Sexo masculino: 13,0 a 17,0',
])('the line of a range tells not who the patient is: %s', (line) => {
  const report = `Coleta: 03/09/2026\n${line}\nHemoglobina   11,6 g/dL   Homens: 11,0 a 17,0 Mulheres: 12,0 a 15,5`;
  const { results } = parseReport([typedPage(report)], { sex: 'F', birthDate: '1980-02-10' });
  expect(results.at(-1)).toMatchObject({ key: 'hemoglobina', value: '11,6', flag: 'low' });
});

test('a day of issue alone is taken with a doubt', () => {
  const { examDate } = parseReport([typedPage('Emitido em: 05/09/2026\nUreia   38 mg/dL   17 a 49')], null);
  expect(examDate.value).toBe('2026-09-05');
  expect(examDate.doubt).toContain('coleta');
});

test.each(['first', 'second'])('a day that only the %s reader of a picture found is doubted', (reader) => {
  const texts = ['Coleta: 03/09/2026\nUreia   38 mg/dL   17 a 49', '\nUreia   38 mg/dL   17 a 49'];
  const [seen, again] = (reader === 'first' ? texts : texts.toReversed()).map((text) => typedPage(text));
  const page = { ...seen!, source: 'picture' as const, second: again!.words };
  const { examDate } = parseReport([page], null);
  expect(examDate.value).toBe('2026-09-03');
  expect(examDate.doubt).toContain('só uma das duas leituras');
});
