import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { idempotencyKeys } from './table.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The names of a row in the answer to the request that made it. */
const OWN_NAMES = ['id', 'recordId', 'movementId', 'importId'];

interface Deletion {
  endpoint: Endpoint;
  params: object;
  /** The answer of the deletion: the row as it was. */
  answer: string;
}

/**
 * A deleted row is gone from earlier answers too: they would keep its words for a day. The keys stay, so that a late
 * repeat of the request that made it is refused and does not make it again.
 */
export async function eraseAnswers(db: Db, owner: string, deletion: Deletion): Promise<void> {
  const id = deletedBy(deletion);
  if (!id) return;
  // An answer that refers to the row as `inventoryId` or `penId` tells of another row, which stays.
  const namesOne = [id, ...filesIn(deletion)].flatMap((gone) =>
    OWN_NAMES.map((name) => sql`position(${`"${name}":"${gone}"`} in ${idempotencyKeys.answer}) > 0`),
  );
  await db
    .update(idempotencyKeys)
    .set({ answer: null })
    .where(and(eq(idempotencyKeys.userId, owner), or(...namesOne)));
}

/** Only the end of an address is deleted: a file of an exam, not the exam it lies in. */
function deletedBy({ endpoint, params }: Deletion): string | null {
  // A product is of the catalogue: an address that ends with one deletes something about it.
  const [, name = ''] = /:(?!productId$)(\w+)$/.exec(endpoint.path) ?? [];
  const id = (params as Record<string, unknown>)[name];
  return typeof id === 'string' && UUID.test(id) ? id.toLowerCase() : null;
}

/** Files go with their row; the answers to their uploads do not name it. */
function filesIn({ answer }: Deletion): string[] {
  const { data } = JSON.parse(answer) as { data?: { files?: { id: string }[] } | null };
  return (data?.files ?? []).map(({ id }) => id);
}
