import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './install.mjs';
import { runFolder } from './run-folder.ts';

function place(): string {
  const path = mkdtempSync(join(tmpdir(), 'leveza-place-test-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

test('a run removes the folder of one that was killed, and leaves those that are in use', async () => {
  const tmp = place();
  const script = `import { runFolder } from ${JSON.stringify(join(ROOT, 'scripts/run-folder.ts'))};
    import { writeFileSync } from 'node:fs';
    writeFileSync(runFolder('reports', ${JSON.stringify(tmp)}) + '/part.json', '{}');
    console.log('ready');
    setInterval(() => undefined, 1000);`;
  const killed = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  await once(killed.stdout, 'data');
  const [left] = readdirSync(tmp);
  const own = basename(runFolder('reports', tmp));
  expect(new Set(readdirSync(tmp))).toEqual(new Set([left, own]));

  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const next = basename(runFolder('run', tmp));
  expect(new Set(readdirSync(tmp))).toEqual(new Set([own, next]));
});

test('a folder of another name stays', () => {
  const tmp = place();
  for (const name of ['leveza-tests-aB3dE9', 'reports-1-aB3dE9', 'leveza-pg-999999'])
    mkdirSync(join(tmp, name));
  writeFileSync(join(tmp, 'leveza.log'), '');
  const own = basename(runFolder('reports', tmp));
  expect(readdirSync(tmp)).toHaveLength(5);
  expect(own).toMatch(new RegExp(`^leveza-reports-${process.pid}-`));
});
