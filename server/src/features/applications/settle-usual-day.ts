import { pauseAt } from '@leveza/domain/applications/plan.ts';
import { eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { labelledProduct } from '../pens/shared/glp1-of.ts';
import { isSameTreatment } from '../pens/shared/same-treatment.ts';
import { applicationSettings } from '../pens/table.ts';
import { newestApplications } from './shared/past-doses.ts';
import type { Treatment } from './shared/treatment.ts';
import { nextDoseReply, readTreatment } from './shared/treatment.ts';
import { forgetUsualDay, keepUsualDay } from './shared/usual-day.ts';

/**
 * Keeps the day of the dose before, where none is kept for its treatment. It is asked before another dose is recorded:
 * until then the only dose may still be corrected, and its day with it.
 */
export async function settleUsualDay(call: Call): Promise<Treatment> {
  const treatment = await readTreatment(call);
  const { last, usual, intervalDays, zone } = treatment;
  if (!last || usual || intervalDays === null) return treatment;
  await keepUsualDay(call.db, call.owner, { last, at: last.appliedAt, zone, chosenAt: null });
  return readTreatment(call);
}

/** The only dose left says the day again; a day the patient chose stays. */
export async function unsettleUsualDay(call: Call): Promise<void> {
  const { usual } = await readTreatment(call);
  if (!usual || usual.chosenAt) return;
  const [last, before] = await newestApplications(call.db, call.owner, 2);
  if (!last || !before || !isSameTreatment(last, before)) await forgetUsualDay(call.db, call.owner);
}

/**
 * The treatment after a change of the doses. An interval the patient set for a daily medicine must not plan a weekly
 * one: it ends where another medicine is in use now whose label has another interval.
 */
export async function treatmentAfter(call: Call, before: Treatment): Promise<Treatment> {
  const after = await readTreatment(call);
  if (after.settings.intervalDays === null || !before.last || !after.last) return after;
  const label = labelledProduct(after.last)?.intervalDays ?? null;
  const isOther = !isSameTreatment(before.last, after.last);
  if (!isOther || label === null || label === (labelledProduct(before.last)?.intervalDays ?? null))
    return after;
  await call.db
    .update(applicationSettings)
    .set({ intervalDays: null })
    .where(eq(applicationSettings.userId, call.owner));
  return readTreatment(call);
}

/**
 * The answer to a dose: the next one, the planned one that it stands for, and whether it ended a pause or brought an ended
 * treatment back.
 */
export async function nextAfter(call: Call, before: Treatment, { id }: { id: string }) {
  const after = await treatmentAfter(call, before);
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
