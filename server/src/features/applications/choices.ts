import type { ApplicationSettings } from '@leveza/contract/applications/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Zone } from '@leveza/domain/rotation/zones.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { readTreatment } from './store.ts';
import { applicationSettings, skippedDoses, zoneSettings } from './table.ts';

/** Closer together than the label allows is refused, not planned. */
export async function changeSettings(
  db: Db,
  owner: string,
  settings: ApplicationSettings,
  now: Date,
): Promise<void> {
  const { rule } = await readTreatment(db, owner, now);
  const least = Math.ceil((rule?.minGapHours ?? 0) / 24);
  if (settings.intervalDays !== null && settings.intervalDays < least) {
    throw new Problem('invalid-input', {
      fields: { intervalDays: `Pela bula, são pelo menos ${least} dias entre duas doses.` },
    });
  }
  await db
    .insert(applicationSettings)
    .values({ userId: owner, ...settings })
    .onConflictDoUpdate({ target: applicationSettings.userId, set: settings });
}

interface ZoneChoice {
  isOff: boolean;
  restUntil: string | null;
}

export async function changeZone(db: Db, owner: string, zone: Zone, choice: ZoneChoice): Promise<void> {
  await db
    .insert(zoneSettings)
    .values({ userId: owner, zone, ...choice })
    .onConflictDoUpdate({ target: [zoneSettings.userId, zoneSettings.zone], set: choice });
}

/** Said twice, the later reason stands. */
export async function skipDose(db: Db, owner: string, plannedAt: Date, reason: string): Promise<string> {
  const [skip] = await db
    .insert(skippedDoses)
    .values({ userId: owner, plannedAt, reason })
    .onConflictDoUpdate({ target: [skippedDoses.userId, skippedDoses.plannedAt], set: { reason } })
    .returning({ id: skippedDoses.id });
  return skip!.id;
}

export async function undoSkip(db: Db, owner: string, id: string): Promise<void> {
  const removed = await db
    .delete(skippedDoses)
    .where(and(eq(skippedDoses.userId, owner), eq(skippedDoses.id, id)))
    .returning({ id: skippedDoses.id });
  if (removed.length === 0) throw new Problem('not-found');
}
