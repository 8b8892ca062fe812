import { and, eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { endpointHash } from './add-push-subscription.ts';
import { pushSubscriptions } from './table.ts';

/** Ends the notifications of a device; a device that is not known is as good as ended. */
export async function deletePushSubscription(
  { db, owner }: Call,
  endpoint: string,
): Promise<{ isDeleted: boolean }> {
  const deleted = await db
    .delete(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.userId, owner), eq(pushSubscriptions.endpointHash, endpointHash(endpoint))),
    )
    .returning({ id: pushSubscriptions.id });
  return { isDeleted: deleted.length > 0 };
}
