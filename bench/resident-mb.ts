import { readFileSync } from 'node:fs';

/** The memory of a process; only Linux tells it, elsewhere it is not a number. */
export function residentMb(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Math.round(Number(kilobytes) / 1024);
}
