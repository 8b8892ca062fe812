import { describe, expect, test } from 'vitest';
import { parseReport } from './parse-report.ts';
import type { ReadPage } from './page.ts';
import { typedPage } from './testing/typed-page.ts';

const HEAD = `
Laboratório Serra Azul
Paciente: Carla Dias      Sexo: F     Idade: 66 anos     Coleta: 12/05/2026
`;

function readingOf(page: ReadPage): string[] {
  return parseReport([page], { sex: 'F', birthDate: '1960-01-01' }).results.map(
    ({ key, parameter, value, unit, refLow, refHigh, flag, doubt }) =>
      [key ?? parameter, value, unit, refLow, refHigh, flag, ...(doubt ? ['?'] : [])].join(' | '),
  );
}

const resultsOf = (text: string) => readingOf(typedPage(HEAD + text));

/** Lines at half the distance, so that a row's cells stand on several of them. */
function wrapped(text: string): ReadPage {
  const page = typedPage(text);
  return { ...page, words: page.words.map((word) => ({ ...word, baseline: word.baseline / 2 })) };
}

describe('exams that Leveza does not know', () => {
  test.each<[string, string, string[]]>([
    [
      'a value below zero',
      'Excesso de base     -2,3 mmol/L     -2,0 a +3,0',
      ['Excesso de base | -2,3 | mmol/L | -2 | 3 | low'],
    ],
    [
      'words below a title',
      'TOXOPLASMOSE IgG\nMaterial: soro\nResultado: Reagente\nValor de referência: Não reagente',
      ['TOXOPLASMOSE IgG | Reagente |  |  |  | abnormal'],
    ],
    [
      'words in a row',
      'Antígeno NS1     Negativo     Negativo',
      ['Antígeno NS1 | Negativo |  |  |  | normal'],
    ],
    [
      'no unit, under headings',
      'Exame       Resultado     Referência\npH          7,31          7,32 a 7,43',
      ['pH | 7,31 |  | 7.32 | 7.43 | low'],
    ],
  ])('%s', (_, text, results) => {
    expect(resultsOf(text)).toEqual(results);
  });

  test('the words of the next exam are no range of the one above', () => {
    const text = `
VDRL
Resultado: Não reagente
DENGUE NS1
Resultado: Negativo
Valor de referência: Negativo`;
    expect(resultsOf(text)).toEqual([
      'vdrl | Não reagente |  |  |  | ',
      'DENGUE NS1 | Negativo |  |  |  | normal',
    ]);
  });

  test('a line of the head is no title', () => {
    expect(resultsOf('Resultado: Reagente')).toEqual([]);
  });
});

describe('wrapped cells', () => {
  test('name, unit and range around their value', () => {
    const page = wrapped(`
Taxa de                    mL/min/     Superior a 60
                    71
filtração                  1,73m2      mL/min/1,73m2
glomerular




Hormônio
                                       0,27 a 4,20
tireoestimulante    2,10   µUI/mL
                                       µUI/mL
(TSH)`);
    expect(readingOf(page)).toEqual([
      'tfg | 71 | mL/min/1,73m2 | 60 |  | normal',
      'tsh | 2,10 | µUI/mL | 0.27 | 4.2 | normal',
    ]);
  });

  test('rows below each other are not joined', () => {
    const page = wrapped(`
Glicose        99     mg/dL     70 a 99

Ureia          44     mg/dL     15 a 45`);
    expect(readingOf(page)).toEqual([
      'glicose | 99 | mg/dL | 70 | 99 | normal',
      'ureia | 44 | mg/dL | 15 | 45 | normal',
    ]);
  });
});

describe('forms of a row', () => {
  test.each<[string, string, string[]]>([
    [
      'the result before the name',
      `
Resultado     Unidade     Exame         Referência
141           mmol/L      Sódio         136 a 145
5,4           mmol/L      Potássio      3,5 a 5,1`,
      ['sodio | 141 | mmol/L | 136 | 145 | normal', 'potassio | 5,4 | mmol/L | 3.5 | 5.1 | high'],
    ],
    [
      'ranges with and without fasting',
      `
                 Resultado       Com jejum           Sem jejum
Triglicérides    163 mg/dL       inferior a 150      inferior a 175`,
      ['triglicerideos | 163 | mg/dL |  | 150 | high'],
    ],
    [
      'a limit as the result, right below its title',
      'PCR ULTRASSENSÍVEL\ninferior a 0,20 mg/L\nRef.: inferior a 1,0 mg/L',
      ['pcr | inferior a 0,20 | mg/L |  | 1 | normal'],
    ],
    [
      'the same without a range, which may be one itself',
      'PCR ULTRASSENSÍVEL\ninferior a 0,20 mg/L',
      ['pcr | inferior a 0,20 | mg/L |  |  |  | ?'],
    ],
    [
      'a figure without a unit below its title',
      'HOMA-IR\n6,86\nRef.: até 2,7',
      ['homa_ir | 6,86 |  |  | 2.7 | high'],
    ],
    [
      'cells of a field of the microscope',
      'URINA TIPO I\nLeucócitos:     25 por campo     Até 5 por campo\nCristais:     Oxalato de cálcio ++     Ausentes',
      [
        'urina_leucocitos | 25 | por campo |  | 5 | high',
        'urina_cristais | Oxalato de cálcio ++ |  |  |  | abnormal',
      ],
    ],
    ['a test that is not ready', 'URINA TIPO I\nCristais:     em andamento     Ausentes', []],
    [
      'a word with its index',
      'HBsAg\nResultado: Não reagente (índice 0,32)\nReferência: Não reagente (índice inferior a 1,0)',
      ['hbsag | Não reagente |  |  |  | normal'],
    ],
  ])('%s', (_, text, results) => {
    expect(resultsOf(text)).toEqual(results);
  });
});

