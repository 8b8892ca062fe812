import type { ShareOpening } from '@leveza/contract/shares/shares.ts';
import { deviceName } from '@leveza/domain/auth/device.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { findShare } from './store.ts';
import { shareOpenings } from './table.ts';

const MOST_LISTED = 100;

export async function listShareOpenings({ db, owner }: Call, id: string): Promise<ShareOpening[]> {
  await findShare(db, owner, id);
  const rows = await db
    .select()
    .from(shareOpenings)
    .where(and(eq(shareOpenings.userId, owner), eq(shareOpenings.shareId, id)))
    .orderBy(desc(shareOpenings.createdAt), desc(shareOpenings.id))
    .limit(MOST_LISTED);
  return rows.map(({ createdAt, device, outcome }) => ({
    at: createdAt.toISOString(),
    device: deviceName(device),
    outcome,
  }));
}
