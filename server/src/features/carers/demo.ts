import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import type { Db } from '../../db/connection.ts';
import { carers } from './table.ts';

/** A carer who agreed; a demonstration sends no message. */
export async function fillDemoCarers(db: Db, owner: string, now: Date): Promise<void> {
  const invitedAt = instantAt(addDays(dayIn(DEFAULT_ZONE, now), -30), '10:00', DEFAULT_ZONE);
  await db.insert(carers).values({
    userId: owner,
    name: 'Marcos',
    channel: 'email',
    address: 'marcos@example.com',
    alerts: ['dose-not-recorded', 'red-flag'],
    acceptedAt: invitedAt,
    createdAt: invitedAt,
  });
}
