import { z } from 'zod';

export const FORMAT = 1;
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Name = z.string().regex(/^[^/\\\0]+$/);

export const MANIFEST = 'manifest.json';
export const FILES = 'files';
export const MASTER_KEY = 'master.key';

export const StoredTable = z.object({
  schema: Name,
  name: Name,
  columns: z.array(z.string()),
  rows: z.int().min(0),
  size: z.int().min(0),
  sha256: Sha256,
});
export type StoredTable = z.infer<typeof StoredTable>;

/** Where a counter stood; one that never counted is not kept. */
export const StoredSequence = z.object({ name: Name, last: z.string().regex(/^-?\d+$/) });
export type StoredSequence = z.infer<typeof StoredSequence>;

export const StoredFile = z.object({ path: z.string(), size: z.int().min(0), sha256: Sha256 });
export type StoredFile = z.infer<typeof StoredFile>;

/** The contents of a backup, with checksums to prove it is whole. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  leveza: z.string(),
  takenAt: z.iso.datetime(),
  /** the hashes of the migrations the database had, oldest first: they stand for its structure */
  migrations: z.array(z.string()).min(1),
  tables: z.array(StoredTable),
  sequences: z.array(StoredSequence),
  files: z.array(StoredFile),
});
export type Manifest = z.infer<typeof Manifest>;

export function newManifest(content: Omit<Manifest, 'format'>): Manifest {
  return { format: FORMAT, ...content };
}

export function tablePath({ schema, name }: Pick<StoredTable, 'schema' | 'name'>): string {
  return `tables/${schema}.${name}.copy`;
}
