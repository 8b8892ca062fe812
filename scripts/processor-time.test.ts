import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { endedIn, processorWatch } from './processor-time.ts';

test('the time of ended children is read behind a name that may hold anything', () => {
  const stat = '7 (a) S 1) S 1 7 7 0 -1 4194560 1 2 3 4 50 60 250 150 20 0 11 0';
  expect(endedIn(stat)).toBe(4);
});

test.runIf(process.platform === 'linux')('work of a child is counted once it has ended', () => {
  const took = processorWatch();
  execFileSync(process.execPath, [
    '-e',
    'for (const end = process.cpuUsage().user + 1e5; process.cpuUsage().user < end; );',
  ]);
  expect(took('one child')).toMatch(/^one child: \d+ s of processor time, \d+ % of all cores$/);
});
