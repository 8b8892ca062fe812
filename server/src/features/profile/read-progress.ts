import type { Progress } from '@leveza/domain/profile/progress.ts';
import { progressOf } from '@leveza/domain/profile/progress.ts';
import { DEFAULT_ZONE, dayIn } from '@leveza/domain/time/days.ts';
import type { Db } from '../../db/connection.ts';
import { findLatestWeight } from '../measurements/store.ts';
import { findProfile } from './store.ts';

export async function readProgress(db: Db, owner: string, now: Date): Promise<Progress> {
  const profile = await findProfile(db, owner);
  return progressOf({
    initialWeight: profile?.initialWeight ?? null,
    currentWeight: await findLatestWeight(db, owner),
    targetWeight: profile?.targetWeight ?? null,
    startedOn: profile?.treatmentStart ?? null,
    today: dayIn(profile?.timeZone ?? DEFAULT_ZONE, now),
  });
}
