import type { ConsentPurpose } from '@leveza/contract/auth/consent.ts';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { isInForce } from './store.ts';
import { consents } from './table.ts';

/** Takes an agreement back; not found when there is none to take back. */
export async function withdrawConsent({ db, owner, now }: Call, purpose: ConsentPurpose): Promise<void> {
  const withdrawn = await db
    .update(consents)
    .set({ withdrawnAt: now })
    .where(isInForce(owner, purpose))
    .returning({ id: consents.id });
  ownRow(withdrawn);
}
