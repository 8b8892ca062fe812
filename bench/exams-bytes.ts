import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Loads, LOADS_FILE } from '../web/build/loads.ts';
import { hold } from './limits.ts';
import { printTable } from './table.ts';

const DIST = 'web/dist';
/** The next steps of a patient in the list, each with the scripts it adds. */
const STEPS = {
  'the list': ['app/PrivateArea.tsx', 'shell/ExamsRoute.tsx', 'reads/exams.ts'],
  'details of an exam': ['exams/details/DetailsDialog.tsx'],
  'one analyte, with its chart': ['exams/trend/AnalyteDialog.tsx', 'exams/trend/AnalyteChart.tsx'],
  'the upload dialog': ['exams/upload/UploadDialog.tsx'],
  'a first file': ['exams/reading/read-files.ts'],
};
/** Engines that read laudos: their workers and their code, by the names the build gives them. */
const ENGINE = /(exams|pdf|weights)\.worker|reading-|ort-wasm/;

/** JavaScript of each step from the list to a read laudo; engines wait for the first file. */
export function tellExamBytes(): void {
  const loads = JSON.parse(readFileSync(join(DIST, LOADS_FILE), 'utf8')) as Loads;
  const there = new Set<string>();
  const rows = [];
  for (const [step, parts] of Object.entries(STEPS)) {
    const added = new Set(parts.flatMap((part) => scriptsOf(loads, part)).filter((file) => !there.has(file)));
    for (const file of added) there.add(file);
    const engines = [...added].filter((file) => ENGINE.test(file)).length;
    if (step !== 'a first file') hold(`exams, engines loaded with ${step}`, engines, { most: 0 });
    rows.push({ step, scripts: added.size, 'kB, gzip': kilobytes(added).toFixed(1), engines });
  }
  printTable('JavaScript from the list of exams to a read laudo', rows);
}

function scriptsOf(loads: Loads, ending: string): string[] {
  const part = Object.keys(loads).find((each) => each.endsWith(ending));
  if (!part) throw new Error(`the build has no ${ending}`);
  return loads[part]!;
}

function kilobytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0) / 1000;
}
