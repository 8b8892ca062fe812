import { expect, test } from 'vitest';
import { parseReport } from './parse-report.ts';
import { typedPage } from './testing/typed-page.ts';

const ROW = 'Glicose          92 mg/dL        70 a 99 mg/dL';
const headOf = (text: string) => parseReport([typedPage(`${text}\n\n\n${ROW}`)], null);

test('labels with dots before their colon', () => {
  const head = headOf(`LABORATORIO SAO LUCAS

Paciente...: IVONE APARECIDA COUTO          Idade: 38 anos
Medico.....: DR. ALCIDES FERRAZ             Coleta.: 02/10/2026`);
  expect(head).toMatchObject({
    patientName: 'IVONE APARECIDA COUTO',
    requestingDoctor: { value: 'DR. ALCIDES FERRAZ' },
    examDate: { value: '2026-10-02', doubt: '' },
  });
});

test('labels in a row of their own, one of them unknown', () => {
  const head = headOf(`Medicina Diagnóstica Israel Pinheiro

Nome                         Data de nascimento     Sexo          Passagem
Beatriz Nunes Carvalhal      02/06/1994             Feminino      77310248

Solicitante                  Data da coleta         Unidade
Dr. Fernando Góes Malta      15/10/2026 08:21       Perdizes`);
  expect(head).toMatchObject({
    patientName: 'Beatriz Nunes Carvalhal',
    requestingDoctor: { value: 'Dr. Fernando Góes Malta' },
    examDate: { value: '2026-10-15' },
  });
});

test('a name without a label beside age and sex, and a doctor without a colon', () => {
  const head = headOf(`Lavatori Medicina Diagnóstica

JOSÉ ROBERTO FIGUEIRA        61 anos    Masculino
Dr(a). Dra. Marina Guedes Portela CRM 102.884 SP
Atendimento: 21/09/2026`);
  expect(head).toMatchObject({
    patientName: 'JOSÉ ROBERTO FIGUEIRA',
    requestingDoctor: { value: 'Dra. Marina Guedes Portela' },
    examDate: { value: '2026-09-21', doubt: expect.stringContaining('coleta não foi encontrado') },
  });
});

test.each([
  ['Coleta atual: 09/11/2026', '2026-11-09'],
  ['COLETA : 09/07/2026', '2026-07-09'],
])('the day of %s', (line, day) => {
  expect(headOf(`Laboratório Vita\n\n${line}`).examDate).toEqual({ value: day, doubt: '' });
});

test("'4.900 mm3' is a count", () => {
  expect(headOf('HEMOGRAMA\nLEUCOCITOS        4.900 mm3      ( 5.000 a 10.000 )').results[0]).toMatchObject({
    key: 'leucocitos',
    unit: 'mm3',
    refLow: 5000,
    flag: 'low',
    doubt: '',
  });
});

test('a sheet of columns by day has the newest one, to be confirmed', () => {
  const { examDate } = headOf(`HOSPITAL SANTA CLARA
Exame             Unidade      03/11/2026      01/11/2026
Ureia             mg/dL        41              44`);
  expect(examDate).toEqual({
    value: '2026-11-03',
    doubt: expect.stringContaining('mais recente das colunas'),
  });
});

test('the name of a patient ends before the next label', () => {
  const { patientName } = headOf(
    'Laboratório Municipal\n\nPaciente: ANTÔNIA PEREIRA DOS SANTOS CNS: 704 2008',
  );
  expect(patientName).toBe('ANTÔNIA PEREIRA DOS SANTOS');
});
