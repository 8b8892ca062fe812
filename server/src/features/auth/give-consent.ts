import type { Consent } from '@leveza/contract/auth/consent.ts';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { holdAccount } from './shared/account.ts';
import { isInForce } from './store.ts';
import { consents } from './table.ts';

/** Records an agreement once; saying yes again gives the first one back. */
export async function giveConsent({ db, owner }: Call, { purpose, version }: Consent) {
  const { givenAt } = await db.transaction(async (tx) => {
    await holdAccount(tx, owner);
    const [inForce] = await tx
      .select()
      .from(consents)
      .where(and(isInForce(owner, purpose), eq(consents.version, version)));
    if (inForce) return inForce;
    const [row] = await tx.insert(consents).values({ userId: owner, purpose, version }).returning();
    return row!;
  });
  return { purpose, version, givenAt: givenAt.toISOString() };
}
