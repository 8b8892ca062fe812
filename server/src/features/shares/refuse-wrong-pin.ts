import { Problem } from '@leveza/contract/problem.ts';
import { MOST_WRONG_PINS } from '@leveza/domain/shares/limits.ts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { VisitorCall } from '../../http/call.ts';
import { notify } from '../notifications/shared/notify.ts';
import { pinHashOf } from './pin-hash.ts';
import type { ShareRow } from './table.ts';
import { shareOpenings, shares } from './table.ts';

/** Every try is counted before it is looked at, so that many at once are not more than a few. */
export async function refuseWrongPin(
  { db, now, device }: VisitorCall,
  { id, userId, pinHash }: ShareRow,
  { token, pin }: { token: string; pin?: string | undefined },
): Promise<void> {
  if (pinHash === null) return;
  if (!pin) throw new Problem('share-pin-needed');
  const [counted] = await db
    .update(shares)
    .set({ wrongPins: sql`${shares.wrongPins} + 1` })
    .where(and(eq(shares.id, id), isNull(shares.lockedAt), lt(shares.wrongPins, MOST_WRONG_PINS)))
    .returning({ tries: shares.wrongPins });
  if (!counted) throw new Problem('share-locked');
  if (pinHashOf(token, pin) === pinHash) {
    await db.update(shares).set({ wrongPins: 0 }).where(eq(shares.id, id));
    return;
  }
  await db.insert(shareOpenings).values({
    userId,
    shareId: id,
    device: device?.slice(0, 300) ?? null,
    outcome: 'wrong-pin',
    createdAt: now,
  });
  if (counted.tries < MOST_WRONG_PINS) throw new Problem('share-pin-wrong');
  await db.update(shares).set({ lockedAt: now }).where(eq(shares.id, id));
  await notify(db, userId, {
    kind: 'security',
    title: 'Link compartilhado bloqueado',
    body: 'Alguém errou o PIN muitas vezes. Se ainda precisar compartilhar, crie outro link em Relatórios.',
    place: { to: '/reports', search: {} },
  });
  throw new Problem('share-locked');
}
