import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { busyIn, processorWatch, waitedIn } from './processor-time.ts';

test('idle time, waits for a disk and time taken by the host do not count as work', () => {
  const stat = 'cpu  100 20 30 9000 800 5 45 700 0 0\ncpu0 1 2 3 4 5 6 7 8 9 10\n';
  expect(busyIn(stat)).toBe(2);
});

test.runIf(process.platform === 'linux')('work of another process is counted', () => {
  const took = processorWatch();
  execFileSync(process.execPath, [
    '-e',
    'for (const end = process.cpuUsage().user + 1e5; process.cpuUsage().user < end; );',
  ]);
  expect(took('one child')).toMatch(
    /^one child: \d+ s of processor time on this machine, \d+ % of all cores$/,
  );
});

test('the times of ended children are found behind any name', () => {
  expect(waitedIn('7 (a) b) S 1 7 7 0 -1 0 0 0 0 0 900 900 150 50 20 0 1')).toBe(2);
});
