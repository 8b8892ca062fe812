import { expect, test } from 'vitest';
import { parseReport } from './parse-report.ts';
import { typedPage } from './testing/typed-page.ts';

const HEAD = `
Laboratório Serra Azul
Paciente: Carla Dias      Sexo: F     Idade: 62 anos     Coleta: 12/05/2026
`;
const read = (text: string) => parseReport([typedPage(`${HEAD}${text}`)], null).results;
const lineOf = ({ key, value, unit, refLow, refHigh, flag, doubt }: ReturnType<typeof read>[number]) =>
  [key, value, unit, refLow, refHigh, flag, ...(doubt ? ['?'] : [])].join(' | ');

/** How cells become roles, in layouts that a blind run met first. */
test.each<[string, string, string[]]>([
  [
    'the unit behind the range',
    `
Analito       Valor obtido      Intervalo biológico de referência      Unidade
Ureia         52                16,6 a 48,5                            mg/dL
TGP           49                até 33                                 U/L`,
    ['ureia | 52 | mg/dL | 16.6 | 48.5 | high', 'tgp | 49 | U/L |  | 33 | high'],
  ],
  [
    'occasions with their day over the values',
    `
Exame         Unidade    V.R.        Admissão (02/04/2026)    Alta (09/04/2026)
Creatinina    mg/dL      0,5-1,1     2,3                      1,2`,
    ['creatinina | 1,2 | mg/dL | 0.5 | 1.1 | high'],
  ],
  [
    'ages over the columns of ranges',
    `
Exame     Resultado       Adultos até 60 anos     Adultos acima de 60 anos
TSH       5,10 mUI/L      0,45 a 4,50             0,45 a 5,80`,
    ['tsh | 5,10 | mUI/L | 0.45 | 5.8 | normal'],
  ],
  [
    'a column of desirable values, and a limit by its denial',
    `
EXAME             RESULTADO                    VALOR DESEJÁVEL
Homocisteína      15,8 µmol/L                  não superior a 15,0 µmol/L
Anti-HBs          superior a 1.000 mUI/mL      acima de 10 mUI/mL`,
    ['homocisteina | 15,8 | µmol/L |  | 15 | high', 'anti_hbs | superior a 1.000 | mUI/mL | 10 |  | normal'],
  ],
  [
    'ranges in tables below the results, by name and by risk',
    `
Colesterol total      203 mg/dL
Colesterol LDL        131 mg/dL
Triglicérides         140 mg/dL

Lípides               Com jejum (mg/dL)     Sem jejum (mg/dL)
Colesterol total      < 190                 < 190
Triglicérides         < 150                 < 175
Categoria de risco    LDL-c (mg/dL)
Baixo                 < 130
Alto                  < 70`,
    [
      'colesterol_total | 203 | mg/dL |  | 190 | high',
      'ldl | 131 | mg/dL |  | 130 | high',
      'triglicerideos | 140 | mg/dL |  | 150 | normal',
    ],
  ],
  [
    'rows above and below a sentence',
    `
Hemoglobina: 13,2 g/dL (12,0 a 16,0)
INR: 1,1
O TSH foi de 2,1 µUI/mL
Creatinina = 0,9 mg/dL`,
    [
      'hemoglobina | 13,2 | g/dL | 12 | 16 | normal',
      'inr | 1,1 |  |  |  | ',
      'tsh | 2,1 | µUI/mL |  |  | ',
      'creatinina | 0,9 | mg/dL |  |  | ',
    ],
  ],
  [
    'results that are told in sentences',
    `
O colesterol total foi de 178 mg/dL (desejável: inferior a 190 mg/dL), com HDL de 47
mg/dL (desejável: superior a 40 mg/dL).
A creatinina foi de 1,31 mg/dL (referência: 0,50 a 1,10 mg/dL).
No exame anterior a glicose foi de 99 mg/dL.`,
    [
      'colesterol_total | 178 | mg/dL |  | 190 | normal',
      'hdl | 47 | mg/dL | 40 |  | normal',
      'creatinina | 1,31 | mg/dL | 0.5 | 1.1 | high',
    ],
  ],
  [
    'names in boxes side by side',
    `
V.D.R.L.             TIPO SANGUÍNEO
Não reagente         O positivo
V.R.: não reagente   V.R.: -`,
    ['vdrl | Não reagente |  |  |  | normal'],
  ],
  [
    'name, figure and unit below each other',
    `
Ferritina
61,0
ng/mL
Mulheres: 15 a 150 ng/mL     Homens: 30 a 400 ng/mL`,
    ['ferritina | 61,0 | ng/mL | 15 | 150 | normal'],
  ],
  [
    'the words of an analyser',
    `
Parameter   Result   Flag   Unit       Ref. range
WBC         11.84    H      10^3/uL    4.00 - 10.50
NEUT#       8.73     H      10^3/uL    1.70 - 7.00
NEUT%       73.7     H      %          40.0 - 70.0
MCV         89,6            u3         81.0 - 95.0`,
    [
      'leucocitos | 11.84 | 10^3/uL | 4 | 10.5 | high',
      'neutrofilos | 8.73 | 10^3/uL | 1.7 | 7 | high',
      'neutrofilos_pct | 73.7 | % | 40 | 70 | high',
      'vcm | 89,6 | u3 | 81 | 95 | normal',
    ],
  ],
  [
    'exams side by side, each with its label',
    `
Sódio                            Ureia
Resultado: 143 mEq/L             Resultado: 40 mg/dL
Referência: 136 a 145 mEq/L      Referência: 17 a 49 mg/dL`,
    ['sodio | 143 | mEq/L | 136 | 145 | normal', 'ureia | 40 | mg/dL | 17 | 49 | normal'],
  ],
  [
    'a result between its limits',
    `
Exame         Mínimo     Resultado     Máximo     Unidade
Hematócrito   35,0       34,2          45,0       %`,
    ['hematocrito | 34,2 | % | 35 | 45 | low'],
  ],
  [
    'marks before the value',
    `
Exame         Aviso   Resultado        Valor de referência
Glicose       ALTO    137 mg/dL   ▲    70 a 99 mg/dL
Zinco         *61 µg/dL                70 a 120 µg/dL`,
    ['glicose | 137 | mg/dL | 70 | 99 | high', 'zinco | 61 | µg/dL | 70 | 120 | low'],
  ],
  [
    'a range in a sentence with its group behind it',
    `
VITAMINA D ........ 29,0 ng/mL
Valor de referência: acima de 20 ng/mL até 70 anos de idade; de 30 a 60 ng/mL para maiores de 70 anos.`,
    ['vitamina_d | 29,0 | ng/mL | 20 |  | normal'],
  ],
  [
    'counts by volume before their share, with wide brackets',
    `
LEUCOGRAMA          por mm3    (referencia)        %     (referencia)
Leucocitos ......     4.870   (4.000 - 10.000)
Eosinofilos .....       146   (   50 -    500)    6,0    ( 1,0 -  5,0)`,
    [
      'leucocitos | 4.870 | /mm3 | 4000 | 10000 | normal',
      'eosinofilos | 146 | /mm3 | 50 | 500 | normal',
      'eosinofilos_pct | 6,0 | % | 1 | 5 | high',
    ],
  ],
  [
    'blood below a sample of urine, by the material under its name',
    `
MICROALBUMINÚRIA
Material: urina amostra isolada
Resultado: 48,0 mg/g     Referência: inferior a 30,0 mg/g
CREATININA
Material: soro
Resultado: 1,21 mg/dL     Referência: 0,50 a 0,90 mg/dL`,
    ['microalbuminuria | 48,0 | mg/g |  | 30 | high', 'creatinina | 1,21 | mg/dL | 0.5 | 0.9 | high'],
  ],
  [
    'ages before the rows of ranges and sexes over their columns',
    `
SHBG: 131,0 nmol/L
Idade              Masculino        Feminino
20 a 49 anos       18,3 a 54,1      32,4 a 128,0
50 anos ou mais    20,6 a 76,7      27,1 a 128,0`,
    ['shbg | 131,0 | nmol/L | 27.1 | 128 | high'],
  ],
  [
    'units that are cut at the end of their cell',
    `
Neutrófilos     52,1 % (2.813 /     1.590 a 4.770 /
                µL)                 µL
VHS             31 mm/1ª hora       Até 30 mm/1ª hora`,
    [
      'neutrofilos_pct | 52,1 | % |  |  | ',
      'neutrofilos | 2.813 | /µL | 1590 | 4770 | normal',
      'vhs | 31 | mm/1ª hora |  | 30 | high',
    ],
  ],
  [
    'an index in square brackets',
    `
pH            7.47       [ 7.35 - 7.45 ]`,
    [' | 7.47 |  | 7.35 | 7.45 | high'],
  ],
  [
    'the unit behind a range in brackets, also of an exam that Leveza does not know',
    `
Ureia: 71 [15-45] mg/dL
Lactato: 1,1 [0,5-2,2] mmol/L`,
    ['ureia | 71 | mg/dL | 15 | 45 | high', ' | 1,1 | mmol/L | 0.5 | 2.2 | normal'],
  ],
  [
    'initials with their points before another word',
    `
P.S.A. TOTAL .......... 3,90 ng/mL     até 4,50 ng/mL
P.S.A. LIVRE .......... 0,71 ng/mL     superior a 0,60 ng/mL
GAMA G.T. ............. 74 U/L         8 a 61 U/L`,
    [
      'psa_total | 3,90 | ng/mL |  | 4.5 | normal',
      'psa_livre | 0,71 | ng/mL | 0.6 |  | normal',
      'gama_gt | 74 | U/L | 8 | 61 | high',
    ],
  ],
  [
    'the day between a name and its result',
    `
Exame         Data            Resultado
Glicemia      12/05/2026      118 mg/dL`,
    ['glicose | 118 | mg/dL |  |  | '],
  ],
  [
    'a share and its count with a dash between them',
    `
Monocitos     8 % - 592 /mm3     2 a 10 % - 90 a 1.100 /mm3`,
    ['monocitos_pct | 8 | % | 2 | 10 | normal', 'monocitos | 592 | /mm3 | 90 | 1100 | normal'],
  ],
  [
    'no result in what a sentence says of a limit, a goal or another day',
    `
O limite de detecção do TSH foi de 0,01 µUI/mL.
A paciente relata que a glicose foi de 180 mg/dL.
A meta de colesterol total foi de 190 mg/dL.`,
    [],
  ],
  [
    'figures and units of exams side by side, and the unit of a range with a comma',
    `
Glicose                 Ureia
92                      33
mg/dL                   mg/dL
70 a 99                 15 a 45
PCR                     0,8                    até 5,0 mg/L`,
    [
      'glicose | 92 | mg/dL | 70 | 99 | normal',
      'ureia | 33 | mg/dL | 15 | 45 | normal',
      'pcr | 0,8 | mg/L |  | 5 | normal',
    ],
  ],
  [
    'blood again below an exam of urine',
    `
Creatinina
Material: urina
Resultado: 120 mg/dL     Referência: 20 a 370 mg/dL
Potássio
Resultado: 4,2 mmol/L     Referência: 3,5 a 5,1 mmol/L`,
    ['creatinina_urinaria | 120 | mg/dL | 20 | 370 | normal', 'potassio | 4,2 | mmol/L | 3.5 | 5.1 | normal'],
  ],
])('reads %s', (_, text, expected) => {
  expect(read(text).map(lineOf)).toEqual(expected);
});

