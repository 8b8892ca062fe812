import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openSpool } from './spool.ts';

async function ownSpool() {
  const folder = temporaryFolder();
  const spool = await openSpool(folder.path);
  onTestFinished(async () => {
    await spool.close();
    folder.remove();
  });
  return { spool, folder: folder.path };
}

test('any range of what was written comes back, more than once', async () => {
  const { spool } = await ownSpool();
  const texts = ['é um começo;', 'x'.repeat(200_000), 'o meio 💊', 'y'.repeat(70_001), 'fim'];
  const ranges: [number, number, string][] = [];
  for (const text of texts) {
    const from = spool.length;
    await spool.write(text);
    ranges.push([from, spool.length, text]);
  }
  for (const [from, to, text] of [...ranges, ...ranges.toReversed()]) {
    expect((await buffer(spool.read(from, to))).toString()).toBe(text);
  }
  expect((await buffer(spool.read(0, spool.length))).toString()).toBe(texts.join(''));
  expect(await buffer(spool.read(0, 0))).toHaveLength(0);
});

test('the folder shows no file, so a crash leaves none behind', async () => {
  const { spool, folder } = await ownSpool();
  await spool.write('peso: 92 kg');
  expect(await readdir(folder)).toEqual([]);
});

test.runIf(process.platform === 'linux')('the disk holds nothing that can be read', async () => {
  const { spool, folder } = await ownSpool();
  const { readFile, readlink } = await import('node:fs/promises');
  await spool.write('peso: 92 kg');
  const handles = await readdir('/proc/self/fd');
  const ours = [];
  for (const handle of handles) {
    const target = await readlink(`/proc/self/fd/${handle}`).catch(() => '');
    if (target.startsWith(folder)) ours.push(await readFile(`/proc/self/fd/${handle}`));
  }
  expect(ours).toHaveLength(1);
  expect(ours[0]).toHaveLength('peso: 92 kg'.length);
  expect(ours[0]!.toString('latin1')).not.toContain('peso');
});
