import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { identify, isRunning } from '../server/src/db/embedded/process-table.ts';
import { ROOT } from './install.mjs';
import { runPart } from './run-part.ts';
import type { Tally } from './tally.ts';

/** A folder of scripts, and what one of them printed into `notes`. */
function workshop(scripts: Record<string, string>): { path: (name: string) => string; notes: () => string } {
  const folder = mkdtempSync(join(tmpdir(), 'leveza-part-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const notes = join(folder, 'notes');
  writeFileSync(notes, '');
  const head = `import { appendFileSync } from 'node:fs';
    const note = (text) => appendFileSync(${JSON.stringify(notes)}, text);`;
  for (const [name, script] of Object.entries(scripts)) writeFileSync(join(folder, name), head + script);
  return {
    path: (name) => relative(ROOT, join(folder, name)),
    notes: () => readFileSync(notes, 'utf8'),
  };
}

const isAlive = (pid: number) => isRunning(identify(pid));

test('a part is counted by its exit code, and its output is kept together', async () => {
  const { path } = workshop({ 'bad.mjs': `console.log('one'); console.error('two'); process.exit(3);` });
  const outcome = await runPart({ name: 'bad', script: path('bad.mjs'), words: [] }, 'later');
  expect(outcome).toMatchObject({ name: 'bad', output: 'one\ntwo\n', passed: 0, failed: 1 });
  expect(outcome.failures).toEqual(['bad: ended with exit code 3']);
});

test('a part that yields, and what it starts, takes only what the others leave', async () => {
  const { path } = workshop({
    'yielding.mjs': `import { execFileSync } from 'node:child_process';
      import { getPriority } from 'node:os';
      const below = ['-p', "require('node:os').getPriority()"];
      console.log(getPriority(), execFileSync(process.execPath, below, { encoding: 'utf8' }).trim());`,
  });
  const part = { name: 'yielding', script: path('yielding.mjs'), words: [] };
  const usual = getPriority();
  expect((await runPart(part, 'later')).output).toBe(`${usual} ${usual}\n`);
  const { PRIORITY_LOW: low } = constants.priority;
  expect((await runPart({ ...part, isYielding: true }, 'later')).output).toBe(`${low} ${low}\n`);
});

test.each([
  [
    'nothing',
    '',
    { passed: 0, failed: 1, failures: ['runner: ended with exit code 1 and without a report'] },
  ],
  [
    'a failure',
    '{"passed":2,"failed":1,"failures":["a › b"]}',
    { passed: 2, failed: 1, failures: ['a › b'] },
  ],
  [
    'only successes, but ends badly',
    '{"passed":2,"failed":0,"failures":[]}',
    { passed: 2, failed: 1, failures: ['runner: ended with exit code 1'] },
  ],
])('a runner that reports %s', async (_, written, tally) => {
  const { path } = workshop({ 'runner.mjs': `note(${JSON.stringify(written)}); process.exit(1);` });
  const file = join(ROOT, path('notes'));
  const report = { file, read: (read: Tally) => read };
  const part = { name: 'runner', script: path('runner.mjs'), words: [], report };
  expect(await runPart(part, 'later')).toMatchObject(tally);
});

test('when the runner is killed, its part and the database of the tests end within seconds', async () => {
  const setup = JSON.stringify(join(ROOT, 'server/src/testing/global-setup.ts'));
  const { path, notes } = workshop({
    'part.mjs': `import { setup } from ${setup};
      await setup({ provide: () => undefined });
      note(process.pid + ' ' + process.env.TMPDIR);
      setInterval(() => undefined, 1000);`,
    'runner.mjs': `import { runPart } from ${JSON.stringify(join(ROOT, 'scripts/run-part.ts'))};
      const { output } = await runPart({ name: 'part', script: process.argv[2], words: [] }, 'later');
      process.stdout.write(output);`,
  });
  const runner = spawn(process.execPath, [join(ROOT, path('runner.mjs')), path('part.mjs')]);
  let output = '';
  for (const stream of [runner.stdout, runner.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  await vi.waitUntil(() => notes() || runner.exitCode !== null, 60_000);
  expect(notes(), output).not.toBe('');
  const [part = '', folder = ''] = notes().split(' ');
  // The rows may lie elsewhere, in memory; the lock of the socket names the server and their folder.
  const [lock] = globSync('*/.s.PGSQL.5432.lock', { cwd: folder });
  const [pid, rows] = readFileSync(join(folder, lock!), 'utf8').split('\n');
  const postgres = Number(pid);
  expect([part, postgres].map(Number).map(isAlive)).toEqual([true, true]);

  runner.kill('SIGKILL');
  await vi.waitUntil(() => !isAlive(Number(part)) && !isAlive(postgres), 20_000);
  await vi.waitUntil(() => !existsSync(folder) && !existsSync(rows!), 20_000);
});
