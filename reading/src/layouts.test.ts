import { describe, expect, test } from 'vitest';
import { parseReport } from './parse-report.ts';
import type { ReadResult } from './reading.ts';
import { typedPage } from './testing/typed-page.ts';

const HEAD = `
Laboratório Serra Azul
Paciente: Carla Dias      Sexo: F     Idade: 66 anos     Coleta: 12/05/2026
`;

function resultsOf(text: string): string[] {
  return parseReport([typedPage(HEAD + text)], null).results.map(inShort);
}

function inShort({ key, value, unit, referenceRange, flag, doubt }: ReadResult): string {
  return [key, value, unit, referenceRange, flag, ...(doubt ? ['?'] : [])].join(' | ');
}

const TODAY = ['glicose | 131 | mg/dL | 70 a 99 | high', 'ureia | 44 | mg/dL | 15 a 45 | normal'];

describe('an earlier result is never taken for today’s', () => {
  test.each([
    [
      'a dated column before the result',
      `
Exame            14/02/2026     Resultado     Referência
Glicose          95             131 mg/dL     70 a 99
Ureia            30             44 mg/dL      15 a 45`,
    ],
    [
      'the word anterior before the result',
      `
Exame            Valor anterior     Valor atual     Unidade    Referência
Glicose          95                 131             mg/dL      70 a 99
Ureia            30                 44              mg/dL      15 a 45`,
    ],
    [
      'months',
      `
Exame            fev/26     ago/25      Atual     Unidade     Referência
Glicose          95         90          131       mg/dL       70 a 99
Ureia            30         33          44        mg/dL       15 a 45`,
    ],
    [
      'days without a year',
      `
Exame            14/02      10/03      12/05     Unidade     Referência
Glicose          95         90          131       mg/dL       70 a 99
Ureia            30         33          44        mg/dL       15 a 45`,
    ],
    [
      'dates in a second line of headings',
      `
                    Resultado      Valores de referência       Resultados anteriores
                                                               14/02/2026    10/08/2025
Glicose             131 mg/dL      70 a 99                     99            95
Ureia               44 mg/dL       15 a 45                     40            38
Potássio                           3,5 a 5,1                   4,1           4,0`,
    ],
    [
      'beside the value',
      `
Glicose          131 mg/dL   (anterior 99 em 10/01/2026)   70 a 99
Ureia            Ant.: 38      44 mg/dL      15 a 45`,
    ],
    [
      'a history below',
      `
Glicose: 131 mg/dL   70 a 99
Histórico de resultados
10/01/2026      99 mg/dL
UREIA
Resultado: 44 mg/dL
Referência: 15 a 45
Evolução
Ureia     30 mg/dL     10/01/2026
Creatinina     0,8 mg/dL     05/06/2025`,
    ],
    [
      'rows with their day, below a heading at the end of a line',
      `
Glicose: 131 mg/dL   70 a 99
Ureia: 44 mg/dL      15 a 45
Página 1 de 1. Resultados anteriores:
Creatinina     0,8 mg/dL     10/02/2026`,
    ],
    [
      'rows with their day',
      `
Glicose: 131 mg/dL   70 a 99
Ureia: 44 mg/dL      15 a 45
Creatinina           0,8 mg/dL     10/02/2026`,
    ],
    [
      'today’s result not yet there',
      `
Exame            Resultado        Unidade    Referência      Anterior
Glicose          131              mg/dL      70 a 99         101
Insulina         em andamento                                12,3
Ureia            44               mg/dL      15 a 45         40
Anti-TPO                          UI/mL      < 34            9`,
    ],
  ])('%s', (_, text) => {
    expect(resultsOf(text).toSorted()).toEqual(TODAY);
  });
});

