import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_SECONDS } from '@leveza/domain/time/spans.ts';
import type { Db } from '../../db/connection.ts';
import type { VisitorCall } from '../../http/call.ts';
import { refuseBeyond } from '../../http/rate-limit/hit.ts';
import { openSession } from './open-session.ts';
import { users } from './table.ts';

const LASTS_MS = DAY_MS;

/** Fills a demonstration account with a feature's records; never called for a real one. */
export type DemoData = (tx: Db, owner: string, now: Date) => Promise<void>;

interface Parts {
  demosPerHour: number;
  demoData: readonly DemoData[];
}

/** An account for one visitor, filled by every feature, gone after a day. */
export async function startDemo(
  { db, now, device, address }: VisitorCall,
  { demosPerHour, demoData }: Parts,
) {
  await refuseBeyond(db, `demos:${address}`, { times: demosPerHour, perSeconds: HOUR_SECONDS });
  return db.transaction(async (tx) => {
    const demoExpiresAt = new Date(now.getTime() + LASTS_MS);
    const [user] = await tx
      .insert(users)
      // `.invalid` is never a real address.
      .values({ name: 'Marina Souza', email: `demo-${randomUUID()}@leveza.invalid`, demoExpiresAt })
      .returning();
    for (const fill of demoData) await fill(tx, user!.id, now);
    const tokens = await openSession(tx, { userId: user!.id, device, now, endsAt: demoExpiresAt });
    return { user: user!, tokens };
  });
}
