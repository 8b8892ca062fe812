import type { ConsentPurpose, ConsentRecord } from '@leveza/contract/auth/consent.ts';
import { desc, eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { consents } from './table.ts';

/** Every decision a patient took, newest first. */
export async function listConsents({ db, owner }: Call): Promise<ConsentRecord[]> {
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
