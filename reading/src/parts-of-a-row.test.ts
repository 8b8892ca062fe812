import { expect, test } from 'vitest';
import { parseReport } from './parse-report.ts';
import { typedPage } from './testing/typed-page.ts';

const resultsOf = (text: string, hour = '07:50') =>
  parseReport(
    [
      typedPage(`
Laboratório Serra Azul
Paciente: Carla Dias      Sexo: F     Idade: 37 anos     Coleta: 12/05/2026 ${hour}
${text}`),
    ],
    null,
  ).results.map(({ key, value, unit, refLow, refHigh, flag, doubt }) =>
    [key, value, unit, refLow, refHigh, flag, ...(doubt ? ['?'] : [])].join(' | '),
  );

test.each<[string, string, string[]]>([
  [
    'a code before the name, a material and a method between it and the value',
    `
Cód.    Exame         Material    Método         Resultado    Unid.     Referência
0101    Glicose       Soro        Hexoquinase    92           mg/dL     70 - 99
0230    Ferro         Soro        IFCC 37 °C     38           µg/dL     50 - 170`,
    ['glicose | 92 | mg/dL | 70 | 99 | normal', 'ferro | 38 | µg/dL | 50 | 170 | low'],
  ],
  [
    'a result that is not ready is not its limit',
    `
Exame         Resultado         Referência
Glicose       Em andamento      < 99
Ureia         31 mg/dL          15 a 40`,
    ['ureia | 31 | mg/dL | 15 | 40 | normal'],
  ],
  [
    'numbers before the names',
    '1. Glicose de jejum: 92 mg/dL (VR: 70 a 99)\n2) TSH: 5,2 mUI/L (VR: 0,4 a 4,5)\n25-hidroxivitamina D: 24,1 ng/mL (VR: 20 a 60)',
    [
      'glicose | 92 | mg/dL | 70 | 99 | normal',
      'tsh | 5,2 | mUI/L | 0.4 | 4.5 | high',
      'vitamina_d | 24,1 | ng/mL | 20 | 60 | normal',
    ],
  ],
  [
    'units in square brackets, and behind a range without spaces',
    'Glicose [mg/dL]     *126     70-99\nSódio               139      135-145 MEQ/L',
    ['glicose | 126 | mg/dL | 70 | 99 | high', 'sodio | 139 | MEQ/L | 135 | 145 | normal'],
  ],
  [
    'a mark that touches its value',
    'Sódio      129L     mEq/L     135-145\nPotássio   5,9H     mEq/L     3,5-5,1',
    ['sodio | 129 | mEq/L | 135 | 145 | low', 'potassio | 5,9 | mEq/L | 3.5 | 5.1 | high'],
  ],
  [
    'a form with a label before each part',
    `
Nome do exame          Ureia
Valor encontrado       44
Unidade de medida      mg/dL
Referência mínima      15
Referência máxima      40
Situação               Alto`,
    ['ureia | 44 | mg/dL | 15 | 40 | high'],
  ],
  [
    'the unit in the label of the result',
    'CREATININA\nMaterial: Soro\nResultado em mg/dL: 1,21\nIntervalo de referência em mg/dL: 0,50 a 0,90',
    ['creatinina | 1,21 | mg/dL | 0.5 | 0.9 | high'],
  ],
  [
    'the material of a form',
    'SÓDIO\nMaterial: Urina\nResultado em mmol/L: 118\nIntervalo de referência em mmol/L: 40 a 220',
    ['sodio_urinario | 118 | mmol/L | 40 | 220 | normal'],
  ],
  [
    'a cell that makes another analyte of the name is no method',
    'Sódio      Urina      118 mmol/L      40 a 220\nTestosterona      Livre      8,2 ng/dL      0,1 a 9',
    [],
  ],
  [
    'a range for the other sex, told by name',
    'Ferritina     210 ng/mL\nFerritina homens: 30 a 400',
    ['ferritina | 210 | ng/mL |  |  |  | ?'],
  ],
  [
    'words of urine that are results',
    'EXAME DE URINA\nGlicose      Normal      Normal',
    ['urina_glicose | Normal |  |  |  | normal'],
  ],
  [
    'a short name that another one explains',
    'TG - Tireoglobulina      12,3 ng/mL      1,6 a 59,9\nTireoglobulina      8,1 ng/mL      1,6 a 59,9',
    [' | 12,3 | ng/mL | 1.6 | 59.9 | normal', 'tireoglobulina | 8,1 | ng/mL | 1.6 | 59.9 | normal'],
  ],
  [
    'a list in one line',
    'Lab 12/05: Hb 11,2 g/dL (12-16), Cr 0,8 mg/dL (0,5-0,9), Na 139 mEq/L (135-145), K 4,1 mEq/L (3,5-5,1)',
    [
      'hemoglobina | 11,2 | g/dL | 12 | 16 | low',
      'creatinina | 0,8 | mg/dL | 0.5 | 0.9 | normal',
      'sodio | 139 | mEq/L | 135 | 145 | normal',
      'potassio | 4,1 | mEq/L | 3.5 | 5.1 | normal',
    ],
  ],
  [
    'how much a result has changed',
    `
Exame      Atual         Anterior      Variação     Referência
Ureia      44 mg/dL      31 mg/dL      +42%         15 a 40`,
    ['ureia | 44 | mg/dL | 15 | 40 | high'],
  ],
  [
    'the limits before the value',
    `
Parâmetro      Lim. inf.     Lim. sup.     Unidade     Valor medido
Albumina       3,5           5,2           g/dL        3,1`,
    ['albumina | 3,1 | g/dL | 3.5 | 5.2 | low'],
  ],
  [
    'ranges by name below all results',
    `
Exame          Resultado
Ferritina      9,8 ng/mL
TSH            3,12 mUI/L
Valores de referência
Ferritina: Homens 30 a 400 ng/mL; Mulheres 13 a 150 ng/mL
TSH: 0,40 a 4,50 mUI/L`,
    ['ferritina | 9,8 | ng/mL | 13 | 150 | low', 'tsh | 3,12 | mUI/L | 0.4 | 4.5 | normal'],
  ],
  [
    'values over their names',
    `
92 mg/dL               44 mg/dL
Glicose                Ureia
mín. 70     máx. 99    mín. 15     máx. 40

3,2 mmol/L
Potássio
mín. 3,5    máx. 5,1`,
    [
      'glicose | 92 | mg/dL | 70 | 99 | normal',
      'ureia | 44 | mg/dL | 15 | 40 | high',
      'potassio | 3,2 | mmol/L | 3.5 | 5.1 | low',
    ],
  ],
  [
    'two names with spaces around their slash',
    'TGO / AST     18 U/L     < 32\nTGP / ALT     48 U/L     < 33',
    ['tgo | 18 | U/L |  | 32 | normal', 'tgp | 48 | U/L |  | 33 | high'],
  ],
  [
    'a share and a count, each with its range: 103 /µL is no thousand',
    'Bastonetes      1 %     0 - 5     34 /µL      0 - 500\nEosinófilos     3 %     1 - 5     103 /µL     50 - 500',
    [
      'bastonetes_pct | 1 | % | 0 | 5 | normal',
      'bastonetes | 34 | /µL | 0 | 500 | normal',
      'eosinofilos_pct | 3 | % | 1 | 5 | normal',
      'eosinofilos | 103 | /µL | 50 | 500 | normal',
    ],
  ],
  [
    'limits in brackets, and a factor before the unit',
    'Glicose        111 mg/dL        [70; 99]\nPlaquetas      131 × 10³/µL     150 – 450 × 10³/µL',
    ['glicose | 111 | mg/dL | 70 | 99 | high', 'plaquetas | 131 | × 10³/µL | 150 | 450 | low'],
  ],
  [
    'the unit of a short name, and one below other headings',
    `
RDW EM %               :  13,2         12,0 A 15,0
                          %     /mm3
EOSINOFILOS            :   2,0    239    50 A 500
PLAQUETAS POR mm3      :  201.000      150.000 A 450.000`,
    [
      'rdw | 13,2 | % | 12 | 15 | normal',
      'eosinofilos_pct | 2,0 | % |  |  | ',
      'eosinofilos | 239 | /mm3 | 50 | 500 | normal',
      'plaquetas | 201.000 | /mm3 | 150000 | 450000 | normal',
    ],
  ],
  [
    'what a card says of a value beside its name',
    `
Ureia               Normal
38 mg/dL
Faixa ideal 17 – 49

HDL                 Fora da faixa
36 mg/dL
Faixa ideal acima de 40`,
    ['ureia | 38 | mg/dL | 17 | 49 | normal', 'hdl | 36 | mg/dL | 40 |  | low'],
  ],
  [
    'the index of a result in words',
    'HBsAg      Quimioluminescência      Não reagente      0,21      Não reagente: inferior a 1,00',
    ['hbsag | Não reagente |  |  |  | normal'],
  ],
  [
    'the rows of a profile, and the lowest of several risks',
    `
PERFIL LIPÍDICO
Total     201 mg/dL     Inferior a 190 mg/dL
LDL       141 mg/dL
Conforme risco cardiovascular: baixo: inferior a 130 mg/dL; intermediário: inferior a 100 mg/dL`,
    ['colesterol_total | 201 | mg/dL |  | 190 | high', 'ldl | 141 | mg/dL |  | 130 | high'],
  ],
  [
    'values before their names, and none of the next row',
    '101 mg/dL      Glicose      Ref. 70 a 99\n33 mg/dL       Ureia        Ref. 17 a 49',
    ['glicose | 101 | mg/dL | 70 | 99 | high', 'ureia | 33 | mg/dL | 17 | 49 | normal'],
  ],
  [
    'labels beside a name, of which none is the value',
    'T4 LIVRE     Valor: 0,82 ng/dL     Normal: 0,93 a 1,70 ng/dL\nHDL          Valor: 61 mg/dL       Desejável: maior que 50 mg/dL',
    ['t4_livre | 0,82 | ng/dL | 0.93 | 1.7 | low', 'hdl | 61 | mg/dL | 50 |  | normal'],
  ],
  [
    'a unit behind the name, and headings that are cut short',
    `
Exame               Result. anterior     Result. atual     V.R.
Creatinina mg/dL    0,77                 0,93              0,50 a 0,90
VCM fL              88,0                 91,2              80 a 100`,
    ['creatinina | 0,93 | mg/dL | 0.5 | 0.9 | high', 'vcm | 91,2 | fL | 80 | 100 | normal'],
  ],
  [
    'words that are cut at a point',
    'Fosf. alcalina          101 U/L      35 a 104\nTransam. oxalacética    28 U/L       até 32\nVit. D (25OH)           24 ng/mL     20 a 60',
    [
      'fosfatase_alcalina | 101 | U/L | 35 | 104 | normal',
      'tgo | 28 | U/L |  | 32 | normal',
      'vitamina_d | 24 | ng/mL | 20 | 60 | normal',
    ],
  ],
  [
    'ranges below the names over their columns',
    'Glicose (mg/dL)     Ureia (mg/dL)     Potássio (mEq/L)\nVR 70-99            VR 17-49          VR 3,5-5,1\n101                 33                5,6',
    [
      'glicose | 101 | mg/dL | 70 | 99 | high',
      'ureia | 33 | mg/dL | 17 | 49 | normal',
      'potassio | 5,6 | mEq/L | 3.5 | 5.1 | high',
    ],
  ],
  [
    'a low TSH without a doubt',
    'T.S.H.             < 0,01 µUI/mL     0,27 A 4,20\nV.H.S. 1A HORA     31 MM             ATE 20 MM',
    ['tsh | < 0,01 | µUI/mL | 0.27 | 4.2 | low', 'vhs | 31 | MM |  | 20 | high'],
  ],
  [
    'a method below the name, beside the next range',
    `
Exame                         Resultado     Unidade     Intervalo de referência
Ferritina                     11,9 *        ng/mL       Homens: 30,0 a 400,0
Eletroquimioluminescência                               Mulheres: 13,0 a 150,0`,
    ['ferritina | 11,9 | ng/mL | 13 | 150 | low'],
  ],
  [
    'hours of fasting, which are no limits, and a method that is called optimised',
    `
Glicose      96 mg/dL
Jejum de 8 a 12 horas: 70 a 99 mg/dL
AST/TGO      UV otimizado IFCC      38 U/L      Até 38 U/L
CPK total    64 U/L                 26 a 192`,
    [
      'glicose | 96 | mg/dL | 70 | 99 | normal',
      'tgo | 38 | U/L |  | 38 | normal',
      'cpk | 64 | U/L | 26 | 192 | normal',
    ],
  ],
  [
    'a range by name before its result, and one of a treatment',
    `
                              Globulinas: 2,0 a 3,5 g/dL
Globulinas: 2,9 g/dL
INR: 2,31                     0,90 a 1,20
                              Faixa terapêutica: 2,0 a 3,0`,
    ['globulina | 2,9 | g/dL | 2 | 3.5 | normal', 'inr | 2,31 |  | 0.9 | 1.2 | high'],
  ],
  [
    'cards side by side, with the value at their other end',
    `
Glicose                       Ureia
Método: automatizado          Método: automatizado
          101 mg/dL                     33 mg/dL
Valores de referência         Valores de referência
70 a 99 mg/dL                 17 a 49 mg/dL`,
    ['glicose | 101 | mg/dL | 70 | 99 | high', 'ureia | 33 | mg/dL | 17 | 49 | normal'],
  ],
  [
    'what is low, normal and high in columns',
    `
Exame         Resultado      Baixo     Normal        Alto
Potássio      5,6 mmol/L     < 3,5     3,5 a 5,1     > 5,1`,
    ['potassio | 5,6 | mmol/L | 3.5 | 5.1 | high | ?'],
  ],
])('reads %s', (_, text, expected) => expect(resultsOf(text)).toEqual(expected));

