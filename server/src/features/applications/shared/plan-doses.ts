import { Problem } from '@leveza/contract/problem.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import { weekdayOf } from '@leveza/domain/time/days.ts';
import type { Call } from '../../../http/call.ts';
import { labelledProduct } from '../../pens/shared/glp1-of.ts';
import { isSameTreatment } from '../../pens/shared/same-treatment.ts';
import type { ApplicationRow } from '../../pens/table.ts';
import { applicationSettings } from '../../pens/table.ts';
import { keepInterval } from './own-interval.ts';
import { nextOf, readTreatment, type Treatment } from './treatment.ts';
import { forgetUsualDay, keepUsualDay } from './usual-day.ts';

interface DosePlan {
  medicine: Pick<ApplicationRow, 'catalogId' | 'medicationName'>;
  /** The first planned dose. */
  at: Date;
  intervalDays: number;
  /** The patient confirms a next dose inside the minimum gap. */
  confirmEarly: boolean;
}

/**
 * A plan of a GLP-1 medicine says how often and from which moment on; the doses themselves are counted where they
 * always are, by the usual day and the interval of the treatment.
 */
export async function planDoses(
  call: Call,
  { medicine, at, intervalDays, confirmEarly }: DosePlan,
): Promise<void> {
  const { db, owner, zone, now } = call;
  const label = labelledProduct(medicine);
  const least = Math.ceil((label?.missedDose?.minGapHours ?? 0) / 24);
  if (intervalDays < least) {
    throw new Problem('invalid-input', {
      fields: { frequency: `Pela bula, são pelo menos ${least} dias entre duas doses.` },
    });
  }
  const own = intervalDays === label?.intervalDays ? null : intervalDays;
  await keepInterval(db, owner, { days: own, medicine });
  const treatment = await readTreatment(call);
  if (isAlreadyUsual(treatment, { medicine, at })) return;
  await keepUsualDay(db, owner, { last: medicine, at, zone, chosenAt: now });
  const planned = await readTreatment(call);
  const { earliestAt, followingAt, plannedAt } = nextOf(planned, now);
  const nextAt = followingAt ?? plannedAt;
  if (!confirmEarly && earliestAt && nextAt && nextAt < earliestAt) throw new Problem('usual-day-too-soon');
}

/** By the patient's clock: from then on nothing is planned; null for a plan without an end. */
export async function endDosesAt({ db, owner }: Call, dosesEnd: string | null): Promise<void> {
  await db
    .insert(applicationSettings)
    .values({ userId: owner, dosesEnd })
    .onConflictDoUpdate({ target: applicationSettings.userId, set: { dosesEnd } });
}

/** The same weekday and hour: choosing it again would forget which doses were counted so far. */
function isAlreadyUsual(
  { usual, last, medicine: before, intervalDays, zone }: Treatment,
  { medicine, at }: Pick<DosePlan, 'medicine' | 'at'>,
): boolean {
  if (!usual || !last || !before || intervalDays === null || !isSameTreatment(before, medicine)) return false;
  const { day, time } = wallClock(zone, at);
  return time === usual.time && (intervalDays % 7 !== 0 || weekdayOf(day) === weekdayOf(usual.day));
}

/** A medicine that was planned and never begun is planned no more. */
export async function unplanDoses(call: Call): Promise<void> {
  const { last, usual } = await readTreatment(call);
  if (usual?.chosenAt && (!last || usual.chosenAt > last.appliedAt))
    await forgetUsualDay(call.db, call.owner);
}
