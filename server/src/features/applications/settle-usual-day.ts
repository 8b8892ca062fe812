import { pauseAt } from '@leveza/domain/applications/plan.ts';
import { LAST_DOSES, sharedDay } from '@leveza/domain/applications/shared-day.ts';
import type { Call } from '../../http/call.ts';
import { isSameTreatment, medicineOf } from '../pens/shared/same-treatment.ts';
import { keepInterval } from './shared/own-interval.ts';
import { newestApplications } from './shared/past-doses.ts';
import type { ForgottenDay } from './table.ts';
import type { Treatment } from './shared/treatment.ts';
import { nextDoseReply, readTreatment } from './shared/treatment.ts';
import { forgetSettledDay, forgetUsualDay, keepUsualDay } from './shared/usual-day.ts';

/**
 * Keeps the day of the dose before, where none is kept for its treatment, and its medicine for an interval without one. It
 * is asked before another dose is recorded: until then the only dose may still be corrected, and its day with it.
 */
export async function settleUsualDay(call: Call, known?: Treatment): Promise<Treatment> {
  const treatment = known ?? (await readTreatment(call));
  const { last, usual, ownInterval, intervalDays, zone } = treatment;
  if (last && ownInterval?.medicine === null) {
    await keepInterval(call.db, call.owner, { days: ownInterval.days, medicine: last });
  }
  if (!last || usual || intervalDays === null) return treatment;
  await keepUsualDay(call.db, call.owner, { last, at: last.appliedAt, zone, chosenAt: null });
  return readTreatment(call);
}

/**
 * Keeps the day that most of the last doses share, after several were entered together: one late dose among them does not
 * move the treatment. A day that was kept before them stays, and so does that of another medicine.
 */
export async function settleSharedDay(call: Call, before: Treatment): Promise<void> {
  const { db, owner, zone } = call;
  if (before.usual || (before.medicine && !before.last)) return;
  const { intervalDays } = await readTreatment(call);
  const newest = await newestApplications(db, owner, LAST_DOSES);
  const [last] = newest;
  if (!last || intervalDays === null || (before.last && !isSameTreatment(before.last, last))) return;
  const other = newest.findIndex((dose) => !isSameTreatment(dose, last));
  const ofTreatment = other < 0 ? newest : newest.slice(0, other);
  const shared = sharedDay(
    ofTreatment.map(({ appliedAt }) => appliedAt),
    { intervalDays, zone },
  );
  if (shared) await keepUsualDay(db, owner, { last, at: shared, zone, chosenAt: null });
}

/** The only dose left says the day again; a day the patient chose stays. The answer is the day that is forgotten. */
export async function unsettleUsualDay(call: Call): Promise<ForgottenDay | null> {
  const { usual, medicine } = await readTreatment(call);
  if (!medicine) await forgetSettledDay(call.db, call.owner);
  if (!usual || !medicine || usual.chosenAt) return null;
  const [last, before] = await newestApplications(call.db, call.owner, 2);
  if (last && before && isSameTreatment(last, before)) return null;
  await forgetUsualDay(call.db, call.owner);
  return { usualDay: usual.day, usualTime: usual.time, usualMedicine: medicineOf(medicine) };
}

/**
 * The answer to a dose: the next one, the planned one that it stands for, and whether it ended a pause or brought an ended
 * treatment back.
 */
export async function nextAfter(call: Call, before: Treatment, { id }: { id: string }) {
  const after = await readTreatment(call);
  const nextDose = nextDoseReply(after);
  const countsFor = after.last?.id === id && after.next.countsFor;
  const endsPause = before.next.state === 'paused' && nextDose.state !== 'paused';
  const canContinuePause = endsPause && pauseAt(before.pauses, call.now) !== null;
  return {
    nextDose,
    ...(countsFor && { countsFor: countsFor.toISOString() }),
    ...(endsPause && { endsPause }),
    ...(canContinuePause && { canContinuePause }),
  };
}