describe('more layouts', () => {
  test.each<[string, string, string[]]>([
    [
      'two tables side by side',
      `
Exame            Resultado     Ref.                    Exame              Resultado     Ref.
Glicose          131 mg/dL     70 a 99                 TGO                28 U/L        até 32
Ureia            44 mg/dL      15 a 45                 TGP                61 U/L        até 33`,
      [...TODAY, 'tgo | 28 | U/L | até 32 | normal', 'tgp | 61 | U/L | até 33 | high'],
    ],
    [
      'the range before the result',
      `
Exame            Valores de referência        Resultado
Glicose          70 a 99                      131 mg/dL *
Ureia            15 a 45                      44 mg/dL`,
      TODAY,
    ],
    [
      'the unit in the heading',
      `
Exame            Resultado (mg/dL)     Referência (mg/dL)
Glicose          131                   70 a 99
Ureia            44                    15 a 45`,
      TODAY,
    ],
    [
      'the unit on the next line',
      `
Glicose                 131           70 a 99
                        mg/dL         mg/dL
Ureia                   44            15 a 45
                        mg/dL`,
      TODAY,
    ],
    [
      'a value below and aside of its title, with lines between',
      `
TSH - HORMÔNIO TIREOESTIMULANTE
Material: Soro
Método: Quimioluminescência
                              5,87 µUI/mL
Resultados anteriores:   10/01/2026: 4,11    05/06/2025: 3,02
Valor de referência: 0,40 a 4,30 µUI/mL`,
      ['tsh | 5,87 | µUI/mL | 0,40 a 4,30 µUI/mL | high'],
    ],
    [
      'the heading of ranges beside the title',
      `
INSULINA                              Valores de referência
30,1 µUI/mL                           2,6 a 24,9 µUI/mL`,
      ['insulina | 30,1 | µUI/mL | 2,6 a 24,9 µUI/mL | high'],
    ],
    [
      'ranges by age below the heading of a sex',
      `
FOSFATASE ALCALINA
Resultado: 130 U/L
Valores de referência:
  Masculino
    20 a 50 anos: 53 a 128 U/L
    Acima de 60 anos: 56 a 119 U/L
  Feminino
    20 a 50 anos: 42 a 98 U/L
    Acima de 60 anos: 53 a 141 U/L`,
      ['fosfatase_alcalina | 130 | U/L | Feminino Acima de 60 anos: 53 a 141 U/L | normal'],
    ],
    [
      'an earlier result in a card beside another card’s range',
      `
Glicose                           Ureia
131 mg/dL                         44 mg/dL
Anterior: 99 mg/dL (03/2026)      Referência: 15 a 45
Referência: 70 a 99`,
      TODAY,
    ],
    [
      'units below two words of a heading, and blood before urine',
      `
Leucograma      Relativo (%)   Absoluto (/mm³)     Ref. %       Ref. /mm³
Segmentados     61,0           3.550               45 a 70      1.800 a 7.700
URINA TIPO I
pH              5,5            5,0 a 7,0`,
      [
        'segmentados_pct | 61,0 | % | 45 a 70 | normal',
        'segmentados | 3.550 | /mm³ | 1.800 a 7.700 | normal',
        'urina_ph | 5,5 |  | 5,0 a 7,0 | normal',
      ],
    ],
    [
      'several results in one sentence',
      'Sódio: 139 mEq/L (135 a 145); Potássio: 5,4 mEq/L (3,5 a 5,1)',
      ['sodio | 139 | mEq/L | 135 a 145 | normal', 'potassio | 5,4 | mEq/L | 3,5 a 5,1 | high'],
    ],
    [
      'a value in two units',
      'Hemoglobina glicada (HbA1c): 6,1 % (43 mmol/mol)     Normal: inferior a 5,7 %',
      ['hba1c | 6,1 | % | Normal: inferior a 5,7 % | high'],
    ],
    [
      'digits in the name',
      `
Vitamina D - 25 OH         18,4 ng/mL     20 a 60
CA 15-3                    15 U/mL        até 25
17 OH progesterona         0,8 ng/mL      0,1 a 2,9`,
      [
        'vitamina_d | 18,4 | ng/mL | 20 a 60 | low',
        ' | 15 | U/mL | até 25 | normal',
        ' | 0,8 | ng/mL | 0,1 a 2,9 | normal',
      ],
    ],
    [
      'thousands, less than, and mil',
      `
Leucócitos..........: 1,2 mil/mm³           4,0 a 11,0
Plaquetas...........: 98.000 /mm³           150.000 a 450.000
PSA total             < 0,01 ng/mL          até 4,00 ng/mL
Coisa nova            > 90 mL/min/1,73 m²   superior a 60`,
      [
        'leucocitos | 1,2 | mil/mm³ | 4,0 a 11,0 | low',
        'plaquetas | 98.000 | /mm³ | 150.000 a 450.000 | low',
        'psa_total | < 0,01 | ng/mL | até 4,00 ng/mL | normal',
        ' | > 90 | mL/min/1,73 m² | superior a 60 | normal',
      ],
    ],
    [
      'urine and blood on one page',
      `
BIOQUÍMICA
Glicose            131 mg/dL       70 a 99
URINA TIPO I
Glicose            Ausente         Ausente
Leucócitos         12.000 /mL      até 10.000 /mL`,
      [
        TODAY[0]!,
        'urina_glicose | Ausente |  | Ausente | normal',
        'urina_leucocitos | 12.000 | /mL | até 10.000 /mL | high',
      ],
    ],
    [
      'points for commas are doubted where they may be thousands',
      'TSH              2.350 µUI/mL     0.400 - 4.300',
      ['tsh | 2.350 | µUI/mL | 0.400 - 4.300 | normal | ?'],
    ],
    [
      'a range whose commas were lost is doubted',
      'Ácido úrico      41 mg/dL     24 a 57',
      ['acido_urico | 41 | mg/dL | 24 a 57 | normal | ?'],
    ],
  ])('%s', (_, text, expected) => {
    expect(resultsOf(text).toSorted()).toEqual(expected.toSorted());
  });
});

