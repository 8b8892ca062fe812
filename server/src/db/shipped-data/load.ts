import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../connection.ts';
import { shippedData } from './table.ts';

/** A data set that comes with Leveza: a JSON file beside its feature, and how its rows are written. */
export interface ShippedData {
  name: string;
  file: URL;
  load(tx: Db, content: unknown): Promise<void>;
}

/** Writes the data sets whose files changed since they were last loaded; the rest cost one read each. */
export async function loadShippedData(db: Db, sets: readonly ShippedData[]): Promise<string[]> {
  const loaded: string[] = [];
  for (const set of sets) {
    const source = await readFile(set.file, 'utf8');
    const checksum = createHash('sha256').update(source).digest('hex');
    const isNew = await db.transaction(async (tx) => {
      // Two processes that start together must not both write: the second waits here, then finds it done.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`shipped-data:${set.name}`}))`);
      const [known] = await tx.select().from(shippedData).where(eq(shippedData.name, set.name));
      if (known?.checksum === checksum) return false;
      await set.load(tx, JSON.parse(source));
      await tx
        .insert(shippedData)
        .values({ name: set.name, checksum })
        .onConflictDoUpdate({ target: shippedData.name, set: { checksum, loadedAt: sql`now()` } });
      return true;
    });
    if (isNew) loaded.push(set.name);
  }
  return loaded;
}
