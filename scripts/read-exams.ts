import { readFile } from 'node:fs/promises';
import { nodePlatform } from '../reading/src/node/platform.ts';
import { ReportReader } from '../reading/src/read-file.ts';
import { lineOf } from '../reading/src/node/json-line.ts';

// `npm run exams:read -- [--password=1234] FILE…`: one JSON line per file as soon as it is read.
const words = process.argv.slice(2);
const password = words.find((word) => word.startsWith('--password='))?.slice('--password='.length);
const files = words.filter((word) => !word.startsWith('--'));
if (files.length === 0) {
  console.error('npm run exams:read -- [--password=…] FILE…');
  process.exit(1);
}
const reader = new ReportReader(nodePlatform);
for (const file of files) console.log(await lineOf(reader, file, () => readFile(file), password));
process.exit(0);
