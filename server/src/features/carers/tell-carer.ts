import type { CarerAlert } from '@leveza/domain/carers/alerts.ts';
import { eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { findAccount } from '../auth/shared/account.ts';
import { type CarerRow, carerAlerts, carers } from './table.ts';
import { type Senders, writeToCarer } from './write-to-carer.ts';

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
  call: Call,
  { carer, occasion: { alert, what, at } }: Telling,
  senders: Senders,
): Promise<void> {
  const { id, acceptedAt } = carer;
  const { db, owner, now } = call;
  if (!carer.alerts.includes(alert) || !acceptedAt || at < acceptedAt) return;
  await db.transaction(async (tx) => {
    const mark = { userId: owner, carerId: id, what, createdAt: now };
    const marked = await tx.insert(carerAlerts).values(mark).onConflictDoNothing().returning();
    if (marked.length === 0) return;
    const { name: patientName } = await findAccount(tx, owner);
    await writeToCarer({ ...call, db: tx }, { carer, patientName, alert }, senders);
    await tx.update(carers).set({ lastSentAt: now }).where(eq(carers.id, id));
  });
}
