import type { Consent, ConsentPurpose, ConsentRecord } from '@leveza/contract/auth/consent.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { consents, users } from './table.ts';

/** Every decision a patient took, newest first. */
export async function listConsents(db: Db, owner: string): Promise<ConsentRecord[]> {
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.userId, owner))
    .orderBy(desc(consents.givenAt), desc(consents.id));
  return rows.map((row) => ({
    purpose: row.purpose as ConsentPurpose,
    version: row.version,
    givenAt: row.givenAt.toISOString(),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  }));
}

/** Records an agreement once; saying yes again gives the first one back. */
export function giveConsent(db: Db, owner: string, { purpose, version }: Consent) {
  return db.transaction(async (tx) => {
    // Two taps at once wait here, else each would miss the row the other is about to store.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('update');
    const [given] = await tx
      .select()
      .from(consents)
      .where(and(isInForce(owner, purpose), eq(consents.version, version)));
    if (given) return given;
    const [row] = await tx.insert(consents).values({ userId: owner, purpose, version }).returning();
    return row!;
  });
}

/** Takes an agreement back; not found when there is none to take back. */
export async function withdrawConsent(db: Db, owner: string, purpose: ConsentPurpose): Promise<void> {
  const withdrawn = await db
    .update(consents)
    .set({ withdrawnAt: new Date() })
    .where(isInForce(owner, purpose))
    .returning({ id: consents.id });
  if (withdrawn.length === 0) throw new Problem('not-found');
}

function isInForce(owner: string, purpose: ConsentPurpose) {
  return and(eq(consents.userId, owner), eq(consents.purpose, purpose), isNull(consents.withdrawnAt));
}
