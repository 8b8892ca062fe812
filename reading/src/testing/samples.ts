import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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
  const { reading } = await reader.read({
    name: path,
    bytes: bytesOf(path),
    ...(password ? { password } : {}),
  });
  return reading;
}
