import { expect, test } from 'vitest';
import type { ReadPage } from './page.ts';
import { parseReport } from './parse-report.ts';
import type { ReadResult } from './reading.ts';
import { typedPage } from './testing/typed-page.ts';

const HEAD = `
Laboratório Serra Azul
Cliente       TATIANE REZENDE FALCÃO                       Data de coleta      27/10/2026 07:48
Nascimento    04/03/1988    Idade 38 anos    Sexo F        Data de emissão     30/10/2026
Médico        DRA. FERNANDA UCHOA BITTAR                   Nº do pedido        5512000781
`;

const told = (results: readonly ReadResult[]) =>
  results.map(({ key, value, unit, refLow, refHigh, flag, doubt }) =>
    [key, value, unit, refLow, refHigh, flag, ...(doubt ? ['?'] : [])].join(' | '),
  );

const readingOf = (...texts: string[]) =>
  parseReport(
    texts.map((text, at) => typedPage(`${HEAD}${text}`, at + 1)),
    null,
  );

const GLUCOSE = 'glicose | 91 | mg/dL | 70 | 99 | normal';
const A1C = 'hba1c | 5,9 | % |  | 5.7 | high';

test.each<[string, string, string[]]>([
  [
    'a material before the result, and the range to its right',
    `
GLICOSE
MATERIAL: SORO  MÉTODO: ENZIMÁTICO
RESULTADO : 91 mg/dL                                 VALOR DE REFERÊNCIA :
                                                     70 a 99 mg/dL

HEMOGLOBINA GLICADA - HbA1c
MATERIAL: SANGUE  MÉTODO: HPLC
RESULTADO : 5,9 %                                    VALOR DE REFERÊNCIA :
                                                     Inferior a 5,7 %`,
    [GLUCOSE, A1C],
  ],
  [
    'colons without spaces, and a title with brackets',
    `
GLICOSE (JEJUM)
MATERIAL: SORO
RESULTADO: 91 mg/dL                                  VALORES DE REFERÊNCIA:
                                                     70 a 99 mg/dL

HEMOGLOBINA GLICADA (HbA1c)
MATERIAL: SANGUE
RESULTADO: 5,9 %                                     VALORES DE REFERÊNCIA:
                                                     Inferior a 5,7 %`,
    [GLUCOSE, A1C],
  ],
  [
    'the material below the result, and the range on its line',
    `
GLICOSE
RESULTADO : 91 mg/dL                                 REFERÊNCIA : 70 a 99 mg/dL
MATERIAL: SORO

HEMOGLOBINA GLICADA
RESULTADO : 5,9 %                                    REFERÊNCIA : Inferior a 5,7 %
MATERIAL: SANGUE`,
    [GLUCOSE, A1C],
  ],
  [
    'the range below the result',
    `
GLICOSE
MÉTODO: ENZIMÁTICO
RESULTADO : 91 mg/dL
VALOR DE REFERÊNCIA :
70 a 99 mg/dL

HEMOGLOBINA GLICADA
RESULTADO : 5,9 %
VALOR DE REFERÊNCIA : Inferior a 5,7 %`,
    [GLUCOSE, A1C],
  ],
  [
    'a second result beside the ranges of the first',
    `
HEMOGLOBINA GLICADA
RESULTADO : 5,9 %                                    VALOR DE REFERÊNCIA :
                                                     Não diabéticos: Inferior a 5,7 %
GLICEMIA MÉDIA ESTIMADA : 123 mg/dL                  Risco aumentado: 5,7 a 6,4 %
                                                     Diabetes: Igual ou superior a 6,5 %`,
    [A1C, 'glicemia_media_estimada | 123 | mg/dL |  |  |  | ?'],
  ],
  [
    'ranges by the hour of the collection',
    `
CORTISOL BASAL
RESULTADO : 12,6 µg/dL                               VALOR DE REFERÊNCIA :
                                                     Coleta das 6 às 10 horas: 6,2 a 18,4 µg/dL
                                                     Coleta das 16 às 20 horas: 2,7 a 10,5 µg/dL`,
    ['cortisol | 12,6 | µg/dL | 6.2 | 18.4 | normal'],
  ],
  [
    'the range below the name, and the value at the end of its line',
    `
Glicemia de jejum
Ref.: 70 a 99 mg/dL                                  91 mg/dL
Hemoglobina glicada
VR: menor que 5,7%                                   5,9 %
Glicemia média estimada
valor calculado                                      123 mg/dL`,
    [GLUCOSE, A1C, 'glicemia_media_estimada | 123 | mg/dL |  |  | '],
  ],
])('below a head with its dates in columns: %s', (_, text, expected) =>
  expect(told(readingOf(text).results)).toEqual(expected),
);

