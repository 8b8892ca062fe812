import { pauseAt } from '@leveza/domain/applications/plan.ts';
import type { Call } from '../../http/call.ts';
import { isSameTreatment, medicineOf } from '../pens/shared/same-treatment.ts';
import { keepInterval } from './shared/own-interval.ts';
import { newestApplications } from './shared/past-doses.ts';
import type { ForgottenDay } from './table.ts';
import type { Treatment } from './shared/treatment.ts';
import { nextDoseReply, readTreatment } from './shared/treatment.ts';
import { forgetUsualDay, keepUsualDay } from './shared/usual-day.ts';

/**
 * Keeps the day of the dose before, where none is kept for its treatment, and its medicine for an interval without one. It
 * is asked before another dose is recorded: until then the only dose may still be corrected, and its day with it.
 */
export async function settleUsualDay(call: Call): Promise<Treatment> {
  const treatment = await readTreatment(call);
  const { last, usual, ownInterval, intervalDays, zone } = treatment;
  if (last && ownInterval?.medicine === null) {
    await keepInterval(call.db, call.owner, { days: ownInterval.days, medicine: last });
  }
  if (!last || usual || intervalDays === null) return treatment;
  await keepUsualDay(call.db, call.owner, { last, at: last.appliedAt, zone, chosenAt: null });
  return readTreatment(call);
}

/** The only dose left says the day again; a day the patient chose stays. The answer is the day that is forgotten. */
export async function unsettleUsualDay(call: Call): Promise<ForgottenDay | null> {
  const { usual, medicine } = await readTreatment(call);
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
