import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from './connection.ts';

/**
 * Work that is kept whole or not at all. A request with an idempotency key is a transaction already: a second one
 * inside would only add two round trips while locks are held, since a refusal ends the whole request.
 */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return is(db, PgTransaction) ? work(db) : db.transaction(work);
}