test('a head in columns on each page, and a title at the end of one', () => {
  const glucose =
    'GLICOSE\nMATERIAL: SORO\nRESULTADO : 91 mg/dL          VALOR DE REFERÊNCIA : 70 a 99 mg/dL';
  const a1c = 'MATERIAL: SANGUE\nRESULTADO : 5,9 %          VALOR DE REFERÊNCIA : Inferior a 5,7 %';
  const { results } = readingOf(`${glucose}\n\nHEMOGLOBINA GLICADA`, a1c);
  expect(told(results)).toEqual([GLUCOSE, A1C]);
});

test.each([
  ['labels over dates', 'Coleta         Emissão\n26/08/2026     28/08/2026'],
  ['three of them', 'Nascimento     Coleta         Emissão\n26/08/1986     26/08/2026     28/08/2026'],
  ['dates without labels', 'Ana Dias     26/08/1986     26/08/2026'],
  ['days of the exam and the result', 'Data do exame   26/08/2026     Data do resultado   28/08/2026'],
])('a head of %s is no table of earlier results', (_, head) => {
  const text = `Laboratório Serra Azul\n${head}\nGLICOSE\nRESULTADO : 91 mg/dL     REFERÊNCIA : 70 a 99 mg/dL`;
  expect(told(parseReport([typedPage(text)], null).results)).toEqual([GLUCOSE]);
});

test("the doctor's name ends before the label of the next column", () => {
  expect(readingOf('').requestingDoctor.value).toBe('DRA. FERNANDA UCHOA BITTAR');
});

const rowOf = (text: string, baseline: number, size: number, left: number) =>
  typedPage(text).words.map((word) => ({
    ...word,
    baseline,
    size,
    left: left + word.left,
    right: left + word.right,
  }));

/** Names and ranges in small letters, and between their two lines the value in large ones. */
function cardsPage(cards: [name: string, range: string, value: string][], drop: number): ReadPage {
  const words = cards.flatMap(([name, range, value], at) => [
    ...rowOf(name, 40 + at * 30, 9, 40),
    ...rowOf(range, 51 + at * 30, 9, 40),
    ...rowOf(value, 40 + drop + at * 30, 14, 400),
  ]);
  return { ...typedPage(''), height: 800, words };
}

test.each([3, 6, 8])('a large value beside its name and its range, %i points below the name', (drop) => {
  const page = cardsPage(
    [
      ['Glicemia de jejum', 'Ref.: 70 a 99 mg/dL', '91 mg/dL'],
      ['Hemoglobina glicada', 'Ref.: menor que 5,7%', '5,9 %'],
      ['Glicemia média estimada', 'valor calculado', '123 mg/dL'],
    ],
    drop,
  );
  expect(told(parseReport([page], null).results)).toEqual([
    GLUCOSE,
    A1C,
    'glicemia_media_estimada | 123 | mg/dL |  |  | ',
  ]);
});

test('rows of one table around a heading of the table beside it are two rows', () => {
  const page = typedPage(`
Leucócitos     * 14.300 /mm³     4.000 a 10.000
                                                        FÍGADO E VIAS BILIARES
Plaquetas      231.000 /mm³      150.000 a 450.000
                                                        TGO       * 48 U/L      até 38`);
  const words = page.words.map((word) => ({ ...word, baseline: word.baseline * 0.57 }));
  expect(told(parseReport([{ ...page, words }], null).results)).toEqual([
    'leucocitos | 14.300 | /mm³ | 4000 | 10000 | high',
    'plaquetas | 231.000 | /mm³ | 150000 | 450000 | normal',
    'tgo | 48 | U/L |  | 38 | high',
  ]);
});
