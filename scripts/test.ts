import { rmSync } from 'node:fs';
import { processorWatch } from './processor-time.ts';
import { runFolder } from './run-folder.ts';
import type { Outcome, Part } from './run-part.ts';
import { runPart, stopParts } from './run-part.ts';
import { BROWSER, BUILD, CHECKS, journeys, vitest } from './test-parts.ts';

const only = process.argv.includes('--only') ? process.argv.at(-1) : undefined;
const isFast = process.argv.includes('--fast');
const FUZZ_RUNS = isFast ? '1000' : '10000';

const begun = performance.now();
const reports = runFolder('reports');
const outcomes: Outcome[] = [];
const used = processorWatch();
const usedBy: (string | undefined)[] = [];
let isInterrupted = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
process.on('disconnect', interrupt);

function interrupt(): void {
  isInterrupted = true;
  stopParts();
}

/** A long part, whose output is shown as it comes. */
async function inFront(part: Part): Promise<void> {
  if (isInterrupted) return;
  heading(part.name);
  outcomes.push(await runPart(part, 'at once'));
}

/** Parts one after another beside the long ones; their output is shown later. */
async function beside(parts: Part[]): Promise<Outcome[]> {
  const ended: Outcome[] = [];
  for (const part of parts) if (!isInterrupted) ended.push(await runPart(part, 'later'));
  return ended;
}

function show(ended: Outcome[]): void {
  for (const { name, output } of ended) {
    heading(name);
    process.stdout.write(output);
  }
  outcomes.push(...ended);
}

function heading(name: string): void {
  console.log(`\n── ${name}`);
}

/**
 * The tests of the server, with those of the screens, the build and the checks beside them; then the journeys. They
 * leave a tenth of the processors unused, and the tests of the rules take it.
 */
async function walk(): Promise<void> {
  const { server, screens, rules } = vitest(reports, FUZZ_RUNS);
  const building = beside(isFast ? [] : [BUILD, BROWSER]);
  const checking = building.then(() =>
    beside(only ? [] : [...CHECKS, isFast ? rules : { ...rules, isYielding: true }]),
  );
  const lookingAtScreens = beside(only ? [] : [screens]);
  if (!only) await inFront(server);
  show(await lookingAtScreens);
  const built = await building;
  show(built);
  usedBy.push(used('before the journeys'));
  try {
    if (!isFast && !isInterrupted) await travel(built);
  } finally {
    show(await checking);
    usedBy.push(used(isFast ? 'afterwards' : 'journeys'));
  }
}

async function travel(built: Outcome[]): Promise<void> {
  if (built.some(({ failed }) => failed > 0)) throw new Error('No journeys: see above what they lack.');
  const { output } = built.find(({ name }) => name === BROWSER.name)!;
  await inFront(journeys(reports, output.trim().split('\n').at(-1)!));
}

try {
  await walk();
} catch (error) {
  const failures = [(error as Error).message];
  const nothing = { seconds: 0, coreSeconds: 0, output: '', passed: 0, repeated: [] };
  outcomes.push({ name: 'journeys', ...nothing, failed: 1, failures });
} finally {
  rmSync(reports, { recursive: true, force: true });
}

const total = (what: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[what], 0);
const line = (name: string, seconds: number, passed: number, failed: number) =>
  `${name.padEnd(16)}${`${seconds.toFixed(1)} s`.padStart(9)}${String(passed).padStart(8)} passed${String(failed).padStart(6)} failed`;

console.log('');
for (const { name, seconds, passed, failed, coreSeconds } of outcomes) {
  console.log(`${line(name, seconds, passed, failed)}${coreSeconds.toFixed(0).padStart(6)} core s`);
}
console.log(line('all together', (performance.now() - begun) / 1000, total('passed'), total('failed')));
for (const figures of usedBy) if (figures) console.log(figures);
if (isInterrupted) console.log('Interrupted before the end.');
for (const test of outcomes.flatMap(({ repeated }) => repeated)) console.log(`↻ only when repeated: ${test}`);
// A log that keeps only its end must still say which tests failed.
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`✗ ${failure}`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(isInterrupted || total('failed') > 0 || total('passed') === 0 ? 1 : 0);
