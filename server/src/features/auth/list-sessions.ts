import type { Session } from '@leveza/contract/auth/sessions.ts';
import { deviceName } from '@leveza/domain/auth/device.ts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { DeviceCall } from '../../http/call.ts';
import { sessions } from './table.ts';

/** Where the patient is signed in, the asking device first, then by last use. */
export async function listSessions({ db, owner, sessionId, now }: DeviceCall): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, owner),
        isNull(sessions.revokedAt),
        gt(sessions.idleExpiresAt, now),
        gt(sessions.absoluteExpiresAt, now),
      ),
    )
    .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.lastUsedAt));
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.device),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.id === sessionId,
  }));
}
