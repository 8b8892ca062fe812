import type * as contract from '@leveza/contract/interactions.ts';
import type { Received } from '@leveza/contract/endpoint.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import { INTERACTIONS } from './known-interactions.ts';
import { dismissedInteractions } from './table.ts';

/** Puts a notice about these medicines away; doing so twice keeps the later moment. */
export async function dismissInteraction(
  { db, owner, now }: Call,
  interactionId: string,
  { names }: Received<typeof contract.dismissInteraction>['body'],
): Promise<void> {
  if (!INTERACTIONS.interactions.some(({ id }) => id === interactionId)) throw new Problem('not-found');
  const rows = names.map((medicine) => ({ userId: owner, interactionId, medicine, createdAt: now }));
  const { userId, interactionId: id, medicine } = dismissedInteractions;
  await db
    .insert(dismissedInteractions)
    .values(rows)
    .onConflictDoUpdate({ target: [userId, id, medicine], set: { createdAt: now } });
}
