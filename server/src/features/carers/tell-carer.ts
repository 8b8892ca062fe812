import type { CarerAlert } from '@leveza/domain/carers/alerts.ts';
import type { Call } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { askCarerMessage } from './send-carer-message.ts';
import { type CarerRow, carerAlerts } from './table.ts';

/** A possible alert. Its key prevents a second one; its moment rules out days before the carer agreed. */
export interface Occasion {
  alert: CarerAlert;
  what: string;
  at: Date;
}

interface Telling {
  carer: CarerRow;
  occasion: Occasion;
}

/** The mark and the message are one change: told once, and nothing from before the carer agreed. */
export async function tellCarer(
  { db, owner, now }: Call,
  { carer, occasion: { alert, what, at } }: Telling,
  vault: Vault,
): Promise<void> {
  const { id, acceptedAt } = carer;
  if (!carer.alerts.includes(alert) || !acceptedAt || at < acceptedAt) return;
  await db.transaction(async (tx) => {
    const mark = { userId: owner, carerId: id, what, createdAt: now };
    const marked = await tx.insert(carerAlerts).values(mark).onConflictDoNothing().returning();
    if (marked.length > 0) await askCarerMessage(tx, vault, { owner, carerId: id, kind: alert });
  });
}
