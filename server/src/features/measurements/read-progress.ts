import { aimOf } from '@leveza/domain/profile/healthy-weight.ts';
import type { Progress } from '@leveza/domain/profile/progress.ts';
import { progressOf } from '@leveza/domain/profile/progress.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { newestWeights } from './shared/weights.ts';
import { bodyOf } from '../profile/shared/body-of.ts';
import { findProfile } from '../profile/shared/find-profile.ts';

/** How far the weight is from where it began and where it should end. */
export async function readProgress({ db, owner, zone, now }: Call): Promise<Progress> {
  const profile = await findProfile(db, owner);
  const today = dayIn(zone, now);
  const [latest] = await newestWeights(db, owner, 1);
  return progressOf({
    initialWeight: profile?.initialWeight ?? null,
    currentWeight: latest?.weight ?? null,
    targetWeight: aimOf(profile?.targetWeight ?? null, bodyOf(profile, today)),
    startedOn: profile?.treatmentStart ?? null,
    today,
  });
}
