import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { nodePlatform } from '../node/platform.ts';
import { ReportReader } from '../read-file.ts';
import type { FileReading } from '../reading.ts';
import type { Sample } from './score.ts';

const FOLDER = fileURLToPath(new URL('../../samples/', import.meta.url));

export function samples(): { name: string; sample: Sample }[] {
  return readdirSync(`${FOLDER}reports`)
    .filter((name) => name.endsWith('.expected.json'))
    .map((name) => ({
      name,
      sample: JSON.parse(readFileSync(`${FOLDER}reports/${name}`, 'utf8')) as Sample,
    }));
}

const reader = new ReportReader(nodePlatform);

export const bytesOf = (path: string) => new Uint8Array(readFileSync(FOLDER + path));

export async function readSample(path: string, password?: string): Promise<FileReading> {
  return await readBytes(path, bytesOf(path), password);
}

export async function readBytes(name: string, bytes: Uint8Array, password?: string): Promise<FileReading> {
  const { reading } = await reader.read({ name, bytes, ...(password ? { password } : {}) });
  return reading;
}

/** The upper part of a picture, as a PNG. */
export async function cutPicture(bytes: Uint8Array, height: number): Promise<Uint8Array> {
  const picture = await loadImage(Buffer.from(bytes));
  const canvas = createCanvas(picture.width, height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return new Uint8Array(canvas.toBuffer('image/png'));
}
