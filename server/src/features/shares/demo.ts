import { randomBytes } from 'node:crypto';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import type { Db } from '../../db/connection.ts';
import { hashToken } from '../../http/session/owner-of.ts';
import { shareOpenings, shares } from './table.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

/** A link for the last consultation, whose days are over. Its token is thrown away. */
export async function fillDemoShares(db: Db, owner: string, now: Date): Promise<void> {
  const today = dayIn(DEFAULT_ZONE, now);
  const untilDay = addDays(today, -14);
  const [share] = await db
    .insert(shares)
    .values({
      userId: owner,
      label: 'Dra. Helena, endocrinologista',
      parts: ['summary', 'applications', 'weight', 'effects', 'adherence'],
      fromDay: addDays(today, -111),
      untilDay,
      endsAt: instantAt(untilDay, '24:00', DEFAULT_ZONE),
      tokenHash: hashToken(randomBytes(32).toString('base64url')),
      createdAt: instantAt(addDays(today, -21), '09:10', DEFAULT_ZONE),
    })
    .returning({ id: shares.id });
  await db.insert(shareOpenings).values(
    [-21, -20].map((days) => ({
      userId: owner,
      shareId: share!.id, // an insert always returns its row
      outcome: 'opened' as const,
      device: ANDROID,
      createdAt: instantAt(addDays(today, days), '14:35', DEFAULT_ZONE),
    })),
  );
}
