import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from './refused.ts';

/** A process that cannot be mistaken for a later one with the same number. */
export interface ProcessIdentity {
  pid: number;
  started: string;
}

export function identify(pid: number): ProcessIdentity {
  return { pid, started: startOf(pid) };
}

export function isRunning({ pid, started }: ProcessIdentity): boolean {
  return exists(pid) && startOf(pid) === started;
}

/** The command line, or an empty text where the platform does not tell. */
export function commandLine(pid: number): string[] {
  if (process.platform === 'linux') return (readProc(`${pid}/cmdline`) ?? '').split('\0');
  return ps(pid, 'command').split(' ');
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  // A finished server stays behind as a zombie in a container whose first process does not reap its children.
  return !['Z', 'X'].includes(statOf(pid)[0] ?? '');
}

function startOf(pid: number): string {
  if (process.platform !== 'linux') return ps(pid, 'lstart');
  const ticksSinceBoot = statOf(pid)[19] ?? '';
  return `${readProc('sys/kernel/random/boot_id')?.trim() ?? ''} ${ticksSinceBoot}`;
}

// The fields after the command name, which may itself hold blanks and brackets.
function statOf(pid: number): string[] {
  const stat = process.platform === 'linux' ? readProc(`${pid}/stat`) : null;
  return stat ? stat.slice(stat.lastIndexOf(')') + 2).split(' ') : [];
}

function readProc(path: string): string | null {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(errorCode(error))) return null;
    throw error;
  }
}

function ps(pid: number, column: string): string {
  if (process.platform === 'win32') return '';
  try {
    const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C' };
    return execFileSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      env,
    }).trim();
  } catch {
    return ''; // ps ends with 1 when there is no such process
  }
}
