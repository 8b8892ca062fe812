import { expect, test } from 'vitest';
import { nodePlatform } from './node/platform.ts';
import { ReportReader } from './read-file.ts';
import { SENTENCES } from './sentences.ts';

/** A PDF of pages with one content each; pages may be of any size, and the tree of pages may bite its tail. */
function pdfOf(
  pages: string[],
  { side = 600, kids, catalog = '' }: { side?: number; kids?: string; catalog?: string } = {},
): Uint8Array {
  // The form draws itself, for pages that call it.
  const form = `/XObject << /Me ${3 + pages.length * 2} 0 R >>`;
  const bodies = pages.flatMap((content, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${side} ${side}] /Contents ${4 + index * 2} 0 R
       /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> ${form} >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]);
  const list = kids ?? pages.map((_, index) => `${3 + index * 2} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${list}] >>`,
    ...bodies,
    `<< /Type /XObject /Subtype /Form /BBox [0 0 600 600] /Resources << ${form} >> /Length 6 >>\nstream\n/Me Do\nendstream`,
  ];
  const text = objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.4\n${text}trailer << /Root 1 0 R >>\n`);
}

const row = (y: number, text: string) => `BT /F 12 Tf 40 ${y} Td (${text}) Tj ET`;
const REPORT = [
  row(560, 'Laboratorio Central'),
  row(540, 'Paciente: Ana Souza  Sexo: F  Coleta: 03/09/2026'),
  row(500, 'Glicose: 131 mg/dL  70 a 99'),
].join('\n');

const reader = new ReportReader(nodePlatform);
const read = async (bytes: Uint8Array) => (await reader.read({ name: 'laudo.pdf', bytes })).reading;

test('a hundred pages are read, and a result printed on each is one', async () => {
  const reading = await read(pdfOf(Array.from({ length: 100 }, () => REPORT)));
  expect(reading).toMatchObject({ state: 'read', pages: 100 });
  expect(reading.results.map(({ key }) => key)).toEqual(['glicose']);
});

test('pages beyond a hundred are left out, which is said', async () => {
  const reading = await read(pdfOf(Array.from({ length: 103 }, () => REPORT)));
  expect(reading).toMatchObject({ state: 'read', pages: 103, sentence: SENTENCES.manyPages(103, 100) });
  expect(reading.readPages).toHaveLength(100);
});

test('a page of a square kilometre ends with a sentence', async () => {
  const reading = await read(pdfOf(['0 0 m 10 10 l'], { side: 2_800_000 }));
  expect(reading).toMatchObject({ state: 'empty', sentence: SENTENCES.blank });
});

test('a tree of pages that bites its tail ends with a sentence', async () => {
  const reading = await read(pdfOf([REPORT], { kids: '2 0 R' }));
  expect(reading.state).not.toBe('read');
  expect(reading.sentence).toBeTruthy();
});

test('a script is never run, and the page is read', async () => {
  const catalog = '/OpenAction << /S /JavaScript /JS (while \\(true\\) {}) >>';
  expect(await read(pdfOf([REPORT, REPORT], { catalog }))).toMatchObject({ state: 'read', sentence: null });
});

test('a drawing that calls itself ends, with its results or with a sentence', async () => {
  const drawn = await read(pdfOf([`${REPORT}\n/Me Do`]));
  expect(drawn.state === 'read' || drawn.sentence !== null).toBe(true);
});

const PICTURE = 'BI /W 1 /H 1 /CS /G /BPC 8 ID x EI';
const FOOTER = row(
  20,
  'Documento assinado eletronicamente por Joana Reis em 02/05/2026. Verifique em portal.example',
);

test('a scan with a line of signature waits to be recognised, a logo over text does not', async () => {
  const scan = `q 600 0 0 600 0 0 cm ${PICTURE} Q\n${FOOTER}`;
  const logo = `q 80 0 0 80 500 500 cm ${PICTURE} Q\n${FOOTER}`;
  const bytes = pdfOf([REPORT, scan, logo]);
  const { reading } = await reader.read({ name: 'laudo.pdf', bytes, mostRecognised: 0 });
  expect(reading).toMatchObject({ state: 'read', readPages: [1, 3], waitingPages: [2], sentence: null });
});

const noCanvas = () => {
  throw new Error('no canvas');
};

test('a page that cannot be drawn is told', async () => {
  const drawsNothing = new ReportReader({ ...nodePlatform, canvas: noCanvas });
  const { reading } = await drawsNothing.read({
    name: 'laudo.pdf',
    bytes: pdfOf([`${REPORT}\n${row(480, 'Ureia: 30 mg/dL  15 a 40')}`, PICTURE, PICTURE]),
  });
  expect(reading).toMatchObject({ state: 'read', readPages: [1], sentence: SENTENCES.lostPages(2) });
  expect(SENTENCES.lostPages(1)).toMatch(/^1 página não pôde ser lida\. Envie/);
});

test('a file beyond 20 MB is refused by its size', async () => {
  const bytes = new Uint8Array(21 * 1024 * 1024);
  bytes.set(new TextEncoder().encode('%PDF-1.4'));
  expect((await read(bytes)).sentence).toBe('Arquivo muito grande (21,0 MB). Máximo permitido: 20MB');
});

test('a file that is neither PDF nor picture is told what may be sent', async () => {
  const outcome = await reader.read({ name: 'laudo.docx', bytes: new TextEncoder().encode('PK') });
  expect(outcome.reading.sentence).toBe(SENTENCES.notSupported);
});
