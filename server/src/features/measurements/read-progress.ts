import { aimOf } from '@leveza/domain/profile/healthy-weight.ts';
import type { Progress } from '@leveza/domain/profile/progress.ts';
import { progressOf } from '@leveza/domain/profile/progress.ts';
import { startedOn } from '@leveza/domain/profile/treatment-start.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { treatmentQuestion } from '../applications/shared/treatment.ts';
import { bodyOf } from '../profile/shared/body-of.ts';
import { newestWeightsQuestion } from './shared/weights.ts';

/** How far the weight is from where it began and where it should end. */
export async function readProgress(call: Call): Promise<Progress> {
  const { db, owner, zone, now } = call;
  const [{ profile, firstDoseAt }, [latest]] = await askInOne(
    db,
    treatmentQuestion(call),
    newestWeightsQuestion(owner, 1),
  );
  const today = dayIn(zone, now);
  return progressOf({
    initialWeight: profile?.initialWeight ?? null,
    currentWeight: latest?.weight ?? null,
    targetWeight: aimOf(profile?.targetWeight ?? null, bodyOf(profile, today)),
    startedOn: startedOn({ treatmentStart: profile?.treatmentStart, firstDoseAt, zone }),
    today,
  });
}
