import { DEFAULT_ZONE, addDays, dayIn } from '@leveza/domain/time/days.ts';
import type { Db } from '../../db/connection.ts';
import { zoneSettings } from './table.ts';

/** One zone rests for some days more. */
export async function fillDemoRotation(tx: Db, owner: string, now: Date): Promise<void> {
  const today = dayIn(DEFAULT_ZONE, now);
  await tx
    .insert(zoneSettings)
    .values({ userId: owner, zone: 'arm-left-upper', restUntil: addDays(today, 9) });
}