test('ranges of a row that is centred on its middle are not those of the row above', () => {
  const page = typedPage(`${HEAD}
Exame           Resultado    Unidade    Referência
TGP             41           U/L        Até 33

                                        Homens: 0,70 a 1,30
Creatinina      1,20         mg/dL
                                        Mulheres: 0,50 a 1,10
Ureia           44           mg/dL      15 a 45`);
  expect(parseReport([page], null).results.map(inShort)).toEqual([
    'tgp | 41 | U/L | Até 33 | high',
    'creatinina | 1,20 | mg/dL | Mulheres: 0,50 a 1,10 | high',
    TODAY[1],
  ]);
});

const head = (text: string) =>
  parseReport([typedPage(`Lab Central\n${text}\nUreia  44 mg/dL  15 a 45`)], null);

describe('the head', () => {
  test('labels above their values', () => {
    const report = head(`
Paciente              Sexo           Nascimento       Data da coleta     Médico
Maria Silva           Feminino       03/04/1960       20/08/2026         Dr. Jonas Melo`);
    expect(report).toMatchObject({
      laboratory: { value: 'Lab Central' },
      examDate: { value: '2026-08-20', doubt: '' },
      requestingDoctor: { value: 'Dr. Jonas Melo' },
      patientName: 'Maria Silva',
    });
  });

  test('the day of collection counts, also behind that of the request', () => {
    const { examDate } = head('Data da solicitação: 01/08/2026    Coletado em 20/08/2026 às 07:14');
    expect(examDate).toEqual({ value: '2026-08-20', doubt: '' });
  });

  test('a day of request alone is doubted', () => {
    const { examDate } = head('Data do pedido: 01/08/2026');
    expect(examDate.value).toBe('2026-08-01');
    expect(examDate.doubt).toContain('coleta');
  });

  test('the patient is named, not who answers for them, and the doctor behind other fields is found', () => {
    const report = head(`Nome: Pedro Dias Rocha    Sexo: M    Idade: 8 anos
Responsável: Carla Dias
Convênio: Boa   Sexo: M   Médico solicitante: Dra. Ana Lima`);
    expect(report.patientName).toBe('Pedro Dias Rocha');
    expect(report.requestingDoctor.value).toBe('Dra. Ana Lima');
  });
});
