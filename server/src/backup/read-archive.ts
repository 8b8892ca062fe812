import { mkdir, open } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { isArchivePath } from './archive-path.ts';
import { damaged, piecesOf } from './archive-pieces.ts';
import { FORMAT, MANIFEST, Manifest, tablePath } from './manifest.ts';
import { BackupRefused } from './refused.ts';

interface ReadOptions {
  /** where to unpack; without it the archive is only checked */
  into?: string;
  signal?: AbortSignal;
}

interface Content {
  size: number;
  sha256: string;
}

const LARGEST_MANIFEST_BYTES = 64 * 1024 * 1024;

/** Reads an archive to its end, compares every checksum and refuses any difference. */
export async function readArchive(file: string, { into, signal }: ReadOptions = {}): Promise<Manifest> {
  const found = new Map<string, Content>();
  const manifest: Buffer[] = [];
  let entry: Entry | undefined;
  try {
    for await (const piece of piecesOf(file, signal)) {
      if (Buffer.isBuffer(piece)) {
        await entry?.add(piece);
        if (entry?.path === MANIFEST && entry.size <= LARGEST_MANIFEST_BYTES) manifest.push(piece);
        continue;
      }
      if (entry) found.set(entry.path, await entry.finish());
      if (piece.kind !== 'File' || !isArchivePath(piece.path) || found.has(piece.path)) throw damaged(file);
      entry = await openEntry(piece.path, into);
    }
    if (entry) found.set(entry.path, await entry.finish());
  } finally {
    await entry?.close();
  }
  return checked(file, Buffer.concat(manifest).toString('utf8'), found);
}

type Entry = Awaited<ReturnType<typeof openEntry>>;

async function openEntry(path: string, into: string | undefined) {
  const hash = createHash('sha256');
  const target = join(into ?? '', path);
  if (into !== undefined) await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const copy = into === undefined ? null : await open(target, 'wx', 0o600);
  let size = 0;
  return {
    path,
    get size() {
      return size;
    },
    async add(piece: Buffer): Promise<void> {
      hash.update(piece);
      size += piece.length;
      await copy?.writeFile(piece);
    },
    async finish(): Promise<Content> {
      await copy?.sync();
      await copy?.close();
      return { size, sha256: hash.digest('hex') };
    },
    /** harmless after `finish` */
    close: () => copy?.close(),
  };
}

function checked(file: string, text: string, found: Map<string, Content>): Manifest {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw damaged(file, error);
  }
  const { format } = Object(content) as { format?: unknown };
  if (typeof format === 'number' && format > FORMAT) {
    throw new BackupRefused(
      `${file} was written by a newer Leveza (format ${format}); update Leveza to restore it.`,
    );
  }
  const manifest = Manifest.safeParse(content);
  if (!manifest.success || !holdsExactly(manifest.data, found)) throw damaged(file, manifest.error);
  return manifest.data;
}

function holdsExactly({ tables, files }: Manifest, found: Map<string, Content>): boolean {
  const named = [...tables.map((table) => ({ ...table, path: tablePath(table) })), ...files];
  const paths = new Set([MANIFEST, ...named.map(({ path }) => path)]);
  return (
    paths.size === named.length + 1 &&
    found.size === paths.size &&
    found.has(MANIFEST) &&
    named.every(({ path, size, sha256 }) => {
      const content = found.get(path);
      return content?.size === size && content.sha256 === sha256;
    })
  );
}
