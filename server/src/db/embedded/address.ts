import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { passes } from './account.ts';
import type { Account } from './run.ts';

/** Where the server listens: a folder of its own for the socket, or loopback where there are no sockets. */
export interface Address {
  host: string;
  port: number;
}

const PREFIX = 'leveza-pg-';
const PORT = 5432;
const LONGEST_SOCKET_PATH = 103; // the smallest limit, that of macOS

export async function makeAddress(account: Account | null): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  const base = (await suits(tmpdir(), account)) ? tmpdir() : '/tmp';
  const host = await mkdtemp(join(base, PREFIX));
  if (account) await chown(host, account.uid, account.gid);
  return { host, port: PORT };
}

/** A restarted server keeps its address, whose folder a cleaner of /tmp may have taken. */
export async function restoreAddress({ host }: Address, account: Account | null): Promise<void> {
  if (!isOurs(host)) return;
  await mkdir(host, { recursive: true, mode: 0o700 });
  if (account) await chown(host, account.uid, account.gid);
}

export async function forgetAddress({ host }: Address): Promise<void> {
  if (isOurs(host)) await rm(host, { recursive: true, force: true });
}

// The name comes from a file: only a folder that bears our mark may be removed.
function isOurs(host: string): boolean {
  return basename(host).startsWith(PREFIX);
}

async function suits(base: string, account: Account | null): Promise<boolean> {
  const socket = join(base, `${PREFIX}XXXXXX`, `.s.PGSQL.${PORT}`);
  if (Buffer.byteLength(socket) > LONGEST_SOCKET_PATH) return false;
  return !account || passes(account, '-x', base);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : PORT));
    });
  });
}
