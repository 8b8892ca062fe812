import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Canvas as NodeCanvas } from '@napi-rs/canvas';
import { drawn } from '../reading/src/engines/picture.ts';
import { nodePlatform } from '../reading/src/node/platform.ts';
import { ReportReader } from '../reading/src/read-file.ts';
import { hold } from './limits.ts';
import { printTable } from './table.ts';

const PHOTO = fileURLToPath(
  new URL('../reading/samples/reports/s04-cerrado-saude.photo.png', import.meta.url),
);
const TIMES = 3;
const WIDTH = 2000;
/** Two engines in WebAssembly took 8 times the processor time of Tesseract alone; a slower one is noticed. */
const MOST_TIMES = 10;

/** A page by both engines of the browser, compiled to WebAssembly, against Tesseract as a program of this machine. */
export async function benchReading(): Promise<void> {
  const reader = new ReportReader(nodePlatform);
  const bytes = new Uint8Array(readFileSync(PHOTO));
  const read = () => reader.read({ name: 'foto.png', bytes });
  // The engines are loaded with the first page.
  const first = await secondsOf(read);
  const ours = await median(read);
  const native = await nativeSeconds(bytes);
  if (native !== null) hold('reading a page, times native Tesseract', ours / native, { most: MOST_TIMES });
  printTable('Reading a picture of one page, seconds', [
    { reader: 'Leveza, with loading of the engines', seconds: first.toFixed(1) },
    { reader: 'Leveza, both engines', seconds: ours.toFixed(1) },
    { reader: 'Tesseract of this machine alone', seconds: native?.toFixed(1) ?? NOT_THERE },
    { reader: 'times', seconds: native === null ? '' : (ours / native).toFixed(1) },
  ]);
}

const NOT_THERE = 'not installed: apt-get install tesseract-ocr tesseract-ocr-por';

async function nativeSeconds(bytes: Uint8Array): Promise<number | null> {
  const folder = mkdtempSync(join(tmpdir(), 'leveza-reading-'));
  try {
    const page = join(folder, 'page.png');
    const canvas = (await drawn(bytes, 'image/png', WIDTH, nodePlatform)) as unknown as NodeCanvas;
    writeFileSync(page, canvas.toBuffer('image/png'));
    const run = () => {
      execFileSync('tesseract', [page, 'stdout', '-l', 'por', '--psm', '11'], {
        stdio: ['ignore', 'ignore', 'ignore'],
        // One thread, as in a worker.
        env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      });
      return Promise.resolve();
    };
    return await median(run);
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function median(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) times.push(await secondsOf(act));
  return times.toSorted((one, other) => one - other)[Math.floor(TIMES / 2)]!;
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return (performance.now() - begun) / 1000;
}
