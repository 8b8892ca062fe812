import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Parser } from 'tar';
import { errorCode } from '../db/embedded/refused.ts';
import { BackupRefused } from './refused.ts';

/** An entry's name and kind, followed by its content piece by piece. */
export type Piece = { path: string; kind: string } | Buffer;

/** The archive from its beginning to its end, in constant memory. */
export async function* piecesOf(file: string, signal?: AbortSignal): AsyncGenerator<Piece> {
  let pieces: Piece[] = [];
  let failure: Error | undefined;
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry) => {
      pieces.push({ path: entry.path, kind: entry.type });
      entry.on('data', (chunk) => pieces.push(chunk));
    },
  });
  parser.on('error', (error: Error) => (failure ??= error));

  try {
    // The pieces are unzipped here, because the parser would take 16 MB at once and unzip without a limit.
    const unzipped = pipeline(createReadStream(file), createGunzip(), () => undefined);
    for await (const chunk of unzipped as AsyncIterable<Buffer>) {
      signal?.throwIfAborted();
      parser.write(chunk);
      if (failure) throw failure;
      yield* pieces;
      pieces = [];
    }
    parser.end();
    if (failure) throw failure;
  } catch (error) {
    throw signal?.aborted ? error : unreadable(file, error);
  }
}

export function damaged(file: string, cause?: unknown): BackupRefused {
  return new BackupRefused(`${file} is damaged or not a backup of Leveza; nothing was changed.`, { cause });
}

function unreadable(file: string, error: unknown): BackupRefused {
  const code = errorCode(error);
  if (code === 'ENOENT') return new BackupRefused(`There is no file ${file}.`, { cause: error });
  if (code === 'EISDIR') return new BackupRefused(`${file} is a folder, not a backup.`, { cause: error });
  if (code === 'EACCES') return new BackupRefused(`${file} may not be read by this user.`, { cause: error });
  return damaged(file, error);
}
