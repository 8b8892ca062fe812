import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { Db } from '../../db/connection.ts';
import { openSession } from './open-session.ts';
import { users } from './table.ts';

const LASTS_MS = DAY_MS;

/** What a feature puts into a demonstration account; never called for a real one. */
export type DemoData = (tx: Db, owner: string, now: Date) => Promise<void>;

interface Starting {
  device: string | undefined;
  now: Date;
  demoData: readonly DemoData[];
}

/** An account for one visitor, filled by every feature, gone after a day. */
export function startDemo(db: Db, { device, now, demoData }: Starting) {
  return db.transaction(async (tx) => {
    const demoExpiresAt = new Date(now.getTime() + LASTS_MS);
    const [user] = await tx
      .insert(users)
      // `.invalid` can never be anybody's address.
      .values({ name: 'Marina Souza', email: `demo-${randomUUID()}@leveza.invalid`, demoExpiresAt })
      .returning();
    for (const fill of demoData) await fill(tx, user!.id, now);
    const tokens = await openSession(tx, { userId: user!.id, device, endsAt: demoExpiresAt });
    return { user: user!, tokens };
  });
}