test.each([
  [
    'Patient: Erik Lund   Sex: Male   Age: 45 years   Collection date: 09/03/2026   Physician: Dr. Paulo Renan',
    'Erik Lund',
    '2026-03-09',
    'Dr. Paulo Renan',
  ],
  ['Paciente: Dalmo Freire / M / 48 anos / Coleta: 02/02/2026', 'Dalmo Freire', '2026-02-02', null],
])('the head %s', (head, name, day, doctor) => {
  const { patientName, examDate, requestingDoctor } = parseReport([typedPage(head)], null);
  expect([patientName, examDate.value, requestingDoctor.value]).toEqual([name, day, doctor]);
});

/** A page on which single figures are small, raised, and close to the word before. */
function withRaised(text: string) {
  const page = typedPage(text);
  const words = page.words.map((word) =>
    /^[23]$/.test(word.text)
      ? { ...word, left: word.left - 6, right: word.right - 8, size: 7, baseline: word.baseline - 3 }
      : word,
  );
  return parseReport([{ ...page, words }], null).results.map(lineOf);
}

test('a raised figure behind a name leads to a note, and one behind mm is a power', () => {
  expect(withRaised('Vitamina B12 2\n233 pg/mL      197 a 771')).toEqual([
    'vitamina_b12 | 233 | pg/mL | 197 | 771 | normal',
  ]);
  expect(withRaised('Leucócitos      6.000 /mm 3      4.000 a 10.000')).toEqual([
    'leucocitos | 6.000 | /mm3 | 4000 | 10000 | normal',
  ]);
});