describe('tables', () => {
  test.each<[string, string, string[]]>([
    [
      'exams side by side, each range below its own',
      `
Exame            Ureia          Creatinina        Potássio
Resultado         97              4,8               5,9
Unidade          mg/dL           mg/dL             mmol/L
Referência      17 - 49         0,5 - 1,1         3,5 - 5,1`,
      [
        'ureia | 97 | mg/dL | 17 | 49 | high',
        'creatinina | 4,8 | mg/dL | 0.5 | 1.1 | high',
        'potassio | 5,9 | mmol/L | 3.5 | 5.1 | high',
      ],
    ],
    [
      'limits in two columns',
      `
               Resultado    Unid.     Mín.     Máx.
Hemoglobina    17,9         g/dL      12,0     16,0
Plaquetas      231          K/uL      150      450`,
      ['hemoglobina | 17,9 | g/dL | 12 | 16 | high', 'plaquetas | 231 | K/uL | 150 | 450 | normal'],
    ],
    [
      'parts of a family',
      `
BILIRRUBINAS
Total          2,4 mg/dL     (até 1,2)
Direta         1,1 mg/dL     (até 0,3)
ENZIMAS
Total          2,4 mg/dL     (até 1,2)`,
      ['bilirrubina_total | 2,4 | mg/dL |  | 1.2 | high', 'bilirrubina_direta | 1,1 | mg/dL |  | 0.3 | high'],
    ],
    [
      'a family that ends with a heading of letters and a digit',
      `
TESTOSTERONA
Total          420 ng/dL     (300 a 900)
T4
Livre          1,2 ng/dL     (0,9 a 1,8)`,
      ['testosterona_total | 420 | ng/dL | 300 | 900 | normal'],
    ],
    [
      'the same in two units',
      `
Exame        Resultado      Ref.         Resultado (SI)     Ref. (SI)
Glicose      118 mg/dL      70 - 99      6,5 mmol/L         3,9 - 5,5`,
      ['glicose | 118 | mg/dL | 70 | 99 | high'],
    ],
  ])('%s', (_, text, results) => {
    expect(resultsOf(text)).toEqual(results);
  });
});

describe('ranges and names of others', () => {
  test('the range of men below those of women is not a woman’s', () => {
    const text = `
FSH
Resultado: 78,2 mUI/mL
Valores de referência:
Mulheres:
  Fase folicular: 3,5 a 12,5 mUI/mL
  Pós-menopausa: 25,8 a 134,8 mUI/mL
Homens: 1,5 a 12,4 mUI/mL`;
    // At 66 a woman is past her menopause; of a younger one the phases are asked about (for-person.test).
    expect(resultsOf(text)).toEqual(['fsh | 78,2 | mUI/mL | 25.8 | 134.8 | normal']);
  });

  test('a note below a table is no range', () => {
    const text = `
Magnésio     2,0 mg/dL     1,6 a 2,6
Glicose acima de 126 mg/dL em duas ocasiões sugere diabetes.`;
    expect(resultsOf(text)).toEqual(['magnesio | 2,0 | mg/dL | 1.6 | 2.6 | normal']);
  });

  test('a range goes on in the next line of a text', () => {
    expect(resultsOf('Ureia 61 mg/dL (15-45); Creatinina 1,9 mg/dL (0,5-\n1,1).')).toEqual([
      'ureia | 61 | mg/dL | 15 | 45 | high',
      'creatinina | 1,9 | mg/dL | 0.5 | 1.1 | high',
    ]);
  });

  test.each([
    'Hemoglobina fetal',
    'Hemoglobina A2',
    'Testosterona biodisponível',
    'Cortisol salivar',
    'Vitamina D 1,25-dihidroxi',
    'Magnésio eritrocitário',
  ])('%s is another analyte', (name) => {
    const keys = parseReport([typedPage(`${name}     4,2 ng/dL     1,0 a 6,0`)], null).results.map(
      ({ key }) => key,
    );
    expect(keys.filter((key) => key !== null)).toEqual([]);
  });
});
