import { createHash } from 'node:crypto';
import type { PushSubscriptionInput } from '@leveza/contract/messages/devices.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { DeviceCall } from '../../http/call.ts';
import { isPublicPushAddress } from '../../services/push/public-address.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { pushSubscriptions } from './table.ts';

const MOST_DEVICES = 20;

export const ABOUT_DEVICE = 'push subscription';

export const endpointHash = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

/** Registers a device. One that another patient used before is this patient's from now on. */
export async function addPushSubscription(
  { db, owner, sessionId, device, now }: DeviceCall,
  subscription: PushSubscriptionInput,
  { config, vault }: { config: Config; vault: Vault },
): Promise<{ id: string }> {
  if (!config.push.allowsPrivate && !(await isPublicPushAddress(subscription.endpoint))) {
    throw new Problem('device-address-refused');
  }
  const row = {
    userId: owner,
    sessionId,
    endpointHash: endpointHash(subscription.endpoint),
    sealed: vault.sealText(JSON.stringify(subscription), ABOUT_DEVICE),
    device: device?.slice(0, 300) ?? null,
    createdAt: now,
  };
  const [added] = await db
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscriptions.endpointHash, set: row })
    .returning({ id: pushSubscriptions.id });
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, owner))
    .orderBy(desc(pushSubscriptions.createdAt))
    .limit(MOST_DEVICES);
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, owner), notInArray(pushSubscriptions.id, newest)));
  return added!; // an upsert always returns its row
}
