import { expect, test } from 'vitest';
import type { ReadPage } from './page.ts';
import { parseReport } from './parse-report.ts';
import { typedPage } from './testing/typed-page.ts';

const resultsOf = (text: string) => parseReport([typedPage(text)], null).results;

/** Moves and enlarges words of a typed page, as a designed report has them. */
function designed(text: string, of: (word: string) => { lower?: number; size?: number }): ReadPage {
  const page = typedPage(text);
  return {
    ...page,
    words: page.words.map((word) => {
      const { lower = 0, size = word.size } = of(word.text);
      return { ...word, baseline: word.baseline + lower, size };
    }),
  };
}

test('a report of a form nobody knows is read by its names, and doubted', () => {
  // Each exam under a heading of earlier results, which the reading of rows leaves out.
  const { results } = parseReport(
    [
      typedPage(
        'Histórico\nGlicose           97 mg/dL        70 a 99\nUreia             41 mg/dL        15 a 40',
      ),
    ],
    null,
  );
  expect(results).toMatchObject([
    { key: 'glicose', value: '97', unit: 'mg/dL', refHigh: 99, flag: 'normal' },
    { key: 'ureia', value: '41', unit: 'mg/dL', refHigh: 40, flag: 'high' },
  ]);
  for (const { doubt } of results) expect(doubt).toContain('forma incomum');
});

test('small print beside a large value gives its range', () => {
  const text = 'Histórico\nFerritina             312\nRef.: 13 a 150 ng/mL                   ng/mL';
  const page = designed(text, (word) => (word === '312' ? { size: 20, lower: 6 } : {}));
  expect(parseReport([page], null).results).toMatchObject([{ key: 'ferritina', value: '312', refHigh: 150 }]);
});

test('earlier results beside those of today are left out, and so is the end of a wrapped name', () => {
  expect(resultsOf('Glicose     97 mg/dL     70 a 99\nHistórico\nUreia     28 mg/dL')).toHaveLength(1);
  const wrapped = resultsOf('Saturação da\ntransferrina     22 %     20 a 50');
  expect(wrapped.filter(({ key }) => key === 'transferrina')).toEqual([]);
});

test('a number of another measure is not taken', () => {
  expect(resultsOf('Histórico\nGlicose     12 horas     jejum')).toEqual([]);
});

test('a test of urine ends where the title of another exam stands', () => {
  const results = resultsOf(`URINA TIPO I (EAS)
Análise            Resultado          Valor de referência
pH                 6,0                5,0 a 7,0

UREIA
Resultado:         27 mg/dL           15 a 40 mg/dL

CREATININA
Material: urina
Resultado:         97 mg/dL           20 a 320 mg/dL`);
  expect(results.map(({ key }) => key)).toEqual(['urina_ph', 'ureia', 'creatinina_urinaria']);
});

test('a dash stands for a unit that is none, and never for the value', () => {
  const [ph] = resultsOf('URINA TIPO I\npH           5,5         -         5,0 a 7,0');
  expect(ph).toMatchObject({ value: '5,5', refLow: 5, refHigh: 7, doubt: '' });
  expect(resultsOf('Glicose           -         70 a 99')).toEqual([]);
});

test('a name is known by its short form in brackets', () => {
  const [tsh] = resultsOf('Hormônio tirotrófico (TSH)        2,1 mUI/L        0,4 a 4,5');
  expect(tsh).toMatchObject({ key: 'tsh', parameter: 'Hormônio tirotrófico (TSH)', value: '2,1', doubt: '' });
});

test("a method 'Direto' is no bilirubin", () => {
  const text = 'Exame             Metodologia      Resultado      Referência\n';
  expect(resultsOf(`${text}Colesterol HDL    Direto           41 mg/dL       Superior a 40`)).toMatchObject([
    { key: 'hdl', value: '41', doubt: '' },
  ]);
});

test.each([
  ['Val. Ref.: 70 a 99 mg/dL'],
  ['Vlr. de Ref.: 70 a 99 mg/dL'],
  ['Intervalo biológico de referência: 70 a 99 mg/dL'],
  ['Limites normais: 70 a 99 mg/dL'],
  ['VN: 70 a 99 mg/dL'],
])('%s below a value is its range', (range) => {
  expect(resultsOf(`GLICOSE        Resultado:     187 mg/dL\n${range}`)).toMatchObject([
    { key: 'glicose', value: '187', refLow: 70, refHigh: 99, flag: 'high', doubt: '' },
  ]);
});

test('who signed a report is no range', () => {
  const [ldh] = resultsOf(
    'LDH            198 U/L\n125 a 220 U/L\nAssinado eletronicamente por Marta Schulz - CRBM 5-1140',
  );
  expect(ldh).toMatchObject({ refLow: 125, refHigh: 220, doubt: '' });
});

test("an unknown exam is read by its label 'Resultado:'", () => {
  expect(resultsOf('LACTATO       Resultado:    1,4 mmol/L\nVal. Ref.: 0,4 a 2,0 mmol/L')).toMatchObject([
    { key: null, parameter: 'LACTATO', value: '1,4', unit: 'mmol/L', refLow: 0.4, refHigh: 2 },
  ]);
});

test.each([
  'Tetraiodotironina livre (T4)        1,20 ng/dL        0,70 a 1,80',
  'Captação de triiodotironina (T3)        32 %        24 a 39',
  'Supressão com dexametasona (cortisol)        1,2 µg/dL        até 1,8',
])('the short name in brackets is not that of another test: %s', (text) => {
  expect(resultsOf(text).filter(({ key }) => key !== null)).toEqual([]);
});

test('what one reader of a picture found by a second look only vouches for no range', () => {
  const row: ReadPage = {
    ...typedPage('\nLipase                 41   U/L        até 60'),
    source: 'picture',
  };
  const { words: second } = typedPage('Histórico\nLipase                 41   U/L');
  const [result] = parseReport([{ ...row, second }], null).results;
  expect(result).toMatchObject({ key: 'lipase', value: '41', refHigh: 60 });
  expect(result!.doubt).toContain('forma incomum');
});
