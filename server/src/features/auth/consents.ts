import type { Consent } from '@leveza/contract/auth/consent.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { consents } from './table.ts';

/** Records an agreement once; saying yes again gives the first one back. */
export function giveConsent(db: Db, owner: string, { purpose, version }: Consent) {
  return db.transaction(async (tx) => {
    const [given] = await tx
      .select()
      .from(consents)
      .where(
        and(
          eq(consents.userId, owner),
          eq(consents.purpose, purpose),
          eq(consents.version, version),
          isNull(consents.withdrawnAt),
        ),
      );
    if (given) return given;
    const [row] = await tx.insert(consents).values({ userId: owner, purpose, version }).returning();
    return row!;
  });
}
