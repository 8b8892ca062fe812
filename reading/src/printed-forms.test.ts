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
    'goals by risk, whose lowest is the range of the result above',
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
      'ldl | 122 | mg/dL |  | 130 | normal',
    ],
  ],
  [
    'ranges in columns of their own for women and men',
    `
EXAME           RESULTADO    UNID.     V.R. FEMININO     V.R. MASCULINO
CREATININA      1,05         mg/dL     0,50 a 0,90       0,70 a 1,20
HDL COLESTEROL  44           mg/dL     superior a 50     superior a 40`,
    ['creatinina | 1,05 | mg/dL | 0.5 | 0.9 | high', 'hdl | 44 | mg/dL | 50 |  | low'],
  ],
  [
    'limits by their names',
    `
Lipase
212 U/L
Limite inferior: 13     Limite superior: 60
Bilirrubina total
1,9 mg/dL
Limite superior: 1,2`,
    ['lipase | 212 | U/L | 13 | 60 | high', 'bilirrubina_total | 1,9 | mg/dL |  | 1.2 | high'],
  ],
  [
    'forms that write the word exam before its name',
    `
Exame: Glicemia em jejum
Resultado: 88 mg/dL
Valores de referência: 70 a 99 mg/dL
Exame: Sangue oculto nas fezes
Resultado: Negativo
Valores de referência: Negativo`,
    ['glicose | 88 | mg/dL | 70 | 99 | normal', ' | Negativo |  |  |  | normal'],
  ],
  [
    'a serology below the name of its disease, with a titre',
    `
SIFILIS - VDRL
Resultado..: REAGENTE 1/8
Referência.: Não reagente`,
    ['vdrl | REAGENTE 1/8 |  |  |  | abnormal'],
  ],
  [
    'the time of the patient below the name of a clotting test',
    `
Tempo de protrombina
Tempo do paciente           13,4 segundos    10,0 a 14,0 segundos
Tempo controle              12,0 segundos
Atividade de protrombina    81 %             70 a 120 %`,
    ['tap | 13,4 | segundos | 10 | 14 | normal', 'atividade_protrombina | 81 | % | 70 | 120 | normal'],
  ],
  [
    'a range beside the material',
    `
Ureia                 29 mg/dL     Intervalo de referência
(Material: soro)                   17 a 43 mg/dL`,
    ['ureia | 29 | mg/dL | 17 | 43 | normal'],
  ],
  [
    'a result without a range in a report that speaks of references',
    `
Ureia                 29 mg/dL
Veja os valores de referência no verso.`,
    ['ureia | 29 | mg/dL |  |  |  | ?'],
  ],
  [
    'points that may be of thousands or of decimals',
    `
PSA TOTAL         1.234 ng/mL     Inferior a 4.000
CÁLCIO IÔNICO     1.230 mmol/L    1.120 a 1.320
Leucócitos        6.450 /mm3      4.000 a 11.000`,
    [
      'psa_total | 1.234 | ng/mL |  | 4000 | normal | ?',
      'calcio_ionico | 1.230 | mmol/L | 1120 | 1320 | normal | ?',
      'leucocitos | 6.450 | /mm3 | 4000 | 11000 | normal',
    ],
  ],
  [
    'urine by the names of the South',
    `
EXAME QUALITATIVO DE URINA
Leucócitos        4 /µL     até 10 /µL`,
    ['urina_leucocitos | 4 | /µL |  | 10 | normal'],
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

test.each([
  ['LABORATORIO BIOCENTER LTDA - CNPJ 11.222.333/0001-44', 'LABORATORIO BIOCENTER LTDA'],
  ['Unilab Cooperativa Médica', 'Unilab Cooperativa Médica'],
])('finds the laboratory: %s', (line, laboratory) =>
  expect(parseReport([typedPage(`${line}\nPaciente: Ana Lima`)], null).laboratory.value).toBe(laboratory),
);
