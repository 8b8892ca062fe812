import { Problem } from '@leveza/contract/problem.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import type { Call } from '../../http/call.ts';
import { versionRowOn } from './reply.ts';
import { dosesOfPlan } from './shared/doses-of-days.ts';
import type { WholePlan } from './store.ts';

/** Longer than the longest gap a plan as needed can have. */
const DAYS_BACK = 8;

/** The gap and the number a day that the patient entered are asked about when a dose goes beyond them. */
export async function refuseTooOften(call: Call, plan: WholePlan, takenAt: Date): Promise<void> {
  const day = dayIn(call.zone, takenAt);
  const { planType, minGapHours, mostPerDay } = versionRowOn(plan.versions, day);
  if (planType !== 'as_needed' || (minGapHours === null && mostPerDay === null)) return;
  const around = await dosesOfPlan(call, plan, {
    from: addDays(day, -DAYS_BACK),
    to: addDays(day, DAYS_BACK),
  });
  const taken = around.filter(({ state }) => state === 'taken');
  const isClose = taken.some(
    (dose) =>
      minGapHours !== null && Math.abs(takenAt.getTime() - Date.parse(dose.takenAt!)) < minGapHours * HOUR_MS,
  );
  const isMany = mostPerDay !== null && taken.filter((dose) => dose.day === day).length >= mostPerDay;
  if (isClose || isMany) throw new Problem('dose-too-often');
}
