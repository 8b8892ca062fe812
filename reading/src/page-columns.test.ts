import { expect, test } from 'vitest';
import { parseReport } from './parse-report.ts';
import { typedPage } from './testing/typed-page.ts';

const rowsOf = (...pages: string[]) =>
  parseReport(
    pages.map((text, at) => typedPage(text, at + 1)),
    null,
  ).results.map(
    ({ key, value, refLow, refHigh, doubt }) => `${key} ${value} ${refLow} ${refHigh}${doubt && ' ?'}`,
  );

test('exams in two columns whose lines are not level are read column by column', () => {
  const text = `Glicose                                 Sódio
                                        139 mmol/L
104 mg/dL                               Val. Ref.: 136 a 145 mmol/L
Val. Ref.: 70 a 99 mg/dL                Método: Eletrodo
Método: Hexoquinase                     Lipase
Ureia                                   41 U/L
33 mg/dL                                Val. Ref.: até 60 U/L
Val. Ref.: 15 a 45 mg/dL                Método: Colorimétrico
Método: Cinético                        Magnésio
TSH                                     2,1 mg/dL
2,31 µUI/mL                             Val. Ref.: 1,6 a 2,6 mg/dL
Val. Ref.: 0,40 a 4,50 µUI/mL`;
  expect(rowsOf(text)).toEqual([
    'glicose 104 70 99',
    'ureia 33 15 45',
    'tsh 2,31 0.4 4.5',
    'sodio 139 136 145',
    'lipase 41 null 60',
    'magnesio 2,1 1.6 2.6',
  ]);
});

test('the method below a name, beside the cells of its row', () => {
  const text = `Analito            Referência            Resultado     Unid.      Anterior
Glicose
Hexoquinase        70 a 99 mg/dL         104           mg/dL      98
Ureia
Cinético UV        15 a 45 mg/dL         33            mg/dL      -`;
  expect(rowsOf(text)).toEqual(['glicose 104 70 99', 'ureia 33 15 45']);
});

test('a range between two rows belongs to the one of its unit', () => {
  const text = `Glicose                   104 mg/dL        70 a 99 mg/dL
                                           Normal: inferior a 5,7 %
Hemoglobina glicada       5,9 %            Pré-diabetes: 5,7 a 6,4 %
                                           Diabetes: superior a 6,5 %`;
  expect(rowsOf(text)).toEqual(['glicose 104 70 99', 'hba1c 5,9 null 5.7']);
});

test("'< 0,30' behind the material is the value", () => {
  const text = `Exame                   Material     Resultado     Unidade     Referência
Proteína C reativa      Soro         < 0,30        mg/dL       Inferior a 0,50`;
  expect(rowsOf(text)).toEqual(['pcr < 0,30 null 0.5']);
});

test.each(['Resultado obtido', 'Valor medido', 'Valor'])("'%s:' is the label of a result", (label) => {
  const text = `T4 LIVRE\nValores de referência: 0,70 a 1,80 ng/dL\n${label}: 1,05 ng/dL`;
  expect(rowsOf(text)).toEqual(['t4_livre 1,05 0.7 1.8']);
});

test.each([
  ['97 H mg/dL', '70 a 99', 'glicose 97 70 99'],
  ['97 [H] mg/dL', '70 a 99', 'glicose 97 70 99'],
  ['(*) 97 mg/dL', '70 a 99', 'glicose 97 70 99'],
  ['97 mg/dL', 'Máx.: 99', 'glicose 97 null 99'],
  ['97 mg/dL', 'Menor/igual a 99', 'glicose 97 null 99'],
])('%s beside %s', (value, range, row) => {
  expect(rowsOf(`Glicose           ${value}           ${range}`)).toEqual([row]);
});

test("'Inferior a 5 mg/L' beside its name, with the range below, is a value to confirm", () => {
  expect(rowsOf('Proteína C reativa           Inferior a 5,0 mg/L\nVR: até 6,0 mg/L')).toEqual([
    'pcr Inferior a 5,0 null 6 ?',
  ]);
});

test('a table goes on over a page without its headings', () => {
  const first = `Exame              Anterior       Resultado      Unidade      Referência
Ureia              30             33             mg/dL        15 a 45`;
  const second = `Laboratório X                    Página 2 de 2
Creatinina         0,81           0,92           mg/dL        0,50 a 1,00`;
  expect(rowsOf(first, second)).toEqual(['ureia 33 15 45', 'creatinina 0,92 0.5 1']);
  const elsewhere = 'Creatinina               0,92                mg/dL           0,50 a 1,00         0,81';
  expect(rowsOf(first, elsewhere)[1]).toContain('creatinina 0,92');
});

