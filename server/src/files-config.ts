import { z } from 'zod';
import { secret, setting, webAddress, withoutSlash } from './setting.ts';

const FOLDER = 'folder';
const S3_PLACE = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>[\w./-]*))?$/;
const place = z.union([z.literal(FOLDER), z.string().regex(S3_PLACE)]);

/** The settings of where patients' files lie. */
export const FILES_SETTINGS = {
  FILES_URL: setting(place.default(FOLDER)),
  FILES_OLD_URL: setting(place.optional()),
  S3_ENDPOINT: setting(webAddress.optional()),
  S3_REGION: setting(
    z
      .string()
      .regex(/^[\da-z-]+$/)
      .default('us-east-1'),
  ),
  S3_ACCESS_KEY_ID: setting(secret.optional()),
  S3_SECRET_ACCESS_KEY: setting(secret.optional()),
};

export const FILES_EXPECTED: Record<keyof typeof FILES_SETTINGS, string> = {
  FILES_URL: 'folder, which is DATA_DIR/files, or a bucket such as s3://leveza/files',
  FILES_OLD_URL:
    'unset, or the other place files are moved from: folder, or a bucket such as s3://leveza/files',
  S3_ENDPOINT: 'the address of the S3-compatible store, such as https://s3.sa-east-1.amazonaws.com',
  S3_REGION: 'the region of the bucket, such as sa-east-1, or auto at Cloudflare R2',
  S3_ACCESS_KEY_ID: 'the key of the S3-compatible store, without spaces, where files lie on one',
  S3_SECRET_ACCESS_KEY: 'the secret of that key, without spaces, where files lie on an S3-compatible store',
};

export interface S3Config {
  kind: 's3';
  endpoint: string;
  region: string;
  bucket: string;
  /** Without a slash at either end; empty at the root of the bucket. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export type FilesPlace = { kind: 'folder' } | S3Config;

export interface FilesConfig {
  store: FilesPlace;
  /** The store files are moved from: still read until `npm run files:move` has emptied it. */
  old: FilesPlace | null;
}

export const IN_FOLDER: FilesConfig = { store: { kind: 'folder' }, old: null };

const FilesSettings = z.object(FILES_SETTINGS);
type Read = z.output<typeof FilesSettings>;

/** The setting that is missing or at odds with another. */
export function wrongFilesSetting(read: Read): keyof Read | null {
  if (read.FILES_OLD_URL === read.FILES_URL) return 'FILES_OLD_URL';
  if (read.FILES_URL === FOLDER && (read.FILES_OLD_URL ?? FOLDER) === FOLDER) return null;
  if (read.S3_ACCESS_KEY_ID === undefined) return 'S3_ACCESS_KEY_ID';
  return read.S3_SECRET_ACCESS_KEY === undefined ? 'S3_SECRET_ACCESS_KEY' : null;
}

export function readFiles(read: Read): FilesConfig {
  return {
    store: placeOf(read.FILES_URL, read),
    old: read.FILES_OLD_URL === undefined ? null : placeOf(read.FILES_OLD_URL, read),
  };
}

function placeOf(url: string, read: Read): FilesPlace {
  const { bucket, prefix = '' } = S3_PLACE.exec(url)?.groups ?? {};
  if (bucket === undefined) return { kind: 'folder' };
  const region = read.S3_REGION;
  return {
    kind: 's3',
    endpoint: withoutSlash(read.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`),
    region,
    bucket,
    prefix: prefix.split('/').filter(Boolean).join('/'),
    // Both are there: `wrongFilesSetting` was asked first.
    accessKeyId: read.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: read.S3_SECRET_ACCESS_KEY ?? '',
  };
}
