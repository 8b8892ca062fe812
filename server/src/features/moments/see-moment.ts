import type { SeenMoment } from '@leveza/contract/moments.ts';
import type { Call } from '../../http/call.ts';
import { seenMoments } from './table.ts';

/** A moment seen on two devices is stored once. */
export async function seeMoment({ db, owner }: Call, { kind, subject }: SeenMoment): Promise<void> {
  await db.insert(seenMoments).values({ userId: owner, kind, subject }).onConflictDoNothing();
}
