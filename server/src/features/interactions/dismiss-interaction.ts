import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import { INTERACTIONS } from './catalogue.ts';
import { dismissedInteractions } from './table.ts';

/** Puts a notice away; doing so twice changes nothing. */
export async function dismissInteraction({ db, owner }: Call, interactionId: string): Promise<void> {
  if (!INTERACTIONS.interactions.some(({ id }) => id === interactionId)) throw new Problem('not-found');
  await db.insert(dismissedInteractions).values({ userId: owner, interactionId }).onConflictDoNothing();
}
