import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identify, isRunning } from '../server/src/db/embedded/process-table.ts';

const MARK = 'leveza-';
/** A folder of the process 4711: 'leveza-reports-4711-aB3dE9'. */
const OURS = new RegExp(`^${MARK}[a-z]+-(\\d+)-\\w{6}$`);

/**
 * A folder of this process in the folder for temporary files. Those of processes that were killed, and could not remove
 * theirs, go first. It is open to the unprivileged database too.
 */
export function runFolder(name: string, place = tmpdir()): string {
  for (const left of readdirSync(place)) {
    const pid = Number(OURS.exec(left)?.[1]);
    if (pid && !isRunning(identify(pid))) rmSync(join(place, left), { recursive: true, force: true });
  }
  const path = mkdtempSync(join(place, `${MARK}${name}-${process.pid}-`));
  chmodSync(path, 0o711);
  return path;
}
