import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readWeights } from './read-weights.ts';
import { Unreadable } from './reading.ts';
import { CountedFile, locked, zip64 } from './testing/zips.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

function readFile(file: File) {
  const shares: number[] = [];
  const order = { file, zone: 'America/Sao_Paulo', most: 12_000, choice: null };
  return { shares, weights: readWeights(order, (share) => shares.push(share), NOW) };
}
const read = (name: string, content: string | Uint8Array) =>
  readFile(new File([typeof content === 'string' ? content : Uint8Array.from(content)], name));

const record = (day: string, kg: number) =>
  `<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="${day} 07:00:00 -0300" value="${kg}"/>\n`;
const noise = '<Record type="HKQuantityTypeIdentifierStepCount" unit="count" value="12"/>\n'.repeat(30_000);
const EXPORT = `<?xml version="1.0"?>\n<HealthData>${record('2026-01-02', 92.4)}${noise}${record('2026-01-03', 92.1)}${record('2026-01-03', 92.1)}${record('2026-01-04', 9)}${record('2027-01-04', 90)}</HealthData>`;
const EXPECTED = {
  source: 'apple-health',
  rows: [
    ['2026-01-02T10:00:00.000Z', 92.4],
    ['2026-01-03T10:00:00.000Z', 92.1],
  ],
  merged: 1,
  // Nine kilos, and one of next year.
  badTotal: 2,
};

test('the export is read piece by piece', async () => {
  const { weights, shares } = read('export.xml', EXPORT);
  expect(await weights).toMatchObject(EXPECTED);
  expect(shares.length).toBeGreaterThan(1);
  expect(shares.at(-1)).toBe(1);
});

test.each([
  'export.xml',
  'apple_health_export/exportar.xml',
  'apple_health_export/exportação.xml',
  'Downloads/apple_health_export/Export.xml',
])('and inside its ZIP: %s', async (name) => {
  const cda = name.replace('.xml', '_cda.xml');
  const zip = zipSync({
    [cda]: strToU8(record('2020-01-01', 80) + noise.repeat(2)),
    '__MACOSX/._export.xml': strToU8('x'),
    [name]: strToU8(EXPORT),
  });
  expect(await read('exportar.zip', zip).weights).toMatchObject(EXPECTED);
});

test('or lying there as it is, or where numbers have 64 bits, or after a remark', async () => {
  const stored = zipSync({ 'export.xml': strToU8(EXPORT) }, { level: 0 });
  expect(await read('x.zip', stored).weights).toMatchObject(EXPECTED);
  expect(await read('x.zip', zip64('export.xml', EXPORT)).weights).toMatchObject(EXPECTED);
  const deflated = zipSync({ 'export.xml': strToU8(EXPORT) });
  expect(await read('x.zip', new Uint8Array([...deflated, ...strToU8('obrigada')])).weights).toMatchObject(
    EXPECTED,
  );
});

test('of the other files in the ZIP nothing is read', async () => {
  const route = new Uint8Array(8 << 20);
  const zip = zipSync(
    {
      'apple_health_export/workout-routes/a.gpx': [route, { level: 0 }],
      'apple_health_export/export.xml': strToU8(EXPORT),
      'apple_health_export/workout-routes/b.gpx': [route, { level: 0 }],
    },
    { level: 6 },
  );
  const file = new CountedFile([Uint8Array.from(zip)], 'exportar.zip');
  expect(await readFile(file).weights).toMatchObject(EXPECTED);
  expect(file.size).toBeGreaterThan(16 << 20);
  expect(file.bytesRead).toBeLessThan(200_000);
});

test.each([
  ['another ZIP', zipSync({ 'fotos/a.jpg': strToU8('x') }), 'Este ZIP não é uma exportação do app Saúde'],
  ['a spreadsheet', zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }), 'Esta é uma planilha do Excel.'],
  ['a locked one', locked(zipSync({ 'export.xml': strToU8(EXPORT) })), 'O ZIP tem senha.'],
])('%s is refused in a sentence', async (_, zip, why) => {
  await expect(read('x.zip', zip).weights).rejects.toThrow(why);
});

test('so is a damaged one, wherever it is damaged', async () => {
  const whole = zipSync({ 'export.xml': strToU8(EXPORT) });
  const broken = 'O arquivo ZIP está danificado.';
  for (const share of [0.01, 0.3, 0.6, 0.99]) {
    await expect(read('x.zip', whole.slice(0, whole.length * share)).weights).rejects.toThrow(broken);
  }
  const noised = whole.map((byte, at) => (at > 60 && at < whole.length - 100 ? 0xff : byte));
  await expect(read('x.zip', noised).weights).rejects.toBeInstanceOf(Unreadable);
  // A middle that is gone, with the directory still at its place.
  const gapped = Uint8Array.from([...whole.slice(0, 2000), ...whole.slice(3000)]);
  await expect(read('x.zip', gapped).weights).rejects.toBeInstanceOf(Unreadable);
});
