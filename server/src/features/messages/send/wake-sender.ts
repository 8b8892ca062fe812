import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import type { Db } from '../../../db/connection.ts';
import { wakeAt } from '../../../jobs/enqueue.ts';

/** The job that sends what is due. */
export const SEND_MESSAGES = 'send-messages';

/** Wakes are asked for this long ahead: by the job of every minute, and by a message that comes sooner than that. */
export const WOKEN_AHEAD_MS = 3 * MINUTE_MS;

/** Wakes the sender at once. */
export const wakeSenderNow = (db: Db) => wakeAt(db, SEND_MESSAGES, null);

/** Wakes the sender once for every whole minute at which one of these moments has come. */
export async function wakeSender(db: Db, moments: readonly Date[], now: Date): Promise<void> {
  if (moments.some((moment) => moment <= now)) await wakeSenderNow(db);
  const later = moments.filter((moment) => moment > now);
  const minutes = new Set(later.map((moment) => Math.ceil(moment.getTime() / MINUTE_MS) * MINUTE_MS));
  // In order: two transactions that wake for the same minutes would otherwise wait for each other.
  for (const minute of [...minutes].toSorted((a, b) => a - b)) {
    await wakeAt(db, SEND_MESSAGES, new Date(minute));
  }
}