test('sex and age beside the name of the patient, in any order', () => {
  const { results } = parseReport(
    [
      typedPage(`
Femina Diagnósticos
Paciente: Juliana Arruda • 31 anos (09/02/1995) • Feminino
Coleta: 13/10/2026
SHBG     21,0 nmol/L
Homens: 18,3 a 54,1 nmol/L
Mulheres de 20 a 49 anos: 32,4 a 128,0 nmol/L
Mulheres com 50 anos ou mais: 27,1 a 128,0 nmol/L`),
    ],
    null,
  );
  expect(results.map(({ refLow, flag, doubt }) => [refLow, flag, doubt])).toEqual([[32.4, 'low', '']]);
});

const belowTitle = (below: string) =>
  parseReport([typedPage('Laboratório Serra Azul\nCREATININA'), typedPage(below, 2)], null).results.map(
    ({ key, refHigh }) => [key, refHigh],
  );

test('a title at the end of a page has its result on the next one, behind its label', () => {
  expect(belowTitle('Resultado: 0,93 mg/dL\nReferência: 0,50 a 0,90')).toEqual([['creatinina', 0.9]]);
  expect(belowTitle('0,93 mg/dL')).toEqual([]);
});

test('what a card says of a value below it is no end of a range', () => {
  const page = typedPage(
    'Ferritina                             9,1 ng/mL\nReferência de 11 a 306,8 ng/mL        Abaixo',
  );
  const words = page.words.map((word) => ({ ...word, baseline: word.baseline * 0.7 }));
  const { results } = parseReport([{ ...page, words }], null);
  expect(results.map(({ key, value, refHigh }) => [key, value, refHigh])).toEqual([
    ['ferritina', '9,1', 306.8],
  ]);
});

test('ranges of the morning and the afternoon, by the hour of the collection', () => {
  const report =
    'Cortisol     13,4 µg/dL\nManhã (7h às 10h): 6,0 a 18,4 µg/dL\nTarde (16h às 20h): 2,7 a 10,5 µg/dL';
  expect(resultsOf(report)).toEqual(['cortisol | 13,4 | µg/dL | 6 | 18.4 | normal']);
  expect(resultsOf(report, '16:30')).toEqual(['cortisol | 13,4 | µg/dL | 2.7 | 10.5 | high']);
  expect(resultsOf(report, '')).toEqual(['cortisol | 13,4 | µg/dL |  |  |  | ?']);
});
