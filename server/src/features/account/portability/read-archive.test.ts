import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { bareDocument, packed } from '../../../testing/portability/archives.ts';
import { readArchive } from './read-archive.ts';

const MB = 1024 * 1024;
const JSON_TEXT = '{"format":"leveza-export","version":1,"content":{"a":[1]}}';
const DOCUMENT = ['leveza.json', JSON_TEXT] as const;
const READ = { format: 'leveza-export', version: 1, exportedAt: null, content: { a: [1] }, shipped: {} };

/** Changes what the directory at the end of a ZIP says of an entry; readers believe it before the entry itself. */
function claiming(zip: Buffer, path: string, { uncompressedSize }: { uncompressedSize: number }): Buffer {
  const changed = Buffer.from(zip);
  const name = changed.lastIndexOf(path);
  changed.writeUInt32LE(uncompressedSize, name - 46 + 24);
  return changed;
}

const refusal = { code: 'not-an-export', status: 422 };
const tooLarge = {
  code: 'export-not-accepted',
  status: 422,
  fields: { file: expect.stringContaining('passa do tamanho') as string },
};

test('a ZIP gives its document and its files by number, whatever they are called', async () => {
  const zip = await packed([DOCUMENT, ['arquivos/2-laudo de março.pdf', 'two'], ['tabelas/x.csv', '']]);
  const archive = await readArchive(zip);
  expect(archive).toMatchObject({ document: READ, hasFiles: true });
  expect((await archive.file(2))?.toString()).toBe('two');
  await expect(archive.file(1)).rejects.toMatchObject(refusal);
});

test('a folder packed again by hand is the same', async () => {
  const zip = await packed([
    ['leveza-2026-11-15/arquivos/1-foto.jpg', 'one'],
    ['leveza-2026-11-15/leveza.json', `\uFEFF${JSON_TEXT}`],
    ['__MACOSX/leveza-2026-11-15/._leveza.json', 'x'],
  ]);
  const archive = await readArchive(zip);
  expect(archive.document).toEqual(READ);
  expect((await archive.file(1))?.toString()).toBe('one');
});

test('an empty entry is a file that was lost before', async () => {
  const archive = await readArchive(await packed([DOCUMENT, ['arquivos/1-foto.jpg', '']]));
  expect(await archive.file(1)).toBeNull();
});

test('the bare document has no files', async () => {
  const archive = await readArchive(bareDocument({}));
  expect(archive).toMatchObject({ document: { format: 'leveza-export' }, hasFiles: false });
  expect(await archive.file(1)).toBeNull();
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['nothing that was ever packed', () => Buffer.from('PK')],
  ['an empty ZIP', () => packed([])],
  ['a ZIP cut short', async () => (await packed([DOCUMENT])).subarray(0, -30)],
  ['a ZIP of something else', () => packed([['word/document.xml', '<x/>']])],
  ['a document twice', () => packed([DOCUMENT, DOCUMENT])],
  ['a file twice', () => packed([DOCUMENT, ['arquivos/1-a', 'a'], ['arquivos/1-b', 'b']])],
  ['a document too deep in folders', () => packed([['a/b/leveza.json', '{}']])],
  ['a path that leaves the folder', async () => renamed(await packed([DOCUMENT, ['xx/passwd', 'x']]))],
  ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ['text that is no JSON', () => Buffer.from('leveza')],
  ['bytes that are no text', () => Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  ['half a document', () => bareDocument({}).subarray(0, -1)],
  ['a million brackets', () => Buffer.from('['.repeat(1_000_000))],
])('%s is not an export', async (_, make) => {
  await expect(readArchive(await make())).rejects.toMatchObject(refusal);
});

function renamed(zip: Buffer): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll('xx/passwd', '../passwd'), 'latin1');
}

test('a bomb is refused by what it says of itself, before anything is unpacked', async () => {
  const zeros = Buffer.alloc(65 * MB);
  const bomb = await packed([['leveza.json', zeros]]);
  expect(bomb.length).toBeLessThan(MB / 8);
  await expect(readArchive(bomb)).rejects.toMatchObject(tooLarge);
  const many = Array.from({ length: 21 }, (_, at) => `arquivos/${at + 1}-a`);
  let zip = await packed([DOCUMENT, ...many.map((path) => [path, 'x'] as const)]);
  for (const path of many) zip = claiming(zip, path, { uncompressedSize: 24 * MB });
  await expect(readArchive(zip)).rejects.toMatchObject(tooLarge);
  const archive = await readArchive(
    claiming(await packed([DOCUMENT, ['arquivos/1-a', 'x']]), 'arquivos/1-a', { uncompressedSize: 26 * MB }),
  );
  await expect(archive.file(1)).rejects.toMatchObject(tooLarge);
});

test('a bomb that lies about its size is stopped while it unpacks', async () => {
  for (const size of [30 * MB, 11]) {
    const honest = await packed([DOCUMENT, ['arquivos/1-a', Buffer.alloc(size)]]);
    const archive = await readArchive(claiming(honest, 'arquivos/1-a', { uncompressedSize: 10 }));
    await expect(archive.file(1)).rejects.toMatchObject(refusal);
  }
  const document = claiming(await packed([['leveza.json', Buffer.alloc(70 * MB)]]), 'leveza.json', {
    uncompressedSize: 10,
  });
  await expect(readArchive(document)).rejects.toMatchObject(refusal);
});

test('too many entries are refused unread', async () => {
  const zip = await packed([DOCUMENT]);
  const end = zip.length - 22;
  zip.writeUInt16LE(10_001, end + 8);
  zip.writeUInt16LE(10_001, end + 10);
  await expect(readArchive(zip)).rejects.toMatchObject(tooLarge);
});

test('one changed byte is noticed, even where nothing is packed', async () => {
  const writer = new ZipFile();
  writer.addBuffer(Buffer.from(DOCUMENT[1]), DOCUMENT[0], { compress: false });
  writer.end();
  const zip = await buffer(writer.outputStream);
  expect((await readArchive(zip)).document).toEqual(READ);
  zip[zip.indexOf('"a":[1') + 5] = '2'.charCodeAt(0);
  await expect(readArchive(zip)).rejects.toMatchObject(refusal);
});
