import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder the unprivileged database can enter too; a bare mkdtemp as root would send the rows to /var/lib. */
export function temporaryFolder(prefix = 'leveza-test-', place = tmpdir()): { path: string; remove(): void } {
  const path = mkdtempSync(join(place, prefix));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
