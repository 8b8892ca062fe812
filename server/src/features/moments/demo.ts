import { DEFAULT_ZONE, addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import type { Db } from '../../db/connection.ts';
import { seenMoments } from './table.ts';

const LAST_DOSE_DAYS_AGO = 5;

/** The patient of the demonstration took the first steps months ago, and has seen the moments up to the last dose. */
export async function fillDemoMoments(tx: Db, owner: string, now: Date): Promise<void> {
  const lastDose = addDays(dayIn(DEFAULT_ZONE, now), -LAST_DOSE_DAYS_AGO);
  await tx.insert(seenMoments).values([
    { userId: owner, kind: 'first-steps' },
    {
      userId: owner,
      kind: 'first-dose',
      createdAt: instantAt(addDays(lastDose, -112), '09:00', DEFAULT_ZONE),
    },
    {
      userId: owner,
      kind: 'constancy',
      subject: lastDose,
      createdAt: instantAt(lastDose, '09:00', DEFAULT_ZONE),
    },
  ]);
}
