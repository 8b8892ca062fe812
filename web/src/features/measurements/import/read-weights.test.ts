import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fitImport } from './fit-import.ts';
import { readWeights } from './read-weights.ts';
import { Unreadable } from './reading.ts';

const ZONE = 'America/Sao_Paulo';
const NOW = new Date('2026-11-15T12:00:00Z');

function read(name: string, content: string | Uint8Array<ArrayBuffer>, most = 12_000) {
  const shares: number[] = [];
  const order = { file: new File([content], name), zone: ZONE, most };
  return { shares, weights: readWeights(order, (share) => shares.push(share), NOW) };
}

const record = (day: string, kg: number) =>
  `<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="${day} 07:00:00 -0300" value="${kg}"/>\n`;
const noise = '<Record type="HKQuantityTypeIdentifierStepCount" unit="count" value="12"/>\n'.repeat(30_000);
const EXPORT = `<?xml version="1.0"?>\n<HealthData>${record('2026-01-02', 92.4)}${noise}${record('2026-01-03', 92.1)}${record('2026-01-03', 92.1)}${record('2026-01-04', 9)}${record('2027-01-04', 90)}</HealthData>`;

test('a CSV of a spreadsheet: semicolons, decimal comma, duplicates merged, bad lines with their reason', async () => {
  const { weights } = read(
    'pesos.csv',
    'Data;Hora;Peso\n02/01/2026;07:00;92,4\n02/01/2026;07:00;92,5\n\n31/02/2026;07:00;92\n03/01/2026;;',
  );
  expect(await weights).toMatchObject({
    source: 'csv',
    rows: [['2026-01-02T10:00:00.000Z', 92.5]],
    merged: 1,
    found: 1,
    badTotal: 2,
    bad: [
      { line: 5, why: 'Não entendemos a data ou a hora.' },
      { line: 6, why: 'Falta o peso.' },
    ],
  });
});

test('lines before the names of the columns are passed over, and lines still counted from the top', async () => {
  const { weights } = read(
    'x.csv',
    'Balança da Ana\nExportado em 2026\nDate,Weight (lb)\n2026-01-02,200\n2026-01-03,x',
  );
  expect(await weights).toMatchObject({
    rows: [['2026-01-02T15:00:00.000Z', 90.72]],
    bad: [{ line: 5, why: 'Não entendemos o peso.' }],
  });
});

test('the letters of an older spreadsheet are understood', async () => {
  const latin = new Uint8Array(
    Array.from('Data da medição;Peso\n02/01/2026;92,4', (letter) => letter.charCodeAt(0)),
  );
  expect((await read('x.csv', latin).weights).rows).toEqual([['2026-01-02T15:00:00.000Z', 92.4]]);
});

test('a file without the columns says so, and has nothing to import', async () => {
  expect(await read('x.csv', 'a,b\n1,2').weights).toMatchObject({
    rows: [],
    bad: [{ line: 1, why: 'Não encontramos uma coluna de data e uma de peso.' }],
  });
});

test('Apple’s export is read piece by piece, as XML and inside its ZIP', async () => {
  const expected = {
    source: 'apple-health',
    rows: [
      ['2026-01-02T10:00:00.000Z', 92.4],
      ['2026-01-03T10:00:00.000Z', 92.1],
    ],
    merged: 1,
    // Nine kilos, and one of next year.
    badTotal: 2,
  };
  const xml = read('export.xml', EXPORT);
  expect(await xml.weights).toMatchObject(expected);
  expect(xml.shares.length).toBeGreaterThan(1);
  expect(xml.shares.at(-1)).toBe(1);
  const zip = zipSync({
    'apple_health_export/export_cda.xml': strToU8(record('2020-01-01', 80)),
    'apple_health_export/exportar.xml': strToU8(EXPORT),
  });
  expect(await read('exportar.zip', new Uint8Array(zip)).weights).toMatchObject(expected);
});

test('another ZIP, a damaged one and a table too large are refused in a sentence', async () => {
  const other = new Uint8Array(zipSync({ 'fotos/a.jpg': strToU8('x') }));
  await expect(read('x.zip', other).weights).rejects.toThrow('Este ZIP não é uma exportação do app Saúde');
  const broken = new Uint8Array(zipSync({ 'export.xml': strToU8(EXPORT) })).map((byte, at) =>
    at > 60 ? 0xff : byte,
  );
  await expect(read('x.zip', broken).weights).rejects.toBeInstanceOf(Unreadable);
  const whole = new Uint8Array(zipSync({ 'export.xml': strToU8(EXPORT) }));
  await expect(read('x.zip', whole.slice(0, whole.length * 0.6)).weights).rejects.toBeInstanceOf(Unreadable);
  await expect(read('x.csv', 'x'.repeat((30 << 20) + 1)).weights).rejects.toThrow('grande demais');
});

const at = (text: string) => ({ at: new Date(text), weight: 90 });

test('more than fit in one import: the last of each day, and of those the newest', () => {
  const rows = [
    '2026-01-01T10:00Z',
    '2026-01-01T20:00Z',
    '2026-01-02T02:30Z',
    '2026-01-02T10:00Z',
    '2026-01-03T10:00Z',
  ].map(at);
  expect(fitImport(rows, 5, ZONE)).toEqual(rows);
  // Half past two in London is still the day before in São Paulo.
  expect(fitImport(rows, 4, ZONE)).toEqual([rows[2], rows[3], rows[4]]);
  expect(fitImport(rows, 2, ZONE)).toEqual([rows[3], rows[4]]);
});

test('a weight of this minute does not lie in the server’s future', async () => {
  const { weights } = read('x.csv', 'Data,Peso\n2026-11-15T11:59:30Z,90');
  expect((await weights).rows).toEqual([['2026-11-15T11:58:00.000Z', 90]]);
});
