import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { idempotencyKeys } from './table.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The names of a row in the answer to the request that made it. */
const OWN_NAMES = ['id', 'recordId', 'movementId', 'importId'];

/**
 * Carries out a deletion. The deleted row is gone from earlier answers too: they would keep its words for a day. Both are
 * one transaction. The keys stay, so that a late repeat of the request that made the row is refused and does not make it
 * again.
 */
export function eraseAnswers(
  db: Db,
  { owner, id }: { owner: string; id: string },
  carryOut: (tx: Db) => Promise<string>,
): Promise<string> {
  return db.transaction(async (tx) => {
    const answer = await carryOut(tx);
    // An answer that refers to the row as `inventoryId` or `penId` tells of another row, which stays.
    const namesOne = [id, ...furtherIn(answer)].flatMap((gone) =>
      OWN_NAMES.map((name) => sql`position(${`"${name}":"${gone}"`} in ${idempotencyKeys.answer}) > 0`),
    );
    await tx
      .update(idempotencyKeys)
      .set({ answer: null })
      .where(and(eq(idempotencyKeys.userId, owner), or(...namesOne)));
    return answer;
  });
}

/** The row a call deletes. Only the end of an address is deleted: a file of an exam, not the exam it lies in. */
export function deletedRow({ method, path }: Endpoint, params: unknown): string | null {
  // A product is of the catalogue: an address that ends with one deletes something about it.
  const [, name = ''] = (method === 'DELETE' && /:(?!productId$)(\w+)$/.exec(path)) || [];
  const id = (params as Record<string, unknown>)[name];
  return typeof id === 'string' && UUID.test(id) ? id.toLowerCase() : null;
}

interface Row {
  id: string;
}
interface Deleted {
  data?: { files?: Row[] } | null;
  /** Those that repeat after a deleted appointment. */
  following?: Row[];
  /** Those recorded together with a deleted side effect. */
  also?: Row[];
}

/** Rows and files that go with the row of the address, as the answer of the deletion lists them. Their own answers do not name that row. */
function furtherIn(answer: string): string[] {
  const { data, following = [], also = [] } = JSON.parse(answer) as Deleted;
  return [...(data?.files ?? []), ...following, ...also].map(({ id }) => id);
}
