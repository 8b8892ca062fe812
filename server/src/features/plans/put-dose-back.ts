import type { PlannedDose, TakeDoseInput } from '@leveza/contract/plans/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { putUseBack } from '../usage/shared/put-use-back.ts';
import { doseOfRecord, findRecorded } from './find-dose.ts';
import { plannedPace } from './shared/planned-pace.ts';
import { type PlanAmong, putDose } from './store.ts';
import { planDoses } from './table.ts';
import { isFound } from './take-dose-back.ts';

interface Back extends Pick<TakeDoseInput, 'quantity' | 'notes'> {
  recordId: string;
  /** Null for an extra dose. */
  dose: PlannedDose | null;
  takenAt: Date;
}

/**
 * Puts a dose that was taken back into the history as the use it was, out of the boxes it came from, and asks nothing. Null
 * where its record was no use: no box gave any of it, and the record is gone.
 */
export async function putDoseBack(
  call: Call,
  among: PlanAmong,
  { dose, takenAt, ...record }: Back,
): Promise<PlannedDose | null> {
  const { recordId } = record;
  const recorded = { recordId, near: dose ? new Date(dose.plannedAt!) : takenAt };
  // An extra dose stands for no planned one that could be found taken.
  const there = dose ? null : await doseOfRecord(call, among, recorded);
  if (there) return there;
  if (!(await isFound(() => putUseBack(call, recordId, plannedPace).catch(sayWhatToDo)))) return null;
  const back = await doseOfRecord(call, among, recorded);
  if (back && (!dose || back.plannedAt === dose.plannedAt)) return back;
  if (!dose) throw new Problem('not-found');
  await mark(call, dose, record);
  return findRecorded(call, among, recorded);
}

function sayWhatToDo(error: unknown): never {
  if (!(error instanceof Problem) || error.code !== 'insufficient-stock') throw error;
  const message = 'A caixa de onde esta dose saiu não tem mais o bastante. Registre a dose de novo.';
  throw new Problem('insufficient-stock', { message });
}

/** The dose was skipped since, by the row that said which use it was: the use would stand for another dose of its day. */
async function mark(
  { db, owner }: Call,
  { planId, day, time }: PlannedDose,
  { recordId: useId, quantity, notes }: Omit<Back, 'dose' | 'takenAt'>,
): Promise<void> {
  await db.delete(planDoses).where(and(eq(planDoses.userId, owner), eq(planDoses.useId, useId)));
  await putDose(db, owner, planId, {
    plannedDay: day,
    plannedTime: time,
    outcome: 'taken',
    useId,
    takenAt: null,
    takenClock: null,
    quantity: quantity ?? null,
    notes,
  });
}