test('a unit that is told above the rows is theirs, where it can be, up to the next heading', () => {
  const text = `PERFIL LIPÍDICO (valores em mg/dL)
Exame                   Resultado      Referência
Colesterol total        212            < 190
TSH                     2,1            0,4 a 4,5
OUTROS EXAMES
Ureia                   33             15 a 45`;
  const units = parseReport([typedPage(text)], null).results.map(({ unit }) => unit);
  expect(units).toEqual(['mg/dL', null, null]);
});

test('a sign on the line above its number is the number’s', () => {
  const text = `Exame                   Valor       Un.        Valores normais
                        <
Proteína C reativa      0,30        mg/dL      Inferior a 0,50`;
  expect(rowsOf(text)).toEqual(['pcr < 0,30 null 0.5']);
});

test('a sign whose number stands beside it is not the next row’s', () => {
  const text = `Proteína C reativa           <    0,30         mg/L       até 5,0
Vitamina B12                 1.250,5           pg/mL      197 a 771`;
  expect(rowsOf(text)[1]).toContain('vitamina_b12 1.250,5 197 771');
});

test("of 'Inferior a 0,50' and '< 0,30' either may be the value, and is asked about", () => {
  expect(rowsOf('Proteína C reativa      Inferior a 0,50       < 0,30      mg/dL')[0]).toMatch(/ \?$/);
  expect(rowsOf('Proteína C reativa      Inferior a 0,30 mg/dL      Inferior a 0,50 mg/dL')).toEqual([
    'pcr Inferior a 0,30 null 0.5',
  ]);
});

test('a range that is cut behind its sign in words goes on in the next line', () => {
  const text = `Triglicerídeos
Faixa de referência: Com jejum: inferior
a 150 mg/dL
Sem jejum: inferior a 175 mg/dL
131 mg/dL`;
  expect(rowsOf(text)).toEqual(['triglicerideos 131 null 150']);
});

test('without headings two limits are the range, and the one other number is the value', () => {
  expect(rowsOf('T4 livre      0,70 a 1,80 ng/dL      1,05      ng/dL')).toEqual(['t4_livre 1,05 0.7 1.8']);
  expect(rowsOf('T4 livre      0,70 a 1,80 ng/dL      1,05      1,12     ng/dL')[0]).toMatch(/ \?$/);
});

test("a dotted label beside the name: 'Valor encontrado....: 47 U/L'", () => {
  expect(rowsOf('TGP (ALT)         Valor encontrado....: 47 U/L\nRef.: Inferior a 33 U/L')).toEqual([
    'tgp 47 null 33',
  ]);
});

test('cards in three columns whose lines are not level', () => {
  const text = `Glicose                  Sódio                    Ureia
104 mg/dL                139 mmol/L               33 mg/dL
Ref.: 70 a 99            Ref.: 136 a 145          Ref.: 15 a 45

Magnésio                 Lipase
                         41 U/L                   Potássio
2,1 mg/dL                Ref.: até 60             5,6 mmol/L
Ref.: 1,6 a 2,6          TSH                      Ref.: 3,5 a 5,1
Cálcio                   2,31 µUI/mL              Fósforo
9,1 mg/dL                Ref.: 0,4 a 4,5          3,3 mg/dL
Ref.: 8,6 a 10,2                                  Ref.: 2,5 a 4,5`;
  expect(rowsOf(text)).toEqual([
    'glicose 104 70 99',
    'magnesio 2,1 1.6 2.6',
    'calcio 9,1 8.6 10.2',
    'sodio 139 136 145',
    'lipase 41 null 60',
    'tsh 2,31 0.4 4.5',
    'ureia 33 15 45',
    'potassio 5,6 3.5 5.1',
    'fosforo 3,3 2.5 4.5',
  ]);
});

test.each([
  ['Cálcio        2,31 µUI/mL        8,6 a 10,2', true],
  ['Cálcio        2,31 mmol/L        2,1 a 2,6', false],
  ['D-dímero      412 ng/mL FEU      Inferior a 500 ng/mL FEU', false],
])('a unit in which nobody measures an analyte is asked about: %s', (text, isAsked) => {
  const [result] = parseReport([typedPage(text)], null).results;
  expect(result!.doubt.includes('não é a habitual')).toBe(isAsked);
});
