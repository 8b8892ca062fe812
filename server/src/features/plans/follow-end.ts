import { eachOccurrence } from '@leveza/domain/plans/occurrences.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { Call } from '../../http/call.ts';
import { endDosesAt } from '../applications/shared/plan-doses.ts';
import { readTreatment, type Treatment } from '../applications/shared/treatment.ts';
import { clockNow, isEnded } from './clock.ts';
import { planOfDoses } from './plan-of-doses.ts';
import { findPlans, type Span, type WholePlan } from './store.ts';
import { isTreatment } from './treated.ts';

/** Injections are not planned further ahead: a course that reaches there has no end yet. */
const FARTHEST_DAYS = 5 * 366;

/** Lets the treatment end with its plan: after its last day, or after the last dose of a course. */
export async function followEnd(call: Call, plan: WholePlan): Promise<void> {
  const { endDate, totalDoses } = plan.versions.at(-1)!;
  const ends = [
    ...(endDate === null ? [] : [`${addDays(endDate, 1)}T00:00`]),
    ...(totalDoses === null ? [] : [afterLastDose(await readTreatment(call), plan)]),
  ];
  await endDosesAt(call, ends.toSorted()[0] ?? null);
}

/** The plan of the treatment, where there is one, ends as much later or sooner as its pause says. */
export async function followOpenPlan(call: Call): Promise<void> {
  const plans = await findPlans(call.db, call.owner);
  const open = plans.find((plan) => isTreatment(plan) && !isEnded(plan, call));
  if (open) await followEnd(call, open);
}

/** Half way to the dose that would follow: the patient may move the day of the doses by some days. */
function afterLastDose(treatment: Treatment, plan: WholePlan): string {
  const { startDate } = plan.versions[0]!;
  const course = planOfDoses({ ...plan, pauses: pausesOf(treatment).filter(hasEnd) });
  let last = { day: startDate, time: '00:00' };
  for (const dose of eachOccurrence(course, { from: startDate, to: addDays(startDate, FARTHEST_DAYS) })) {
    last = dose;
  }
  const at = instantAt(last.day, last.time, treatment.zone).getTime();
  return clockNow({
    zone: treatment.zone,
    now: new Date(at + ((treatment.intervalDays ?? 1) * DAY_MS) / 2),
  });
}

/** A dose that is applied ends an open pause, so that its length is not known. */
const hasEnd = ({ pausedUntil }: Span) => pausedUntil !== null;

/** The pauses of injections are those of the treatment. */
export function pausesOf({ pauses, zone }: Pick<Treatment, 'pauses' | 'zone'>): Span[] {
  return pauses.map(({ from, until }) => ({
    pausedFrom: clockNow({ zone, now: from }),
    pausedUntil: until && clockNow({ zone, now: until }),
  }));
}
