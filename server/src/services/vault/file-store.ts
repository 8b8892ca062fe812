/** Keeps sealed files under their ids. It bears the name of the database its files belong to, and has a bin. */
export interface FileStore {
  /** For the person who runs Leveza: a folder or `s3://bucket/prefix`. */
  place: string;
  write(id: string, bytes: Buffer): Promise<void>;
  /** Also finds a file in the bin: its row may have come back with an earlier database. Else throws `FileLost`. */
  read(id: string): Promise<Buffer>;
  /** A file that is not there is no failure. */
  remove(id: string): Promise<void>;
  idsOlderThan(ageMs: number): Promise<string[]>;
  isEmpty(): Promise<boolean>;
  discard(id: string): Promise<void>;
  takeBack(id: string): Promise<void>;
  idsInBin(olderThanMs?: number): Promise<string[]>;
  removeFromBin(id: string): Promise<void>;
  /** The name of the database, or null in a store that was never given one. */
  label(): Promise<string | null>;
  setLabel(label: string): Promise<void>;
}

/** A row names a file that the store does not have, or that does not open with its key. */
export class FileLost extends Error {
  override name = 'FileLost';

  constructor() {
    super('the stored file is missing or damaged');
  }
}

/**
 * The store does not answer, or refuses Leveza. Carries no cause: the failure of a connection to the store would be
 * taken for one of the database (`db/failure.ts`).
 */
export class FileStoreAway extends Error {
  override name = 'FileStoreAway';
  /** The word of the store or the network: `SlowDown`, `AccessDenied`, `ECONNREFUSED`, `late`. */
  readonly code: string;
  /** Asking again changes nothing: the key, the bucket or the address is wrong. */
  readonly isRefusal: boolean;

  constructor(place: string, code: string, { isRefusal = false } = {}) {
    super(
      isRefusal
        ? `The file store ${place} refuses Leveza (${code}); check FILES_URL and the S3_ settings.`
        : `The file store ${place} does not answer (${code}); try again when it does.`,
    );
    this.code = code;
    this.isRefusal = isRefusal;
  }
}

/** Where files without a row wait. */
export const BIN = 'bin';
/** Beside the files, so that it goes wherever they go. */
export const LABEL = 'database.id';
export const SHELF = /^[0-9a-f]{2}$/;

/** A draft of a crashed upload has a longer name. */
export function isFileId(name: string): boolean {
  return /^[0-9a-f-]{36}$/.test(name);
}

export interface Found {
  id: string;
  mtimeMs: number;
}

export const idOf = ({ id }: Found) => id;
export const olderThan =
  (ageMs: number) =>
  ({ mtimeMs }: Found) =>
    mtimeMs < Date.now() - ageMs;
