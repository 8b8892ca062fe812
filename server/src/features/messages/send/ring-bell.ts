import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { notifyMany } from '../../notifications/shared/notify.ts';
import { messages } from '../table.ts';

interface ForBell {
  id: string;
  userId: string;
  type: string;
  title: string;
  body: string;
  link: string | null;
}

/** Messages inside the app are rows: they are written in the transaction that takes them, so exactly once. */
export async function ringBell(tx: Db, due: readonly ForBell[], now: Date): Promise<void> {
  if (due.length === 0) return;
  await notifyMany(
    tx,
    due.map(({ userId, type, title, body, link }) => ({
      userId,
      kind: type === 'security' ? ('security' as const) : ('reminder' as const),
      title,
      body,
      link,
    })),
  );
  const ids = due.map(({ id }) => id);
  await tx
    .update(messages)
    .set({ state: 'sent', sentAt: now, claimedBy: null })
    .where(inArray(messages.id, ids));
}
