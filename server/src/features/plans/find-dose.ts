import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { dosesOfPlan } from './shared/doses-of-days.ts';
import type { PlanAmong } from './store.ts';

/** The planned dose of a moment; a moment that is not planned is refused. */
export async function findDose(call: Call, among: PlanAmong, moment: Date): Promise<PlannedDose> {
  const around = await dosesAround(call, among, moment);
  const dose = around.find(({ plannedAt }) => plannedAt === moment.toISOString());
  if (!dose) throw new Problem('dose-not-planned');
  return dose;
}

interface Recorded {
  recordId: string;
  near: Date;
}

/** The dose that was just recorded, as it now stands. */
export async function findRecorded(call: Call, among: PlanAmong, recorded: Recorded): Promise<PlannedDose> {
  return (await doseOfRecord(call, among, recorded))!;
}

/** Nothing where the record is not there, or of another plan. */
export async function doseOfRecord(
  call: Call,
  among: PlanAmong,
  { recordId, near }: Recorded,
): Promise<PlannedDose | undefined> {
  return (await dosesAround(call, among, near)).find((dose) => dose.recordId === recordId);
}

/** With a day on either side, because a planned time that the clocks leave out falls beside its own. */
function dosesAround(call: Call, { plan, all }: PlanAmong, moment: Date): Promise<PlannedDose[]> {
  const day = dayIn(call.zone, moment);
  return dosesOfPlan(call, plan, { from: addDays(day, -1), to: addDays(day, 1) }, all);
}
