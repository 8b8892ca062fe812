import { expect, test } from 'vitest';
import { parseReport } from './parse-report.ts';
import { typedPage } from './testing/typed-page.ts';

const read = (text: string) => parseReport([typedPage(text)], null);
const resultsOf = (text: string) =>
  read(`
Laboratório Serra Azul
Paciente: Carla Dias      Sexo: F     Idade: 37 anos     Coleta: 12/05/2026
${text}`).results.map(({ key, value, unit, refLow, refHigh, flag, doubt }) =>
    [key, value, unit, refLow, refHigh, flag, ...(doubt ? ['?'] : [])].join(' | '),
  );

/** Layouts that the reader met for the first time in a blind run. */
test.each<[string, string, string[]]>([
  [
    'the unit and the range before the result, with marks',
    `
Analito                 Unidade      Intervalo de referência      Resultado
Bilirrubina direta      mg/dL        < 0,30                       0,21
Fosfatase alcalina      U/L          40 - 129                     143 *`,
    [
      'bilirrubina_direta | 0,21 | mg/dL |  | 0.3 | normal',
      'fosfatase_alcalina | 143 | U/L | 40 | 129 | high',
    ],
  ],
  [
    'a unit of its own below a table of counts',
    `
                   %         /mm3          Valores de referência
Eosinófilos        8,0       627           40 a 550/mm3
Plaquetas          198.000   /mm3          150.000 a 400.000`,
    [
      'eosinofilos_pct | 8,0 | % |  |  | ',
      'eosinofilos | 627 | /mm3 | 40 | 550 | high',
      'plaquetas | 198.000 | /mm3 | 150000 | 400000 | normal',
    ],
  ],
  [
    'men and women in brackets, and a mark in brackets',
    `
Hemoglobina: 11,2 g/dL     (H) 13,0 a 17,0 (M) 12,0 a 15,5
Glicose: 126 mg/dL (H)     70 a 99`,
    ['hemoglobina | 11,2 | g/dL | 12 | 15.5 | low', 'glicose | 126 | mg/dL | 70 | 99 | high'],
  ],
  [
    'initials with points',
    `
T.G.O.: 26 U/L (REF: ATÉ 40 U/L)
T.G.P.: 52 U/L (REF: ATÉ 41 U/L)`,
    ['tgo | 26 | U/L |  | 40 | normal', 'tgp | 52 | U/L |  | 41 | high'],
  ],
  [
    'the range before the result, exam below exam',
    `
Dosagem de Colesterol HDL
Valores de referência: maior que 40 mg/dL
Resultado .......... 36 mg/dL
Exame desconhecido
Valores de referência: Suficiência: 30 a 100 ng/mL`,
    ['hdl | 36 | mg/dL | 40 |  | low'],
  ],
  [
    'the result at the end of the name’s line, its range in small print',
    `
Glicose                                              Resultado: 97 mg/dL
Enzimático. Valor de referência: 70 a 99 mg/dL. Resultado anterior (11/04/2026): 102 mg/dL`,
    ['glicose | 97 | mg/dL | 70 | 99 | normal'],
  ],
  [
    'days with their hour above the results',
    `
Exame           12/05 05:10     11/05 05:30     Unidade     VR
Creatinina      2,31            2,10            mg/dL       0,70-1,20`,
    ['creatinina | 2,31 | mg/dL | 0.7 | 1.2 | high'],
  ],
  [
    'women who are not pregnant',
    `
Beta-hCG: 1,2 mUI/mL     Mulheres não grávidas: inferior a 5,0 mUI/mL`,
    ['beta_hcg | 1,2 | mUI/mL |  | 5 | normal'],
  ],
])('%s', (_, text, results) => {
  expect(resultsOf(text)).toEqual(results);
});

test('crosses belong to what was found', () => {
  const [glucose] = read('URINA TIPO I\nGlicose          Presente (++)       Ausente').results;
  expect([glucose?.key, glucose?.value, glucose?.flag]).toEqual([
    'urina_glicose',
    'Presente (++)',
    'abnormal',
  ]);
});

test('an average glucose is not the glucose', () => {
  expect(resultsOf('Glicemia média     134 mg/dL')).toEqual([
    'glicemia_media_estimada | 134 | mg/dL |  |  | ',
  ]);
});

test('a name that is wrapped around its row is read whole', () => {
  const page = typedPage('Saturação de\n                  14    %    20 - 50\ntransferrina');
  const words = page.words.map((word) => ({ ...word, baseline: word.baseline / 2 }));
  const { results } = parseReport([{ ...page, words }], null);
  expect(results).toMatchObject([{ key: 'sat_transferrina', value: '14', unit: '%', flag: 'low' }]);
});

test.each([
  ['Laura Castro · Feminino · 29 anos', 'low'],
  ['Sr. Ciro Pinho, 33 anos, masculino', 'normal'],
  ['Nome: Sofia Luz     Sexo biológico: F', 'low'],
])('sex and age in %j choose the range', (head, flag) => {
  const { results } = read(`${head}\nFerro: 60 µg/dL     Homens: 50 a 160; Mulheres: 65 a 170`);
  expect(results[0]).toMatchObject({ flag, doubt: '' });
});

test('day and doctor are found in a sentence', () => {
  const { examDate, requestingDoctor } = read(
    'Data de coleta do material: 19/01/2026. Pedido médico de: Dra. Lia Romano.',
  );
  expect([examDate.value, requestingDoctor.value]).toEqual(['2026-01-19', 'Dra. Lia Romano']);
});
