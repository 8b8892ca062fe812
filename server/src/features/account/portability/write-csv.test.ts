import { z } from '@leveza/contract/zod.ts';
import { expect, test } from 'vitest';
import { PATIENT_DATA } from '../../../patient-data.ts';
import { PLANTED_DATA } from '../../../testing/portability/planted-feature.ts';
import { csvCells, csvHead, csvLine } from './write-csv.ts';

const tableNamed = (name: string) =>
  [
    PATIENT_DATA.account,
    ...PLANTED_DATA.content,
    ...PLANTED_DATA.records,
    ...PATIENT_DATA.content,
    ...PATIENT_DATA.records,
  ].find((table) => table.name === name)!;

/** One value alone in its row. */
function cellOf(list: string, key: string, value: unknown, zone = 'America/Sao_Paulo'): string {
  const table = tableNamed(list);
  const fields = table.fields.filter((field) => field.key === key);
  return csvCells({ ...table, fields }, { [key]: value }, zone);
}

test.each([
  [
    'sideEffects',
    'answeredYes',
    ['pain-persists', 'any-sign'],
    '"dor forte na barriga que não passa; algum dos sinais"',
  ],
  ['planVersions', 'daysOfWeek', [1, 3], 'segunda, quarta'],
  ['inventory', 'customMainCategory', 'MEDICATIONS', 'Medicamento'],
  ['messages', 'type', 'code', 'Código'],
  ['messages', 'priority', 'high', 'Alta'],
])('%s.%s %j is in words', (list, key, value, shown) => {
  expect(cellOf(list, key, value)).toBe(shown);
});

test('each code that an import accepts has its words, unless it is a sign or a unit', () => {
  const codes = [PATIENT_DATA.account, ...PATIENT_DATA.content].flatMap(({ name, fields }) =>
    fields.flatMap((field) =>
      !field.to &&
      !field.words &&
      hasCodes(z.toJSONSchema(field.read, { io: 'output', unrepresentable: 'any' }))
        ? `${name}.${field.key}`
        : [],
    ),
  );
  expect(codes).toEqual([
    'profiles.weightUnit',
    'profiles.heightUnit',
    'planVersions.doseUnit',
    'examResults.comparator',
  ]);
});

const hasCodes = ({ enum: codes, items }: z.core.JSONSchema.BaseSchema): boolean =>
  codes !== undefined || (typeof items === 'object' && !Array.isArray(items) && hasCodes(items));

test('a spreadsheet begins with its mark and its heads, and every line ends as Windows has it', () => {
  const table = tableNamed('accountSettings');
  const row = { privacyLevel: 'private', emailNotifications: true, smsNotifications: false };
  const csv = csvHead(table) + csvLine(1, csvCells(table, row, 'UTC'));
  expect(csv).toBe(
    '\uFEFFNº;Privacidade;Notificações por e-mail;Notificações por SMS\r\n1;Privado;sim;não\r\n',
  );
});

test.each([
  ['profiles', 'height', 165.5, '165,5'],
  ['profiles', 'initialWeight', 94, '94'],
  ['profiles', 'birthDate', '1987-04-12', '12/04/1987'],
  ['profiles', 'gender', 'F', 'Feminino'],
  ['profiles', 'phone', null, ''],
  ['profiles', 'avatarFileId', 1, '1'],
  ['products', 'isVariationOf', { code: 'novalgina-500' }, 'novalgina-500'],
  ['products', 'benefits', ['sono, se faltar', 'humor'], '"sono, se faltar; humor"'],
  ['products', 'name', 'Chá; "forte"\nmesmo', '"Chá; ""forte""\nmesmo"'],
  ['products', 'name', ' com espaço', '" com espaço"'],
  ['boxes', 'facts', { lot: 'A1' }, '"{""lot"":""A1""}"'],
  ['boxes', 'left', -2.5, '-2,5'],
  ['boxes', 'price', '-1234.50', '-1234,50'],
])('%s.%s %j is shown as %s', (list, key, value, shown) => {
  expect(cellOf(list, key, value)).toBe(shown);
});

test.each([
  ['America/Sao_Paulo', '14/11/2026 23:30:05'],
  ['America/Noronha', '15/11/2026 00:30:05'],
  ['America/Rio_Branco', '14/11/2026 21:30:05'],
])('an instant is told by the clock of %s', (zone, shown) => {
  expect(cellOf('notifications', 'createdAt', '2026-11-15T02:30:05.123Z', zone)).toBe(shown);
});

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+55 11', "'+55 11"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', `'\tx`],
  ['\rx', `"'\rx"`],
  ['\n=x', `"'\n=x"`],
  ['\uFF1D1+1', "'\uFF1D1+1"],
  ['\uFF0B1', "'\uFF0B1"],
  ['\uFF0D1', "'\uFF0D1"],
  ['\uFF20SUM(A1)', "'\uFF20SUM(A1)"],
  ['\uFE66x', "'\uFE66x"],
  ['\u22121', "'\u22121"],
  ['\uFB291', "'\uFB291"],
  ['\u200B=1', "'\u200B=1"],
  [' =1', "' =1"],
  ['a=b', 'a=b'],
])('the text %j cannot be run as a formula', (text, shown) => {
  expect(cellOf('tags', 'word', text)).toBe(shown);
});

test('a list of texts is one text: its first sign counts', () => {
  expect(cellOf('products', 'benefits', ['=1+1', 'x'])).toBe(`"'=1+1; x"`);
});
