import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from './install.mjs';

/** A script that writes down how it is asked to leave. */
function witness(): { script: string; notes: () => string } {
  const folder = mkdtempSync(join(tmpdir(), 'leveza-run-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const notes = join(folder, 'notes');
  writeFileSync(notes, '');
  writeFileSync(
    join(folder, 'witness.mjs'),
    `import { appendFileSync } from 'node:fs';
     process.on('SIGTERM', () => { appendFileSync(${JSON.stringify(notes)}, 'asked to stop'); process.exit(0); });
     appendFileSync(${JSON.stringify(notes)}, 'ready ');
     setTimeout(() => process.exit(3), 60_000);`,
  );
  return { script: relative(ROOT, join(folder, 'witness.mjs')), notes: () => readFileSync(notes, 'utf8') };
}

test('a signal to the command reaches what it runs', async () => {
  const { script, notes } = witness();
  const command = spawn(process.execPath, [join(ROOT, 'scripts/run.mjs'), script], { stdio: 'ignore' });
  await vi.waitUntil(() => notes() === 'ready ', 30_000);
  command.kill('SIGTERM');
  expect(await once(command, 'exit')).toEqual([0, null]);
  expect(notes()).toBe('ready asked to stop');
});

test('when the shell between npm and the command dies, what it runs stops too', async () => {
  const { script, notes } = witness();
  const line = `"${process.execPath}" "${join(ROOT, 'scripts/run.mjs')}" "${script}"; true`;
  const shell = spawn('sh', ['-c', line], { stdio: 'ignore' });
  await vi.waitUntil(() => notes() === 'ready ', 30_000);
  shell.kill('SIGKILL');
  await vi.waitUntil(() => notes() === 'ready asked to stop', 30_000);
});
