import { chmod, mkdir, readFile, stat } from 'node:fs/promises';
import { EmbeddedDatabaseRefused, errorCode } from './refused.ts';
import { run } from './run.ts';
import type { Account } from './run.ts';

/** The account PostgreSQL runs as: root picks another one, every other account runs it itself. */
export async function chooseAccount(cluster: string): Promise<Account | null> {
  if (process.geteuid?.() !== 0) return null;
  const account = (await ownerOf(cluster)) ?? (await nobody());
  await proveSwitch(account);
  return account;
}

/** Whether that account passes `test <flag> <path>`, asked by really being that account. */
export async function passes(account: Account, flag: '-x' | '-r', path: string): Promise<boolean> {
  const { code } = await run('/bin/sh', ['-c', 'test "$1" "$2"', 'sh', flag, path], account);
  return code === 0;
}

/** A folder of root that the account may walk through, independent of the umask Leveza was started with. */
export async function makePassable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
}

// A cluster made by an ordinary user keeps its owner when root starts it once.
async function ownerOf(cluster: string): Promise<Account | null> {
  try {
    const { uid, gid } = await stat(cluster);
    return uid === 0 ? null : { uid, gid };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

async function nobody(): Promise<Account> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = accounts
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':');
  if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  throw new EmbeddedDatabaseRefused(
    'PostgreSQL does not run as root and this system has no account named "nobody"; start Leveza as an ordinary user or set DATABASE_URL.',
  );
}

async function proveSwitch(account: Account): Promise<void> {
  try {
    await run('/bin/sh', ['-c', ':'], account);
  } catch (error) {
    if (!['EPERM', 'EINVAL'].includes(errorCode(error))) throw error;
    throw new EmbeddedDatabaseRefused(
      'PostgreSQL does not run as root and this root may not switch to another user; start Leveza as an ordinary user or set DATABASE_URL.',
      { cause: error },
    );
  }
}
