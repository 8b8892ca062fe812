import { expect, test } from 'vitest';
import type { ReadPage } from './page.ts';
import { parseReport } from './parse-report.ts';
import { typedPage } from './testing/typed-page.ts';

const HEAD = `
Laboratório Serra Azul
Paciente: Carla Dias      Sexo: F     Idade: 37 anos     Coleta: 12/05/2026
`;
const resultsIn = (page: ReadPage) =>
  parseReport([page], null).results.map(({ key, value, unit, refLow, refHigh, flag, doubt }) =>
    [key, value, unit, refLow, refHigh, flag, ...(doubt ? ['?'] : [])].join(' | '),
  );
const resultsOf = (text: string) => resultsIn(typedPage(`${HEAD}${text}`));

/** Forms that the big laboratories print, met for the first time in a blind run. */
test.each<[string, string, string[]]>([
  [
    'the day of the collection beside every name',
    `
UREIA, dosagem                   DATA DA COLETA: 12/05/2026
RESULTADO.............: 27 mg/dL
MATERIAL..............: SORO
VALORES DE REFERENCIA.: 10 A 50 mg/dL
RESULTADO ANTERIOR....: 31 mg/dL  EM 04/12/2025

TRANSAMINASE OXALACETICA (TGO)   DATA DA COLETA: 12/05/2026
RESULTADO.............: 48 U/L
VALORES DE REFERENCIA.: HOMENS...: ATE 40 U/L
                        MULHERES.: ATE 32 U/L`,
    ['ureia | 27 | mg/dL | 10 | 50 | normal', 'tgo | 48 | U/L |  | 32 | high'],
  ],
  [
    'a range that goes on in the next line of its cell',
    `
              Resultado     Referência
Leucócitos    9.240 /mm3    3.500 a
                            10.500
Plaquetas     98.000 /mm3   150.000 -
                            450.000`,
    [
      'leucocitos | 9.240 | /mm3 | 3500 | 10500 | normal',
      'plaquetas | 98.000 | /mm3 | 150000 | 450000 | low',
    ],
  ],
  [
    'an hour of the day in a name and in the label of a range',
    `
Hemossedimentação - VHS 1ª hora    34 mm    até 20 mm
Cortisol
Resultado: 14,8 µg/dL
Manhã (7h às 9h): 5,3 a 22,4 µg/dL
Tarde (15h às 17h): 3,4 a 16,8 µg/dL`,
    ['vhs | 34 | mm |  | 20 | high', 'cortisol | 14,8 | µg/dL |  |  |  | ?'],
  ],
  [
    'ions by their signs',
    `
Cl-            97     mEq/L    (98 - 107)
Ca++ iônico    1,14   mmol/L   (1,12 - 1,32)
Mg++           2,1    mg/dL    (1,6 - 2,6)
TAP - RNI      1,08            (0,9 - 1,2)`,
    [
      'cloro | 97 | mEq/L | 98 | 107 | low',
      'calcio_ionico | 1,14 | mmol/L | 1.12 | 1.32 | normal',
      'magnesio | 2,1 | mg/dL | 1.6 | 2.6 | normal',
      'inr | 1,08 |  | 0.9 | 1.2 | normal',
    ],
  ],
  [
    'a unit of urine in full beside its range in short',
    `
Microalbuminúria em amostra isolada    41 mg/g de creatinina
Normal: inferior a 30 mg/g`,
    ['microalbuminuria | 41 | mg/g de creatinina |  | 30 | high'],
  ],
  [
    'goals by risk, which are of no exam, and a result whose range is elsewhere',
    `
Colesterol total    187 mg/dL    < 190 mg/dL
HDL                 36 mg/dL     > 40 mg/dL
LDL colesterol: 122 mg/dL
Categoria de risco    Meta de LDL    Meta de não-HDL
Baixo                 < 130          < 160
Alto                  < 70           < 100`,
    [
      'colesterol_total | 187 | mg/dL |  | 190 | normal',
      'hdl | 36 | mg/dL | 40 |  | low',
      'ldl | 122 | mg/dL |  |  |  | ?',
    ],
  ],
])('reads %s', (_, text, expected) => expect(resultsOf(text)).toEqual(expected));

test('reads a row whose narrow cells are centred beside it, above and below', () => {
  const page = typedPage(`URINA TIPO I


             Oxalato de
Cristais                    Ausentes
             cálcio`);
  const words = page.words.map((word) => ({
    ...word,
    baseline: word.baseline < 56 ? word.baseline : 56 + (word.baseline - 56) * 0.6,
  }));
  expect(resultsIn({ ...page, words })).toEqual(['urina_cristais | Oxalato de cálcio |  |  |  | abnormal']);
});

test.each([
  ['Médico requisitante: Dr. Otto Reis', 'Dr. Otto Reis'],
  ['Méd. solicitante: Dra. Berta Kuhn', 'Dra. Berta Kuhn'],
])('finds who asked: %s', (line, doctor) =>
  expect(parseReport([typedPage(`Laboratório X\n${line}`)], null).requestingDoctor.value).toBe(doctor),
);
